import type { BookingNumber, Evidenced } from '#lending/analysis/cash-flow-facts.ts'
import type { Category } from '#lending/analysis/category.ts'
import type { BookingMoney } from '#lending/analysis/facts/balance.ts'
import type { CoreTurnover } from '#lending/analysis/facts/core-turnover.ts'
import { dueAfterDays, paidFor, type Quarter, quartersDue } from '#lending/analysis/facts/tax-quarters.ts'
import { categoriesOfKind, type Ledger } from '#lending/analysis/ledger.ts'
import { mean, median } from '#lending/analysis/statistics.ts'
import { between, sumsBefore, unseenSurcharge, wageTaxShare } from '#lending/analysis/facts/stopped-costs.ts'
import { isInYear, type Timeline } from '#lending/analysis/timeline.ts'
import { ordinaryVatShare, vatShareOfSales } from '#lending/analysis/vat-table.ts'

/** The oldest paid quarters are the measure, since trouble comes later. */
const measureQuarters = 4
/** Nothing paid in so many quarters that were due is not late, it is not there. */
export const quartersUnpaidMax = 2
/** Ours, expert-set: what is paid below these shares of what is due pays nothing to speak of. */
const taxBounds = {
  /** Of a quarter's VAT by the company's own measure. */
  quarterPaidFrom: 0.1,
  /** Whose VAT is less than this of his turnover has quarters that come to nothing, and any payment will do. */
  quartersDifferBelow: 0.01,
  /** Of turnover; a euro each quarter is a payment in name only, and no measure. */
  ownShareFrom: 0.001,
  /** Against net wages: employers' premiums alone are more (Wfsv and Zvw, rates of 2026). */
  wageTaxShareFrom: 0.15,
} as const

/** Payments for quarters before the data are held against a mean month, though theirs may have been quiet ones. */
const roughSurcharge = 1.3

export type TaxDue = {
  /** Of the last twelve months, whichever is higher: due or paid. */
  vatYearCents: number
  wageTaxYearCents: number
  /** Income and corporate tax. */
  incomeTaxYearCents: number
  /** Payment plans, vehicle tax, and what is called tax and went to somebody else. */
  otherYearCents: number
  /** The part of it that nobody ever paid and a table supposes. */
  supposedYearCents: number
  /** Of the quarters that were due, newest last: whether anything was paid. */
  quartersPaid: readonly boolean[]
  isSeen: boolean
  /** What was due and not paid, by the company's own measure, on the day it was due. */
  unpaid: readonly BookingMoney[]
  paid: Evidenced
}

type TaxBasis = {
  core: Pick<CoreTurnover, 'monthsCents' | 'countedCents'>
  purchaseMonths: readonly number[]
  sbiCode: string | null
}

/**
 * What the tax office is owed for what was sold and for who works there, from the company's own past or a table. In cents of the
 * last twelve months; an unknown SBI counts as the ordinary rate. Source: credit policy, Capacity 4.
 */
export function taxDue(ledger: Ledger, timeline: Timeline, basis: TaxBasis): TaxDue {
  const payments = taxPayments(ledger)
  const quarters = quartersDue(ledger, payments.vat)
  const share = vatShareOfSales(basis.sbiCode)
  const coreYear = yearSum(basis.core.monthsCents, timeline)
  const vat = vatOf(ledger, timeline, { payments: payments.vat, quarters, share, coreYear, basis })
  const wage = wageTaxOf(ledger, timeline, payments)
  const income = paidInYear(ledger, timeline, payments.income)
  const isExempt = share === 0 && payments.vat.length === 0
  const isPaid = (quarter: Quarter): boolean =>
    vat.isPaid(quarter) ||
    (isExempt && (!wage.hasStaff || paidFor(ledger, payments.wage, quarter.firstDay, quarter.lastDay) > 0))
  const quartersPaid = quarters.map(isPaid)
  const isUnpaid =
    (quartersPaid.length >= quartersUnpaidMax && !quartersPaid.slice(-quartersUnpaidMax).includes(true)) ||
    (quartersPaid.length > 0 && payments.vat.length === 0 && !isExempt)
  const isDue = share > 0 || vat.hasOwnShare || wage.hasStaff
  const isAnyPaid = [...payments.vat, ...payments.wage].some(
    (number) => ledger.days[number]! > ledger.lastDay - unpaidDays,
  )
  const all = [...payments.vat, ...payments.wage, ...payments.income, ...payments.other]
  const plan = planBrokenOff(ledger, payments.other, all)
  const paid = all.filter((number) => isInYear(timeline, ledger.days[number]!))
  const isSeen =
    !(isUnpaid && isDue && !(share === 0 && isAnyPaid)) &&
    !wage.hasStopped &&
    !vat.isTooLittle &&
    incomeTaxMissed(ledger, plan, true) === null
  const surcharge = isSeen || vat.supposedCents > 0 ? 1 : vat.isRough ? roughSurcharge : unseenSurcharge
  return {
    vatYearCents: Math.round(Math.max(vat.paidCents, vat.cents * surcharge)),
    wageTaxYearCents: Math.round(Math.max(wage.paidCents, wage.cents * Math.min(surcharge, unseenSurcharge))),
    incomeTaxYearCents: Math.round(Math.max(income, instalmentsMissed(ledger, timeline, payments.income, isSeen))),
    otherYearCents: Math.round(
      Math.max(paidInYear(ledger, timeline, payments.other), instalmentsMissed(ledger, timeline, plan, true)),
    ),
    // A single payment of all is no worse than none.
    supposedYearCents: Math.round(vat.supposedCents + (all.length === 1 ? income : 0)),
    quartersPaid,
    isSeen,
    unpaid: [
      ...(vat.supposedCents > 0 ? [] : unpaidQuarters(quarters, vat, surcharge)),
      ...unpaidWageTax(ledger, wage),
      ...unpaidIncomeTax(ledger, payments.income, isSeen),
      ...unpaidIncomeTax(ledger, plan, true),
    ],
    paid: { count: paid.length, sumCents: paidInYear(ledger, timeline, paid), bookings: paid },
  }
}

