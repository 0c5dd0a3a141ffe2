import { isGivenName, isPrivatePerson } from '#lending/bookings/private-person.ts'
import { type HolderMatch, holderMatcher } from '#lending/holder-match.ts'

/** The names in the register, and whether its owner's may be on the account: the register gives no person's. */
type Company = { companyNames: readonly string[]; isSoleTrader?: boolean }

/** Words of an account, in whose place a bank may write its holder. */
const accountWord = /^(?:g|inz|inzake|zakelijke?|.*rekening|courant|business|account)$/

/**
 * Of a sole trader the account may be in a person's name, which nothing contradicts and nothing proves. A holder with
 * the company's name and a word more is another company.
 */
export function matchAccountHolder(
  holder: string | null,
  { companyNames, isSoleTrader = false }: Company,
): HolderMatch {
  const isOfPerson = (word: string) => isSoleTrader && (/^[a-z]$/.test(word) || isGivenName(word))
  const match = holderMatcher(companyNames, (word) => accountWord.test(word) || isOfPerson(word))(holder)
  const isPerson = holder !== null && isSoleTrader && isPrivatePerson(holder)
  return match === 'NO_MATCH' && isPerson ? 'COULD_NOT_MATCH' : match
}
