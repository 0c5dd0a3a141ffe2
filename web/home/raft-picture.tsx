/** Our raft, with the sail of the logo: `vlot` is Dutch for it, and for swift. */
export const RaftPicture = () => (
  <svg className="raft" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
    <path d="M58 4v92" stroke="#0b2545" strokeWidth="5" strokeLinecap="round" />
    <path d="M64 8c30 16 44 42 46 72H64z" fill="#f26a1b" />
    <path d="M64 46c24 4 38 12 45 22l1 12H64z" fill="#d95510" />
    <path d="M52 20C34 34 22 56 18 80h34z" fill="#fff" />
    <path d="M24 82h18v14H24zM78 78h22v18H78z" fill="#f5b83d" />
    <path d="M33 82v14M78 87h22" stroke="#b3410a" strokeWidth="3" />
    <path d="M4 96h112l-8 16H12z" fill="#b3410a" />
    <path d="M8 104h104" stroke="#8a3208" strokeWidth="3" />
  </svg>
)
