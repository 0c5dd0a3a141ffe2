// Visitors' sessions, and the answers to repeatable requests.

export type SessionTables = {
  session: {
    id: string
    cookie_hash: Buffer
    scope: 'visitor' | 'applicant' | 'reconsent' | 'status'
    case_id: string | null
    partner_id: string | null
    reconsent_connection_id: string | null
    /** The address whose link began it; null for one that began with its case. */
    address_id: string | null
    created_at: Date
    idle_expires_at: Date
    absolute_expires_at: Date
    ended_at: Date | null
  }
  idempotency: {
    session_id: string
    /** Neither the key nor what it was used for is kept readable (http/idempotency.ts). */
    key_hash: Buffer
    request_hash: Buffer
    /** The process that handles its first request (presence.ts). */
    holder: number | null
    status: number | null
    sealed_answer: Buffer | null
    created_at: Date
  }
  access_log: { session_id: string; call: string; window_at: Date; case_id: string; scope: string }
}
