import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { Category } from '#lending/bookings/category.ts'
import type { BookingMoney } from '#lending/ledger/evidenced.ts'
import type { CoreTurnover } from '#lending/facts/income/core-turnover.ts'
import type { SoldBetween } from '#lending/facts/income/sold-between.ts'
import { paidInFewMonths } from '#lending/facts/debt/financed-purchases.ts'
import { variableCategories } from '#lending/facts/costs/running-costs.ts'
import { between, sumsBefore } from '#lending/ledger/day-sums.ts'
import { isStillPaid, type Quarter } from '#lending/facts/tax/tax-quarters.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { meanMonthDays, monthsInQuarter, monthsInYear, quartersInYear } from '#lending/days.ts'
import type { Policy } from '#lending/policy/policy.ts'
import { mean, median } from '#lending/ledger/statistics.ts'
import { isInYear, type Timeline } from '#lending/ledger/timeline.ts'
import { leastVatShares, ordinaryVatShare } from '#lending/policy/vat-table.ts'

export type TaxBasis = {
  core: Pick<CoreTurnover, 'monthsCents' | 'countedCents'>
  soldBetween: SoldBetween
  purchaseMonths: readonly number[]
  sbiCode: string | null
}

type VatQuestion = {
  payments: readonly BookingNumber[]
  quarters: readonly Quarter[]
  share: number
  coreYear: number
  basis: TaxBasis
}

/** VAT of the last twelve months: by the company's own measure, or by a table where there is none. */
export function vatOf(ledger: Ledger, timeline: Timeline, { payments, quarters, share, coreYear, basis }: VatQuestion) {
  const { vat } = ledger.policy
  const ordinaryShare = ordinaryVatShare(vat)
  const paidCents = paidInYear(ledger, timeline, payments) * seenPart(ledger, timeline, payments)
  // By its days, since tax is of calendar months, and the months of the timeline are not.
  const salesIn = ({ firstDay, lastDay }: Quarter): number => basis.soldBetween(firstDay, lastDay)
  const shares = quarters.map((quarter) => quarter.paidCents / Math.max(1, salesIn(quarter)))
  const usual = median(shares.filter((part) => part > 0).slice(0, vat.measureQuarters)) ?? 0
  const measured = quarters
    .filter((quarter, place) => quarter.paidCents > 0 && shares[place]! > usual * vat.quarterPaidFrom)
    .slice(0, vat.measureQuarters)
  const sales = measured.reduce((sum, quarter) => sum + salesIn(quarter), 0)
  const ofSales = ([taxCents, salesCents]: readonly [number, number]): number =>
    taxCents > 0 && salesCents > 0 ? taxCents / salesCents : 0
  const paidDays = payments.map((number) => ledger.days[number]!)
  const isYearly = isPaidYearly(ledger, paidDays)
  const isQuiet = outOfSeason(ledger, { quarters, measured, salesIn, basis })
  const isOnce = measured.length <= 1 && paymentRounds(ledger, paidDays) === 1
  const hasFallen = isYearly ? null : fallOfVat(ledger, timeline, { quarters, salesIn, isQuiet })
  // One quarter is a poor measure, so that all payments are a second one; of a single payment there is no other.
  const ownShare = Math.min(
    ordinaryShare,
    isYearly
      ? ofSales(paidBeforeSeen(ledger, payments, basis.core.monthsCents, monthsInYear))
      : Math.max(
          ofSales([measured.reduce((sum, quarter) => sum + quarter.paidCents, 0), sales]),
          measured.length > (isOnce ? 0 : 1) ? 0 : ofSales(paidBeforeSeen(ledger, payments, basis.core.monthsCents)),
        ),
  )
  const hasOwnShare = ownShare > 0
  const expected =
    share === 0 ? 0 : Math.max(0, share * coreYear - ordinaryShare * yearSum(basis.purchaseMonths, timeline))
  const isTooLittle = hasOwnShare && share > 0 && ownShare < vat.ownShareFrom
  const dueCents = (quarter: Quarter): number => ownShare * salesIn(quarter)
  const paidFrom = ownShare < vat.quartersDifferBelow ? 0 : vat.quarterPaidFrom
  const isPaid = (quarter: Quarter): boolean =>
    isYearly || (quarter.paidCents > 0 && quarter.paidCents >= dueCents(quarter) * paidFrom)
  const cents = Math.max(ownShare, hasFallen?.formerShare ?? 0) * coreYear
  const least = timeline.yearMonths < monthsInYear || !hasOwnShare ? 0 : leastVatCents(ledger, timeline, basis)
  const isBelowLeast = Math.max(cents, paidCents) < least * vat.leastPaidFrom
  const isUnderpaid = isTooLittle || isBelowLeast || hasFallen !== null
  const isRough = measured.length === 0
  const common = { paidCents, hasOwnShare, isRough, isUnderpaid, isYearly, dueCents, isPaid, isQuiet, onceCents: null }
  if (isBelowLeast) return { ...common, cents: least, supposedCents: least - Math.max(cents, paidCents) }
  const onceCents = isOnce && expected > 0 ? Math.min(cents, expected) : null
  if (hasOwnShare && !isTooLittle)
    return { ...common, cents, onceCents, supposedCents: isOnce ? Math.max(cents, paidCents) : 0 }
  if (payments.length > 0 && !isTooLittle) return { ...common, cents: 0, supposedCents: 0 }
  return { ...common, cents: expected, supposedCents: Math.max(0, expected - paidCents) }
}

