import type { Language } from '../addresses.ts'
import type { Texts } from '../language.ts'
import { formatCount, formatLongDate } from '../ui/format.ts'
import { type Connection, sharedData } from './collection.ts'

type FoundText = { found: (bookings: string, accounts: number) => string; period: (from: string, to: string) => string }

const texts: Texts<FoundText> = {
  nl: {
    found: (bookings, accounts) =>
      `${bookings} transacties op ${accounts === 1 ? 'één rekening' : `${accounts} rekeningen`}`,
    period: (from, to) => `van ${from} tot en met ${to}`,
  },
  en: {
    found: (bookings, accounts) =>
      `${bookings} transactions on ${accounts === 1 ? 'one account' : `${accounts} accounts`}`,
    period: (from, to) => `from ${from} to ${to}`,
  },
}

/** `2.814 transacties op één rekening, van 22 november 2025 tot en met 21 november 2026.`, by real counts. Null of nothing. */
export function foundWords(connections: readonly Connection[], language: Language): string | null {
  const { bookings, accounts, from, to } = sharedData(connections)
  if (bookings === 0) return null
  const text = texts[language]
  const period = from && to ? `, ${text.period(formatLongDate(from, language), formatLongDate(to, language))}` : ''
  return `${text.found(formatCount(bookings, language), accounts)}${period}.`
}
