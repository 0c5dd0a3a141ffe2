import { familyNameOf, isPrivatePerson } from '#lending/bookings/private-person.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { noParty, type Row } from '#lending/ledger/row.ts'
import { paid } from '#lending/ledger/views.ts'

const holdingName = /\b(?:holding|beheer|management|participatie\w*|invest\w*)\b/i

/**
 * Whether a receipt is the owners' own money under any words: from an account or a person that the owners' pay goes to,
 * from the same family name, or from a holding of that name. Source: docs/credit-policy.md, "Capacity" 2.
 */
export function ownersMoney(ledger: Ledger, feesAndWages: ReadonlySet<Row>): (row: Row) => boolean {
  const { parties, families } = ownersOf(ledger, feesAndWages)
  const isByName = (name: string): boolean => {
    if (families.size === 0) return false
    if (isPrivatePerson(name)) return families.has(familyNameOf(name) ?? '')
    return holdingName.test(name) && (name.toLowerCase().match(/[a-z'-]{3,}/g) ?? []).some((word) => families.has(word))
  }
  // A party has one name in most ledgers, so it is read once.
  const known = new Map<number, boolean>()
  return ({ party, booking: { counterpartyName } }) => {
    if (party === noParty) return false
    const isOwn = known.get(party) ?? (parties.has(party) || (counterpartyName !== null && isByName(counterpartyName)))
    known.set(party, isOwn)
    return isOwn
  }
}

function ownersOf(ledger: Ledger, feesAndWages: ReadonlySet<Row>) {
  const isPerson = ({ booking }: Row): boolean => isPrivatePerson(booking.counterpartyName ?? '')
  const taken = [...paid(ledger, 'private-withdrawal', 'dividend'), ...feesAndWages].filter(
    (row) => row.party !== noParty && (feesAndWages.has(row) || row.category === 'dividend' || isPerson(row)),
  )
  // The first name of a party counts.
  const names = [...new Map(taken.toReversed().map(({ party, booking }) => [party, booking.counterpartyName])).values()]
  const holders = ledger.accounts.map(({ holder }) => holder)
  const families = [...names, ...holders].flatMap((name) =>
    name !== null && isPrivatePerson(name) ? (familyNameOf(name) ?? []) : [],
  )
  return { parties: new Set(taken.map(({ party }) => party)), families: new Set(families) }
}
