import type { IsoDate } from '#lending/days.ts'
import type { Language } from '#lending/language.ts'

const months = {
  nl: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
} as const

/** The name of a day's month. Empty where the register does not know it and writes `00`. */
export const monthName = (date: IsoDate, locale: Language): string => months[locale][Number(date.slice(5, 7)) - 1] ?? ''

/** `23 december 2026`, as within a sentence; `december 2026` without a day. */
export const longDate = (date: IsoDate, locale: Language): string =>
  [Number(date.slice(8, 10)), monthName(date, locale), date.slice(0, 4)].filter(Boolean).join(' ')
