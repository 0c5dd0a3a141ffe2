import { House, Water } from '../quay.tsx'

const Florist = () => (
  <g>
    <House x={56} wall="#26466f" windows={[178, 224]} />
    <rect x="68" y="276" width="72" height="54" fill="#fff4ea" />
    <path d="M60 258h88l6 20H54z" fill="#1c8049" />
    <path d="M76 258h15v20H74zM105 258h15v20h-15zM133 258h15l5 20h-17z" fill="#fff" />
    <rect x="76" y="284" width="22" height="46" rx="2" fill="#0b2545" />
    <path d="M106 330v-18h28v18z" fill="#b8430a" />
    <path d="M112 312v-12M120 312v-18M128 312v-12" stroke="#13693b" strokeWidth="3" />
    <circle cx="112" cy="298" r="6" fill="#f26a1b" />
    <circle cx="120" cy="291" r="6" fill="#f5b83d" />
    <circle cx="128" cy="298" r="6" fill="#f26a1b" />
  </g>
)

/** A gauge in the harbour: the water comes and goes, and it is known how far. */
const Gauge = () => (
  <g>
    <rect x="402" y="208" width="34" height="190" rx="4" fill="#fff" />
    <path
      d="M402 230h18M402 252h12M402 274h18M402 296h12M402 318h18M402 340h12M402 362h18"
      stroke="#0b2545"
      strokeWidth="4"
    />
    <path d="M402 318h34v80a4 4 0 0 1-4 4h-26a4 4 0 0 1-4-4z" fill="#f26a1b" opacity="0.9" />
    <path d="M436 252l22-11v22z" fill="#f5b83d" />
    <path d="M396 208h46l-6-14h-34z" fill="#b8430a" />
  </g>
)

const Barge = () => (
  <g>
    <path d="M256 196v132" stroke="#0b2545" strokeWidth="6" strokeLinecap="round" />
    <path d="M263 204c48 22 68 62 72 108h-72z" fill="#f26a1b" />
    <path d="M249 218c-26 22-42 54-44 94h44z" fill="#fff" />
    <rect x="196" y="330" width="34" height="26" rx="2" fill="#f5b83d" />
    <path d="M213 330v26M196 339h34" stroke="#b8430a" strokeWidth="3" />
    <rect x="236" y="338" width="28" height="18" rx="2" fill="#dfe8f3" />
    <path d="M284 330h46v26h-46z" fill="#fff4ea" />
    <circle cx="298" cy="342" r="5" fill="#26466f" />
    <circle cx="316" cy="342" r="5" fill="#26466f" />
    <path d="M160 354h208c-4 28-20 40-44 40H204c-24 0-40-12-44-40z" fill="#b8430a" />
    <path d="M166 368h196" stroke="#f26a1b" strokeWidth="6" />
    <path
      d="M140 398c12-9 24-9 36 0s24 9 36 0 24-9 36 0 24 9 36 0 24-9 36 0 24 9 36 0 24-9 36 0"
      fill="none"
      stroke="#dfe8f3"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </g>
)

/** A boat that rises and falls beside a gauge: room when the tide is out. */
export const TidePicture = () => (
  <svg className="harbour" viewBox="0 0 520 440" aria-hidden="true" focusable="false">
    <circle cx="372" cy="112" r="44" fill="#fff1cf" />
    <path d="M180 92c0-14 22-18 28-6 10-10 28-2 26 12h-52z" fill="#fff" opacity="0.75" />
    <Florist />
    <Water />
    <Gauge />
    <Barge />
  </svg>
)
