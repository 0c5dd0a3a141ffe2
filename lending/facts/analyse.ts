import { isAccepted } from '#lending/facts/accepted-account.ts'
import type { AnalysedAccount } from '#lending/bookings/account.ts'
import type { AnalysisContext } from '#lending/facts/analysis-input.ts'
import type { CashFlowAnalysis } from '#lending/facts/cash-flow-analysis.ts'
import type {
  AccountFact,
  CashFlowFacts,
  InflowFact,
  MonthlyCashFlow,
  ShareFact,
} from '#lending/facts/cash-flow-facts.ts'
import type { Evidenced, Window } from '#lending/ledger/evidenced.ts'
import { balance } from '#lending/facts/balance/balance.ts'
import { concentration } from '#lending/facts/income/concentration.ts'
import { contests } from '#lending/facts/contests/contests.ts'
import { coverage } from '#lending/facts/balance/coverage.ts'
import { contestableFacts } from '#lending/facts/contests/contestable-facts.ts'
import { isContestedBy } from '#lending/facts/contests/fact-contests.ts'
import { monthlyCashFlows } from '#lending/facts/balance/months.ts'
import { recurringPayments } from '#lending/facts/costs/recurring.ts'
import { reversals } from '#lending/facts/debt/reversals.ts'
import { seasonality, trend, variation } from '#lending/facts/income/variation.ts'
import { taxes } from '#lending/facts/tax/taxes.ts'
import {
  categoriesOfKind,
  type Ledger,
  makeLedger,
  monthlyAverage,
  select,
  selectPaid,
} from '#lending/ledger/ledger.ts'
import { bookingsUnder, lendingFacts } from '#lending/facts/lending-facts.ts'
import { mean, median } from '#lending/ledger/statistics.ts'
import { rollingMonths, windowOfLast } from '#lending/ledger/window.ts'
import { type HolderMatch, matchHolder } from '#lending/holder-match.ts'
import type { Category } from '#lending/bookings/category.ts'

/** Raised whenever a rule or a fact changes, so that a stored analysis says what made it. */
const analysisVersion = 'analysis-2026-11-8'

/**
 * What a company's bookings say about its cash flow (CORE-4), over the last twelve months and the last three. An account or booking
 * that is given twice counts twice, so merge first.
 */
export function analyse(accounts: readonly AnalysedAccount[], context: AnalysisContext): CashFlowAnalysis {
  const ledger = makeLedger(accounts, context)
  const { lookedBack, newest } = ledger.policy.months
  const rolling = rollingMonths(ledger.firstDay, ledger.lastDay, ledger.policy.months)
  const months = monthlyCashFlows(ledger, rolling)
  const windowOf = (count: number) => windowOfLast(count, rolling, ledger.firstDay, ledger.lastDay)
  const accountFacts = accounts.map((account) => accountFact(account, context))
  const year = factsOf(ledger, windowOf(lookedBack), months)
  return {
    version: analysisVersion,
    today: context.today,
    coverage: coverage(ledger, context.today),
    accounts: accountFacts,
    holderMatch: worstMatch(accountFacts.map((account) => account.match)),
    bookings: ledger.categorised,
    ownTransfers: select(ledger, wholeWindow(ledger), ['own-transfer']),
    contests: contests(ledger, year.turnover.sumCents),
    months,
    seasonality: seasonality(months),
    year,
    lastThreeMonths: factsOf(ledger, windowOf(newest), months.slice(-newest)),
    recurring: recurringPayments(ledger),
    ...lendingOf(ledger, context),
    ...beforeContests(accounts, context),
  }
}

/** What a decision rests on, read without any contest, so that a person looks where a contest changes the answer. */
function beforeContests(
  accounts: readonly AnalysedAccount[],
  context: AnalysisContext,
): Pick<CashFlowAnalysis, 'beforeContests'> {
  const { contested = {}, contestedFacts = [] } = context
  if (Object.keys(contested).length + contestedFacts.length === 0) return {}
  const { lending, year, lastThreeMonths } = analyse(accounts, { ...context, contested: {}, contestedFacts: [] })
  return { beforeContests: { lending, year, lastThreeMonths } }
}

