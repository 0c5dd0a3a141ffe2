import type { ReadBooking } from '#contract/analysis.ts'

/** A bill paid to a supplier, as the page of the bookings gets it. */
export const readBooking: ReadBooking = {
  booking: `2026-10-28.${'a'.repeat(43)}`,
  account: 'NL91ABNA0417164300',
  bookedOn: '2026-10-28',
  amountCents: -12_550,
  currency: 'EUR',
  counterparty: 'Meelfabriek',
  description: 'Factuur 118',
  category: 'supplier',
  rule: 'contested',
  words: [],
  insteadOf: null,
  explanation: null,
  correction: null,
  underFact: null,
}
