import { sql, type Kysely } from 'kysely'

/** When the owner of the address typed a code that was mailed to it: until then the address is only a claim. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table case_contact add column proven_at timestamptz`).execute(database)
}
