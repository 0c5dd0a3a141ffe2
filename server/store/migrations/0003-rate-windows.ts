import { sql, type Kysely } from 'kysely'

/**
 * Counts of rate limits over all server processes. Unlogged: often written, worthless after a minute or a day, and a
 * crash may lose them. The fill factor lets updates stay on their page.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table rate_window (
    key text primary key,
    ends_at timestamptz not null,
    used int not null
  ) with (fillfactor = 70)`.execute(database)
}
