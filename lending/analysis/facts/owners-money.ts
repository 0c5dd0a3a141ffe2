import type { BookingNumber } from '#lending/analysis/cash-flow-analysis.ts'
import { type Ledger, noParty } from '#lending/analysis/ledger.ts'
import { familyNameOf, isPrivatePerson } from '#lending/analysis/private-person.ts'

const holdingName = /\b(?:holding|beheer|management|participatie\w*|invest\w*)\b/i

/**
 * Which receipts are the owners' own money under any words: from an account or a person that the owners' pay goes to, from
 * somebody of the same family name, or from a holding of that name.
 */
export function ownersMoney(
  ledger: Ledger,
  feesAndWages: ReadonlySet<BookingNumber>,
): (number: BookingNumber) => boolean {
  const { parties, families } = ownersOf(ledger, feesAndWages)
  const known = new Map<string, boolean>()
  const isByName = (name: string): boolean => {
    const seen = known.get(name)
    if (seen !== undefined) return seen
    const words = name.toLowerCase().match(/[a-z'-]{3,}/g) ?? []
    const family = familyNameOf(name)
    const isOwners = isPrivatePerson(name)
      ? family !== null && families.has(family)
      : holdingName.test(name) && words.some((word) => families.has(word))
    known.set(name, isOwners)
    return isOwners
  }
  return (number) => {
    const party = ledger.parties[number]!
    if (party !== noParty && parties.has(party)) return true
    const { counterpartyName } = ledger.transactions[number]!
    return families.size > 0 && counterpartyName !== null && isByName(counterpartyName)
  }
}

function ownersOf(ledger: Ledger, feesAndWages: ReadonlySet<BookingNumber>) {
  const { byCategory, transactions, amountsCents } = ledger
  const parties = new Set<number>()
  const families = new Set<string>()
  const add = (name: string | null): void => {
    const family = name !== null && isPrivatePerson(name) ? familyNameOf(name) : null
    if (family !== null) families.add(family)
  }
  const paid = [...byCategory.get('private-withdrawal')!, ...byCategory.get('dividend')!, ...feesAndWages]
  for (const number of paid) {
    const party = ledger.parties[number]!
    if (party === noParty || amountsCents[number]! >= 0 || parties.has(party)) continue
    const { counterpartyName } = transactions[number]!
    const isByFee = feesAndWages.has(number) || ledger.categorised[number]!.category === 'dividend'
    if (!isByFee && !isPrivatePerson(counterpartyName ?? '')) continue
    parties.add(party)
    add(counterpartyName)
  }
  for (const { holder } of ledger.accounts) add(holder)
  return { parties, families }
}