type Payments = Record<'vat' | 'wage' | 'income' | 'other', BookingNumber[]>

/** Payments whose receiver is the tax office; words alone, to any other account, pay nothing. */
function taxPayments(ledger: Ledger): Payments {
  const of = (...wanted: readonly Category[]): BookingNumber[] =>
    wanted.flatMap((category) => ledger.byCategory.get(category)!).filter((number) => isToTaxOffice(ledger, number))
  // An unnamed payment to the tax office is VAT as far as anybody can see.
  const isUnnamed = (number: BookingNumber): boolean => ledger.categorised[number]!.rule === 'tax/office'
  const unnamed = of('other-tax').filter(isUnnamed)
  return {
    vat: [...of('vat-payment'), ...unnamed],
    wage: of('wage-tax'),
    income: of('income-tax', 'corporate-tax'),
    other: [
      ...of('tax-arrears', 'other-tax').filter((number) => !isUnnamed(number)),
      ...categoriesOfKind('tax')
        .flatMap((category) => ledger.byCategory.get(category)!)
        .filter((number) => !isToTaxOffice(ledger, number)),
    ],
  }
}

/** By the reference that only the tax office reads, or by its name. */
function isToTaxOffice({ categorised, bookings }: Ledger, number: BookingNumber): boolean {
  const { counterpartyName } = bookings[number]!
  if (counterpartyName !== null && !/belastingdiens|\bontvanger\b|\bdouane\b/i.test(counterpartyName)) return false
  return counterpartyName !== null || /^tax\/(?:word|letter|reference|office)/.test(categorised[number]!.rule)
}

type VatQuestion = {
  payments: readonly BookingNumber[]
  quarters: readonly Quarter[]
  share: number
  coreYear: number
  basis: TaxBasis
}

function vatOf(ledger: Ledger, timeline: Timeline, { payments, quarters, share, coreYear, basis }: VatQuestion) {
  const paidCents = paidInYear(ledger, timeline, payments) * seenPart(ledger, timeline, payments)
  const salesIn = salesByQuarter(ledger, basis.core)
  const shares = quarters.map((quarter) => quarter.paidCents / Math.max(1, salesIn(quarter)))
  const usual = median(shares.filter((part) => part > 0).slice(0, measureQuarters)) ?? 0
  const measured = quarters
    .filter((quarter, place) => quarter.paidCents > 0 && shares[place]! > usual * taxBounds.quarterPaidFrom)
    .slice(0, measureQuarters)
  const sales = measured.reduce((sum, quarter) => sum + salesIn(quarter), 0)
  const ofSales = ([taxCents, salesCents]: readonly [number, number]): number =>
    taxCents > 0 && salesCents > 0 ? taxCents / salesCents : 0
  const isOnce = measured.length < 2 && paymentRounds(payments.map((number) => ledger.days[number]!)) === 1
  // One quarter is a poor measure, so that all payments are a second one; of a single payment there is no other.
  const ownShare = Math.min(
    ordinaryVatShare,
    Math.max(
      ofSales([measured.reduce((sum, quarter) => sum + quarter.paidCents, 0), sales]),
      measured.length > (isOnce ? 0 : 1) ? 0 : ofSales(paidBeforeSeen(ledger, payments, basis.core.monthsCents)),
    ),
  )
  const hasOwnShare = ownShare > 0
  const expected =
    share === 0 ? 0 : Math.max(0, share * coreYear - ordinaryVatShare * yearSum(basis.purchaseMonths, timeline))
  const isTooLittle = hasOwnShare && share > 0 && ownShare < taxBounds.ownShareFrom
  const dueCents = (quarter: Quarter): number => ownShare * salesIn(quarter)
  const paidFrom = ownShare < taxBounds.quartersDifferBelow ? 0 : taxBounds.quarterPaidFrom
  const isPaid = (quarter: Quarter): boolean =>
    quarter.paidCents > 0 && quarter.paidCents >= dueCents(quarter) * paidFrom
  const common = { paidCents, hasOwnShare, isRough: measured.length === 0, isTooLittle, dueCents, isPaid }
  const cents = ownShare * coreYear
  if (hasOwnShare && !isTooLittle) return { ...common, cents, supposedCents: isOnce ? Math.max(cents, paidCents) : 0 }
  if (payments.length > 0 && !isTooLittle) return { ...common, cents: 0, supposedCents: 0 }
  return { ...common, cents: expected, supposedCents: Math.max(0, expected - paidCents) }
}

