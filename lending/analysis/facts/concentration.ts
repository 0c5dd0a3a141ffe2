import type { BookingNumber, ConcentrationFact, Window } from '#lending/analysis/cash-flow-analysis.ts'
import { categoriesOfKind, type Ledger, select } from '#lending/analysis/ledger.ts'
import { normaliseText } from '#lending/normalise-text.ts'

type Customer = { customer: string; count: number; sumCents: number; bookings: BookingNumber[] }

/**
 * How much of the turnover rests on few customers. Payment providers, card takings and cash stand for many people, so
 * they count in the turnover but never as one customer.
 */
export function concentration(ledger: Ledger, window: Window): ConcentrationFact {
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
    fiveLargestShare: shareOf(5),
    largest: ordered.slice(0, 5),
  }
}

/** By account where the bank gives one, since a customer's name is written in many ways; else by name. */
function groupByCustomer(ledger: Ledger, bookings: readonly BookingNumber[]): Customer[] {
  const groups = new Map<string, Customer>()
  for (const number of bookings) {
    const { counterpartyAccount, counterpartyName } = ledger.transactions[number]!
    const key = counterpartyAccount ?? (counterpartyName === null ? null : normaliseText(counterpartyName))
    if (key === null || key === '') continue
    const group = groups.get(key)
    if (group) add(group, number, ledger.amountsCents[number]!)
    else
      groups.set(key, {
        customer: counterpartyName ?? key,
        count: 1,
        sumCents: ledger.amountsCents[number]!,
        bookings: [number],
      })
  }
  return [...groups.values()]
}

function add(customer: Customer, number: BookingNumber, amountCents: number): void {
  customer.count += 1
  customer.sumCents += amountCents
  customer.bookings.push(number)
}
