import { sql, type Kysely } from 'kysely'

/** What the login is asked with whether an employee still has their role, when that was asked, and when it last said so. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `alter table desk_session
    add column sealed_refresh bytea,
    add column role_asked_at timestamptz,
    add column role_known_at timestamptz`,
  `update desk_session set role_asked_at = created_at, role_known_at = created_at`,
  `alter table desk_session alter column role_asked_at set not null, alter column role_known_at set not null`,
]
