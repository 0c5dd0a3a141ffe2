import type { BalanceFact } from '#lending/facts/cash-flow-facts.ts'
import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { Evidenced } from '#lending/ledger/evidenced.ts'
import { balance, belowYearBefore } from '#lending/facts/balance/balance.ts'
import { type BookingMoney } from '#lending/ledger/evidenced.ts'
import { type Capacity, capacity, paidOutAboveSurplus } from '#lending/facts/capacity.ts'
import { concentrationPeak } from '#lending/facts/income/concentration-peak.ts'
import { type CoreTurnover, coreTurnover } from '#lending/facts/income/core-turnover.ts'
import { soldBetween } from '#lending/facts/income/sold-between.ts'
import { type Debt, debt, instalmentsMissed, lendersPaid } from '#lending/facts/debt/debt.ts'
import { type ContestableFact } from '#lending/facts/contests/contestable-facts.ts'
import { type IsContested, nothingContested } from '#lending/facts/contests/fact-contests.ts'
import { type FinancedPurchases, financedPurchases } from '#lending/facts/debt/financed-purchases.ts'
import { type OwnerPay, ownerPay, ownersFeesAndWages } from '#lending/facts/owners/owner-pay.ts'
import { loweredCosts } from '#lending/facts/costs/lowered-costs.ts'
import { ownersMoney } from '#lending/facts/owners/owners-money.ts'
import { returnedDebits } from '#lending/facts/debt/returned-debits.ts'
import { type RoundTrips, roundTrips } from '#lending/facts/income/round-trips.ts'
import { runningCosts } from '#lending/facts/costs/running-costs.ts'
import { type StoppedCost, stoppedCosts } from '#lending/facts/costs/stopped-costs.ts'
import { sumsBefore } from '#lending/ledger/day-sums.ts'
import { type TaxDue, taxDue } from '#lending/facts/tax/tax-due.ts'
import { seasonlessVariation } from '#lending/facts/income/variation.ts'
import { type YearBefore, yearBefore } from '#lending/facts/income/year-before.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { otherSides } from '#lending/ledger/other-side.ts'
import { type Timeline, timelineOf } from '#lending/ledger/timeline.ts'
import { daysInYear, monthsInYear } from '#lending/days.ts'
import { windowOfLast, rollingMonths } from '#lending/ledger/window.ts'

/** What a lender reads in the bookings: only what is earned again and again, after everything owed, counts. */
export type LendingFacts = {
  coreTurnover: Evidenced & { monthsCents: readonly number[]; isTradeOfLargeReceipts: boolean }
  incidental: Evidenced
  roundTrips: Evidenced
  ownerPay: OwnerPay
  tax: TaxDue
  stopped: readonly StoppedCost[]
  debt: Debt
  yearBefore: YearBefore
  /** As it would be without incidental money. */
  balance: BalanceFact
  concentrationPeak: number | null
  /** Of core turnover, so that a deposit makes no month look fuller. */
  turnoverVariation: number | null
  cashShare: number | null
  capacity: Capacity
}

export function lendingFacts(
  ledger: Ledger,
  sbiCode: string | null,
  isContested: IsContested = nothingContested,
): LendingFacts {
  const timeline = timelineOf(ledger)
  const hasOtherSide = otherSides(ledger)
  const returned = returnedDebits(ledger)
  const owners = new Set([...ownersFeesAndWages(ledger)].filter((number) => !isContested('owner-pay', number)))
  const trips = roundTrips(ledger, timeline, { owners, isContested })
  const core = coreTurnover(ledger, timeline, {
    roundTrips: trips,
    isReturnedDebit: (number) => returned.has(number),
    hasOtherSide,
    isOwners: ownersMoney(ledger, owners),
    isContested,
  })
  const lenders = lendersPaid(ledger)
  const financed = financedPurchases(ledger, timeline, lenders, owners)
  const costs = runningCosts(ledger, timeline, { roundTrips: trips, returned, financed, owners })
  const owner = ownerPay(ledger, timeline, { hasOtherSide, feesAndWages: owners, isContested })
  const seen = { firstDay: ledger.firstDay, soldBetween: soldBetween(ledger, core), policy: ledger.policy }
  const tax = taxDue(ledger, timeline, { core, ...seen, purchaseMonths: costs.purchases, sbiCode, owners })
  const sold = sumsBefore(ledger, core.receipts, (number) => core.countedCents[number]!)
  const spent = { ledger, sold, roundTrips: trips, financed, owners }
  const asked = stoppedCosts(spent)
  const stopped = [...asked, ...loweredCosts(spent, asked)].filter(({ kind }) => !isContested(`stopped-${kind}`))
  const against = yearBefore(core.monthsCents, timeline, seen)
  const owed = debt(ledger, lenders)
  const carried = capacity({ timeline, core, costs, owner, tax, stopped, against, owed }, ledger.policy)
  const sober = soberBalance(ledger, {
    core,
    trips,
    financed,
    owner,
    timeline,
    monthlyCosts: carried.monthlyOutflowCents,
    unpaid: [...tax.unpaid, ...stopped.flatMap(({ missed }) => missed), ...instalmentsMissed(ledger, owed)],
  })
  return {
    coreTurnover: {
      ...core.year,
      monthsCents: core.monthsCents,
      isTradeOfLargeReceipts: core.isTradeOfLargeReceipts,
    },
    incidental: core.incidental,
    roundTrips: trips.year,
    ownerPay: owner,
    tax,
    stopped,
    debt: owed,
    yearBefore: against,
    balance: sober.year,
    concentrationPeak: concentrationPeak(ledger, timeline, core),
    turnoverVariation: seasonlessVariation(timeline, seen),
    cashShare: cashShare(ledger, core),
    capacity: {
      ...carried,
      distributedAboveSurplusCents: paidOutAboveSurplus(carried, sober.belowYearBeforeCents, ledger.policy),
    },
  }
}

