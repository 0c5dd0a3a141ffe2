import type { ConnectionDetails } from '#contract/bank-data.ts'
import { errorText } from '#contract/error-text.ts'
import { consentValidity } from '#lending/consent-validity.ts'
import { dutchDayOf } from '../ui/format.ts'
import type { Language } from '../addresses.ts'
import { reconsentTexts } from './text.ts'

export type CardValidity =
  | { state: 'expired' | 'valid'; expiresOn: string }
  | { state: 'almost-expired'; expiresOn: string; daysLeft: number }
  | null

/** RECON-8: how the consent of a connection stands today; null when the bank shows no date. `consentExpiresAt` wins (specification 3). */
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

/** RECON-10: the specification keeps the completion sheet behind a fixed switch, and the switch is off. */
export const isCompletionSheetOn = false

type Overview = { connections: readonly Pick<ConnectionDetails, 'needReconsent'>[] | undefined; hasError: boolean }

/** Whether the completion sheet opens: all connections are fetched, none needs re-consent, and nothing went wrong. */
export const opensCompletionSheet = (isOn: boolean, { connections, hasError }: Overview): boolean =>
  isOn && !hasError && connections !== undefined && connections.every(({ needReconsent }) => !needReconsent)

/** An error for a business that renews its consent (ERR-4): here is no other bank to choose, and nothing to upload. */
export const reconsentErrorText = (errorKey: string, language: Language): string =>
  reconsentTexts[language].overview.errors[errorKey] ?? errorText(errorKey, language)
