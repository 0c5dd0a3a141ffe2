import type { Category } from '#lending/bookings/category.ts'
import { variableCategories } from '#lending/facts/costs/running-costs.ts'
import type { Quarter } from '#lending/facts/tax/tax-quarters.ts'
import { type TaxBasis, yearSum } from '#lending/facts/tax/tax-basis.ts'
import { refundedIn } from '#lending/facts/tax/vat-refunds.ts'
import { daySums } from '#lending/ledger/day-sums.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { type Row } from '#lending/ledger/row.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'
import { inYear, paidInYear, rowsOf } from '#lending/ledger/views.ts'
import { leastVatShares, ordinaryVatShare } from '#lending/policy/vat-table.ts'

/** Bought with VAT beside supplies, which comes off what is owed. Most rent of small premises bears none. */
const deductible: readonly Category[] = [
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

const isFromAbroad = ({ booking: { counterpartyAccount } }: Row): boolean =>
  counterpartyAccount !== null && /^(?!NL)[A-Z]{2}\d{2}/.test(counterpartyAccount)

/** The least VAT that is owed for sales within the country, if everything that was bought but rent bore VAT. */
export function leastVatCents(ledger: Ledger, timeline: Timeline, { core, purchaseMonths, sbiCode }: TaxBasis): number {
  const { vat } = ledger.policy
  const shares = leastVatShares(sbiCode, vat)
  if (shares.sales === 0) return 0
  const abroad = core.counted.sumOf(inYear(timeline, ledger.of('customer-receipt').filter(isFromAbroad)))
  const bought = paidInYear(timeline, rowsOf(ledger, deductible))
  const onPurchases = shares.purchases * yearSum(purchaseMonths, timeline)
  const onSales = shares.sales * (yearSum(core.monthsCents, timeline) - abroad)
  return Math.max(0, onSales - onPurchases - ordinaryVatShare(vat) * bought)
}

type Measured = {
  quarters: readonly Quarter[]
  measured: readonly Quarter[]
  salesIn: (quarter: Quarter) => number
  sbiCode: string | null
}

/**
 * Whether a quarter owes next to nothing by the company's own measure: VAT on little that was sold, less that on
 * purchases. The paid quarters are the measure, so that who sells and buys as ever and stops paying owes as ever.
 */
export function outOfSeason(
  ledger: Ledger,
  { quarters, measured, salesIn, sbiCode }: Measured,
): (quarter: Quarter) => boolean {
  const { vat } = ledger.policy
  if (measured.length < vat.measureQuartersMin) return () => false
  const bought = daySums(ledger, rowsOf(ledger, [...variableCategories, 'rent', ...deductible]), ({ cents }) =>
    Math.max(0, -cents),
  )
  const share = leastVatShares(sbiCode, vat).purchases
  const deductedIn = ({ firstDay, lastDay }: Quarter): number =>
    share * bought(Math.max(ledger.firstDay, firstDay), lastDay)
  const sum = (of: (quarter: Quarter) => number): number => measured.reduce((total, quarter) => total + of(quarter), 0)
  const paidCents = sum((quarter) => quarter.paidCents)
  const onSales = (paidCents + sum(deductedIn)) / Math.max(1, sum(salesIn))
  const littleSold = (vat.quietSalesBelow * quarters.reduce((total, one) => total + salesIn(one), 0)) / quarters.length
  const littleVat = (vat.quarterPaidFrom * paidCents) / measured.length
  const isRefunded = refundedIn(ledger, ledger.of('tax-refund'))
  return (quarter) =>
    (salesIn(quarter) < littleSold || isRefunded(quarter)) &&
    onSales * salesIn(quarter) - deductedIn(quarter) <= littleVat
}