/** As the rules read it, and where the applicant contests a fact also as the applicant does. */
function lendingOf(
  ledger: Ledger,
  { sbiCode = null, contestedFacts = [] }: AnalysisContext,
): Pick<CashFlowAnalysis, 'lending' | 'uncontested'> {
  const lending = lendingFacts(ledger, sbiCode)
  if (contestedFacts.length === 0) return { lending }
  const isContested = isContestedBy(ledger, contestedFacts)
  const bookings = contestableFacts.flatMap((fact) =>
    bookingsUnder(lending, fact).filter((number) => isContested(fact, number)),
  )
  return { lending: lendingFacts(ledger, sbiCode, isContested), uncontested: { lending, bookings } }
}

function wholeWindow(ledger: Ledger): Window {
  return windowOfLast(0, [], ledger.firstDay, ledger.lastDay)
}

function accountFact(account: AnalysedAccount, { companyNames, accepted = [] }: AnalysisContext): AccountFact {
  const { iban, bank, holder, bookings } = account
  const match = isAccepted({ number: iban, holder }, accepted) ? 'MATCH' : matchHolder(holder, companyNames)
  return { iban, bank, holder, match, bookingCount: bookings.length }
}

/** One account in another's name is enough to stop and ask. */
function worstMatch(matches: readonly HolderMatch[]): HolderMatch {
  if (matches.includes('NO_MATCH')) return 'NO_MATCH'
  return matches.length === 0 || matches.includes('COULD_NOT_MATCH') ? 'COULD_NOT_MATCH' : 'MATCH'
}

const turnoverCategories = categoriesOfKind('turnover')
const incomeCategories = categoriesOfKind('turnover', 'other-income')
const costCategories = categoriesOfKind('operating', 'tax')

function factsOf(ledger: Ledger, window: Window, months: readonly MonthlyCashFlow[]): CashFlowFacts {
  const turnover = inflow(ledger, window, turnoverCategories, months, (month) => month.turnoverCents)
  const costs = selectPaid(ledger, window, costCategories)
  const privateWithdrawals = selectPaid(ledger, window, ['private-withdrawal'])
  const cash = select(ledger, window, ['cash-deposit'], 'in')
  const gambling = selectPaid(ledger, window, ['gambling'], 'out')
  return {
    window,
    turnover,
    allInflow: inflow(
      ledger,
      window,
      incomeCategories,
      months,
      (month) => month.turnoverCents + month.otherIncomeCents,
    ),
    costs: { ...costs, averageMonthlyCents: monthlyAverage(costs.sumCents, window) },
    trend: trend(months, ledger.policy),
    variation: variation(months, ledger.policy),
    balance: balance(ledger, window, costs.sumCents),
    reversals: reversals(ledger, window),
    taxes: taxes(ledger, window),
    wages: selectPaid(ledger, window, ['wages']),
    pension: selectPaid(ledger, window, ['pension']),
    socialInsurance: selectPaid(ledger, window, ['social-insurance']),
    rent: selectPaid(ledger, window, ['rent']),
    debtService: debtService(ledger, window),
    newLoans: select(ledger, window, ['loan-proceeds'], 'in'),
    concentration: concentration(ledger, window),
    cash: shareOfTurnover(cash, turnover.sumCents),
    gambling: shareOfTurnover(gambling, turnover.sumCents),
    privateWithdrawals: {
      ...privateWithdrawals,
      averageMonthlyCents: monthlyAverage(privateWithdrawals.sumCents, window),
    },
    dividends: selectPaid(ledger, window, ['dividend']),
    collections: selectPaid(ledger, window, ['collection']),
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
  const lenders = new Set(paid.bookings.flatMap((number) => ledger.bookings[number]!.counterpartyName ?? []))
  return { ...paid, averageMonthlyCents: monthlyAverage(paid.sumCents, window), lenders: [...lenders].sort() }
}

/** Money in from some categories: the sum, the average month and the middle month. */
export function inflow(
  ledger: Ledger,
  window: Window,
  wanted: readonly Category[],
  months: readonly MonthlyCashFlow[],
  ofMonth: (month: MonthlyCashFlow) => number,
): InflowFact {
  const selected = select(ledger, window, wanted, 'in')
  return {
    ...selected,
    averageMonthlyCents: monthlyAverage(selected.sumCents, window),
    medianMonthlyCents: Math.round(median(months.map(ofMonth)) ?? 0),
  }
}
