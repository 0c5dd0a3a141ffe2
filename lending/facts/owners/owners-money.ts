import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import { type Ledger, noParty } from '#lending/ledger/ledger.ts'
import { familyNameOf, isPrivatePerson } from '#lending/bookings/private-person.ts'

const holdingName = /\b(?:holding|beheer|management|participatie\w*|invest\w*)\b/i

/**
 * Which receipts are the owners' own money under any words: from an account or a person that the owners' pay goes to, from
 * somebody of the same family name, or from a holding of that name. Source: docs/credit-policy.md, "Capacity" 2.
 */
export function ownersMoney(
  ledger: Ledger,
  feesAndWages: ReadonlySet<BookingNumber>,
): (number: BookingNumber) => boolean {
  const { parties, families } = ownersOf(ledger, feesAndWages)
  const isByName = (name: string): boolean => {
    if (isPrivatePerson(name)) return families.has(familyNameOf(name) ?? '')
    return holdingName.test(name) && (name.toLowerCase().match(/[a-z'-]{3,}/g) ?? []).some((word) => families.has(word))
  }
  // A party has one name in most ledgers, so it is read once.
  const knownParties = new Int8Array(ledger.partyCount)
  return (number) => {
    const party = ledger.parties[number]!
    if (party === noParty) return false
    if (knownParties[party] === 0) {
      const { counterpartyName } = ledger.bookings[number]!
      const isOwn = parties.has(party) || (families.size > 0 && counterpartyName !== null && isByName(counterpartyName))
      knownParties[party] = isOwn ? 1 : -1
    }
    return knownParties[party] === 1
  }
}

function ownersOf(ledger: Ledger, feesAndWages: ReadonlySet<BookingNumber>) {
  const { byCategory, bookings, amountsCents } = ledger
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
    const { counterpartyName } = bookings[number]!
    const isByFee = feesAndWages.has(number) || ledger.categorised[number]!.category === 'dividend'
    if (!isByFee && !isPrivatePerson(counterpartyName ?? '')) continue
    parties.add(party)
    add(counterpartyName)
  }
  for (const { holder } of ledger.accounts) add(holder)
  return { parties, families }
}
