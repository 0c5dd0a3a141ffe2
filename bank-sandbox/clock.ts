import { daysBetween } from './story/calendar.ts'

/**
 * The sandbox's own time: the machine's, moved by whole days to the day asked for, and further by control calls.
 * The bank histories depend on `today` only, so a sandbox set to a day shows that day's data for ever.
 */
export interface SandboxClock {
  now(): Date
  /** YYYY-MM-DD. */
  today(): string
  isoNow(): string
  advance(milliseconds: number): void
}

export function sandboxClock(today: string | undefined): SandboxClock {
  let shiftMs = today ? daysBetween(new Date().toISOString().slice(0, 10), today) * 86_400_000 : 0
  const now = () => new Date(Date.now() + shiftMs)
  return {
    now,
    today: () => now().toISOString().slice(0, 10),
    isoNow: () => isoSeconds(now()),
    advance: (milliseconds) => {
      shiftMs += milliseconds
    },
  }
}

/** The aggregator's notation of a moment: UTC, whole seconds, Z. */
export function isoSeconds(moment: Date): string {
  return moment.toISOString().replace(/\.\d{3}Z$/, 'Z')
}
