import type { BookingNumber, CategorisedBooking } from '#lending/bookings/categorised-booking.ts'
import type { ContestFact } from '#lending/facts/cash-flow-facts.ts'
import { categories, type Category } from '#lending/bookings/category.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'

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
  const bookings: BookingNumber[] = []
  for (let number = 0; number < ledger.categorised.length; number++)
    if (ledger.categorised[number]!.insteadOf) bookings.push(number)
  const sumCents = bookings.reduce((sum, number) => sum + Math.abs(ledger.amountsCents[number]!), 0)
  return {
    count: bookings.length,
    sumCents,
    bookings,
    weightyCount: bookings.filter((number) => isWeighty(ledger.categorised[number]!)).length,
    share: yearlyTurnoverCents <= 0 ? null : sumCents / yearlyTurnoverCents,
  }
}

function isWeighty({ category, insteadOf }: CategorisedBooking): boolean {
  if (!insteadOf) return false
  const becameTurnover = categories[category] === 'turnover' && categories[insteadOf.category] !== 'turnover'
  return becameTurnover || weightyCategories.has(insteadOf.category)
}
