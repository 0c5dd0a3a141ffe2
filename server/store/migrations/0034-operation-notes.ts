/** When something was last done about the server as a whole, for its metrics: the check of the audit trail. */
export const statements = [`create table operation_note (name text primary key, at timestamptz not null, fault text)`]
