/** The brand of the site that is tested, in as much style as these pages need. */
export const SANDBOX_STYLE = `
@font-face{font-family:Figtree;font-weight:300 900;font-display:swap;src:url('/control/figtree.woff2') format('woff2')}
*{box-sizing:border-box}
body{margin:0;background:#fffaf4;color:#0b2545;font:1.0625rem/1.55 Figtree,system-ui,sans-serif;overflow-wrap:break-word}
a{color:#b3410a;text-underline-offset:.2em}
h1,h2,h3{line-height:1.15;letter-spacing:-.015em;text-wrap:balance}
h1{margin:0 0 1rem;font-size:clamp(2rem,1.5rem + 2.4vw,3rem)}
h2{margin:3rem 0 1rem;font-size:clamp(1.5rem,1.3rem + 1vw,2rem)}
h3{margin:0;font-size:1.2rem}
header{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center;padding:1rem clamp(1.125rem,4vw,3rem);background:#fff;border-bottom:1px solid #dbe2eb}
header strong{display:inline-flex;gap:.6rem;align-items:center;margin-right:auto;font-size:1.2rem;font-weight:800}
@media (width < 32rem){header strong{width:100%}}
header a{padding:.35rem 0;color:#0b2545;font-weight:600}
header a[aria-current]{color:#b3410a;text-decoration-thickness:.15em}
main{max-width:78rem;margin:0 auto;padding:2rem clamp(1.125rem,4vw,3rem) 4.5rem}
.intro{max-width:46rem;font-size:1.15rem}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:1rem;margin:1.5rem 0 0;padding:0;list-style:none}
.card{display:flex;flex-direction:column;gap:.6rem;padding:1.25rem;border:1px solid #dbe2eb;border-radius:.875rem;background:#fff}
.card p{margin:0}
.facts{color:#47566d;font-size:.9375rem}
.card .begin{margin-top:auto;padding-top:.5rem}
.begin a,button{display:inline-block;padding:.6rem 1.1rem;border:2px solid #0b2545;border-radius:.6rem;background:#0b2545;color:#fff;font:inherit;font-weight:650;text-decoration:none;cursor:pointer}
button{padding:.3rem .8rem;background:#fff;color:#0b2545;font-size:.9375rem}
@media (hover:hover){.begin a:hover{background:#26466f}button:hover{background:#f1f5fa}}
.scroll{overflow-x:auto;border:1px solid #dbe2eb;border-radius:.875rem;background:#fff}
table{border-collapse:collapse;width:100%}
th,td{padding:.65rem .9rem;text-align:left;vertical-align:top;border-bottom:1px solid #dbe2eb}
tr:last-child td{border:0}
th{font-size:.875rem;color:#47566d}
code,pre{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.875em}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem 1.25rem;border:1px solid #dbe2eb;border-radius:.875rem;background:#fff}
iframe{width:100%;height:44rem;border:1px solid #dbe2eb;border-radius:.875rem;background:#fff}
dl{display:grid;grid-template-columns:auto 1fr;gap:.2rem 1.5rem}
dt{color:#47566d}dd{margin:0}
:focus-visible{outline:3px solid #0b2545;outline-offset:3px;border-radius:4px}
td form{display:flex;gap:.3rem;margin:0}
td button{white-space:nowrap}
@media (width < 40rem){thead{display:none}tr{display:block;padding:.5rem 0;border-bottom:1px solid #dbe2eb}tr:last-child{border:0}td{display:block;padding:.15rem .9rem;border:0}td:empty{display:none}}
`
