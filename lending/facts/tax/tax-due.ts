import type { Category } from '#lending/bookings/category.ts'
import { instalmentsDue, instalmentsUnpaid, planBrokenOff } from '#lending/facts/tax/tax-instalments.ts'
import { paidFor, type Quarter, quartersDue, unpaidQuarters } from '#lending/facts/tax/tax-quarters.ts'
import { type TaxCause, taxCauseOf, taxLacks, type TaxPayments } from '#lending/facts/tax/tax-cause.ts'
import { type TaxBasis, yearSum } from '#lending/facts/tax/tax-basis.ts'
import { vatOf } from '#lending/facts/tax/vat-due.ts'
import { unpaidWageTax, wageTaxOf } from '#lending/facts/tax/wage-tax.ts'
import type { BookingMoney, Evidenced } from '#lending/ledger/evidenced.ts'
import { categoriesOfKind, type Ledger } from '#lending/ledger/ledger.ts'
import type { Row } from '#lending/ledger/row.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'
import { evidenceOf, inYear, paidInYear, rowsOf } from '#lending/ledger/views.ts'
import type { Ledgers } from '#lending/ledger/whole-months.ts'
import { vatShareOfSales } from '#lending/policy/vat-table.ts'

export type TaxDue = {
  /** Of the last twelve months, whichever is higher: due or paid. */
  vatYearCents: number
  wageTaxYearCents: number
  /** Income and corporate tax. */
  incomeTaxYearCents: number
  /** Payment plans, vehicle tax, and money that is called tax and went to somebody else. */
  otherYearCents: number
  /** The part of it that nobody ever paid and a table supposes. */
  supposedYearCents: number
  /** Of the quarters that were due, newest last: whether anything was paid. */
  quartersPaid: readonly boolean[]
  isSeen: boolean
  /** Why not, and of too little by how much; analyses of before do not say. */
  cause?: TaxCause
  lackYearCents?: number
  /** Due and not paid, by the company's own measure, on the day it was due. */
  unpaid: readonly BookingMoney[]
  paid: Evidenced
}

/**
 * Tax due for sales and wages, by the company's own past or a table, in cents of the last twelve months; an unknown SBI
 * counts as the ordinary rate. Source: docs/credit-policy.md, "Capacity" 4.
 */
export function taxDue(
  { ledger: whole, settled: ledger }: Ledgers,
  timeline: Timeline,
  basis: TaxBasis & { owners: ReadonlySet<Row>; refunds: readonly Row[] },
): TaxDue {
  const { roughSurcharge } = ledger.policy.tax
  const { unseenSurcharge } = ledger.policy.costs
  // A quarter is due on its day, and not when its month is whole.
  const payments = { ...taxPayments(ledger), vat: taxPayments(whole).vat.filter(({ day }) => day >= ledger.firstDay) }
  const quarters = quartersDue({ ...whole, firstDay: ledger.firstDay }, payments.vat)
  const share = vatShareOfSales(basis.sbiCode, ledger.policy.vat)
  const coreYear = yearSum(basis.core.monthsCents, timeline)
  const vat = vatOf(ledger, timeline, { ...basis, payments: payments.vat, quarters, share, coreYear, basis })
  const wage = wageTaxOf(ledger, timeline, payments.wage, basis.owners)
  const isPaid = (quarter: Quarter): boolean =>
    vat.isPaid(quarter) ||
    (vat.isOwedNone && (!wage.hasStaff || paidFor(ledger, payments.wage, quarter.firstDay, quarter.lastDay) > 0))
  const quartersPaid = quarters.filter((quarter) => !vat.isQuiet(quarter)).map(isPaid)
  const all = [...payments.vat, ...payments.wage, ...payments.income, ...payments.other]
  const plan = planBrokenOff(ledger, payments.other, all)
  const arePlansUnpaid = instalmentsUnpaid(ledger, plan, true).length > 0
  const cause = taxCauseOf(ledger, { payments, quartersPaid, share, vat, wage, arePlansUnpaid })
  const isSeen = cause === null
  const lack = cause === 'wage-tax-low' ? wage : vat
  const surcharge = isSeen || vat.isYearly || vat.supposedCents > 0 ? 1 : vat.isRough ? roughSurcharge : unseenSurcharge
  // One quarter says no more than the table by which who paid none is judged, so that no payment is worse than none.
  const vatCents = isSeen ? vat.cents : (vat.onceCents ?? vat.cents)
  const incomeCents = paidInYear(timeline, payments.income)
  return {
    vatYearCents: Math.round(Math.max(vat.paidCents, vatCents * surcharge)),
    wageTaxYearCents: Math.round(Math.max(wage.paidCents, wage.cents * Math.min(surcharge, unseenSurcharge))),
    incomeTaxYearCents: Math.round(Math.max(incomeCents, instalmentsDue(ledger, timeline, payments.income, isSeen))),
    otherYearCents: Math.round(
      Math.max(paidInYear(timeline, payments.other), instalmentsDue(ledger, timeline, plan, true)),
    ),
    // A single payment of all is no worse than none.
    supposedYearCents: Math.round(vat.supposedCents + (all.length === 1 ? incomeCents : 0)),
    quartersPaid,
    isSeen,
    ...(cause && { cause }),
    ...(taxLacks.some((one) => one === cause) && { lackYearCents: Math.round(lack.cents - lack.paidCents) }),
    unpaid: [
      ...(vat.supposedCents > 0 ? [] : unpaidQuarters(ledger, quarters, vat, surcharge)),
      ...unpaidWageTax(ledger, wage),
      ...instalmentsUnpaid(ledger, payments.income, isSeen),
      ...instalmentsUnpaid(ledger, plan, true),
    ],
    paid: evidenceOf(inYear(timeline, all), paidInYear(timeline, all)),
  }
}

/** Payments whose receiver is the tax office; words alone, to any other account, pay nothing. */
function taxPayments(ledger: Ledger): TaxPayments {
  const of = (...wanted: readonly Category[]): Row[] => rowsOf(ledger, wanted).filter(isToTaxOffice)
  // An unnamed payment to the tax office is VAT as far as anybody can see.
  const isUnnamed = (row: Row): boolean => row.read.rule === 'tax/office'
  return {
    vat: [...of('vat-payment'), ...of('other-tax').filter(isUnnamed)],
    wage: of('wage-tax'),
    income: of('income-tax', 'corporate-tax'),
    other: [
      ...of('tax-arrears', 'other-tax').filter((row) => !isUnnamed(row)),
      ...rowsOf(ledger, categoriesOfKind('tax')).filter((row) => !isToTaxOffice(row)),
    ],
  }
}

/** By the reference that only the tax office reads, or by its name. */
function isToTaxOffice({ read, booking: { counterpartyName } }: Row): boolean {
  if (counterpartyName !== null) return /belastingdiens|\bontvanger\b|\bdouane\b/i.test(counterpartyName)
  return /^tax\/(?:word|letter|reference|office)/.test(read.rule)
}
