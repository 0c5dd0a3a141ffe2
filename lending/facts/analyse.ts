import { matchAccountHolder } from '#lending/account-holder.ts'
import type { AnalysedAccount } from '#lending/bookings/account.ts'
import { isAccepted } from '#lending/facts/accepted-account.ts'
import type { AnalysisContext } from '#lending/facts/analysis-input.ts'
import { coverage } from '#lending/facts/balance/coverage.ts'
import { monthlyCashFlows } from '#lending/facts/balance/months.ts'
import type { CashFlowAnalysis } from '#lending/facts/cash-flow-analysis.ts'
import { contestableFacts } from '#lending/facts/contests/contestable-facts.ts'
import { contests } from '#lending/facts/contests/contests.ts'
import { isContestedBy } from '#lending/facts/contests/fact-contests.ts'
import { recurringPayments } from '#lending/facts/costs/recurring.ts'
import type { AccountFact } from '#lending/facts/data-facts.ts'
import { doesNotAddUp } from '#lending/facts/does-not-add-up.ts'
import { bestQuarterShare } from '#lending/facts/income/variation.ts'
import { bookingsUnder, lendingFacts } from '#lending/facts/lending-facts.ts'
import { factsOf } from '#lending/facts/window-facts.ts'
import type { HolderMatch } from '#lending/holder-match.ts'
import { makeLedger } from '#lending/ledger/ledger.ts'
import { select } from '#lending/ledger/views.ts'
import { type Ledgers, wholeMonths } from '#lending/ledger/whole-months.ts'
import { rollingMonths, windowOfLast } from '#lending/ledger/window.ts'

/** Raised whenever a rule or a fact changes, so that a stored analysis says what made it. */
const analysisVersion = 'analysis-2026-11-10'

/**
 * The cash flow of a company (CORE-4), over the last twelve months and the last three. An account or booking that is
 * given twice counts twice, so merge first.
 */
export function analyse(accounts: readonly AnalysedAccount[], context: AnalysisContext): CashFlowAnalysis {
  const ledger = makeLedger(accounts, context)
  const settled = wholeMonths(ledger, context.today)
  const { lookedBack, newest } = ledger.policy.months
  const windows = (count: number) => ({ window: windowOfLast(settled, count), untilNow: windowOfLast(ledger, count) })
  const months = monthlyCashFlows(settled, rollingMonths(settled))
  const accountFacts = accounts.map((account) => accountFact(account, context))
  const year = factsOf({ ledger, settled }, windows(lookedBack), months)
  return {
    version: analysisVersion,
    today: context.today,
    coverage: coverage(ledger, context.today),
    accounts: accountFacts,
    holderMatch: worstMatch(accountFacts.map((account) => account.match)),
    bookings: ledger.readings,
    ownTransfers: select(ledger, windowOfLast(ledger, 0), ['own-transfer']),
    contests: contests(ledger, year.turnover.sumCents),
    months,
    bestQuarterShare: bestQuarterShare(months),
    year,
    lastThreeMonths: factsOf({ ledger, settled }, windows(newest), months.slice(-newest)),
    recurring: recurringPayments(ledger),
    ...doesNotAddUp(accounts),
    ...lendingOf({ ledger, settled }, context),
    ...beforeContests(accounts, context),
  }
}

/** The basis of a decision without any contest, so that a person looks where a contest changes the answer. */
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
  ledgers: Ledgers,
  { sbiCode = null, contestedFacts = [] }: AnalysisContext,
): Pick<CashFlowAnalysis, 'lending' | 'uncontested'> {
  const lending = lendingFacts(ledgers, sbiCode)
  if (contestedFacts.length === 0) return { lending }
  const isContested = isContestedBy(ledgers.ledger, contestedFacts)
  const bookings = contestableFacts.flatMap((fact) =>
    bookingsUnder(lending, fact).filter((number) => isContested(fact, ledgers.ledger.rowAt(number))),
  )
  return { lending: lendingFacts(ledgers, sbiCode, isContested), uncontested: { lending, bookings } }
}

function accountFact(account: AnalysedAccount, context: AnalysisContext): AccountFact {
  const { iban, bank, holder, bookings } = account
  const isTaken = isAccepted({ number: iban, holder }, context.accepted ?? [])
  const match = isTaken ? 'MATCH' : matchAccountHolder(holder, context)
  return { iban, bank, holder, match, bookingCount: bookings.length }
}

/** One account in another's name is enough to stop and ask. */
function worstMatch(matches: readonly HolderMatch[]): HolderMatch {
  if (matches.includes('NO_MATCH')) return 'NO_MATCH'
  return matches.length === 0 || matches.includes('COULD_NOT_MATCH') ? 'COULD_NOT_MATCH' : 'MATCH'
}