/** What is bought with VAT beside supplies, which comes off what is owed. */
const deductible: readonly Category[] = [
  'rent',
  'lease',
  'energy',
  'telecom',
  'software',
  'marketing',
  'accountancy',
  'fuel',
  'travel',
  'hospitality',
  'groceries',
  'payment-provider-costs',
]

type Seasons = {
  quarters: readonly Quarter[]
  salesIn: (quarter: Quarter) => number
  isQuiet: (quarter: Quarter) => boolean
}

type Measured = Pick<Seasons, 'quarters' | 'salesIn'> & { measured: readonly Quarter[]; basis: TaxBasis }

/**
 * Whether a quarter owes next to nothing by the company's own measure: VAT on little that was sold, less that on what was bought.
 * The measure comes from the quarters that were paid, so that who sells and buys as ever and stops paying owes as ever.
 */
function outOfSeason(ledger: Ledger, { quarters, measured, salesIn, basis }: Measured): (quarter: Quarter) => boolean {
  const { vat } = ledger.policy
  if (measured.length < vat.measureQuartersMin) return () => false
  const bought = sumsBefore(
    ledger,
    [...variableCategories, ...deductible].flatMap((one) => ledger.byCategory.get(one)!),
    (number) => Math.max(0, -ledger.amountsCents[number]!),
  )
  const share = leastVatShares(basis.sbiCode, vat).purchases
  const deductedIn = ({ firstDay, lastDay }: Quarter): number =>
    share * between(ledger, bought, Math.max(ledger.firstDay, firstDay), lastDay)
  const sum = (of: (quarter: Quarter) => number): number => measured.reduce((total, quarter) => total + of(quarter), 0)
  const paidCents = sum((quarter) => quarter.paidCents)
  const onSales = (paidCents + sum(deductedIn)) / Math.max(1, sum(salesIn))
  const littleSold = (vat.quietSalesBelow * quarters.reduce((total, one) => total + salesIn(one), 0)) / quarters.length
  const littleVat = (vat.quarterPaidFrom * paidCents) / measured.length
  const refundDays = ledger.byCategory.get('tax-refund')!.map((number) => ledger.days[number]!)
  const isRefunded = ({ lastDay }: Quarter): boolean =>
    refundDays.some((day) => day > lastDay && day <= lastDay + vat.refundedWithinDays)
  return (quarter) =>
    (salesIn(quarter) < littleSold || isRefunded(quarter)) &&
    onSales * salesIn(quarter) - deductedIn(quarter) <= littleVat
}

