import type { ErrorKey } from '#contract/errors.ts'
import { UpstreamError } from '../outgoing/upstream-error.ts'

type BankFailure = {
  key: Extract<ErrorKey, 'bank_unavailable' | 'bank_cancelled' | 'bank_limit_reached' | 'connection_not_found'>
  /** Whether asking again later may help, without the applicant doing anything. */
  mayPass: boolean
}

const each = (names: readonly string[], failure: BankFailure): Record<string, BankFailure> =>
  Object.fromEntries(names.map((name) => [name, failure]))

/** The aggregator's error classes by what they mean for the applicant; all others are an outage. */
const classes: Record<string, BankFailure> = {
  ...each(['ConnectionNotFound', 'CustomerNotFound', 'IdInvalid'], { key: 'connection_not_found', mayPass: false }),
  ...each(
    [
      'InvalidCredentials',
      'InvalidInteractiveCredentials',
      'InteractiveTimeout',
      'InteractiveAdapterTimeout',
      'CredentialsNotMatch',
      'ProviderAccessNotGranted',
      'AllAccountsExcluded',
      'ConnectionFetchingStopped',
      'UserCancelled',
    ],
    { key: 'bank_cancelled', mayPass: false },
  ),
  ...each(['RateLimitExceeded', 'TooManyRequests', 'BackgroundFetchLimitExceeded', 'ConnectionCannotBeRefreshed'], {
    key: 'bank_limit_reached',
    mayPass: true,
  }),
  ...each(['ConnectionLimitReached', 'CustomerLocked'], { key: 'bank_limit_reached', mayPass: false }),
  ...each(
    [
      'AispConsentNotFound',
      'AispConsentExpired',
      'AispConsentRevoked',
      'AispConsentAlreadyRevoked',
      'ConsentNotFound',
      'ConsentExpired',
      'ConsentRevoked',
      'ConnectionDisabled',
    ],
    { key: 'bank_cancelled', mayPass: false },
  ),
}

const outage: BankFailure = { key: 'bank_unavailable', mayPass: true }

export const failureOfClass = (errorClass: string): BankFailure => classes[errorClass] ?? outage

/** The failure behind an aggregator error; null for any other error, which is a bug. */
export function failureOfError(error: unknown): BankFailure | null {
  if (!(error instanceof UpstreamError)) return null
  if (error.code !== null && classes[error.code]) return classes[error.code]!
  if (error.failure === 'overloaded') return { key: 'bank_limit_reached', mayPass: true }
  return { key: 'bank_unavailable', mayPass: error.mayPass }
}
