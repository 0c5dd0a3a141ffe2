import { type BankKey, bankNames } from '#contract/values.ts'
import { BankMark } from '../../banks/bank-mark.tsx'
import { useLanguage } from '../../use-language.ts'
import { getConsentTexts } from './text.ts'

/** Specification 9 shows seven on the waiting page: those that most small businesses bank with. */
const shown: readonly BankKey[] = ['RABOBANK', 'ING', 'ABN', 'KNAB', 'ASN', 'SNS', 'REGIOBANK']

/** RECON-12. */
export function SupportedBanks({ current }: { current: string }) {
  const text = getConsentTexts[useLanguage()]
  return (
    <section className="reconsent-side" aria-labelledby="supported-banks">
      <h2 id="supported-banks">{text.banks}</h2>
      <ul className="supported-banks">
        {shown.map((bank) => (
          <li key={bank}>
            <BankMark bank={bank} isName />
            {bankNames[bank] === current && <small>{text.yourBank}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
