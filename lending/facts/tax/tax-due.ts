import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { Evidenced } from '#lending/ledger/evidenced.ts'
import type { Category } from '#lending/bookings/category.ts'
import type { BookingMoney } from '#lending/ledger/evidenced.ts'
import { paidFor, type Quarter, quartersDue } from '#lending/facts/tax/tax-quarters.ts'
import { paidInYear, type TaxBasis, unpaidQuarters, vatOf, yearSum } from '#lending/facts/tax/vat-due.ts'
import { categoriesOfKind, type Ledger } from '#lending/ledger/ledger.ts'
import { median } from '#lending/ledger/statistics.ts'
import { daysInYear, meanMonthDays } from '#lending/days.ts'
import { isInYear, type Timeline } from '#lending/ledger/timeline.ts'
import { vatShareOfSales } from '#lending/policy/vat-table.ts'

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

/**
 * Tax due for sales and wages, by the company's own past or a table, in cents of the last twelve months; an unknown SBI
 * counts as the ordinary rate. Source: docs/credit-policy.md, "Capacity" 4.
 */
export function taxDue(
  ledger: Ledger,
  timeline: Timeline,
  basis: TaxBasis & { owners: ReadonlySet<BookingNumber> },
): TaxDue {
  const { anyPaidDays, quartersUnpaidMax, roughSurcharge } = ledger.policy.tax
  const { unseenSurcharge } = ledger.policy.costs
  const payments = taxPayments(ledger)
  const quarters = quartersDue(ledger, payments.vat)
  const share = vatShareOfSales(basis.sbiCode, ledger.policy.vat)
  const coreYear = yearSum(basis.core.monthsCents, timeline)
  const vat = vatOf(ledger, timeline, { payments: payments.vat, quarters, share, coreYear, basis })
  const wage = wageTaxOf(ledger, timeline, payments, basis.owners)
  const income = paidInYear(ledger, timeline, payments.income)
  const isExempt = share === 0 && payments.vat.length === 0
  const isPaid = (quarter: Quarter): boolean =>
    vat.isPaid(quarter) ||
    (isExempt && (!wage.hasStaff || paidFor(ledger, payments.wage, quarter.firstDay, quarter.lastDay) > 0))
  const quartersPaid = quarters.filter((quarter) => !vat.isQuiet(quarter)).map(isPaid)
  const isUnpaid =
    (quartersPaid.length >= quartersUnpaidMax && !quartersPaid.slice(-quartersUnpaidMax).includes(true)) ||
    (quartersPaid.length > 0 && payments.vat.length === 0 && !isExempt)
  const isDue = share > 0 || vat.hasOwnShare || wage.hasStaff
  const isAnyPaid = [...payments.vat, ...payments.wage].some(
    (number) => ledger.days[number]! > ledger.lastDay - anyPaidDays,
  )
  const all = [...payments.vat, ...payments.wage, ...payments.income, ...payments.other]
  const plan = planBrokenOff(ledger, payments.other, all)
  const paid = all.filter((number) => isInYear(timeline, ledger.days[number]!))
  const isSeen =
    !(isUnpaid && isDue && !(share === 0 && isAnyPaid)) &&
    !wage.hasStopped &&
    !vat.isUnderpaid &&
    !vat.isYearly &&
    incomeTaxMissed(ledger, plan, true) === null
  const surcharge = isSeen || vat.isYearly || vat.supposedCents > 0 ? 1 : vat.isRough ? roughSurcharge : unseenSurcharge
  // One quarter says no more than the table by which who paid none is judged, so that no payment is worse than none.
  const vatCents = isSeen ? vat.cents : (vat.onceCents ?? vat.cents)
  return {
    vatYearCents: Math.round(Math.max(vat.paidCents, vatCents * surcharge)),
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
      ...(vat.supposedCents > 0 ? [] : unpaidQuarters(ledger, quarters, vat, surcharge)),
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

/**
 * The wages of people on the pay roll; an agency pays the tax on its own. An owner's fee is often called a wage and bears no
 * wage tax: what is paid may be that of the others.
 */
function wageTaxOf(ledger: Ledger, timeline: Timeline, payments: Payments, owners: ReadonlySet<BookingNumber>) {
  const { byCategory, categorised } = ledger
  const wages = byCategory.get('wages')!.filter((number) => categorised[number]!.rule !== 'staff/agency')
  const others = wages.filter((number) => !owners.has(number))
  const whole = wageTaxOn(ledger, timeline, payments, wages)
  return whole.isTooLittle && others.length > 0 ? wageTaxOn(ledger, timeline, payments, others) : whole
}

function wageTaxOn(ledger: Ledger, timeline: Timeline, payments: Payments, wages: readonly BookingNumber[]) {
  const { days, amountsCents, lastDay, policy } = ledger
  const { wageTaxBeforeDays, wageTaxQuietDays, wageTaxShare, wageTaxShareFrom } = policy.tax
  const { quarterPaidFrom } = policy.vat
  const wagesYear = paidInYear(ledger, timeline, wages)
  const sumOf = (numbers: readonly BookingNumber[], from: number, to: number): number =>
    -numbers.reduce(
      (sum, number) => (days[number]! < from || days[number]! > to ? sum : sum + amountsCents[number]!),
      0,
    )
  const usual = median(payments.wage.map((number) => -amountsCents[number]!)) ?? 0
  const whole = payments.wage.filter((number) => -amountsCents[number]! >= usual * quarterPaidFrom)
  const first = whole.reduce((day, number) => Math.min(day, days[number]!), Infinity)
  const last = whole.reduce((day, number) => Math.max(day, days[number]!), -Infinity)
  const shareUntil = (until: number): number => {
    const netCents = sumOf(wages, first - wageTaxBeforeDays, until)
    return netCents > 0 ? Math.min(1, sumOf(payments.wage, first, until) / netCents) : 0
  }
  // The oldest year is the measure, where later payments are lower.
  const paidShare = Math.max(shareUntil(last), shareUntil(Math.min(last, first + daysInYear)))
  const hasOwnShare = payments.wage.length > 1 && paidShare > 0
  const isTooLittle = hasOwnShare && paidShare < wageTaxShareFrom
  const share = hasOwnShare && !isTooLittle ? paidShare : wageTaxShare
  const recentWages = sumOf(wages, lastDay - wageTaxQuietDays, lastDay - wageTaxBeforeDays)
  const recentPaid = sumOf(payments.wage, lastDay - wageTaxQuietDays, lastDay)
  const hasStopped =
    payments.wage.length > 1 && first < lastDay - wageTaxQuietDays && recentPaid < share * recentWages * quarterPaidFrom
  return {
    paidCents: paidInYear(ledger, timeline, payments.wage),
    cents: share * wagesYear,
    share,
    hasOwnShare,
    paidUntil: last,
    wages,
    hasStaff: wagesYear > 0,
    isTooLittle,
    hasStopped: hasStopped || isTooLittle,
  }
}

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
  const { policy } = ledger
  const { wageTaxAfterDays, wageTaxLateDays } = policy.tax
  if (!hasOwnShare || ledger.lastDay - paidUntil <= wageTaxLateDays) return []
  return wages
    .map((number) => ({
      day: ledger.days[number]! + wageTaxAfterDays,
      cents: Math.round(-ledger.amountsCents[number]! * share * policy.costs.unseenSurcharge),
    }))
    .filter(({ day }) => day > paidUntil + 1 && day <= ledger.lastDay)
}

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
    : paidInYear(ledger, timeline, payments) +
        (missed.perMonth * Math.min(daysInYear, ledger.lastDay - missed.last)) / meanMonthDays
}

