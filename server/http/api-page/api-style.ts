import { colourRule } from '#contract/lender/colours.ts'
import { lender } from '#lending/this-lender.ts'

/** The look of the site in as much style as this page needs; the colours are those of `ui/styles/tokens.css`. */
export const apiStyle = (font: string | null): string => `
${font ? `@font-face { font-family: Figtree; font-weight: 300 900; font-display: swap; src: url('${font}') format('woff2'); }` : ''}
:root { --orange: #f26a1b; --orange-dark: #b3410a; --orange-soft: #ffe4d1; --blue: #0b2545; --blue-mid: #26466f; --blue-soft: #dfe8f3;
  --blue-pale: #f1f5fa; --green: #13693b; --cream: #fffaf4; --text-soft: #47566d; --line: #dbe2eb; }
${colourRule(lender.colours)}
*, ::before, ::after { box-sizing: border-box; }
html { color: var(--blue); background: var(--cream); font: 1.0625rem/1.55 Figtree, system-ui, sans-serif; scroll-padding-block-start: 1rem; }
body { margin: 0; overflow-wrap: break-word; }
a { color: var(--orange-dark); text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--blue); outline-offset: 3px; border-radius: 4px; }
h1, h2, h3, h4 { line-height: 1.15; letter-spacing: -.015em; text-wrap: balance; }
h1 { margin: 0 0 1rem; font-size: clamp(2.125rem, 1.55rem + 2.6vw, 3.5rem); }
h2 { margin: 3rem 0 1rem; font-size: clamp(1.625rem, 1.3rem + 1.4vw, 2.25rem); }
h3 { margin: 2rem 0 .5rem; font-size: 1.25rem; }
h4 { margin: 1.5rem 0 .5rem; font-size: 1rem; letter-spacing: 0; }
.bar { display: flex; gap: 1rem; align-items: center; justify-content: space-between; padding: 1rem clamp(1.125rem, 4vw, 3rem);
  border-block-end: 1px solid var(--line); background: #fff; }
.bar a { color: var(--blue); font-weight: 600; }
.logo { display: inline-flex; gap: .6rem; align-items: center; font-size: 1.35rem; text-decoration: none; }
.bar .logo { font-weight: 800; }
.frame { max-inline-size: 1440px; margin: 0 auto; padding: 2rem clamp(1.125rem, 4vw, 3rem) 4.5rem; }
main { min-inline-size: 0; max-inline-size: 60rem; }
.intro { max-inline-size: 44rem; font-size: 1.25rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0 0 2rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: .3rem 0; font-weight: 600; }
nav small { color: var(--text-soft); }
@media (width >= 1024px) {
  .frame { display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 4rem; }
  nav { position: sticky; inset-block-start: 2rem; align-self: start; }
  nav ul { display: block; }
}
code, pre { font-family: ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace; font-size: .875em; }
pre { margin: .5rem 0; padding: 1rem 1.25rem; overflow: auto; max-block-size: 28rem; border-radius: .875rem; line-height: 1.5; }
pre.command { background: var(--blue); color: #fff; user-select: all; white-space: pre-wrap; overflow-wrap: anywhere; }
pre.command:focus-visible { outline-color: var(--orange); }
pre.json { border: 1px solid var(--line); background: var(--blue-pale); }
.first { padding: clamp(1.25rem, 3vw, 2rem); border-radius: 1.5rem; background: var(--orange-soft); }
.first h2 { margin-block-start: 0; }
.first ol { display: grid; gap: 1rem; margin: 1rem 0 0; padding-inline-start: 1.25rem; }
.first li { min-inline-size: 0; }
.first li::marker { font-weight: 800; }
.first li p { margin: 0 0 .25rem; font-weight: 600; }
.rules { max-inline-size: 44rem; padding-inline-start: 1.25rem; }
.rules li { margin-block-end: .4rem; }
details { border: 1px solid var(--line); border-radius: .875rem; margin: .5rem 0; background: #fff; }
summary { padding: .8rem 1.1rem; cursor: pointer; overflow-wrap: anywhere; }
.path { font-weight: 650; }
.summary { display: block; margin-block-start: .2rem; color: var(--text-soft); font-size: .9375rem; }
@media (hover: hover) { summary:hover { background: var(--blue-pale); border-radius: .875rem; } }
.call { padding: 0 1.1rem 1.2rem; }
.method { display: inline-block; min-inline-size: 4.25rem; margin-inline-end: .4rem; padding: .05rem .5rem; border-radius: .4rem; text-align: center;
  background: var(--blue-soft); font-size: .8125rem; font-weight: 750; }
.method-post { background: var(--orange-soft); }
.method-delete { background: #fde7e6; }
.schema { margin: .5rem 0 0; border: 0; background: none; }
.schema summary { padding: .3rem 0; color: var(--orange-dark); font-weight: 600; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: .875rem; background: #fff; }
table { inline-size: 100%; border-collapse: collapse; font-size: .9375rem; }
th, td { padding: .55rem .9rem; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); }
tr:last-child td { border: 0; }
th { color: var(--text-soft); font-size: .875rem; }
td code { white-space: nowrap; }
td:last-child { min-inline-size: 14rem; }
@media (width < 640px) {
  th, td { padding: .5rem; }
  td code { white-space: normal; overflow-wrap: anywhere; }
  td:last-child { min-inline-size: 0; }
}
`
