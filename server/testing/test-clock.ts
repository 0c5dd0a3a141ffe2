// The time in tests, whatever the machine's clock. `npm test -- dates` moves both (run/dates.mjs).
import { businessDay } from '#lending/business-day.ts'

const moment = process.env['TEST_NOW'] || '2026-11-17T10:00:00.000Z'
const startedMs = Date.now()

/** Runs on from one moment, as the clocks of a test's server and sandbox do. */
export const testNow = (afterMs = 0, start = moment): Date =>
  new Date(Date.parse(start) + Date.now() - startedMs + afterMs)

/** YYYY-MM-DD, in the Netherlands. */
export const testToday = businessDay(testNow())

/** CLOCK_TODAY and SANDBOX_TODAY: the same clock on another day begins at noon. */
export const clockSetting = (today?: string): string => testNow(0, today && `${today}T12:00:00.000Z`).toISOString()
