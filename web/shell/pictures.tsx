/** A bottle adrift: for pages that are not there. */
export const AdriftPicture = () => (
  <svg className="picture" viewBox="0 0 240 150" aria-hidden="true" focusable="false">
    <path d="M0 0h240v150H0z" fill="#ffe4d1" />
    <circle cx="182" cy="38" r="20" fill="#f5b83d" />
    <path d="M0 96c20-12 40-12 60 0s40 12 60 0 40-12 60 0 40 12 60 0v54H0z" fill="#dfe8f3" />
    <g transform="rotate(-18 116 88)">
      <rect x="92" y="66" width="60" height="28" rx="12" fill="#fff" stroke="#0b2545" strokeWidth="4" />
      <path d="M92 74H74v12h18" fill="#fff" stroke="#0b2545" strokeWidth="4" strokeLinejoin="round" />
      <rect x="62" y="73" width="14" height="14" rx="3" fill="#b8430a" />
      <rect x="104" y="72" width="34" height="16" rx="3" fill="#ffe4d1" />
      <path d="M110 78h22M110 83h14" stroke="#0b2545" strokeWidth="2.5" strokeLinecap="round" />
    </g>
    <path d="M0 112c20-10 40-10 60 0s40 10 60 0 40-10 60 0 40 10 60 0v38H0z" fill="#26466f" />
  </svg>
)

/** A letter, folded into a boat, at the quay: for a message that has come in. */
export const ArrivedPicture = () => (
  <svg className="picture" viewBox="0 0 240 150" aria-hidden="true" focusable="false">
    <path d="M0 0h240v150H0z" fill="#ffe4d1" />
    <circle cx="52" cy="40" r="20" fill="#f5b83d" />
    <path d="M0 98c20-10 40-10 60 0s40 10 60 0 40-10 60 0 40 10 60 0v52H0z" fill="#dfe8f3" />
    <path d="m112 46 34 44H78z" fill="#fff" stroke="#0b2545" strokeWidth="4" strokeLinejoin="round" />
    <path d="m101 76 8 8 15-17" fill="none" stroke="#13693b" strokeWidth="5" strokeLinecap="round" />
    <path d="m52 86 60 8 60-8-26 32H78z" fill="#fff" stroke="#0b2545" strokeWidth="4" strokeLinejoin="round" />
    <path d="M0 114c20-10 40-10 60 0s40 10 60 0 40-10 60 0 40 10 60 0v36H0z" fill="#26466f" />
    <path d="M192 86h48v64h-48z" fill="#b8430a" />
    <path d="M186 78h54v10h-54z" fill="#8a3208" />
    <path d="M202 108h20M212 126h22" stroke="#8a3208" strokeWidth="4" strokeLinecap="round" />
    <path d="M206 78V62M200 62h12" stroke="#0b2545" strokeWidth="6" strokeLinecap="round" />
    <path d="M170 88c8 2 24-2 34-18" fill="none" stroke="#0b2545" strokeWidth="3" strokeLinecap="round" />
  </svg>
)

/** PROG-4: which way? */
export const SignPostPicture = () => (
  <svg className="picture" viewBox="0 0 240 150" aria-hidden="true" focusable="false">
    <path d="M0 132c40-22 80-26 120-20s80 4 120-8v46H0z" fill="#e0f2e7" />
    <rect x="114" y="24" width="12" height="112" rx="5" fill="#0b2545" />
    <path d="M126 34h68l16 15-16 15h-68z" fill="#f26a1b" />
    <path d="M114 74H50L34 89l16 15h64z" fill="#26466f" />
    <path d="M142 49h44" stroke="#0b2545" strokeWidth="5" strokeLinecap="round" />
    <path d="M58 89h42" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
    <path
      d="M88 136c2-12 8-12 10 0M150 134c2-10 7-10 9 0"
      fill="none"
      stroke="#13693b"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </svg>
)

/** A boat that has come to a stop: for a request that failed. */
export const BecalmedPicture = () => (
  <svg className="picture" viewBox="0 0 240 150" aria-hidden="true" focusable="false">
    <path d="M0 0h240v150H0z" fill="#fff4ea" />
    <circle cx="56" cy="40" r="18" fill="#ffe4d1" />
    <path d="M118 22v72" stroke="#0b2545" strokeWidth="5" strokeLinecap="round" />
    <path d="M124 30c30 14 40 34 42 56h-42z" fill="#f26a1b" />
    <path d="M112 40c-16 12-24 28-26 46h26z" fill="#ffe4d1" />
    <path d="M70 96h104c-4 16-16 24-32 24H100c-16 0-26-8-30-24z" fill="#0b2545" />
    <path d="M0 122h240v28H0z" fill="#dfe8f3" />
    <path d="M24 132h48M96 140h60M170 130h44" stroke="#26466f" strokeWidth="4" strokeLinecap="round" />
  </svg>
)
