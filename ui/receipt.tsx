import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type ReceiptProps = {
  /** In the page's language, in order: by `name` a line has its look. */
  lines: readonly { name: string; label: ReactNode; figure: ReactNode }[]
  /** Torn off, since it has been chosen. */
  isTorn?: boolean
  /** Above its lines. */
  head?: ReactNode
  /** Below its lines, such as what secures the price. */
  children?: ReactNode
}

/** A price as the lines of a till receipt; by ear a list. */
export const Receipt = ({ lines, isTorn = false, head, children }: ReceiptProps) => (
  <div className={classNames('receipt', isTorn && 'receipt-torn')}>
    {head}
    <ul className="receipt-lines">
      {lines.map(({ name, label, figure }) => (
        <li key={name} className="receipt-line" data-line={name}>
          <span className="receipt-label">{label}</span> <span className="receipt-figure">{figure}</span>
        </li>
      ))}
    </ul>
    {children}
  </div>
)