/** The least that is owed for what was sold within the country, if everything that was bought bore VAT. */
function leastVatCents(ledger: Ledger, timeline: Timeline, { core, purchaseMonths, sbiCode }: TaxBasis): number {
  const shares = leastVatShares(sbiCode, ledger.policy.vat)
  if (shares.sales === 0) return 0
  const { bookings, days, byCategory } = ledger
  const abroad = byCategory.get('customer-receipt')!.reduce((sum, number) => {
    const account = bookings[number]!.counterpartyAccount
    const isAbroad = account !== null && /^(?!NL)[A-Z]{2}\d{2}/.test(account)
    return isAbroad && isInYear(timeline, days[number]!) ? sum + core.countedCents[number]! : sum
  }, 0)
  const bought = deductible.reduce((sum, category) => sum + paidInYear(ledger, timeline, byCategory.get(category)!), 0)
  return Math.max(
    0,
    shares.sales * (yearSum(core.monthsCents, timeline) - abroad) -
      shares.purchases * yearSum(purchaseMonths, timeline) -
      ordinaryVatShare(ledger.policy.vat) * bought,
  )
}

/**
 * Whether the newest quarters bear far less VAT than the same ones a year before, both against sales and against what is sold
 * above what is bought: stock for a season lowers the one, and not the other. The quarter of a machine's bill shows nothing.
 */
function fallOfVat(
  ledger: Ledger,
  timeline: Timeline,
  { quarters, salesIn, isQuiet }: Seasons,
): { formerShare: number } | null {
  const machines = machinesBought(ledger, timeline)
  const bought = sumsBefore(ledger, ledger.byCategory.get('supplier')!, (number) =>
    machines.has(number) ? 0 : -ledger.amountsCents[number]!,
  )
  const addedIn = (quarter: Quarter): number =>
    salesIn(quarter) - between(ledger, bought, Math.max(ledger.firstDay, quarter.firstDay), quarter.lastDay)
  const falls = [0, ledger.policy.vat.machineBilledDays].map((daysBefore) => {
    const billDays = [...machines].map((number) => ledger.days[number]! - daysBefore)
    const hasNone = ({ firstDay, lastDay }: Quarter): boolean =>
      !billDays.some((day) => day >= firstDay && day <= lastDay)
    return fallBetween(
      yearPairs(quarters.filter((quarter) => !isStillPaid(ledger, quarter))).filter((pair) => pair.every(hasNone)),
      { salesIn, addedIn, isQuiet },
      ledger.policy,
    )
  })
  return falls.includes(null) ? null : falls[0]!
}

type Pair = readonly [quarter: Quarter, yearBefore: Quarter]

function yearPairs(quarters: readonly Quarter[]): Pair[] {
  const first = Math.max(quartersInYear, quarters.length - quartersInYear)
  return quarters.slice(first).map((quarter, index) => [quarter, quarters[first - quartersInYear + index]!])
}

function fallBetween(
  pairs: readonly Pair[],
  { salesIn, addedIn, isQuiet }: Omit<Seasons, 'quarters'> & { addedIn: Seasons['salesIn'] },
  { vat }: Policy,
): { formerShare: number } | null {
  const sum = (some: readonly Quarter[], of: (quarter: Quarter) => number): number =>
    some.reduce((total, quarter) => total + of(quarter), 0)
  for (let count = vat.fallQuartersMin; count <= pairs.length; count++) {
    const newest = pairs.slice(-count).map(([quarter]) => quarter)
    if (newest.every(isQuiet)) continue
    const former = pairs.slice(-count).map(([, yearBefore]) => yearBefore)
    const isBelow = (of: (quarter: Quarter) => number): boolean => {
      const [now, before] = [newest, former].map((some) => sum(some, ({ paidCents }) => paidCents) / sum(some, of))
      return Number.isFinite(before) && before! > 0 && now! >= 0 && now! < before! * vat.yearBeforePaidFrom
    }
    const formerShare = sum(former, ({ paidCents }) => paidCents) / Math.max(1, sum(former, salesIn))
    if (formerShare >= vat.quartersDifferBelow && isBelow(salesIn) && isBelow(addedIn))
      return { formerShare: Math.min(ordinaryVatShare(vat), formerShare) }
  }
  return null
}

