import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import { soberBalance } from '#lending/facts/balance/sober-balance.ts'
import { type Capacity, capacity, paidOutAboveSurplus } from '#lending/facts/capacity.ts'
import type { BalanceFact } from '#lending/facts/cash-flow-facts.ts'
import type { ContestableFact } from '#lending/facts/contests/contestable-facts.ts'
import { type IsContested, nothingContested } from '#lending/facts/contests/fact-contests.ts'
import { loweredCosts } from '#lending/facts/costs/lowered-costs.ts'
import { missingKind } from '#lending/facts/costs/missing-kind.ts'
import { runningCosts } from '#lending/facts/costs/running-costs.ts'
import type { StoppedCost } from '#lending/facts/costs/stopped-cost.ts'
import { stoppedCosts } from '#lending/facts/costs/stopped-costs.ts'
import { type Debt, debt, instalmentsMissed, monthlyOfUnseen } from '#lending/facts/debt/debt.ts'
import { lendersPaid } from '#lending/facts/debt/lenders.ts'
import { boughtFromSavings } from '#lending/facts/costs/machines.ts'
import { financedPurchases } from '#lending/facts/debt/financed-purchases.ts'
import { returnedDebits } from '#lending/facts/debt/returned-debits.ts'
import { concentrationPeak } from '#lending/facts/income/concentration-peak.ts'
import { cashShare, type CoreTurnover, coreTurnover, usualReceipt } from '#lending/facts/income/core-turnover.ts'
import { type RoundTrips, roundTrips } from '#lending/facts/income/round-trips.ts'
import { soldBetween, soldUntilNow } from '#lending/facts/income/sold-between.ts'
import { seasonlessVariation } from '#lending/facts/income/variation.ts'
import { type YearBefore, yearBefore } from '#lending/facts/income/year-before.ts'
import { type OwnerPay, ownerPay } from '#lending/facts/owners/owner-pay.ts'
import { ownersMoney } from '#lending/facts/owners/owners-money.ts'
import { ownersFeesAndWages } from '#lending/facts/owners/owners-paid.ts'
import { type TaxDue, taxDue } from '#lending/facts/tax/tax-due.ts'
import { quarterlyRefunds } from '#lending/facts/tax/vat-refunds.ts'
import { type DaySums, daySums } from '#lending/ledger/day-sums.ts'
import type { Evidenced } from '#lending/ledger/evidenced.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import type { Row } from '#lending/ledger/row.ts'
import { otherSides } from '#lending/ledger/other-side.ts'
import { type Timeline, timelineOf } from '#lending/ledger/timeline.ts'
import type { UsualKind } from '#lending/policy/usual-costs.ts'
import type { Cents } from '#lending/money.ts'
import type { Ledgers } from '#lending/ledger/whole-months.ts'

/** As a lender reads bookings: only money that is earned again and again counts, after everything owed. */
export type LendingFacts = {
  coreTurnover: Evidenced & { monthsCents: readonly number[]; isTradeOfLargeReceipts: boolean }
  incidental: Evidenced
  /** The part of incidental money that customers may have paid. */
  unbackedYearCents: Cents
  roundTrips: Evidenced
  ownerPay: OwnerPay
  tax: TaxDue
  stopped: readonly StoppedCost[]
  debt: Debt
  yearBefore: YearBefore
  missingKind: UsualKind | null
  /** As it would be without incidental money. */
  balance: BalanceFact
  concentrationPeak: number | null
  /** Of core turnover, so that a deposit makes no month look fuller. */
  turnoverVariation: number | null
  cashShare: number | null
  capacity: Capacity
}

