import type { IsoDate } from '#lending/days.ts'
import type { Language } from '#lending/language.ts'

const months = {
  nl: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
} as const

/** `23 december 2026`, as a date stands in a sentence. */
export function longDate(date: IsoDate, locale: Language): string {
  const [year, month, day] = date.slice(0, 10).split('-')
  return `${Number(day)} ${months[locale][Number(month) - 1]} ${year}`
}
