import { addDays, dayNumber, type IsoDate } from '#lending/days.ts'

/** Days other than weekends that are no working day: Algemene termijnenwet, art. 3, with King's Day as celebrated. */
export function isHoliday(date: IsoDate): boolean {
  const year = Number(date.slice(0, 4))
  const fixed = ['01-01', kingsDay(year), '05-05', '12-25', '12-26']
  return fixed.includes(date.slice(5)) || fromEaster.includes(dayNumber(date) - dayNumber(easterSunday(year)))
}

/** Good Friday, Easter Monday, Ascension Day, Whit Monday: days from Easter Sunday. The Sundays are weekends anyway. */
const fromEaster: readonly number[] = [-2, 1, 39, 50]

/** 27 April; on the Saturday before where that is a Sunday. */
function kingsDay(year: number): string {
  return weekdayOf(`${year}-04-27`) === 0 ? '04-26' : '04-27'
}

/** 0 is Sunday; 1970-01-01 was a Thursday. */
const weekdayOf = (date: IsoDate): number => (((dayNumber(date) + 4) % 7) + 7) % 7

/** The Gregorian computus of Meeus, Jones and Butcher. */
export function easterSunday(year: number): IsoDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451)
  const days = moon + sunday - 7 * late + 114
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1]
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

export function isWorkingDay(date: IsoDate): boolean {
  const weekday = weekdayOf(date)
  return weekday !== 0 && weekday !== 6 && !isHoliday(date)
}

/** The nth working day after `date`, which itself is not counted. */
export function addWorkingDays(date: IsoDate, count: number): IsoDate {
  let day = date
  for (let left = count; left > 0;) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}
