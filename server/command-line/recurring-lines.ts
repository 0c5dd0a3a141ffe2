import type { Rhythm } from '#lending/policy/rhythms.ts'
import type { Language } from '#lending/language.ts'
import { formatEuros } from '#lending/money.ts'
import type { AnalyseDocument } from './document.ts'

/** The largest are reported; all are in the JSON document. */
const shownMax = 20

const rhythms: Readonly<Record<Rhythm, Readonly<Record<Language, string>>>> = {
  weekly: { nl: 'wekelijks', en: 'weekly' },
  'four-weekly': { nl: 'vierwekelijks', en: 'four-weekly' },
  monthly: { nl: 'maandelijks', en: 'monthly' },
  quarterly: { nl: 'per kwartaal', en: 'quarterly' },
  yearly: { nl: 'jaarlijks', en: 'yearly' },
}

export function recurringLines({ facts }: AnalyseDocument, language: Language): string[] {
  const isDutch = language === 'nl'
  const shown = facts.recurring.slice(0, shownMax)
  const leftCount = facts.recurring.length - shown.length
  if (shown.length === 0) return []
  return [
    isDutch ? 'Terugkerende betalingen' : 'Recurring payments',
    ...shown.map(({ counterparty, category, rhythm, amountCents, nextOn }) => {
      const amount = formatEuros(amountCents, { locale: language, decimals: 2 })
      return `  ${counterparty}: ${category}, ${rhythms[rhythm][language]}, ${amount}, ${isDutch ? 'volgende' : 'next'} ${nextOn}`
    }),
    ...(leftCount === 0
      ? []
      : [isDutch ? `  en ${leftCount} andere (zie --json)` : `  and ${leftCount} more (see --json)`]),
  ]
}
