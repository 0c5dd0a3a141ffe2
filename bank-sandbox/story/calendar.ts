// Dates are ISO texts (YYYY-MM-DD); arithmetic goes through UTC, where no day is longer than another.

const DAY_MS = 86_400_000

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS)
}

/** The same day `months` further; 31 becomes the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = partsOf(date)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const length = daysInMonth(first.getUTCFullYear(), first.getUTCMonth() + 1)
  first.setUTCDate(Math.min(day, length))
  return first.toISOString().slice(0, 10)
}

export function isDate(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

export function partsOf(date: string): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))]
}

/** Month 0 is December of the year before. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** Monday is 0, Sunday is 6. */
export function weekdayOf(date: string): number {
  return (new Date(Date.parse(date)).getUTCDay() + 6) % 7
}

const bankHolidays = new Map<number, ReadonlySet<string>>()

/** Holidays of the euro payment system: 1 January, Good Friday, Easter Monday, 1 May, 25 and 26 December. */
function holidaysOf(year: number): ReadonlySet<string> {
  const known = bankHolidays.get(year)
  if (known) return known
  const easter = easterSunday(year)
  const holidays = new Set([
    `${year}-01-01`,
    addDays(easter, -2),
    addDays(easter, 1),
    `${year}-05-01`,
    `${year}-12-25`,
    `${year}-12-26`,
  ])
  bankHolidays.set(year, holidays)
  return holidays
}

/** The Gregorian Easter by the method printed in Butcher's Ecclesiastical Calendar. */
function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * sunday) / 451)
  const total = epact + sunday - 7 * shift + 114
  return new Date(Date.UTC(year, Math.floor(total / 31) - 1, (total % 31) + 1)).toISOString().slice(0, 10)
}

const MOST_KNOWN_DAYS = 20_000
const knownBankDays = new Map<string, boolean>()

export function isBankDay(date: string): boolean {
  const known = knownBankDays.get(date)
  if (known !== undefined) return known
  const isOne = weekdayOf(date) < 5 && !holidaysOf(Number(date.slice(0, 4))).has(date)
  if (knownBankDays.size >= MOST_KNOWN_DAYS) knownBankDays.clear()
  knownBankDays.set(date, isOne)
  return isOne
}

/** The date itself when banks work on it, else the next day they do. */
export function bankDayFrom(date: string): string {
  let day = date
  while (!isBankDay(day)) day = addDays(day, 1)
  return day
}

/** The date itself when banks work on it, else the last day before it that they did. */
export function bankDayUntil(date: string): string {
  let day = date
  while (!isBankDay(day)) day = addDays(day, -1)
  return day
}

export function lastBankDay(year: number, month: number): string {
  return bankDayUntil(`${year}-${String(month).padStart(2, '0')}-${daysInMonth(year, month)}`)
}
