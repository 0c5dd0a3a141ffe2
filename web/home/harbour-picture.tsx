const Window = ({ x, y }: { x: number; y: number }) => (
  <>
    <rect x={x} y={y} width="22" height="30" rx="2" fill="#dfe8f3" />
    <path d={`M${x + 11} ${y}v30M${x} ${y + 14}h22`} stroke="#fff" strokeWidth="3" />
  </>
)

const Grocer = () => (
  <g>
    <path d="M58 330V150l26-24v-18h44v18l26 24v180z" fill="#0b2545" />
    <path d="M84 126h44M58 150h96" stroke="#26466f" strokeWidth="5" />
    <Window x={74} y={166} />
    <Window x={116} y={166} />
    <Window x={74} y={216} />
    <Window x={116} y={216} />
    <rect x="70" y="272" width="72" height="58" fill="#ffe4d1" />
    <rect x="78" y="280" width="30" height="34" fill="#fff" />
    <rect x="114" y="280" width="22" height="50" rx="2" fill="#26466f" />
    <path d="M62 256h88l6 20H56z" fill="#f5b83d" />
    <path d="M78 256h14v20H76zM106 256h14v20h-14zM134 256h14l4 20h-16z" fill="#fff" />
  </g>
)

const Baker = () => (
  <g>
    <path d="M164 330V176l54-66 54 66v154z" fill="#fff" />
    <path d="m164 176 54-66 54 66" fill="none" stroke="#b8430a" strokeWidth="7" strokeLinejoin="round" />
    <circle cx="218" cy="158" r="11" fill="#dfe8f3" />
    <Window x={182} y={188} />
    <Window x={232} y={188} />
    <rect x="176" y="264" width="84" height="66" fill="#ffe4d1" />
    <path d="M170 244h96l6 22H164z" fill="#13693b" />
    <path d="M186 244h16v22h-18zM218 244h16v22h-16zM250 244h16l6 22h-18z" fill="#fff" />
    <rect x="184" y="276" width="38" height="36" rx="3" fill="#fff" />
    <path d="M190 304c2-12 10-12 12 0 2-12 10-12 12 0z" fill="#f5b83d" />
    <rect x="230" y="274" width="24" height="56" rx="3" fill="#0b2545" />
    <circle cx="249" cy="304" r="2.500" fill="#f5b83d" />
  </g>
)

const Bookshop = () => (
  <g>
    <path d="M282 330V162h16v-22h18v-18h44v18h18v22h16v168z" fill="#b8430a" />
    <path d="M316 122h44M298 140h80M282 162h112" stroke="#8a3208" strokeWidth="5" />
    <Window x={302} y={178} />
    <Window x={352} y={178} />
    <Window x={302} y={226} />
    <Window x={352} y={226} />
    <rect x="296" y="280" width="84" height="50" fill="#fff4ea" />
    <path d="M338 280v50" stroke="#0b2545" strokeWidth="4" />
    <path d="M306 300h22M306 310h14M348 300h22" stroke="#47566d" strokeWidth="4" strokeLinecap="round" />
    <path d="M290 266h96v14h-96z" fill="#0b2545" />
  </g>
)

const Tree = () => (
  <g>
    <rect x="430" y="250" width="9" height="80" fill="#8a3208" />
    <circle cx="434" cy="226" r="36" fill="#13693b" />
    <circle cx="416" cy="244" r="20" fill="#1c8049" />
  </g>
)

const Raft = () => (
  <g>
    <path d="M258 262v112" stroke="#fff4ea" strokeWidth="6" strokeLinecap="round" />
    <path d="M264 270c36 18 52 46 54 78h-54z" fill="#f26a1b" />
    <path d="M252 284c-18 16-30 40-32 64h32z" fill="#fff4ea" />
    <rect x="222" y="356" width="26" height="20" rx="2" fill="#f5b83d" />
    <path d="M235 356v20M222 364h26" stroke="#b8430a" strokeWidth="3" />
    <rect x="276" y="352" width="30" height="24" rx="2" fill="#dfe8f3" />
    <path d="M276 361h30" stroke="#26466f" strokeWidth="3" />
    <path d="M196 376h140l-10 22H206z" fill="#f26a1b" />
    <path d="M202 386h128" stroke="#b8430a" strokeWidth="4" />
    <path
      d="M184 404c10-8 20-8 30 0s20 8 30 0 20-8 30 0 20 8 30 0 20-8 30 0"
      fill="none"
      stroke="#dfe8f3"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </g>
)

/** A canal with three shops and our raft: who we lend to, and how swiftly. The water runs on to both sides of the page. */
export const HarbourPicture = () => (
  <svg className="harbour" viewBox="0 0 520 440" aria-hidden="true" focusable="false">
    <circle cx="418" cy="92" r="44" fill="#fff1cf" />
    <path d="M96 62c0-14 22-18 28-6 10-10 28-2 26 12H98z" fill="#fff" opacity="0.75" />
    <Grocer />
    <Baker />
    <Bookshop />
    <Tree />
    <path d="M-3000 326h6520v16h-6520z" fill="#26466f" />
    <path d="M-3000 342h6520v98h-6520z" fill="#0b2545" />
    <path
      d="M-760 372h70M-640 410h50M-470 366h90M-300 400h64M-160 372h50M-90 420h70M30 366h64M132 360h44M404 362h72M60 408h50M352 416h84M214 424h60M18 390h26M460 392h40M560 372h60M680 408h50M800 366h80"
      stroke="#26466f"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <Raft />
  </svg>
)
