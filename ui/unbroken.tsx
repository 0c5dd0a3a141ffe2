import type { ReactNode } from 'react'

/** A date, a grouped IBAN and KVK-nummer: a browser would break them at a hyphen or a space. */
const whole = /(\d\d-\d\d-\d{4}|\d{1,2} \p{L}{3,9} \d{4}|[A-Z]{2} \d\d [A-Z]{4} \d{4} \d{4} \d{2}|KVK-nummer)/u

/** Text that never breaks a date, an IBAN (FMT-1, FMT-4) or KVK-nummer over two lines. Non-strings pass unchanged. */
export function Unbroken({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children
  return children.split(whole).map((part, index) =>
    whole.test(part) ? (
      <span className="unbroken" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