export function lendingFacts(
  ledgers: Ledgers,
  sbiCode: string | null,
  isContested: IsContested = nothingContested,
): LendingFacts {
  const { ledger: whole, settled: ledger } = ledgers
  const timeline = timelineOf(ledger)
  const hasOtherSide = otherSides(ledger)
  const returned = returnedDebits(ledger)
  const owners = new Set([...ownersFeesAndWages(ledger)].filter((row) => !isContested('owner-pay', row)))
  const trips = roundTrips(ledger, timeline, { owners, isContested })
  const refunds = quarterlyRefunds(ledger)
  const core = coreTurnover(ledger, timeline, {
    roundTrips: trips,
    isReturnedDebit: (row) => returned.has(row),
    refunds: new Set(refunds),
    hasOtherSide,
    isOwners: ownersMoney(ledger, owners),
    ownersPay: owners,
    isContested,
  })
  const sold = daySums(ledger, core.receipts, (row) => core.counted.of(row))
  const spent = spending(ledger, timeline, { core, roundTrips: trips, returned, owners, sold })
  const { costs, financed } = spent
  const stopped = spent.stopped.filter(({ kind }) => !isContested(`stopped-${kind}`))
  const owner = ownerPay(ledger, timeline, { hasOtherSide, feesAndWages: owners, isContested })
  const seen = { firstDay: ledger.firstDay, soldBetween: soldBetween(ledger, sold), policy: ledger.policy }
  const tax = taxDue(ledgers, timeline, { ...seen, core, purchaseMonths: costs.purchases, sbiCode, owners, refunds })
  const untilNow = soldUntilNow(ledgers, core)
  const against = yearBefore(core.monthsCents, timeline, seen, untilNow, usualReceipt(timeline, core))
  const owed = debt(whole, lendersPaid(whole))
  const carried = capacity({ timeline, core, costs, owner, tax, stopped, against, owed }, ledger.policy)
  const missed = [...stopped.flatMap((one) => one.missed), ...instalmentsMissed(whole, owed)]
  const unpaid = [...tax.unpaid, ...missed, ...owner.notTaken]
  const monthlyCosts = carried.monthlyOutflowCents
  const sober = soberBalance(ledger, { core, trips, financed, owner, timeline, monthlyCosts, unpaid })
  // As a loan of which nothing is repaid yet; balances that do not add up show none.
  const isFaulty = ledger.accounts.some(({ findings }) => findings?.length)
  const drawn = isFaulty ? 0 : Math.round(monthlyOfUnseen(ledger, sober.drawnCents))
  return {
    coreTurnover: {
      ...core.year,
      monthsCents: core.monthsCents,
      isTradeOfLargeReceipts: core.isTradeOfLargeReceipts,
    },
    incidental: core.incidental,
    unbackedYearCents: core.unbackedYearCents,
    roundTrips: trips.year,
    ownerPay: owner,
    tax,
    stopped,
    debt: { ...owed, monthlyCents: owed.monthlyCents + drawn },
    missingKind: missingKind(ledger, timeline, { sbiCode, core, owner }),
    yearBefore: against,
    balance: sober.year,
    concentrationPeak: concentrationPeak(ledger, timeline, core),
    turnoverVariation: seasonlessVariation(timeline, seen),
    cashShare: cashShare(ledger, core),
    capacity: {
      ...carried,
      // Its term is supposed, so that a person looks where it alone is too much.
      ifExplainedMonthlyCents: carried.ifExplainedMonthlyCents + drawn,
      distributedAboveSurplusCents: paidOutAboveSurplus(carried, sober.belowYearBeforeCents, ledger.policy),
    },
  }
}

type Spender = {
  core: CoreTurnover
  roundTrips: RoundTrips
  returned: ReadonlySet<Row>
  owners: ReadonlySet<Row>
  sold: DaySums
}

/** Costs as they run, and those that no longer do. */
function spending(ledger: Ledger, timeline: Timeline, known: Spender) {
  const soldMonths = known.core.monthsCents
  const financed = financedPurchases(ledger, timeline, lendersPaid(ledger), known.owners)
  const machines = boughtFromSavings(ledger, timeline, { ...known, financed, soldMonths })
  const costs = runningCosts(ledger, timeline, { ...known, financed, machines, soldMonths })
  const subject = { ...known, ...costs, ledger, financed, machines }
  const asked = stoppedCosts(subject)
  return { financed, costs, stopped: [...asked, ...loweredCosts(subject, asked)] }
}

export function bookingsUnder(lending: LendingFacts, fact: ContestableFact): readonly BookingNumber[] {
  if (fact === 'incidental') return lending.incidental.bookings
  if (fact === 'round-trips') return lending.roundTrips.bookings
  if (fact === 'owner-pay') return lending.ownerPay.year.bookings
  return lending.stopped.find(({ kind }) => `stopped-${kind}` === fact)?.bookings ?? []
}
