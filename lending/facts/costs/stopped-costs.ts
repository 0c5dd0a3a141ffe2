import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { Category } from '#lending/bookings/category.ts'
import type { BookingMoney } from '#lending/ledger/evidenced.ts'
import type { FinancedPurchases } from '#lending/facts/debt/financed-purchases.ts'
import type { RoundTrips } from '#lending/facts/income/round-trips.ts'
import { between, sumsBefore } from '#lending/ledger/day-sums.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { daysInYear, meanMonthDays } from '#lending/days.ts'

const stoppedCostKinds = ['purchases', 'wages', 'rent', 'overhead'] as const
type StoppedCostKind = (typeof stoppedCostKinds)[number]
export type StoppedCost = {
  kind: StoppedCostKind
  /** Whether a person asks about it; what fell by less is counted on and not asked about. */
  isAsked: boolean
  /** What is missing of the last twelve months at the former level. */
  missingYearCents: number
  /** When it would have left the account. */
  missed: readonly BookingMoney[]
  /** The former payments that the level comes from. */
  bookings: readonly BookingNumber[]
}

export type CostSubject = {
  ledger: Ledger
  /** Core turnover up to each day. */
  sold: Float64Array
  roundTrips: RoundTrips
  financed: FinancedPurchases
  /** Bills of the owners are their pay and no purchases. */
  owners: ReadonlySet<BookingNumber>
}

/**
 * Regular costs that are no longer paid, by kind, in cents of twelve months; empty where the data is too short. Quiet
 * in the same months a year before is a season. Source: docs/credit-policy.md, "Capacity" 5.
 */
export function stoppedCosts(subject: CostSubject): StoppedCost[] {
  const { sold } = subject
  return [
    purchasesStopped(subject, sold),
    monthlyStopped(subject, 'wages', sold) ?? monthlyCut(subject, 'wages', sold),
    monthlyStopped(subject, 'rent', sold) ?? monthlyCut(subject, 'rent', sold),
  ].filter((stopped) => stopped !== null)
}

/** What was paid for a purchase and neither came back nor is paid in a loan's instalments. */
const paidLess =
  ({ ledger, roundTrips, financed }: CostSubject) =>
  (number: BookingNumber): number =>
    -ledger.amountsCents[number]! - (roundTrips.out.get(number) ?? 0) - (financed.bought.get(number) ?? 0)

/** Sums of purchases by day; a machine is bought once, and is no supply that could stop. */
export function boughtOften(subject: CostSubject, purchases: readonly BookingNumber[]): Float64Array {
  const { ledger } = subject
  const paid = paidLess(subject)
  const { onceInMonths } = ledger.policy.costs
  const months = Math.max(1, (ledger.lastDay - ledger.firstDay) / meanMonthDays)
  const monthCents = purchases.reduce((sum, number) => sum + paid(number), 0) / months
  return sumsBefore(ledger, purchases, (number) => (paid(number) > monthCents * onceInMonths ? 0 : paid(number)))
}

function purchasesStopped(subject: CostSubject, sold: Float64Array): StoppedCost | null {
  const { ledger, owners } = subject
  const { boughtInMonths, purchaseSurcharge } = ledger.policy.costs
  const purchases = ledger.byCategory
    .get('supplier')!
    .filter((number) => ledger.amountsCents[number]! < 0 && !owners.has(number))
  const paid = paidLess(subject)
  const bought = boughtOften(subject, purchases)
  const share = (from: number, to: number): number | null => {
    const sales = between(ledger, sold, from, to)
    return sales <= 0 ? null : between(ledger, bought, from, to) / sales
  }
  const stop = strongestStop(ledger, share)
  if (stop === null) return null
  const former = purchases.filter((number) => ledger.days[number]! >= stop.from && ledger.days[number]! <= stop.since)
  if (monthsWith(ledger, former, stop.since) < ((stop.since - stop.from) / meanMonthDays) * boughtInMonths) return null
  const since = lastDayWith(ledger, purchases, paid, stop.since)
  const sales = salesBoughtFor(ledger, sold, since)
  return {
    kind: 'purchases',
    isAsked: true,
    ...missing(stop.since, ledger.lastDay, (stop.former - stop.now) * sales, purchaseSurcharge),
    bookings: former,
  }
}

