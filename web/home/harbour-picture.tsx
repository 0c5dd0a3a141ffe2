/** The quay at evening and its water, continued by the page's. Both repeat to the window's edges. */
export const HarbourPicture = () => (
  <svg className="harbour-view" height="150" aria-hidden="true" focusable="false">
    <defs>
      <pattern id="quay" width="620" height="150" patternUnits="userSpaceOnUse">
        <path
          d="M8 150V62l12-12V34h34v16l12 12v88zM74 150V72l28-40 28 40v78zM138 150V56h10V44h10V32h26v12h10v12h10v94zM212 150v-66l32-22 32 22v66zM318 150V66c0-18 8-24 16-27V28h22v11c8 3 16 9 16 27v84zM380 150V74l24-32 24 32v76zM436 150V58l12-12V34h34v12l12 12v92zM548 150l7-78h22l7 78z"
          fill="#fcc9a0"
        />
        <path d="M300 150v-40M512 150v-34" stroke="#fcc9a0" strokeWidth="5" />
        <circle cx="300" cy="98" r="20" fill="#fcc9a0" />
        <circle cx="512" cy="106" r="16" fill="#fcc9a0" />
        <path d="m524 46 84 52M592 30l-52 84" stroke="#fcc9a0" strokeWidth="6" />
        <path
          d="M20 74h12v16H20zM42 74h12v16H42zM20 104h12v16H20zM42 104h12v16H42zM86 86h12v16H86zM108 86h12v16h-12zM152 70h12v16h-12zM178 70h12v16h-12zM152 100h12v16h-12zM178 100h12v16h-12zM228 100h32v18h-32zM328 78h12v16h-12zM350 78h12v16h-12zM328 108h34v16h-34zM398 88h12v16h-12zM448 76h12v16h-12zM470 76h12v16h-12zM448 106h12v16h-12zM470 106h12v16h-12z"
          fill="#fff0df"
        />
      </pattern>
      <pattern id="swell" width="72" height="40" patternUnits="userSpaceOnUse">
        <path d="M0 12q18-13 36 0t36 0v27H0z" fill="#26466f" />
      </pattern>
      <pattern id="wave" width="56" height="30" patternUnits="userSpaceOnUse">
        <path d="M0 9q14-11 28 0t28 0v20H0z" fill="#0b2545" />
      </pattern>
    </defs>
    <circle cx="88%" cy="56" r="84" fill="#ffdf9e" />
    <rect width="100%" height="150" fill="url(#quay)" transform="translate(0 -14)" />
    <g className="swell">
      <rect width="140%" height="40" fill="url(#swell)" transform="translate(-72 110)" />
    </g>
    <g className="wave">
      <rect width="140%" height="30" fill="url(#wave)" transform="translate(-56 121)" />
    </g>
  </svg>
)
