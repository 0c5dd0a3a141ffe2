import type { DeskRole } from '#lending/desk/roles.ts'

/** The login itself, or that it no longer gives the employee a role. */
export type EndedBy = 'login' | 'role'

export type DeskTables = {
  /** An employee as the login last described them; `id` is the provider's subject. */
  desk_staff: { id: string; name: string; role: DeskRole; seen_at: Date }
  desk_session: {
    id: string
    cookie_hash: Buffer
    staff_id: string
    provider_session_id: string | null
    created_at: Date
    idle_expires_at: Date
    absolute_expires_at: Date
    ended_at: Date | null
    /** The cause from outside; null for a sign-out. */
    ended_by: EndedBy | null
    /** The refresh token for the login; opened only by the browser's cookie. */
    sealed_refresh: Buffer | null
    role_asked_at: Date
    role_known_at: Date
  }
  /** ISO dates, both included; `stand_in` does the work meanwhile. */
  desk_leave: { id: string; staff_id: string; from_day: string; until_day: string; stand_in: string | null }
  /** A sign-in under way; used once. Its expected state is derived from the browser's cookie, which is not stored. */
  desk_login: { cookie_hash: Buffer; leads_to: string; expires_at: Date }
}