/** Supplies run some weeks ahead of their sales: the days before count where more was sold on them, within bounds for a season. */
function salesBoughtFor(ledger: Ledger, sold: Float64Array, since: number): number {
  const { purchaseAheadDays, purchaseAheadMax } = ledger.policy.costs
  const days = Math.min(purchaseAheadDays, since - ledger.firstDay)
  const sales = between(ledger, sold, since + 1, ledger.lastDay)
  const ahead = between(ledger, sold, since + 1 - days, ledger.lastDay - days)
  return Math.max(sales, Math.min(ahead, sales * purchaseAheadMax))
}

/** The last day up to another on which something was paid. */
function lastDayWith(
  { days }: Ledger,
  numbers: readonly BookingNumber[],
  paid: (number: BookingNumber) => number,
  until: number,
): number {
  return numbers.reduce((last, number) => {
    const day = days[number]!
    return day <= until && day > last && paid(number) > 0 ? day : last
  }, -Infinity)
}

type Stop = { since: number; from: number; former: number; now: number }

/** Of all lengths from a quarter to a year, the one over which least was bought; of equal ones the longest. */
function strongestStop(ledger: Ledger, share: (from: number, to: number) => number | null): Stop | null {
  const { firstDay, lastDay } = ledger
  const { shortestDays, stepDays, formerDaysMin, purchaseShareMin, purchaseShareKept, equalShare } = ledger.policy.costs
  let strongest: Stop | null = null
  for (let days = shortestDays; days <= daysInYear; days += stepDays) {
    const since = lastDay - days
    const from = Math.max(firstDay, since - daysInYear)
    if (since - from < formerDaysMin) break
    const [before, now] = [share(from, since), share(since + 1, lastDay)]
    if (before === null || now === null || before < purchaseShareMin || now >= before * purchaseShareKept) continue
    const yearAgo = firstDay <= since - daysInYear ? share(since - daysInYear + 1, lastDay - daysInYear) : null
    if (yearAgo !== null && now >= yearAgo * purchaseShareKept) continue
    if (strongest === null || now / before <= strongest.now / strongest.former + equalShare)
      strongest = { since, from, former: before, now }
  }
  return strongest
}

/** What is missing, and the days by which it would have left the account: each month its part. */
export function missing(
  since: number,
  lastDay: number,
  cents: number,
  surcharge: number,
): Pick<StoppedCost, 'missingYearCents' | 'missed'> {
  const months = Math.max(1, Math.round((lastDay - since) / meanMonthDays))
  const part = Math.round((Math.max(0, cents) * surcharge) / months)
  const missed = Array.from({ length: months }, (_, month) => ({
    day: Math.min(lastDay, since + 1 + Math.round(month * meanMonthDays)),
    cents: part,
  }))
  return { missingYearCents: part * months, missed }
}

/** Wages or rent: nothing to speak of for two months and ten days, after half a year in which they came each month. */
function monthlyStopped({ ledger }: CostSubject, kind: 'wages' | 'rent', sold: Float64Array): StoppedCost | null {
  const { missedDays, missedShare, movedDays, formerDays, formerMonthsMin, formerMonthsShare, monthNearlyOver } =
    ledger.policy.costs
  const category: Category = kind
  const payments = ledger.byCategory.get(category)!.filter((number) => ledger.amountsCents[number]! < 0)
  const paid = (from: number, to: number): number =>
    payments.reduce((sum, number) => {
      const day = ledger.days[number]!
      return day < from || day > to ? sum : sum - ledger.amountsCents[number]!
    }, 0)
  const { firstDay, lastDay } = ledger
  const last = lastPaidDay(ledger, payments, paid)
  if (last === null || lastDay - last < missedDays || lastDay - last > daysInYear) return null
  const from = Math.max(firstDay, last - formerDays)
  const former = payments.filter((number) => ledger.days[number]! > from && ledger.days[number]! <= last)
  const months = Math.max(1, Math.round((last - from) / meanMonthDays))
  if (monthsWith(ledger, former, last) < Math.max(formerMonthsMin, months * formerMonthsShare)) return null
  const perDay = paid(from + 1, last) / Math.max(1, last - from)
  const isSeason =
    firstDay <= last - daysInYear &&
    paid(last - daysInYear + 1, lastDay - daysInYear - movedDays) < perDay * (lastDay - last) * missedShare
  if (isSeason) return null
  // A payment moves by some days, so a month counts as missed a little before it is over.
  const missedMonths = Math.ceil((lastDay - last) / meanMonthDays - monthNearlyOver)
  const yearAgo = firstDay <= last - daysInYear ? paid(last - daysInYear + 1, lastDay - daysInYear) : 0
  const formerly = Math.max(
    perDay * meanMonthDays * missedMonths,
    yearAgo,
    kind === 'wages' ? asSold(ledger, sold, last, former) : 0,
  )
  const cents = (formerly - paid(last + 1, lastDay)) * withTax(ledger, kind)
  return {
    kind,
    isAsked: true,
    ...missing(last, lastDay, cents, ledger.policy.costs.unseenSurcharge),
    bookings: former,
  }
}

