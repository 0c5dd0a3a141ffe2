import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { ConcentrationFact } from '#lending/facts/cash-flow-facts.ts'
import type { Window } from '#lending/ledger/evidenced.ts'
import { categoriesOfKind, type Ledger, noParty, select } from '#lending/ledger/ledger.ts'

type Customer = { customer: string; count: number; sumCents: number; bookings: BookingNumber[] }

/**
 * How much of the turnover rests on few customers. Payment providers, card takings and cash stand for many people, so
 * they count in the turnover but never as one customer.
 */
export function concentration(ledger: Ledger, window: Window): ConcentrationFact {
  const { customersShown } = ledger.policy.turnover
  const turnoverCents = select(ledger, window, categoriesOfKind('turnover'), 'in').sumCents
  const customers = groupByCustomer(ledger, select(ledger, window, ['customer-receipt'], 'in').bookings)
  const ordered = customers.sort((a, b) => b.sumCents - a.sumCents || (a.customer < b.customer ? -1 : 1))
  const shareOf = (count: number): number | null =>
    turnoverCents <= 0
      ? null
      : ordered.slice(0, count).reduce((sum, customer) => sum + customer.sumCents, 0) / turnoverCents
  return {
    customerCount: customers.length,
    largestShare: shareOf(1),
    fiveLargestShare: shareOf(customersShown),
    largest: ordered.slice(0, customersShown),
  }
}

function groupByCustomer(ledger: Ledger, bookings: readonly BookingNumber[]): Customer[] {
  const groups: Customer[] = []
  const groupOf = new Int32Array(ledger.partyCount).fill(noGroup)
  for (const number of bookings) {
    const party = ledger.parties[number]!
    // Payment requests come from one account, although many customers pay them.
    if (party === noParty || ledger.categorised[number]!.words[0] === 'tikkie') continue
    const group = groupOf[party]!
    if (group !== noGroup) add(groups[group]!, number, ledger.amountsCents[number]!)
    else groupOf[party] = groups.push(newCustomer(ledger, number)) - 1
  }
  return groups
}

const noGroup = -1

function newCustomer(ledger: Ledger, number: BookingNumber): Customer {
  const { counterpartyAccount, counterpartyName } = ledger.bookings[number]!
  const customer = counterpartyName ?? counterpartyAccount ?? ''
  return { customer, count: 1, sumCents: ledger.amountsCents[number]!, bookings: [number] }
}

function add(customer: Customer, number: BookingNumber, amountCents: number): void {
  customer.count += 1
  customer.sumCents += amountCents
  customer.bookings.push(number)
}
