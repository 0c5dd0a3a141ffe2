import { byLanguage } from '#lending/by-language.ts'
import type { Language } from '#lending/language.ts'
import { formatCount, formatLongDate } from '#ui/format.ts'
import { type Connection, sharedData } from './collection.ts'

const texts = byLanguage({
  found: (bookings: string, accounts: number) => [
    `${bookings} transacties op ${accounts === 1 ? 'één rekening' : `${accounts} rekeningen`}`,
    `${bookings} transactions on ${accounts === 1 ? 'one account' : `${accounts} accounts`}`,
  ],
  period: (from: string, to: string) => [`van ${from} tot en met ${to}`, `from ${from} to ${to}`],
})

/** `2.814 transacties op één rekening, van 22 november 2025 tot en met 21 november 2026.`; null without any. */
export function foundWords(connections: readonly Connection[], language: Language): string | null {
  const { bookings, accounts, from, to } = sharedData(connections)
  if (bookings === 0) return null
  const text = texts[language]
  const period = from && to ? `, ${text.period(formatLongDate(from, language), formatLongDate(to, language))}` : ''
  return `${text.found(formatCount(bookings, language), accounts)}${period}.`
}
