/**
 * Pushes the page down, so that it covers no button; in a shadow root, so that its styles do not mix with the site's.
 */
export const panelStyle = `
:host { display: block; font-family: Figtree, system-ui, sans-serif; font-size: 0.875rem; line-height: 1.5; color: #ffffff; background: #26466f; }
* { box-sizing: border-box; }
aside { max-inline-size: 1440px; margin-inline: auto; padding: 0.5rem clamp(1.125rem, 4vw, 3rem); }
.bar { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; }
.badge { margin: 0; padding: 0.15rem 0.7rem; border-radius: 1rem; background: #f5b83d; color: #0b2545; font-weight: 700; }
.explained { margin: 0; flex: 1 1 12rem; }
button, select { min-block-size: 2.75rem; padding: 0.25rem 0.9rem; border: 1px solid #ffffff; border-radius: 0.5rem; background: #0b2545; color: #ffffff; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: #ffffff; color: #0b2545; }
:focus-visible { outline: 3px solid #f5b83d; outline-offset: 2px; }
.body { padding-block: 0.75rem 0.5rem; display: grid; gap: 1.25rem; max-block-size: 60dvh; overflow: auto; }
.body[hidden] { display: none; }
h2, h3 { margin: 0 0 0.4rem; font-size: 1rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.15rem 1rem; margin: 0 0 0.5rem; }
dt { font-weight: 700; } dd { margin: 0; overflow-wrap: anywhere; }
.buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.row { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: end; margin-block-start: 0.75rem; }
label { display: grid; gap: 0.2rem; font-weight: 700; }
pre { margin: 0.4rem 0 0; padding: 0.6rem; max-block-size: 16rem; overflow: auto; background: #0b2545; border-radius: 0.5rem; font-size: 0.8rem; white-space: pre-wrap; overflow-wrap: anywhere; }
summary { cursor: pointer; min-block-size: 1.75rem; font-weight: 700; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { text-align: start; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; border-block-end: 1px solid rgb(255 255 255 / 0.35); }
p { margin: 0; }
.note { padding-block-start: 0.4rem; font-weight: 700; }
@media (width < 640px) { .explained { display: none; } .bar { gap: 0.5rem; } .badge { margin-inline-end: auto; } }
@media (width >= 1024px) { .body { grid-template-columns: 1fr 1fr; } .wide { grid-column: 1 / -1; } }
`
