import { formatEuros, formatRate, roundCents } from '#lending/money.ts'
import type { Language } from '#lending/language.ts'

/** The contract gives some amounts in euros and our own fields in cents; these show either the same way (FMT-4). */
export const showEuros = (euros: number, language: Language): string =>
  formatEuros(roundCents(euros * 100), { locale: language })

export const showCents = (cents: number, language: Language, decimals: 0 | 2 = 2): string =>
  formatEuros(cents, { locale: language, decimals })

/** A percentage as the contract has it: 11.2 is `11,20%`. */
export const showPercentage = (percentage: number, language: Language, decimals = 2): string =>
  formatRate(percentage / 100, { locale: language, decimals })