/** Where less than a year is seen, a payment for a quarter that lies partly before it counts for the part that is seen. */
function seenPart(ledger: Ledger, timeline: Timeline, payments: readonly BookingNumber[]): number {
  if (timeline.yearMonths >= 12 || payments.length === 0) return 1
  const days = payments.map((number) => ledger.days[number]!)
  const monthsPaidFor = Math.max(paymentRounds(days) * 3, new Set(days.map((day) => timeline.monthOf(day))).size)
  return Math.min(1, timeline.yearMonths / monthsPaidFor)
}

/** Payments that lie a quarter apart; what is paid by the month is one round. */
function paymentRounds(days: readonly number[]): number {
  const ordered = [...days].sort((a, b) => a - b)
  return ordered.filter((day, place) => place === 0 || day - ordered[place - 1]! > 60).length
}

/** Paid for quarters that lie before the data: each takes an ordinary quarter's sales as its measure. */
function paidBeforeSeen(
  ledger: Ledger,
  payments: readonly BookingNumber[],
  coreMonths: readonly number[],
): [tax: number, sales: number] {
  const count = paymentRounds(payments.map((number) => ledger.days[number]!))
  const taxCents = -payments.reduce((sum, number) => sum + ledger.amountsCents[number]!, 0)
  return [taxCents, (mean(coreMonths) ?? 0) * 3 * count]
}

type Vat = Pick<ReturnType<typeof vatOf>, 'dueCents' | 'isPaid'>

function unpaidQuarters(quarters: readonly Quarter[], { dueCents, isPaid }: Vat, surcharge: number): BookingMoney[] {
  return quarters.flatMap((quarter) => {
    const cents = Math.round(dueCents(quarter) * surcharge - quarter.paidCents)
    return isPaid(quarter) || cents <= 0 ? [] : [{ day: quarter.lastDay + dueAfterDays, cents }]
  })
}

/** Core turnover of a quarter by its days, since tax is of calendar months, and the months of the timeline are not. */
function salesByQuarter(ledger: Ledger, { countedCents }: TaxBasis['core']): (quarter: Quarter) => number {
  const { amountsCents, categorised, firstDay } = ledger
  const sold = sumsBefore(ledger, ledger.days.keys(), (number) =>
    amountsCents[number]! < 0 && categorised[number]!.category === 'reversal'
      ? amountsCents[number]!
      : countedCents[number]!,
  )
  return (quarter) => between(ledger, sold, Math.max(firstDay, quarter.firstDay), quarter.lastDay)
}

/** The wages of people on the pay roll; an agency pays the tax on its own. */
function wageTaxOf(ledger: Ledger, timeline: Timeline, payments: Payments) {
  const { days, amountsCents, lastDay, byCategory, categorised } = ledger
  const wages = byCategory.get('wages')!.filter((number) => categorised[number]!.rule !== 'staff/agency')
  const wagesYear = paidInYear(ledger, timeline, wages)
  const sumOf = (numbers: readonly BookingNumber[], from: number, to: number): number =>
    -numbers.reduce(
      (sum, number) => (days[number]! < from || days[number]! > to ? sum : sum + amountsCents[number]!),
      0,
    )
  const usual = median(payments.wage.map((number) => -amountsCents[number]!)) ?? 0
  const whole = payments.wage.filter((number) => -amountsCents[number]! >= usual * taxBounds.quarterPaidFrom)
  const first = whole.reduce((day, number) => Math.min(day, days[number]!), Infinity)
  const last = whole.reduce((day, number) => Math.max(day, days[number]!), -Infinity)
  const shareUntil = (until: number): number => {
    const netCents = sumOf(wages, first - 45, until)
    return netCents > 0 ? Math.min(1, sumOf(payments.wage, first, until) / netCents) : 0
  }
  // The oldest year is the measure, where later payments are lower.
  const paidShare = Math.max(shareUntil(last), shareUntil(Math.min(last, first + 365)))
  const hasOwnShare = payments.wage.length > 1 && paidShare > 0
  const isTooLittle = hasOwnShare && paidShare < taxBounds.wageTaxShareFrom
  const share = hasOwnShare && !isTooLittle ? paidShare : wageTaxShare
  const recentWages = sumOf(wages, lastDay - wageTaxQuietDays - 45, lastDay - 45)
  const recentPaid = sumOf(payments.wage, lastDay - wageTaxQuietDays, lastDay)
  const hasStopped =
    payments.wage.length > 1 &&
    first < lastDay - wageTaxQuietDays &&
    recentPaid < share * recentWages * taxBounds.quarterPaidFrom
  return {
    paidCents: paidInYear(ledger, timeline, payments.wage),
    cents: share * wagesYear,
    share,
    hasOwnShare,
    paidUntil: last,
    wages,
    hasStaff: wagesYear > 0,
    hasStopped: hasStopped || isTooLittle,
  }
}

