import type { BankKey } from '#contract/values.ts'

/** Monograms in the banks' colours, drawn by us; logos are the banks' own. BUNQ has none (specification 3). */
const monograms: Readonly<Record<Exclude<BankKey, 'BUNQ'>, string>> = {
  RABOBANK: 'R',
  ING: 'ING',
  ABN: 'AA',
  KNAB: 'K',
  ASN: 'ASN',
  SNS: 'SNS',
  REGIOBANK: 'RB',
  TRIODOS: 'T',
}

const PlainBank = () => (
  <svg className="bank-mark-plain" viewBox="0 0 24 24">
    <path d="M12 3 3 8v2h18V8zM5 12h2v6H5zm6 0h2v6h-2zm6 0h2v6h-2zM3 20h18v2H3z" />
  </svg>
)

/** Beside the bank's name in words, so it is decoration. An unknown bank and BUNQ get a plain mark without letters. */
export function BankMark({ bank }: { bank: BankKey | null }) {
  const monogram = bank === null || bank === 'BUNQ' ? '' : monograms[bank]
  return (
    <span className="bank-mark" data-bank={monogram === '' ? 'none' : bank} aria-hidden="true">
      {monogram === '' ? <PlainBank /> : monogram}
    </span>
  )
}
