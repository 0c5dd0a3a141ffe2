import { dayNumber } from '#lending/days.ts'
import type { ReversalFact } from '#lending/facts/cash-flow-facts.ts'
import type { Window } from '#lending/ledger/evidenced.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { isPaid } from '#lending/ledger/row.ts'
import { between, evidenceOf } from '#lending/ledger/views.ts'

/**
 * Direct debits that came back (storno). Money that returns to the account is our own payment that failed. A shop that
 * pays back for a return lowers its turnover, and no customer took a debit back.
 */
export function reversals(ledger: Ledger, window: Window): ReversalFact {
  const rows = between(ledger.of('reversal'), dayNumber(window.from), dayNumber(window.to))
  return {
    returnedByUs: evidenceOf(rows.filter((row) => !isPaid(row))),
    returnedByCustomers: evidenceOf(rows.filter((row) => isPaid(row) && row.read.rule !== 'refund/out')),
  }
}
