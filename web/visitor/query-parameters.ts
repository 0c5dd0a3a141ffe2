import type { Language } from '#lending/language.ts'
import { addresses, addressOf, type PageName } from '../addresses.ts'
import { utmOf, withUtm } from './partner.ts'

const destinations = [
  'aboutYou',
  'extraExpenses',
  'uploadTransactions',
  'collectTransactions',
  'getOffers',
  'personalOffer',
  'nextSteps',
] as const satisfies readonly PageName[]

const phraseLengthMax = 100
const goalPattern = /^[a-z_]{1,40}$/
const amountPattern = /^[1-9]\d{0,8}$/

/** STORE-4: `phrase` prefills the company search; it is text and nothing more. */
export const phraseOf = (search: URLSearchParams): string =>
  (search.get('phrase') ?? '').trim().slice(0, phraseLengthMax)

/** STORE-4: `goal` preselects the loan goal. Whether we have such a goal, the form decides. */
export function goalOf(search: URLSearchParams): string | null {
  const goal = search.get('goal')?.trim().toLowerCase() ?? ''
  return goalPattern.test(goal) ? goal : null
}

/** STORE-4: `destination` names a screen of the journey, by its path or its last part. Null for anything else. */
export function destinationOf(search: URLSearchParams): PageName | null {
  const wanted = search.get('destination')?.trim() ?? ''
  return destinations.find((page) => addresses[page] === wanted || addresses[page].slice(1) === wanted) ?? null
}

/** `amount` fills in the amount, in whole euros, as chosen in a calculator. Whether we lend it, the form decides. */
export function amountOf(search: URLSearchParams): number | null {
  const amount = search.get('amount')?.trim() ?? ''
  return amountPattern.test(amount) ? Number(amount) : null
}

/** Where the journey begins: the screen asked for or about you, with the parameters that it reads. */
export function journeyStart(search: URLSearchParams, language: Language, chosenAmount: number | null = null): string {
  const goal = goalOf(search)
  const amount = chosenAmount ?? amountOf(search)
  const known = new URLSearchParams({
    ...(goal === null ? {} : { goal }),
    ...(amount === null ? {} : { amount: String(amount) }),
  })
  const address = addressOf(destinationOf(search) ?? 'aboutYou', language)
  return withUtm(known.size === 0 ? address : `${address}?${known}`, utmOf(search))
}