/** Wages bear tax and premiums beside them. */
const withTax = ({ policy }: Ledger, kind: 'wages' | 'rent'): number =>
  kind === 'wages' ? 1 + policy.tax.wageTaxShare : 1

/**
 * Wages or rent cut to less than half while as much is sold, for a quarter or longer, or gone for more than a year: who is paid
 * so is paid by somebody else, or not.
 */
function monthlyCut({ ledger }: CostSubject, kind: 'wages' | 'rent', sold: Float64Array): StoppedCost | null {
  const { firstDay, lastDay, days, amountsCents, byCategory, policy } = ledger
  const { shortestDays, stepDays, cutTo, soldKeptFrom, formerMonthsMin, formerMonthsShare, equalShare } = policy.costs
  const payments = byCategory.get(kind)!.filter((number) => amountsCents[number]! < 0)
  const sums = sumsBefore(ledger, payments, (number) => -amountsCents[number]!)
  const perDay = (of: Float64Array, from: number, to: number): number => between(ledger, of, from, to) / (to - from + 1)
  let found: Stop | null = null
  for (let length = shortestDays; lastDay - length - firstDay >= shortestDays; length += stepDays) {
    const since = lastDay - length
    const from = Math.max(firstDay, since - daysInYear)
    const [former, now] = [perDay(sums, from, since), perDay(sums, since + 1, lastDay)]
    if (former <= 0 || now >= former * cutTo) continue
    if (perDay(sold, since + 1, lastDay) < perDay(sold, from, since) * soldKeptFrom) continue
    const hasYearBefore = length <= daysInYear && firstDay <= since - daysInYear + 1
    if (hasYearBefore && now >= perDay(sums, since - daysInYear + 1, lastDay - daysInYear) * cutTo) continue
    if (found === null || now / former <= found.now / found.former + equalShare) found = { since, from, former, now }
  }
  if (found === null) return null
  const { since, from, former, now } = found
  const bookings = payments.filter((number) => days[number]! >= from && days[number]! <= since)
  if (
    monthsWith(ledger, bookings, since) <
    Math.max(formerMonthsMin, ((since - from) / meanMonthDays) * formerMonthsShare)
  )
    return null
  const counted = Math.max(since, lastDay - daysInYear)
  const cents = (former - now) * (lastDay - counted) * withTax(ledger, kind)
  return { kind, isAsked: true, ...missing(counted, lastDay, cents, policy.costs.unseenSurcharge), bookings }
}

/** Wages of a season go with what is sold: as much of it as before. */
function asSold(ledger: Ledger, sold: Float64Array, last: number, former: readonly BookingNumber[]): number {
  const from = Math.max(ledger.firstDay, last - ledger.policy.costs.formerDays)
  const before = between(ledger, sold, from, last)
  const wages = -former.reduce((sum, number) => sum + ledger.amountsCents[number]!, 0)
  return before <= 0 ? 0 : (wages / before) * between(ledger, sold, last + 1, ledger.lastDay)
}

/** The last payment of weight: what comes after it is less than a tenth of what such a time used to cost. */
function lastPaidDay(
  ledger: Ledger,
  payments: readonly BookingNumber[],
  paid: (from: number, to: number) => number,
): number | null {
  const { missedDays, missedShare, lastPaymentDays } = ledger.policy.costs
  const days = payments.map((number) => ledger.days[number]!).sort((a, b) => a - b)
  const span = days.length <= 1 ? 0 : days.at(-1)! - days[0]! + lastPaymentDays
  const perDay = span === 0 ? 0 : paid(days[0]!, days.at(-1)!) / span
  for (const day of days.reverse()) {
    const after = paid(day + 1, ledger.lastDay)
    if (after > perDay * (ledger.lastDay - day) * missedShare) return ledger.lastDay - day < missedDays ? null : day
    if (paid(day, day) > perDay * meanMonthDays * missedShare) return day
  }
  return null
}

/** Months of thirty days, counted back from a day, in which something was paid. */
function monthsWith(ledger: Ledger, payments: readonly BookingNumber[], until: number): number {
  return new Set(payments.map((number) => Math.round((until - ledger.days[number]!) / meanMonthDays))).size
}
