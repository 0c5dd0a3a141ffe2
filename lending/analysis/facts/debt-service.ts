import type { CashFlowFacts, Window } from '#lending/analysis/cash-flow-facts.ts'
import { type Ledger, monthlyAverage, selectPaid } from '#lending/analysis/ledger.ts'

/** Instalments of loans that run already, and to whom. Leases are a cost of running the company and stay there. */
export function debtService(ledger: Ledger, window: Window): CashFlowFacts['debtService'] {
  const paid = selectPaid(ledger, window, ['loan-instalment'])
  const lenders = new Set(paid.bookings.flatMap((number) => ledger.bookings[number]!.counterpartyName ?? []))
  return { ...paid, averageMonthlyCents: monthlyAverage(paid.sumCents, window), lenders: [...lenders].sort() }
}
