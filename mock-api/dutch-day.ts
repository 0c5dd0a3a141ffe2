import type { IsoDate } from '#lending/days.ts'

const amsterdam = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day it is in the Netherlands. By its parts: in which order a locale writes them differs between browsers. */
export function dutchDay(moment: Date): IsoDate {
  const parts = new Map(amsterdam.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}
