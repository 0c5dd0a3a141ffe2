import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/calls.ts'
import { camtFile } from '#server/testing/statement-files.ts'

/** A session's values for requests, and the marks that identify its case in any answer. */
export type Person = {
  number: number
  kvkNumber: string
  iban: string
  email: string
  goal: string
  values: Map<string, string[]>
  /** Addresses of others that it gave as its own, which it may be shown again. */
  said: Set<string>
  cookie: string | null
  token: string | null
  /** The next step of the journey. */
  progress: number
  /** How often a step of the journey was refused in a row. */
  refused: number
}

const companies = ['00900001', '00900003', '00900014'] as const
let people = 0

export function newPerson(origin: string, today: string): Person {
  const number = ++people
  const mark = randomUUID().slice(0, 8)
  const kvkNumber = companies[number % companies.length] ?? companies[0]
  const [iban, email] = [ibanOf(number), `persoon-${mark}@bedrijf.example`]
  const values = new Map<string, string[]>([
    ['kvkNumber', [...companies]],
    ['passphrase', [kvkNumber]],
    ['iban', [iban]],
    ['email', [email]],
    ['today', [today]],
    ['returnUrl', [`${origin}/transaction-success`, `${origin}/redirection`, `${origin}/offers`]],
  ])
  const session = { cookie: null, token: null, progress: 0, refused: 0 }
  const said = new Set<string>()
  return { number, said, kvkNumber, iban, email, goal: `Doel van zaak ${mark}`, values, ...session }
}

export function learn(person: Person, name: string, value: unknown): void {
  if (typeof value !== 'string' || value === '') return
  const held = person.values.get(name) ?? []
  if (!held.includes(value)) person.values.set(name, [...held.slice(-4), value])
}

/** Values that may occur in no other person's answer. */
export const marksOf = ({ iban, email, goal, values }: Person): string[] => [
  iban,
  email,
  goal,
  ...(values.get('caseId') ?? []),
  ...(values.get('offerId') ?? []),
  ...(values.get('booking') ?? []),
]

/** An invented account number with right check digits (ISO 13616). */
function ibanOf(number: number): string {
  const account = String(1_000_000_000 + number)
  const digits = [...`ABNA${account}NL00`].map((sign) => (/\d/.test(sign) ? sign : String(sign.charCodeAt(0) - 55)))
  let remainder = 0
  for (const digit of digits.join('')) remainder = (remainder * 10 + Number(digit)) % 97
  return `NL${String(98 - remainder).padStart(2, '0')}ABNA${account}`
}

type JourneyStep = { name: CallName; request?: (person: Person) => unknown }

/** The journey as its screens go; each step is tried again until it is taken. */
export const journey: readonly JourneyStep[] = [
  { name: 'createSession', request: () => ({}) },
  { name: 'checkEligibility', request: ({ kvkNumber }) => ({ kvkNumber }) },
  { name: 'saveLoanAmount', request: () => ({ loanAmount: 25_000 }) },
  { name: 'saveLoanGoal', request: ({ goal }) => ({ loanGoal: 'other', description: goal }) },
  { name: 'saveExpectedExpenses', request: () => ({ hasExpenses: false }) },
  { name: 'giveConsent', request: () => ({ consent: true, textVersion: 'attack' }) },
  { name: 'saveForLater', request: ({ email }) => ({ email }) },
  { name: 'readApplication' },
  { name: 'uploadStatements' },
  { name: 'confirmFinancials' },
  { name: 'readCaseState' },
  { name: 'listOffers' },
  { name: 'listBookings' },
  { name: 'priceOffer', request: () => ({ productType: 'PBL', termMonths: 24, amount: 7_500 }) },
  { name: 'selectOffer', request: ({ values }) => ({ offerId: values.get('offerId')?.[0] ?? '' }) },
  { name: 'chooseDisbursementAccount', request: ({ iban }) => ({ iban }) },
  {
    name: 'giveContactDetails',
    request: ({ email }) => ({ email, mobile: '0612345678', name: 'Tess', role: 'owner' }),
  },
  { name: 'readFollowUp' },
  { name: 'sendFeedback', request: () => ({ rating: 5 }) },
]

/** A statement of one year; every third is of an account that the company does not hold. */
export function statementOf({ iban, number, values }: Person): Uint8Array {
  const holder = number % 3 === 0 ? 'Iemand Anders' : (values.get('companyName')?.[0] ?? 'Onbekend')
  const today = values.get('today')?.[0] ?? ''
  const from = new Date(Date.parse(today) - 366 * 86_400_000).toISOString().slice(0, 10)
  return camtFile({ iban, holder, from, days: 365 })
}
