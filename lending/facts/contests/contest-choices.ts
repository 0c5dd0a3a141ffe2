import { categories, type Category, type CategoryKind, categoryNames } from '#lending/bookings/category.ts'
import type { Direction } from '#lending/bookings/rules/rule.ts'
import type { Booking } from '#lending/statements/statement.ts'

/** Which way money of a kind goes, as far as an applicant may say it; `null` is nothing to choose. */
const directionOfKind: Readonly<Record<CategoryKind, Direction | null>> = {
  turnover: 'in',
  'other-income': 'in',
  operating: 'out',
  tax: 'out',
  'debt-service': 'out',
  financing: 'in',
  private: 'out',
  distribution: 'out',
  reversal: 'any',
  'own-transfer': 'any',
  uncounted: null,
}

/** Other than all of their kind. */
const directionOf: Readonly<Partial<Record<Category, Direction>>> = {
  'refund-received': 'in',
  'private-deposit': 'in',
  gambling: 'any',
  crypto: 'any',
}

/** The categories that an applicant may say a booking is; none for another currency, which is in no sum. */
export function contestChoices({
  amountCents,
  currency,
}: Pick<Booking, 'amountCents' | 'currency'>): readonly Category[] {
  if (currency !== 'EUR') return []
  const wanted = amountCents < 0 ? 'out' : 'in'
  return categoryNames.filter((category) => {
    const direction = directionOf[category] ?? directionOfKind[categories[category]]
    return direction === wanted || direction === 'any'
  })
}
