import { balance } from '#lending/facts/balance/balance.ts'
import type { CashFlowFacts, InflowFact, MonthlyCashFlow, ShareFact } from '#lending/facts/cash-flow-facts.ts'
import { reversals } from '#lending/facts/debt/reversals.ts'
import { concentration } from '#lending/facts/income/concentration.ts'
import { newestAgainstBefore, variation } from '#lending/facts/income/variation.ts'
import { taxes } from '#lending/facts/tax/taxes.ts'
import type { Evidenced, Window } from '#lending/ledger/evidenced.ts'
import { categoriesOfKind, type Ledger } from '#lending/ledger/ledger.ts'
import { mean, median } from '#lending/ledger/statistics.ts'
import { monthlyAverage, select, selectPaid } from '#lending/ledger/views.ts'
import type { Ledgers } from '#lending/ledger/whole-months.ts'

const turnoverCategories = categoriesOfKind('turnover')
const costCategories = categoriesOfKind('operating', 'tax')

/** Levels of whole months; trouble, such as a debit that came back, up to the last day. */
export function factsOf(
  { ledger: whole, settled: ledger }: Ledgers,
  { window, untilNow }: { window: Window; untilNow: Window },
  months: readonly MonthlyCashFlow[],
): CashFlowFacts {
  const turnover = turnoverOf(ledger, window, months)
  const costs = selectPaid(ledger, window, costCategories)
  const privateWithdrawals = selectPaid(ledger, window, ['private-withdrawal'])
  const cash = select(ledger, window, ['cash-deposit'], 'in')
  const gambling = selectPaid(whole, untilNow, ['gambling'], 'out')
  return {
    window,
    turnover,
    costs: { ...costs, averageMonthlyCents: monthlyAverage(costs.sumCents, window) },
    lastThreeAgainstBefore: newestAgainstBefore(months, ledger.policy),
    variation: variation(months, ledger.policy),
    balance: balance(ledger, window, costs.sumCents),
    reversals: reversals(whole, untilNow),
    taxes: { ...taxes(ledger, window), arrears: selectPaid(whole, untilNow, ['tax-arrears'], 'out') },
    wages: selectPaid(ledger, window, ['wages']),
    pension: selectPaid(ledger, window, ['pension']),
    socialInsurance: selectPaid(ledger, window, ['social-insurance']),
    rent: selectPaid(ledger, window, ['rent']),
    debtService: debtService(ledger, window),
    newLoans: select(whole, untilNow, ['loan-proceeds'], 'in'),
    concentration: concentration(ledger, window),
    cash: shareOfTurnover(cash, turnover.sumCents),
    gambling: shareOfTurnover(gambling, turnover.sumCents),
    privateWithdrawals: {
      ...privateWithdrawals,
      averageMonthlyCents: monthlyAverage(privateWithdrawals.sumCents, window),
    },
    dividends: selectPaid(ledger, window, ['dividend']),
    collections: selectPaid(whole, untilNow, ['collection']),
    availableMonthlyCents: Math.round(mean(months.map((month) => month.availableCents)) ?? 0),
  }
}

/** A sum against the turnover; null without turnover, where a share means nothing. */
export function shareOfTurnover(evidenced: Evidenced, turnoverCents: number): ShareFact {
  return { ...evidenced, share: turnoverCents <= 0 ? null : evidenced.sumCents / turnoverCents }
}

/** Instalments of loans that run already, and to whom. Leases are a cost of running the company and stay there. */
export function debtService(ledger: Ledger, window: Window): CashFlowFacts['debtService'] {
  const paid = selectPaid(ledger, window, ['loan-instalment'])
  const lenders = new Set(paid.bookings.flatMap((number) => ledger.rowAt(number).booking.counterpartyName ?? []))
  return { ...paid, averageMonthlyCents: monthlyAverage(paid.sumCents, window), lenders: [...lenders].sort() }
}

function turnoverOf(ledger: Ledger, window: Window, months: readonly MonthlyCashFlow[]): InflowFact {
  const selected = select(ledger, window, turnoverCategories, 'in')
  return {
    ...selected,
    averageMonthlyCents: monthlyAverage(selected.sumCents, window),
    medianMonthlyCents: Math.round(median(months.map((month) => month.turnoverCents)) ?? 0),
  }
}
