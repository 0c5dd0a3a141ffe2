export type Rhythm = 'weekly' | 'four-weekly' | 'monthly' | 'quarterly' | 'yearly'
export type Beat = { rhythm: Rhythm; fromDays: number; toDays: number } & ({ days: number } | { months: number })

/** Days between two payments of a rhythm; the slack is weekends, holidays and the lengths of months. */
export const rhythms: readonly Beat[] = [
  { rhythm: 'weekly', fromDays: 5, toDays: 9, days: 7 },
  { rhythm: 'four-weekly', fromDays: 26, toDays: 29, days: 28 },
  { rhythm: 'monthly', fromDays: 26, toDays: 36, months: 1 },
  { rhythm: 'quarterly', fromDays: 82, toDays: 101, months: 3 },
  { rhythm: 'yearly', fromDays: 350, toDays: 380, months: 12 },
]
