// The aggregator's records. Fields have the API's names where a record is returned as it is.

export interface CustomerRecord {
  customer_id: string
  identifier: string
  categorization_type: string
  blocked_at: null
  created_at: string
  updated_at: string
}

export interface ConsentRecord {
  id: string
  connection_id: string
  customer_id: string
  scopes: string[]
  period_days: number | null
  expires_at: string | null
  from_date: string
  to_date: string | null
  collected_by: 'client' | 'saltedge'
  revoked_at: string | null
  revoke_reason: string | null
  created_at: string
  updated_at: string
}

export type StageName =
  | 'start'
  | 'connect'
  | 'interactive'
  | 'fetch_holder_info'
  | 'fetch_accounts'
  | 'fetch_recent'
  | 'fetch_full'
  | 'disconnect'
  | 'finish'

export interface AttemptRecord {
  id: string
  consent_id: string
  automatic_refresh: boolean
  custom_fields: Record<string, unknown>
  fetch_scopes: string[]
  fetch_from_date: string
  fetch_to_date: string | null
  locale: string
  return_to: string | null
  user_present: boolean
  interactive: boolean
  created_at: string
  updated_at: string
  success_at: string | null
  fail_at: string | null
  fail_error_class: string | null
  fail_message: string | null
  stage: { id: string; name: StageName; created_at: string }
}

/** One account the person shared. Its transactions' ids are `firstTransactionId` plus the booking's sequence number. */
export interface SharedAccount {
  id: string
  accountKey: string
  firstTransactionId: string
}

export interface ConnectionRecord {
  id: string
  customer_id: string
  provider_code: string
  /** The company that logged in at the bank page. */
  kvkNumber: string
  /** The month that the history turns on; stays what it was at the first fetch. */
  anchorMonth: string
  accounts: SharedAccount[]
  /** Days between which transactions can be read; null until they were fetched. */
  readableFrom: string | null
  readableUntil: string | null
  accountsReadable: boolean
  status: 'active' | 'inactive' | 'disabled'
  automatic_refresh: boolean
  store_credentials: boolean
  categorization: string
  show_consent_confirmation: boolean
  last_success_at: string | null
  last_consent_id: string
  created_at: string
  updated_at: string
  attempt: AttemptRecord
  /** Moments of fetches without the person present, for the four a day of RTS art. 36(5)(b). */
  backgroundFetches: string[]
  /** Raised by the fault that books pending payments under other ids. */
  generation: number
}

export interface ConnectRequest {
  consent: { scopes: string[]; from_date: string; to_date: string | null; period_days: number | null }
  attempt: {
    return_to: string | null
    fetch_scopes: string[]
    fetch_from_date: string
    fetch_to_date: string | null
    locale: string
    custom_fields: Record<string, unknown>
    store_credentials: boolean
  }
  returnConnectionId: boolean
  returnErrorClass: boolean
  waitAllTransactions: boolean
  automaticRefresh: boolean
  categorization: string
  allowedCountries: string[] | null
}

export interface ConnectSession {
  token: string
  customer_id: string
  /** Set when an existing connection is renewed or refreshed. */
  connectionId: string | null
  /** A refresh shows no choice of accounts and keeps the consent. */
  purpose: 'connect' | 'reconnect' | 'refresh'
  providerCode: string | null
  providerFixed: boolean
  request: ConnectRequest
  expires_at: string
  loggedInAs: string | null
  failedLogins: number
  outcome: 'open' | 'approved' | 'cancelled'
  resultConnectionId: string | null
}
