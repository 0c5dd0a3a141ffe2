import { isPrivatePerson } from '#lending/bookings/private-person.ts'
import { type HolderMatch, matchHolder } from '#lending/holder-match.ts'

/** The names in the register, and whether its owner's may be on the account: the register gives no person's. */
type Company = { companyNames: readonly string[]; isSoleTrader?: boolean }

/** Of a sole trader the account may be in a person's name, which nothing contradicts and nothing proves. */
export function matchAccountHolder(holder: string | null, { companyNames, isSoleTrader }: Company): HolderMatch {
  const match = matchHolder(holder, companyNames)
  const isPerson = holder !== null && isSoleTrader === true && isPrivatePerson(holder)
  return match === 'NO_MATCH' && isPerson ? 'COULD_NOT_MATCH' : match
}