/** What is bought once and takes more than some months' purchases: its VAT comes back in the quarter of its bill. */
function machinesBought(ledger: Ledger, timeline: Timeline): Set<BookingNumber> {
  const isOnce = paidInFewMonths(ledger, timeline)
  const bought = ledger.byCategory.get('supplier')!.filter((number) => ledger.amountsCents[number]! < 0)
  const months = Math.max(1, (ledger.lastDay - ledger.firstDay) / meanMonthDays)
  const monthCents = bought.reduce((sum, number) => sum - ledger.amountsCents[number]!, 0) / months
  const { onceInMonths } = ledger.policy.costs
  return new Set(bought.filter((number) => isOnce(number) && -ledger.amountsCents[number]! > monthCents * onceInMonths))
}

/** Where less than a year is seen, a payment for a quarter that lies partly before it counts for the part that is seen. */
function seenPart(ledger: Ledger, timeline: Timeline, payments: readonly BookingNumber[]): number {
  if (timeline.yearMonths >= monthsInYear || payments.length === 0) return 1
  const days = payments.map((number) => ledger.days[number]!)
  const roundMonths = paymentRounds(ledger, days) * monthsInQuarter
  const monthsPaidFor = Math.max(roundMonths, new Set(days.map((day) => timeline.monthOf(day))).size)
  return Math.min(1, timeline.yearMonths / monthsPaidFor)
}

const isPaidYearly = ({ policy }: Ledger, days: readonly number[]): boolean => {
  const ordered = [...days].sort((a, b) => a - b)
  return (
    days.length > 1 &&
    ordered.every((day, place) => place === 0 || day - ordered[place - 1]! >= policy.vat.yearlyFromDays)
  )
}

/** Payments that lie a quarter apart; what is paid by the month is one round. */
function paymentRounds({ policy }: Ledger, days: readonly number[]): number {
  const ordered = [...days].sort((a, b) => a - b)
  return ordered.filter((day, place) => place === 0 || day - ordered[place - 1]! > policy.vat.roundDays).length
}

/** Paid for quarters that lie before the data: each takes an ordinary quarter's sales as its measure. */
function paidBeforeSeen(
  ledger: Ledger,
  payments: readonly BookingNumber[],
  coreMonths: readonly number[],
  monthsEach = monthsInQuarter,
): [tax: number, sales: number] {
  const count = paymentRounds(
    ledger,
    payments.map((number) => ledger.days[number]!),
  )
  const taxCents = -payments.reduce((sum, number) => sum + ledger.amountsCents[number]!, 0)
  return [taxCents, (mean(coreMonths) ?? 0) * monthsEach * count]
}

type Vat = Pick<ReturnType<typeof vatOf>, 'dueCents' | 'isPaid'>

export function unpaidQuarters(
  { policy }: Ledger,
  quarters: readonly Quarter[],
  { dueCents, isPaid }: Vat,
  surcharge: number,
): BookingMoney[] {
  return quarters.flatMap((quarter) => {
    const cents = Math.round(dueCents(quarter) * surcharge - quarter.paidCents)
    return isPaid(quarter) || cents <= 0 ? [] : [{ day: quarter.lastDay + policy.tax.dueAfterDays, cents }]
  })
}

export function paidInYear(ledger: Ledger, timeline: Timeline, numbers: readonly BookingNumber[]): number {
  return -numbers.reduce(
    (sum, number) => (isInYear(timeline, ledger.days[number]!) ? sum + ledger.amountsCents[number]! : sum),
    0,
  )
}

export const yearSum = (months: readonly number[], { yearStart }: Timeline): number =>
  months.slice(yearStart).reduce((sum, cents) => sum + cents, 0)
