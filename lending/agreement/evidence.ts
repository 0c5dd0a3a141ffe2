import { byLanguage } from '#lending/by-language.ts'
import { businessDay } from '#lending/business-day.ts'
import type { DeskRole } from '#lending/desk/roles.ts'
import { choosePassages, type Figures, fillIn } from '#lending/documents/read-document.ts'
import { longDate } from '#lending/long-date.ts'
import type { Language } from '#lending/language.ts'
import { type Cents, formatEuros } from '#lending/money.ts'
import { lender } from '#lending/this-lender.ts'
import { inFours, inLine, readFilled } from './agreement.ts'

type Moment = 'emailConfirmed' | 'connected' | 'opened' | 'codeSent' | 'accepted' | 'firstSigned' | 'lastSigned'
/** `typedName` is what the applicant wrote, `registeredName` that of the check, `holder` that of the bank. */
type Fact = 'companyName' | 'kvkNumber' | 'typedName' | 'registeredName' | 'email' | 'bank' | 'holder' | 'ipAddress'
type Countersigned = { firstName: string; firstRole: DeskRole; lastName: string; lastRole: DeskRole }

/** The same gives the same text. Moments are in ISO 8601. */
export type Evidence = Readonly<Record<Fact, string> & Countersigned> & {
  reference: string
  /** SHA-256 in hexadecimal digits, and length, of the PDF that was accepted. */
  accepted: { sha256: string; bytes: number }
  loanAmountCents: Cents
  netPayoutCents: Cents
  iban: string
  moments: Readonly<Record<Moment, string>>
  /** Where a code was sent besides, and when that was confirmed. */
  secondChannel: { to: string; confirmed: string } | null
  /** Codes typed, the right one included. */
  tries: number
  browser: string
  /** Each text that was agreed to, as it was read. */
  consents: readonly string[]
  /** By the lender's certificate, by one that the demonstration made up, or by none. */
  seal: 'lender' | 'made-up' | 'none'
}

/** The second document: who accepted which PDF, when and how, and who signed for the lender. */
export function evidenceOf(template: string, evidence: Evidence, language: Language) {
  const filled = fillIn(choosePassages(template, passagesOf(evidence)), figuresOf(evidence, language))
  return { language, reference: evidence.reference, ...readFilled<'file' | 'attached' | 'seal'>(filled) }
}

const passagesOf = ({ secondChannel, tries, seal }: Evidence) => ({
  ...{ second: secondChannel !== null, once: tries === 1, again: tries > 1 },
  ...{ sealed: seal !== 'none', madeUp: seal === 'made-up', noSeal: seal === 'none', demo: lender.isDemonstration },
})

function figuresOf(evidence: Evidence, language: Language): Figures {
  const { accepted, loanAmountCents, netPayoutCents, iban, secondChannel, browser, consents, ...others } = evidence
  const { moments, seal: _passage, ...facts } = others
  const euros = (cents: Cents) => formatEuros(cents, { locale: language, decimals: 2 })
  const times = Object.entries({ ...moments, ...(secondChannel && { secondConfirmed: secondChannel.confirmed }) })
  return {
    ...Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, inLine(String(fact))])),
    ...Object.fromEntries(times.flatMap(([name, moment]) => timesOf(name, new Date(moment), language))),
    ...accepted,
    lenderName: lender.company?.legalName ?? lender.name,
    amount: euros(loanAmountCents),
    netPayout: euros(netPayoutCents),
    iban: inFours(iban),
    secondChannel: inLine(secondChannel?.to ?? ''),
    // A stranger's text: what the font may lack in it is not worth a person's look.
    browser: inLine(browser)
      .slice(0, 300)
      .replace(/[^ -~]/g, '?'),
    consents: consents.map((consent) => `- ${inLine(consent)}`).join('\n'),
    ...{ firstRole: roles[language][evidence.firstRole], lastRole: roles[language][evidence.lastRole] },
  }
}

const clock = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', timeStyle: 'medium' })

const timesOf = (name: string, at: Date, language: Language): [string, string][] => [
  [name, `${longDate(businessDay(at), language)} ${clock.format(at)}`],
  [`${name}Utc`, at.toISOString().slice(0, 19).replace('T', ' ')],
]

const roles = byLanguage({
  reader: ['lezer', 'reader'],
  assessor: ['beoordelaar', 'assessor'],
  senior: ['senior beoordelaar', 'senior assessor'],
  compliance: ['compliance', 'compliance'],
})
