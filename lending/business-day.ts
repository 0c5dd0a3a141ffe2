import type { IsoDate } from './days.ts'

const amsterdam = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * Today in the Netherlands, where banks book and offers run: after 22:00 or 23:00 UTC it is the next day. By its parts:
 * in which order a locale writes them differs between browsers.
 */
export function businessDay(now: Date): IsoDate {
  const parts = new Map(amsterdam.formatToParts(now).map((part) => [part.type, part.value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}
