import type { ReversalFact, Window } from '#lending/analysis/cash-flow-analysis.ts'
import { type Ledger, select } from '#lending/analysis/ledger.ts'

/** Direct debits that came back (storno). Money that returns to the account is our own payment that failed. */
export function reversals(ledger: Ledger, window: Window): ReversalFact {
  return {
    returnedByUs: select(ledger, window, ['reversal'], 'in'),
    returnedByCustomers: select(ledger, window, ['reversal'], 'out'),
  }
}
