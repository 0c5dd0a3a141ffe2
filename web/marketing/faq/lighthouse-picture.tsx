const Lighthouse = () => (
  <g>
    <path d="M214 286l14-176h44l14 176z" fill="#fff" />
    <path d="M224.500 154h51l3.500 44h-58zM217.500 242h65l3.500 44h-72z" fill="#b8430a" />
    <path d="M214 104h72v12h-72z" fill="#0b2545" />
    <path d="M226 72h48v32h-48z" fill="#f5b83d" />
    <path d="M226 72v32M250 72v32M274 72v32" stroke="#0b2545" strokeWidth="4" />
    <path d="M218 72c6-22 20-32 32-32s26 10 32 32z" fill="#0b2545" />
    <path d="M250 28v14" stroke="#0b2545" strokeWidth="4" strokeLinecap="round" />
    <path d="M238 250c0-14 24-14 24 0v36h-24z" fill="#0b2545" />
    <rect x="243" y="170" width="14" height="20" rx="7" fill="#26466f" />
  </g>
)

const Boat = () => (
  <g>
    <path d="M96 232v72" stroke="#0b2545" strokeWidth="5" strokeLinecap="round" />
    <path d="M102 238c26 14 36 36 38 58h-38z" fill="#f26a1b" />
    <path d="M90 246c-14 12-22 28-24 46h24z" fill="#fff" />
    <path d="M54 302h92c-4 16-14 24-28 24H80c-14 0-22-8-26-24z" fill="#0b2545" />
  </g>
)

/** A light that shows the way: for questions. The water runs on to both sides of the page. */
export const LighthousePicture = () => (
  <svg className="harbour" viewBox="0 0 400 340" aria-hidden="true" focusable="false">
    <linearGradient id="beam">
      <stop offset="0" stopColor="#fff1cf" stopOpacity="0" />
      <stop offset="0.500" stopColor="#fff1cf" />
      <stop offset="1" stopColor="#fff1cf" stopOpacity="0" />
    </linearGradient>
    <path d="M232 88-40 30v116zM268 88l272-58v116z" fill="url(#beam)" />
    <path d="M320 196c0-12 18-15 23-5 8-8 23-2 21 10h-44zM52 176c0-10 15-13 19-4 7-7 19-2 17 8H52z" fill="#fff" />
    <Lighthouse />
    <path d="M150 304c10-20 44-26 100-26s98 8 116 26z" fill="#1c8049" />
    <path
      d="M176 290c12-6 30-10 52-11M300 281c16 2 30 6 40 11"
      stroke="#13693b"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <Boat />
    <path d="M-3000 302h6400v40h-6400z" fill="#26466f" />
    <path
      d="M-900 322h80M-620 318h60M-400 326h90M-160 318h60M-40 328h50M70 318h56M180 326h70M300 318h50M420 328h70M640 318h90M980 326h60"
      stroke="#0b2545"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </svg>
)
