// Data from banks and files: connections, their collections, accounts and bookings.
import type { BankKey, MatchState } from '#contract/values.ts'
import type { Defaulted } from './column-types.ts'

type ConnectionStage = 'waiting' | 'connecting' | 'fetching' | 'finished' | 'failed'

export type BankTables = {
  bank_customer: { case_id: string; customer_id: string }
  connect_attempt: {
    state_hash: Buffer
    case_id: string
    session_id: string
    bank: BankKey
    kind: 'connect' | 'reconnect'
    connection_id: string | null
    outcome: string | null
    created_at: Date
    expires_at: Date
  }
  bank_connection: {
    id: string
    case_id: string
    connection_id: string
    bank: BankKey | null
    bank_name: string
    consent_id: string | null
    consent_expires_at: Date | null
    consent_status: Defaulted<string>
    /** When the present consent was first seen; a renewed one begins again. */
    consent_since: Defaulted<Date | null>
    /** When it was seen to be of no use any more; before its last day that means withdrawn. */
    consent_ended_at: Defaulted<Date | null>
    /** When the aggregator was last asked about it on behalf of a waiting page. */
    consent_looked_at: Defaulted<Date | null>
    stage: Defaulted<ConnectionStage>
    error_key: string | null
    fetched_count: Defaulted<number>
    /** The generation that is shown; 0 before the first collection is complete. */
    fetch_generation: Defaulted<number>
    /** The generation being collected; null when none is. A step of any other one has no effect. */
    collecting_generation: number | null
    /** The highest generation ever begun, so that no two collections share a number. */
    last_generation: Defaulted<number>
    collect_started_at: Date | null
    /** The use of the running collection: data to decide on, or bookings that join the decided ledger. */
    collecting_for: Defaulted<'decision' | 'ledger'>
    /** The generation of the bookings that came after the decided ones; null when none did. */
    later_generation: Defaulted<number | null>
    /** When data was last fetched without the applicant. */
    refreshed_at: Defaulted<Date | null>
    collected_at: Date | null
    created_at: Date
    updated_at: Date
    removed_at: Date | null
  }
  /** A connection at the aggregator that no session has reported back (store/bank/pending-connections.ts). */
  pending_connection: { connection_id: string; case_id: string; seen_at: Date }
  upload: {
    id: string
    case_id: string
    file_hash: Buffer
    format: string
    bank: BankKey | null
    created_at: Date
    removed_at: Date | null
  }
  /** A bookkeeper's file that waits until the applicant has seen it (store/bank/handed-files.ts). */
  handed_file: {
    id: string
    case_id: string
    /** As `upload.file_hash`. */
    file_hash: Buffer
    sealed_about: Buffer
    /** Sealed JSON, `StatementFile`. */
    sealed: Buffer
    at: Date
  }
  account: {
    id: string
    case_id: string
    source: 'bank' | 'upload'
    bank_connection_id: string | null
    upload_id: string | null
    /** Keyed hash of the account number, so that the same account is found without its number being readable. */
    identity: Buffer
    /** Sealed JSON, `AccountSecret` (store/sealing/account-secret.ts): number, IBAN, holder, closing balance. */
    sealed: Buffer
    /** The aggregator's id of the account; null for an upload. */
    bank_account_id: string | null
    /** The number of bookings by the aggregator; null when not given. */
    posted_count: number | null
    collected_generation: number | null
    match_state: MatchState
    transaction_count: Defaulted<number>
    /** ISO dates; read as text (store/database/pool.ts). */
    first_on: string | null
    last_on: string | null
    /** As `sealed`, as of the last time that later bookings came. */
    later_sealed: Defaulted<Buffer | null>
    later_count: Defaulted<number>
    later_last_on: Defaulted<string | null>
    created_at: Date
    removed_at: Date | null
  }
  transaction_part: {
    account_id: string
    generation: number
    part: number
    transaction_count: number
    /** Sealed JSON array of `Transaction`, compressed. */
    sealed: Buffer
  }
  /** An unattended fetch of one account, for the four a day of RTS art. 36(5)(b). */
  bank_fetch: { id: string; case_id: string; identity: Buffer; cause: 'night' | 'callback'; at: Date }
  callback_inbox: { provider: string; event_id: string; received_at: Date }
}
