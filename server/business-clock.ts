import type { IsoDate } from '#lending/days.ts'
import { businessDay } from '#lending/business-day.ts'

const amsterdam = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Day, hour and minute of the day in the Netherlands, summer time included. */
export function businessClock(now: Date): { today: IsoDate; hour: number; minute: number } {
  const parts = new Map(amsterdam.formatToParts(now).map((part) => [part.type, Number(part.value)]))
  const hour = parts.get('hour') ?? 0
  return { today: businessDay(now), hour, minute: hour * 60 + (parts.get('minute') ?? 0) }
}
