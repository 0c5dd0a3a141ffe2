import { sql, type RawBuilder } from 'kysely'

/** A table whose rows rest on an address of their case. */
type Resting = 'session' | 'mailed_link' | 'contact_details' | 'mail'

/**
 * Whether a row still stands: the address that it rests on was not replaced by another one (case_contact.ended_at).
 * Every reader of sessions, links, contact details and mails asks this, so that one update ends them all.
 */
export const standsText = (table: Resting): string =>
  `not exists (select from case_contact a where a.id = ${table}.address_id and a.ended_at is not null)`

export const stands = (table: Resting): RawBuilder<boolean> => sql.raw<boolean>(standsText(table))
