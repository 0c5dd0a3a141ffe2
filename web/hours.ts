import { lender } from '#lending/this-lender.ts'
import type { Language } from '#lending/language.ts'

const { phoneHours } = lender
const noon = 12

const spans = {
  nl: (from: number, to: number) => `${from}.00 tot ${to}.00\u00A0uur`,
  en: (from: number, to: number) => `${from}:00 to\u00A0${to}:00`,
} as const satisfies Record<Language, unknown>

/** The hours as each language writes them, for every page that names them. */
export const hoursIn = (language: Language) => ({
  phone: spans[language](phoneHours.from, phoneHours.to),
  morning: spans[language](phoneHours.from, noon),
  afternoon: spans[language](noon, phoneHours.to),
})
