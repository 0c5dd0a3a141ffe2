import { lender } from '#lending/this-lender.ts'

/** The lender's mark; the demonstration's is a sail that is a V, on a wave. */
export function LogoMark({ size = 40 }: { size?: number }) {
  if (lender.mark !== 'raft') return <img src="/favicon.svg" width={size} height={size} alt="" />
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="12" fill="#f26a1b" />
      <path d="M9 9.5h6.6l4.5 11.8 4.4-11.8H31l-7.6 18h-6.7z" fill="#0b2545" />
      <path
        d="M7 31.4c2.2-2 4.3-2 6.5 0s4.3 2 6.5 0 4.3-2 6.5 0 4.3 2 6.5 0"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  )
}
