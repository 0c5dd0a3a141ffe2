import { sql, type Kysely } from 'kysely'

/**
 * What the collection of bank data needs to know to be taken up where it was left: which generation is being collected,
 * and which accounts of it are in.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `alter table bank_connection add column collecting_generation int,
    add column last_generation int not null default 0, add column collect_started_at timestamptz`,
  `alter table account add column bank_account_id text, add column posted_count int,
    add column collected_generation int`,
  `create index connect_attempt_case on connect_attempt (case_id, created_at)`,
]
