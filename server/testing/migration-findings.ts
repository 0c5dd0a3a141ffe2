// A migration against the tables that were there before it: what an upgrade beside running servers must not do.
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Database, Transaction } from '../store/schema.ts'

type Table = {
  oid: number
  name: string
  file: number
  scans: number
  isHeld: boolean
  columns: string[]
  required: string[]
}

/** Of this transaction: file, scans and columns of each table; `required` ones an insert must give. */
async function readTables(database: Database): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.oid::int, c.relname as name, c.relfilenode::int as file, coalesce(s.seq_scan, 0)::int as scans,
      exists (select from pg_locks l where l.pid = pg_backend_pid() and l.relation = c.oid
        and l.mode = 'AccessExclusiveLock') as "isHeld",
      (select coalesce(json_agg(a.attname), '[]') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(json_agg(a.attname), '[]') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and a.attnotnull and not a.atthasdef) as required
    from pg_class c left join pg_stat_xact_user_tables s on s.relid = c.oid
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by c.relname`.execute(database)
  return rows
}

/** Changes of rows leave no mark in an empty table but the lock and the scan. */
async function readChanged(database: Database): Promise<number[]> {
  const { rows } = await sql<{ relation: number }>`select relation::int from pg_locks
    where pid = pg_backend_pid() and locktype = 'relation' and mode = 'RowExclusiveLock'`.execute(database)
  return rows.map(({ relation }) => relation)
}

/** Runs it in this transaction. Findings as `rewrites loan_case`; none where it may run beside the servers. */
export async function findingsOf(transaction: Transaction, migration: Migration): Promise<string[]> {
  const before = await readTables(transaction)
  await migration.up(transaction as never)
  const after = await readTables(transaction)
  const changed = await readChanged(transaction)
  const found = before.flatMap((old) => {
    const now = after.find(({ oid }) => oid === old.oid)
    if (now?.name !== old.name) return [`removes ${old.name}`]
    const isScanned = now.scans > old.scans
    const gone = old.columns.filter((column) => !now.columns.includes(column))
    return [
      now.file !== old.file && `rewrites ${old.name}`,
      now.file === old.file && isScanned && now.isHeld && `scans ${old.name} under ACCESS EXCLUSIVE`,
      isScanned && !now.isHeld && changed.includes(old.oid) && `changes all rows of ${old.name}`,
      ...gone.map((column) => `removes ${old.name}.${column}`),
      ...now.required.filter((one) => !old.required.includes(one)).map((column) => `requires ${old.name}.${column}`),
    ].filter((one) => one !== false)
  })
  const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(transaction)
  return rows[0]?.lock_timeout === '2s' ? found : [...found, 'runs without lock_timeout']
}