/** Notes paid in, as far as they count as turnover. */
function cashShare(ledger: Ledger, { year, countedCents }: CoreTurnover): number | null {
  if (year.sumCents <= 0) return null
  const cash = year.bookings.filter((number) => ledger.categorised[number]!.category === 'cash-deposit')
  return cash.reduce((sum, number) => sum + countedCents[number]!, 0) / year.sumCents
}

type Money = {
  core: CoreTurnover
  trips: RoundTrips
  financed: FinancedPurchases
  owner: OwnerPay
  timeline: Timeline
  monthlyCosts: number
  unpaid: readonly BookingMoney[]
}

/** The balance of the last twelve months less the incidental receipts of that time and what is owed
 * and was not paid, and without what only went round; and what it was a year before. */
function soberBalance(
  ledger: Ledger,
  { core, trips, financed, owner, timeline, monthlyCosts, unpaid }: Money,
): { year: BalanceFact; belowYearBeforeCents: number | null } {
  const { months } = ledger.policy
  const window = windowOfLast(
    months.lookedBack,
    rollingMonths(ledger.firstDay, ledger.lastDay, months),
    ledger.firstDay,
    ledger.lastDay,
  )
  const from = timeline.monthCount === 0 ? ledger.firstDay : timeline.startOf(timeline.yearStart)
  const { days, amountsCents } = ledger
  const left = (number: BookingNumber): number =>
    amountsCents[number]! - core.countedCents[number]! - (trips.in.get(number) ?? 0)
  const without: BookingMoney[] = [
    ...core.incidental.bookings.map((number) => ({ day: days[number]!, cents: left(number) })),
    ...movements(ledger, trips.in, 1),
    ...movements(ledger, trips.out, -1),
    ...movements(ledger, financed.bought, -1),
  ].filter(({ day }) => day >= from)
  // What was due before the window still lies on the account in it.
  const owed = unpaid.map(({ day, cents }) => ({ day: Math.max(day, from), cents }))
  const costsCents = (monthlyCosts * monthsInYear * (ledger.lastDay - from + 1)) / daysInYear
  const taken = [...without, ...owed]
  return {
    year: balance(ledger, window, costsCents, taken),
    belowYearBeforeCents: belowYearBefore(ledger, taken, (from, to) =>
      owner.year.bookings.reduce(
        (sum, number) => (days[number]! < from || days[number]! > to ? sum : sum - amountsCents[number]!),
        0,
      ),
    ),
  }
}

const movements = (ledger: Ledger, parts: ReadonlyMap<BookingNumber, number>, sign: 1 | -1): BookingMoney[] =>
  [...parts].map(([number, cents]) => ({ day: ledger.days[number]!, cents: cents * sign }))

export function bookingsUnder(lending: LendingFacts, fact: ContestableFact): readonly BookingNumber[] {
  if (fact === 'incidental') return lending.incidental.bookings
  if (fact === 'round-trips') return lending.roundTrips.bookings
  if (fact === 'owner-pay') return lending.ownerPay.year.bookings
  return lending.stopped.find(({ kind }) => `stopped-${kind}` === fact)?.bookings ?? []
}
