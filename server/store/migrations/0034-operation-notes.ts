/** When something was last done about the server as a whole, for its metrics: a check of the audit trail, a backup. */
export const statements = [`create table operation_note (name text primary key, at timestamptz not null, fault text)`]