/** A payment plan that ends while other tax is paid is over; one that ends along with all tax is still owed. */
function planBrokenOff(
  { days, policy }: Ledger,
  plan: readonly BookingNumber[],
  all: readonly BookingNumber[],
): readonly BookingNumber[] {
  const lastOf = (numbers: readonly BookingNumber[]): number =>
    numbers.reduce((last, number) => Math.max(last, days[number]!), -Infinity)
  return lastOf(all) - lastOf(plan) <= policy.tax.planEndsWithinDays ? plan : []
}

function unpaidIncomeTax(ledger: Ledger, payments: readonly BookingNumber[], isSeen: boolean): BookingMoney[] {
  const missed = incomeTaxMissed(ledger, payments, isSeen)
  if (missed === null) return []
  const { costs, tax } = ledger.policy
  const count = Math.round((ledger.lastDay - missed.last) / meanMonthDays)
  return Array.from({ length: count }, (_, month) => ({
    day: Math.min(ledger.lastDay, missed.last + Math.floor((month + 1) * meanMonthDays) - tax.instalmentsEarlyDays),
    cents: Math.round(missed.perMonth * costs.unseenSurcharge),
  }))
}

function incomeTaxMissed(
  ledger: Ledger,
  payments: readonly BookingNumber[],
  isSeen: boolean,
): { last: number; perMonth: number } | null {
  const { instalmentDays, instalmentsMin, instalmentsMinUnseen, instalmentsLateDays, instalmentsMeanOf } =
    ledger.policy.tax
  const last = payments.reduce((day, number) => Math.max(day, ledger.days[number]!), -Infinity)
  const before = payments.filter((number) => ledger.days[number]! > last - instalmentDays)
  if (before.length < (isSeen ? instalmentsMin : instalmentsMinUnseen)) return null
  if (ledger.lastDay - last <= instalmentsLateDays) return null
  const paidCents = -before.reduce((sum, number) => sum + ledger.amountsCents[number]!, 0)
  return { last, perMonth: paidCents / Math.min(instalmentsMeanOf, before.length) }
}
