import type { Evidenced, Window } from '#lending/ledger/evidenced.ts'
import type { ReversalFact } from '#lending/facts/cash-flow-facts.ts'
import { type Ledger, select } from '#lending/ledger/ledger.ts'

/** Direct debits that came back (storno). Money that returns to the account is our own payment that failed. */
export function reversals(ledger: Ledger, window: Window): ReversalFact {
  return {
    returnedByUs: select(ledger, window, ['reversal'], 'in'),
    returnedByCustomers: withoutRefunds(ledger, select(ledger, window, ['reversal'], 'out')),
  }
}

/** What a shop pays back for a return lowers its turnover, and is no debit that a customer took back. */
function withoutRefunds({ categorised, amountsCents }: Ledger, returned: Evidenced): Evidenced {
  const bookings = returned.bookings.filter((number) => categorised[number]!.rule !== 'refund/out')
  const sumCents = bookings.reduce((sum, number) => sum + amountsCents[number]!, 0)
  return { count: bookings.length, sumCents, bookings }
}
