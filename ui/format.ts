import { longDate, monthName } from '#lending/long-date.ts'
import type { Language } from '#lending/language.ts'

/** FMT-1, FMT-4. Amounts and rates are formatted by `#lending/money.ts`, which owns money. */

const ibanLength = 18
const ibanGroups = [2, 2, 4, 4, 4, 2]

/** FMT-1: an IBAN of 18 characters, masked or not, in groups 2+2+4+4+4+2; others stay as they are. */
export function formatIban(iban: string): string {
  const plain = iban.replace(/\s/g, '')
  if (plain.length !== ibanLength) return plain
  let start = 0
  return ibanGroups.map((size) => plain.slice(start, (start += size))).join(' ')
}

/** FMT-4: `2026-11-21` or an instant as `21-11-2026`. An instant is shown as the day it is in the Netherlands. */
export function formatDate(date: string): string {
  const day = date.length > 10 ? dutchDayOf(date) : date
  const [year, month, dayOfMonth] = day.split('-')
  return `${dayOfMonth}-${month}-${year}`
}

/** In running text: `23 december 2026`, `23 December 2026`; an instant likewise. */
export const formatLongDate = (date: string, language: Language): string =>
  longDate(date.length > 10 ? dutchDayOf(date) : date, language)

/** Three letters of a day's month, for an axis: `nov`. The Dutch write `mrt` for maart. */
export const monthOf = (day: string, language: Language): string =>
  monthName(day, language).replace('maart', 'mrt').slice(0, 3)

const hourMs = 3_600_000

/** 01:00 UTC on the last Sunday of a month of 31 days, counted from 0, when the clocks of the Union change. */
function clockChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1))
  return last.setUTCDate(31 - last.getUTCDay())
}

/**
 * An instant's day (ISO text or milliseconds) in the Netherlands, `2026-11-21`, by directive 2000/84/EC. Throws for an
 * invalid one. Calculated here: the browser's calendar takes 28 ms the first time.
 */
export function dutchDayOf(instant: string | number): string {
  const time = new Date(instant).getTime()
  const year = new Date(time).getUTCFullYear()
  const isSummer = time >= clockChange(year, 2) && time < clockChange(year, 9)
  return new Date(time + (isSummer ? 2 : 1) * hourMs).toISOString().slice(0, 10)
}

/** `1.234` in Dutch, `1,234` in English. */
export function formatCount(count: number, language: Language = 'nl'): string {
  return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, language === 'nl' ? '.' : ',')
}

/** `12 kB`, `3,4 MB`: the size of a file, in thousands as file browsers show it. Only an empty one has `0 kB`. */
export function formatBytes(bytes: number, language: Language = 'nl'): string {
  if (bytes < 1_000_000) return `${Math.max(Math.sign(bytes), Math.round(bytes / 1000))} kB`
  const text = (bytes / 1_000_000).toFixed(1)
  return `${language === 'nl' ? text.replace('.', ',') : text} MB`
}
