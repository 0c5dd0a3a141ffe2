import type { ConnectionDetails } from '#contract/bank-data.ts'
import { consentValidity } from '#lending/consent-validity.ts'
import { dutchDayOf } from '../ui/format.ts'

export type CardValidity =
  | { state: 'expired' | 'valid'; expiresOn: string }
  | { state: 'almost-expired'; expiresOn: string; daysLeft: number }
  | null

/** RECON-8: how the consent of a connection stands today; null when the bank tells no date. `consentExpiresAt` wins (specification 3). */
export function cardValidity(
  { consentExpiresAt, expireAt }: Pick<ConnectionDetails, 'consentExpiresAt' | 'expireAt'>,
  today: string,
): CardValidity {
  const expires = consentExpiresAt ?? expireAt ?? null
  if (expires === null) return null
  const expiresOn = dutchDayOf(expires)
  const { state, daysLeft } = consentValidity(expiresOn, today)
  return state === 'almost-expired' ? { state, expiresOn, daysLeft } : { state, expiresOn }
}
