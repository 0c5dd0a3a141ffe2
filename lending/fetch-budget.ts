import { addDays, type IsoDate } from '#lending/days.ts'

/** RTS (EU) 2018/389 art. 36(5)(b): without the customer at most four fetches in 24 hours, for each account. */
const unattendedFetchesMax = 4
export const unattendedWindowMs = 24 * 60 * 60_000

/** RTS art. 10a: without strong authentication only the last 90 days of bookings may be had. */
const unattendedDaysMax = 90

/** Ours: one fetch a night, spread over the hours in which banks and people are quiet, on the business's own clock. */
export const fetchHours = { from: 1, until: 6 } as const

/** Whether one more fetch of an account may begin; `earlier` are the moments of those before, in any order. */
export function mayFetchUnattended(earlier: readonly Date[], now: Date): boolean {
  const since = now.getTime() - unattendedWindowMs
  return earlier.filter((at) => at.getTime() > since).length < unattendedFetchesMax
}

/** The first day that an unattended fetch may ask for: today and the 89 days before it. */
export const unattendedFrom = (today: IsoDate): IsoDate => addDays(today, 1 - unattendedDaysMax)

/** Whether it is that time, before any connection is looked at. */
export const isNight = (minute: number): boolean => minute >= fetchHours.from * 60 && minute < fetchHours.until * 60

type NightClock = {
  today: IsoDate
  /** Minutes since midnight where the business is. */
  minute: number
  /** The day of the last fetch without the applicant; null when there was none. */
  refreshedOn: IsoDate | null
}

/** True once a night, from the connection's own minute on. A missed night is not made up for by day. */
export function isNightlyFetchDue({ today, minute, refreshedOn }: NightClock, connectionId: string): boolean {
  return isNight(minute) && refreshedOn !== today && minute >= minuteOf(connectionId)
}

/** The minute of the night at which a connection is fetched: fixed for each, and spread over the night. */
export function minuteOf(connectionId: string): number {
  const minutes = (fetchHours.until - fetchHours.from) * 60 - minutesKeptFree
  let mixed = 2_166_136_261
  for (const sign of connectionId) mixed = Math.imul(mixed ^ sign.codePointAt(0)!, 16_777_619) >>> 0
  return fetchHours.from * 60 + (mixed % minutes)
}

/** So that the last ones still have time before the night is over. */
const minutesKeptFree = 30
