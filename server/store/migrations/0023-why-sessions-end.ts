import { sql, type Kysely } from 'kysely'

/** Why a session at the desk was ended from outside: null for a sign-out, and for older ones. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table desk_session add column ended_by text').execute(database)
}
