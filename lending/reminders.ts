import { daysBetween, type IsoDate } from '#lending/days.ts'

/** Days before a consent ends, and its end: the moments at which its business is reminded once (RECON-14). */
const reminderMoments = ['30', '9', '1', 'expired'] as const
export type ReminderMoment = (typeof reminderMoments)[number]

/** Hours for reminders on the business's clock, none at night. */
export const reminderHours = { from: 9, until: 20 } as const

/** After this many days a reminder of an ended consent is no use. */
export const reminderAfterEndMaxDays = 30

export type ConsentClock = {
  /** The day and hour it is where the business is. */
  today: IsoDate
  hour: number
  /** The day on which the consent ends, and whether that moment has passed. */
  expiresOn: IsoDate
  hasExpired: boolean
  /** The first day of this consent; earlier moments are of another one. */
  since: IsoDate
}

export type SentReminder = { moment: ReminderMoment; on: IsoDate }

const daysBefore: Record<ReminderMoment, number> = { '30': 30, '9': 9, '1': 1, expired: 0 }

/**
 * The most urgent reminder that is due, or null: at most one a day, so that after days of outage a business gets one
 * mail. Reminders less urgent than one already sent are skipped.
 */
export function reminderDue(clock: ConsentClock, sent: readonly SentReminder[]): ReminderMoment | null {
  if (clock.hour < reminderHours.from || clock.hour >= reminderHours.until) return null
  const moment = mostUrgent(clock)
  if (moment === null || sent.some((one) => one.on === clock.today)) return null
  const isReminded = sent.some((one) => daysBefore[one.moment] <= daysBefore[moment])
  return isReminded ? null : moment
}

function mostUrgent({ today, expiresOn, hasExpired, since }: ConsentClock): ReminderMoment | null {
  const daysLeft = daysBetween(today, expiresOn)
  if (hasExpired) return -daysLeft <= reminderAfterEndMaxDays ? 'expired' : null
  const isMoment = (moment: ReminderMoment) =>
    moment !== 'expired' && daysLeft <= daysBefore[moment] && daysBetween(since, expiresOn) > daysBefore[moment]
  return reminderMoments.findLast(isMoment) ?? null
}
