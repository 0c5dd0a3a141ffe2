import { useState } from 'react'
import { type BankKey, bankNames } from '#contract/values.ts'
import { useBankLogos } from './bank-logos.ts'

const PlainBank = () => (
  <svg className="bank-mark-plain" viewBox="0 0 24 24">
    <path d="M12 3 3 8v2h18V8zM5 12h2v6H5zm6 0h2v6h-2zm6 0h2v6h-2zM3 20h18v2H3z" />
  </svg>
)

type BankMarkProps = {
  /** Null for a file of a bank that we do not connect; it gets a plain mark. */
  bank: BankKey | null
  /** The mark replaces the bank's name; otherwise the name is beside it, and the mark is decoration. */
  isName?: boolean
}

/** FLOW-6, RECON-7: the bank's logo where the lender uploaded it, else a tile in its colour with its name. */
export function BankMark({ bank, isName = false }: BankMarkProps) {
  const logos = useBankLogos()
  const [broken, setBroken] = useState<string | null>(null)
  const logo = bank === null ? undefined : logos[bank]
  const name = bank === null ? '' : bankNames[bank]
  const isLogo = logo !== undefined && logo !== broken
  return (
    <span className="bank-mark" data-bank={bank ?? 'none'} data-logo={isLogo || undefined} aria-hidden={!isName}>
      {isLogo ? (
        <img src={logo} alt={isName ? name : ''} onError={() => setBroken(logo)} />
      ) : bank === null ? (
        <PlainBank />
      ) : (
        name
      )}
    </span>
  )
}
