import { daysBetween } from './story/calendar.ts'

const dayMs = 86_400_000
const amsterdam = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * The sandbox's time: the machine's, shifted by whole days or to a moment, and advanced by control calls. Days are
 * Dutch. Histories depend only on `today`, so a sandbox set to a day always shows that day's data.
 */
export interface SandboxClock {
  now(): Date
  /** YYYY-MM-DD. */
  today(): string
  isoNow(): string
  advance(milliseconds: number): void
}

export function sandboxClock(today: string | undefined): SandboxClock {
  let shiftMs = today ? shiftTo(today, new Date()) : 0
  const now = () => new Date(Date.now() + shiftMs)
  return {
    now,
    today: () => dutchDay(now()),
    isoNow: () => isoSeconds(now()),
    advance: (milliseconds) => {
      shiftMs += milliseconds
    },
  }
}

function shiftTo(today: string, machineNow: Date): number {
  if (today.includes('T')) return Date.parse(today) - machineNow.getTime()
  const shiftMs = daysBetween(machineNow.toISOString().slice(0, 10), today) * dayMs
  return dutchDay(new Date(machineNow.getTime() + shiftMs)) === today ? shiftMs : shiftMs - dayMs
}

function dutchDay(moment: Date): string {
  const parts = new Map(amsterdam.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}

/** The aggregator's notation of a moment: UTC, whole seconds, Z. */
export function isoSeconds(moment: Date): string {
  return moment.toISOString().replace(/\.\d{3}Z$/, 'Z')
}
