/** A date as `YYYY-MM-DD`. */
export type IsoDate = string

export const daysInYear = 365
export const shortestMonthDays = 28
/** A mean month of 365 days, as most of the engine counts months of days. */
export const meanMonthDays = 30.4
export const monthsInQuarter = 3
export const quartersInYear = 4
export const monthsInYear = 12

/**
 * Whole-day arithmetic on `YYYY-MM-DD` dates in the proleptic Gregorian calendar. No clock and no time zone: a booking
 * date is a day on the bank's calendar, not a moment.
 */

/** Days since 1970-01-01. Year 0000 to 9999; the date must exist, which the reader of a file has already checked. */
export function dayNumber(date: IsoDate): number {
  const year = Number(date.slice(0, 4))
  const month = Number(date.slice(5, 7))
  const day = Number(date.slice(8, 10))
  return daysFromParts(year, month, day)
}

/** The year is counted from March, so that the leap day is the last of the year and needs no exception. */
function daysFromParts(year: number, month: number, day: number): number {
  const marchYear = month > 2 ? year : year - 1
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/** The inverse of `dayNumber`. */
export function dateOfDayNumber(days: number): IsoDate {
  const shifted = days + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return isoDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return dateOfDayNumber(dayNumber(date) + days)
}

export const firstOfMonth = (date: IsoDate): IsoDate => `${date.slice(0, 8)}01`

/** The first day of the calendar quarter in which a date lies. */
export function firstOfQuarter(date: IsoDate): IsoDate {
  const month = monthOfYear(date)
  return isoDate(yearOf(date), month - ((month - 1) % monthsInQuarter), 1)
}

export const yearOf = (date: IsoDate): number => Number(date.slice(0, 4))
/** From 1 on. */
export const monthOfYear = (date: IsoDate): number => Number(date.slice(5, 7))
export const dayOfMonth = (date: IsoDate): number => Number(date.slice(8, 10))

/** Days from one date to another; negative when the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** The same day some months on; a day that the month lacks becomes its last: 31 January + 1 is 28 or 29 February. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const monthIndex = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const year = Math.floor(monthIndex / 12)
  const month = monthIndex - year * 12 + 1
  return isoDate(year, month, Math.min(Number(date.slice(8, 10)), daysInMonth(year, month)))
}

export function daysInMonth(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}

function isoDate(year: number, month: number, day: number): IsoDate {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
