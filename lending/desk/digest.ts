import { addDays, type IsoDate } from '#lending/days.ts'
import { isWorkingDay } from '#lending/desk/working-days.ts'

/** The digest is of this hour of a working day, in the Netherlands, also when sent later. */
const digestHours = { from: 7, until: 18 } as const

/** A moment on the lender's clock. */
type ClockMoment = { readonly day: IsoDate; readonly hour: number }

const isBefore = (one: ClockMoment, other: ClockMoment): boolean =>
  one.day < other.day || (one.day === other.day && one.hour < other.hour)

/** Whether the digest of today is to be sent now, if it was not yet. */
export const isDigestDue = ({ day, hour }: ClockMoment): boolean =>
  isWorkingDay(day) && hour >= digestHours.from && hour < digestHours.until

/** The previous working day: work received since its digest is new. */
export function digestBefore(today: IsoDate): IsoDate {
  let day = addDays(today, -1)
  while (!isWorkingDay(day)) day = addDays(day, -1)
  return day
}

export type DigestSection = 'late' | 'today' | 'new'

/** The section of today's digest for open work; null when neither urgent nor new. */
export function digestSection(
  { dueOn, opened }: { dueOn: IsoDate; opened: ClockMoment },
  today: IsoDate,
): DigestSection | null {
  if (!isBefore(opened, { day: today, hour: digestHours.from })) return null
  if (dueOn < today) return 'late'
  if (dueOn === today) return 'today'
  return isBefore(opened, { day: digestBefore(today), hour: digestHours.from }) ? null : 'new'
}
