import type { ReactNode } from 'react'

/** A date, an IBAN in its groups and a KVK-nummer: what a browser would break at a hyphen or a space, and a reader reads as one. */
const whole = /(\d\d-\d\d-\d{4}|\d{1,2} \p{L}{3,9} \d{4}|[A-Z]{2} \d\d [A-Z]{4} \d{4} \d{4} \d{2}|KVK-nummer)/u

/** Text in which no date, no IBAN (FMT-1, FMT-4) and no KVK-nummer goes over two lines. Whatever is not a string stays as it is. */
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
