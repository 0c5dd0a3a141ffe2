/** Shared by the product pages' pictures: the canal, and houses in the style of home's harbour. */

export const Water = () => (
  <g>
    <defs>
      <pattern id="wave" width="56" height="30" patternUnits="userSpaceOnUse" patternTransform="translate(0 334)">
        <path d="M0 9q14-11 28 0t28 0v20H0z" fill="#0b2545" />
      </pattern>
    </defs>
    <path d="M-3000 326h6520v30h-6520z" fill="#26466f" />
    <rect x="-3000" y="334" width="6520" height="30" fill="url(#wave)" />
    <path d="M-3000 362h6520v78h-6520z" fill="#0b2545" />
    <path
      d="M-760 372h70M-640 410h50M-470 366h90M-300 400h64M-160 372h50M-90 420h70M20 366h64M132 372h44M404 366h72M60 408h50M352 416h84M214 410h60M460 392h40M560 372h60M680 408h50M800 366h80"
      stroke="#26466f"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </g>
)

export const House = ({ x, wall, windows }: { x: number; wall: string; windows: readonly number[] }) => (
  <g transform={`translate(${x})`}>
    <path d="M0 330V168l22-20v-22h52v22l22 20v162z" fill={wall} />
    {windows.map((y) => (
      <g key={y}>
        <rect x="18" y={y} width="22" height="30" rx="2" fill="#dfe8f3" />
        <rect x="56" y={y} width="22" height="30" rx="2" fill="#dfe8f3" />
        <path d={`M29 ${y}v30M18 ${y + 14}h22M67 ${y}v30M56 ${y + 14}h22`} stroke="#fff" strokeWidth="3" />
      </g>
    ))}
  </g>
)
