import type { Language } from '#lending/language.ts'
import { type RetentionTimes, retentionTimes } from '#lending/retention.ts'
import { lender } from '#lending/this-lender.ts'

/** In days, with those that the lender's folder changes. */
export const keptTimes: RetentionTimes = { ...retentionTimes, ...lender.retention }

/** A time in days as people say it: '6 maanden', '2 jaar', '30 dagen'. */
export function timeInWords(days: number, language: Language): string {
  const say = (count: number, dutch: [string, string], english: [string, string]) => {
    const [one, many] = language === 'nl' ? dutch : english
    return `${count} ${count === 1 ? one : many}`
  }
  const years = Math.floor(days / 365)
  // With the leap days of these years.
  if (years > 0 && days - years * 365 <= Math.ceil(years / 4)) return say(years, ['jaar', 'jaar'], ['year', 'years'])
  if (days === 183) return say(6, ['maand', 'maanden'], ['month', 'months'])
  return say(days, ['dag', 'dagen'], ['day', 'days'])
}

/** Each time by its name, for a text that names it between braces. */
export const timesInWords = (times: RetentionTimes, language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(times).map(([name, days]) => [name, timeInWords(days, language)]))
