import { House, Water } from '../quay.tsx'

const Bakery = () => (
  <g>
    <House x={62} wall="#b8430a" windows={[178, 224]} />
    <rect x="74" y="276" width="72" height="54" fill="#ffe4d1" />
    <path d="M66 258h88l6 20H60z" fill="#f5b83d" />
    <path d="M82 258h15v20H80zM111 258h15v20h-15zM139 258h15l5 20h-17z" fill="#fff" />
    <rect x="82" y="284" width="30" height="32" rx="2" fill="#fff" />
    <path d="M86 310c2-11 9-11 11 0 2-11 9-11 11 0z" fill="#f5b83d" />
    <rect x="120" y="284" width="20" height="46" rx="2" fill="#0b2545" />
  </g>
)

const Scaffold = () => (
  <g>
    <House x={382} wall="#fff" windows={[178, 224]} />
    <rect x="400" y="276" width="60" height="54" fill="#dfe8f3" />
    <path d="M374 330V160M488 330V160M366 214h130M366 268h130" stroke="#f26a1b" strokeWidth="6" strokeLinecap="round" />
    <path d="m374 268 114-54" stroke="#f26a1b" strokeWidth="4" />
    <rect x="396" y="196" width="24" height="18" rx="2" fill="#f5b83d" />
    <path d="M448 214v-14h24v14z" fill="#26466f" />
  </g>
)

const Van = () => (
  <g>
    <path d="M184 306v-64c0-6 4-10 10-10h96v74z" fill="#f26a1b" />
    <path d="M290 252h30c6 0 10 2 14 7l16 21c3 4 4 7 4 11v15h-64z" fill="#f26a1b" />
    <path d="M300 262h18c4 0 6 1 8 4l10 14h-36z" fill="#dfe8f3" />
    <path d="M290 236v70" stroke="#b8430a" strokeWidth="4" />
    <path d="M184 288h106M290 294h64" stroke="#b8430a" strokeWidth="4" />
    <circle cx="236" cy="258" r="17" fill="#fff4ea" />
    <path d="M227 264c1-12 8-12 9 0 1-12 8-12 9 0z" fill="#f5b83d" />
    <path d="M176 302h184a4 4 0 0 1 4 4v4H172v-4a4 4 0 0 1 4-4z" fill="#0b2545" />
    <circle cx="216" cy="310" r="18" fill="#0b2545" />
    <circle cx="216" cy="310" r="8" fill="#dfe8f3" />
    <circle cx="324" cy="310" r="18" fill="#0b2545" />
    <circle cx="324" cy="310" r="8" fill="#dfe8f3" />
    <rect x="346" y="286" width="10" height="8" rx="3" fill="#f5b83d" />
  </g>
)

/** A baker's new van, and a shop that is being built: one amount for one plan. */
export const VanPicture = () => (
  <svg className="harbour" viewBox="0 0 520 440" aria-hidden="true" focusable="false">
    <circle cx="258" cy="106" r="44" fill="#fff1cf" />
    <path d="M300 76c0-14 22-18 28-6 10-10 28-2 26 12h-52z" fill="#fff" opacity="0.75" />
    <Bakery />
    <Scaffold />
    <Van />
    <Water />
  </svg>
)