/** Two quarters and the month in which to pay. */
const wageTaxQuietDays = 180
const unpaidDays = 213

/** Wage tax is paid a month and more after the wages; where it was paid and is no more, each wage leaves its part unpaid. */
function unpaidWageTax(
  ledger: Ledger,
  {
    share,
    hasOwnShare,
    paidUntil,
    wages,
  }: Pick<ReturnType<typeof wageTaxOf>, 'share' | 'hasOwnShare' | 'paidUntil' | 'wages'>,
): BookingMoney[] {
  if (!hasOwnShare || ledger.lastDay - paidUntil <= wageTaxLateDays) return []
  return wages
    .map((number) => ({
      day: ledger.days[number]! + wageTaxAfterDays,
      cents: Math.round(-ledger.amountsCents[number]! * share * unseenSurcharge),
    }))
    .filter(({ day }) => day > paidUntil + 1 && day <= ledger.lastDay)
}

const wageTaxAfterDays = 34
const wageTaxLateDays = 100

/** Income tax comes in instalments; where four or more were paid and then none for a quarter, the missed ones are due; where no tax
 * is still paid, two are enough to know of it. */
function instalmentsMissed(
  ledger: Ledger,
  timeline: Timeline,
  payments: readonly BookingNumber[],
  isSeen: boolean,
): number {
  const missed = incomeTaxMissed(ledger, payments, isSeen)
  return missed === null
    ? 0
    : paidInYear(ledger, timeline, payments) + (missed.perMonth * Math.min(365, ledger.lastDay - missed.last)) / 30.4
}

/** A payment plan that ends while other tax is paid is over; one that ends along with all tax is still owed. */
function planBrokenOff(
  { days }: Ledger,
  plan: readonly BookingNumber[],
  all: readonly BookingNumber[],
): readonly BookingNumber[] {
  const lastOf = (numbers: readonly BookingNumber[]): number =>
    numbers.reduce((last, number) => Math.max(last, days[number]!), -Infinity)
  return lastOf(all) - lastOf(plan) <= planEndsWithinDays ? plan : []
}

const planEndsWithinDays = 45

function unpaidIncomeTax(ledger: Ledger, payments: readonly BookingNumber[], isSeen: boolean): BookingMoney[] {
  const missed = incomeTaxMissed(ledger, payments, isSeen)
  if (missed === null) return []
  const count = Math.round((ledger.lastDay - missed.last) / 30.4)
  return Array.from({ length: count }, (_, month) => ({
    day: Math.min(ledger.lastDay, missed.last + Math.floor((month + 1) * 30.4) - 2),
    cents: Math.round(missed.perMonth * unseenSurcharge),
  }))
}

function incomeTaxMissed(
  ledger: Ledger,
  payments: readonly BookingNumber[],
  isSeen: boolean,
): { last: number; perMonth: number } | null {
  const last = payments.reduce((day, number) => Math.max(day, ledger.days[number]!), -Infinity)
  const before = payments.filter((number) => ledger.days[number]! > last - 190)
  if (before.length < (isSeen ? 4 : 2) || ledger.lastDay - last <= 100) return null
  const paidCents = -before.reduce((sum, number) => sum + ledger.amountsCents[number]!, 0)
  return { last, perMonth: paidCents / Math.min(6, before.length) }
}

function paidInYear(ledger: Ledger, timeline: Timeline, numbers: readonly BookingNumber[]): number {
  return -numbers.reduce(
    (sum, number) => (isInYear(timeline, ledger.days[number]!) ? sum + ledger.amountsCents[number]! : sum),
    0,
  )
}

const yearSum = (months: readonly number[], { yearStart }: Timeline): number =>
  months.slice(yearStart).reduce((sum, cents) => sum + cents, 0)
