import type { CategorisedBooking } from '#lending/bookings/categorised-booking.ts'
import type { ContestFact } from '#lending/facts/cash-flow-facts.ts'
import { categories, type Category, categoryNames } from '#lending/bookings/category.ts'
import { inBookingOrder, numberOf } from '#lending/ledger/row.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { rowsOf } from '#lending/ledger/views.ts'

/** Bookings that speak of trouble, debt or money taken out: explaining one away would change an answer. */
const weightyCategories: ReadonlySet<Category> = new Set<Category>([
  'gambling',
  'crypto',
  'collection',
  'tax-arrears',
  'reversal',
  'loan-instalment',
  'loan-proceeds',
  'private-withdrawal',
])

export function contests(ledger: Ledger, yearlyTurnoverCents: number): ContestFact {
  const contested = inBookingOrder(rowsOf(ledger, categoryNames).filter(({ read }) => read.insteadOf))
  const sumCents = contested.reduce((sum, { cents }) => sum + Math.abs(cents), 0)
  return {
    count: contested.length,
    sumCents,
    bookings: contested.map(numberOf),
    weightyCount: contested.filter(({ read }) => isWeighty(read)).length,
    share: yearlyTurnoverCents <= 0 ? null : sumCents / yearlyTurnoverCents,
  }
}

function isWeighty({ category, insteadOf }: CategorisedBooking): boolean {
  if (!insteadOf) return false
  const becameTurnover = categories[category] === 'turnover' && categories[insteadOf.category] !== 'turnover'
  return becameTurnover || weightyCategories.has(insteadOf.category)
}
