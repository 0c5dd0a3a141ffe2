import type { Bank } from '../banks.ts'

/** Colours of one bank as custom properties; everything else is one sheet for all. */
export function bankColours(bank: Bank): string {
  const { brand, onBrand, action, onAction, surface } = bank.colours
  return `:root{--brand:${brand};--on-brand:${onBrand};--action:${action};--on-action:${onAction};--surface:${surface}}`
}

export const STYLE = `
:root{--brand:#1f3a5f;--on-brand:#fff;--action:#1f3a5f;--on-action:#fff;--surface:#f4f6f9;--ink:#1b1f24;--soft:#55606e;--line:#c9d0d8;--alert:#a3161b}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--surface);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header .bar{display:flex;align-items:center;gap:.75rem;padding:1rem 1.25rem;background:var(--brand);color:var(--on-brand)}
header .bank{font-size:1.25rem;font-weight:700;letter-spacing:.01em}
header .other{color:inherit}
header .badge{margin-left:auto;border:1px solid currentColor;border-radius:999px;padding:.1rem .7rem;font-size:.8rem;font-weight:600}
.note{margin:0;padding:.6rem 1.25rem;background:#fff6d6;color:#3d3100;font-size:.875rem}
main{max-width:34rem;margin:1.5rem auto 3rem;padding:1.5rem;background:#fff;border-radius:.75rem;box-shadow:0 1px 3px #0002,0 8px 24px #0001}
.step{margin:0;color:var(--soft);font-size:.875rem;font-weight:600}
h1{margin:.1rem 0 .75rem;font-size:1.5rem;line-height:1.25}
h2{margin:1.75rem 0 .25rem;font-size:1.05rem}
p{margin:.25rem 0 1rem}
label{display:block;font-weight:600}
.hint{color:var(--soft);font-size:.875rem;margin:0 0 .35rem}
input[type=text],input[type=password]{width:100%;min-height:3rem;margin-bottom:1rem;padding:.5rem .75rem;border:1px solid #77818d;border-radius:.5rem;font:inherit}
input:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid var(--action);outline-offset:2px}
button{min-height:3rem;padding:.5rem 1.25rem;border:2px solid var(--action);border-radius:.5rem;background:var(--action);color:var(--on-action);font:inherit;font-weight:700;cursor:pointer}
button:hover{filter:brightness(1.12)}
button.plain{background:#fff;color:var(--action)}
button.row{display:flex;align-items:center;gap:.75rem;width:100%;margin-bottom:.5rem;border:1px solid var(--line);background:#fff;color:var(--ink);font-weight:600;text-align:left}
button.row:hover{border-color:var(--action);filter:none;background:var(--surface)}
button.row small{display:block;color:var(--soft);font-weight:400}
button.row svg{flex:none}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.25rem}
.actions form{margin:0}
.alert{margin:0 0 1rem;padding:.75rem 1rem;border-left:4px solid var(--alert);background:#fdf0f0;color:var(--alert);font-weight:600}
fieldset{margin:0;padding:0;border:0}
legend{padding:0;font-size:1.5rem;font-weight:700;line-height:1.25;margin-bottom:.75rem}
.account{display:flex;align-items:center;gap:.9rem;margin-bottom:.5rem;padding:.8rem .9rem;border:1px solid var(--line);border-radius:.5rem;cursor:pointer;font-weight:400}
.account:has(:checked){border-color:var(--action);background:var(--surface)}
.account input{width:1.4rem;height:1.4rem;flex:none;accent-color:var(--action)}
.account .name{font-weight:600}
.account .iban{display:block;color:var(--soft);font-size:.9rem;font-variant-numeric:tabular-nums}
.account .amount{margin-left:auto;text-align:right;font-variant-numeric:tabular-nums;font-weight:600;white-space:nowrap}
ul.shares{margin:.25rem 0 .75rem;padding-left:1.25rem}
.waiting{height:.35rem;border-radius:1rem;background:linear-gradient(90deg,var(--surface),var(--action),var(--surface));background-size:200% 100%;animation:slide 1.4s linear infinite}
@keyframes slide{from{background-position:200% 0}to{background-position:0 0}}
@media (prefers-reduced-motion:reduce){.waiting{animation:none}}
@media (max-width:36rem){main{margin:0;border-radius:0;box-shadow:none;min-height:60vh}.actions>*,.actions button{width:100%}.account{display:grid;grid-template-columns:auto 1fr;gap:.25rem .9rem}.account .amount{grid-column:2;margin:0;text-align:left}}
`
