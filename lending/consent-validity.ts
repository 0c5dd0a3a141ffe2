import { daysBetween, type IsoDate } from '#lending/days.ts'

/** RECON-8: below 0 days expired, 0 to 9 almost expired, else valid. */
type ConsentValidity = { state: 'expired' | 'almost-expired' | 'valid'; daysLeft: number }

/** RECON-8: the warning comes when fewer than 10 days are left. */
const warningBelowDays = 10

/** The validity of a bank consent, by whole days to its end date. */
export function consentValidity(expiresOn: IsoDate, today: IsoDate): ConsentValidity {
  const daysLeft = daysBetween(today, expiresOn)
  if (daysLeft < 0) return { state: 'expired', daysLeft }
  return { state: daysLeft < warningBelowDays ? 'almost-expired' : 'valid', daysLeft }
}
