import { sql, type Kysely } from 'kysely'

/**
 * The counts of rate limits that hold over all server processes. Unlogged: they are written often, are worth nothing after
 * a minute or a day, and a crash may well forget them. Room in each page lets an update stay on it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table rate_window (
    key text primary key,
    ends_at timestamptz not null,
    used int not null
  ) with (fillfactor = 70)`.execute(database)
}
