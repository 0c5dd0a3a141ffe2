import { sql, type Kysely } from 'kysely'

/**
 * What an applicant said against the category of a booking. A contest that no longer holds stays on record with the moment
 * it ended. The booking itself is only within the sealed part, since a day and an amount are bank data too.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `create table category_contest (
    id uuid primary key,
    case_id uuid not null references loan_case on delete cascade,
    sealed bytea not null,
    made_at timestamptz not null,
    ended_at timestamptz
  )`,
  `create index category_contest_case on category_contest (case_id, made_at)`,
]
