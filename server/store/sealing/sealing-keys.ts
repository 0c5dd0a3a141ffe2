import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { ConnectionPool } from '../database/connection-pool.ts'
import type { Database, Transaction } from '../schema.ts'
import { createCaseKey, openCaseKey, type CaseKey, type KeyRing } from './seal.ts'
import { findRow, insertRow } from '../database/rows.ts'

/** Keys have a small table, which can be rewritten in a moment: a deleted key is really gone from the disk. */
export async function makeKey(transaction: Transaction, operatorKeys: KeyRing, id: string): Promise<CaseKey> {
  const { caseKey, wrapped } = createCaseKey(operatorKeys, id)
  await keepKey(transaction, id, wrapped)
  return caseKey
}

/** Keeps a key that was made before, since what it seals had to be ready first. */
export async function keepKey(transaction: Transaction, id: string, wrapped: Buffer): Promise<void> {
  await insertRow(transaction, 'sealing_key', { id, wrapped_key: wrapped })
}

/** The key of a case, or of a form or mail that belongs to none. Null when it was thrown away. */
export async function openKey(database: Database, operatorKeys: KeyRing, id: string): Promise<CaseKey | null> {
  const row = await findRow(database, 'sealing_key', { id }, ['wrapped_key'])
  return row ? openCaseKey(operatorKeys, id, row.wrapped_key) : null
}

/** Once this transaction commits, nothing sealed with them can be read; `shredKeys` then clears the disk. */
export async function throwKeysAway(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await database.deleteFrom('sealing_key').where('id', 'in', ids).execute()
}

const notAllowed = '42501'
const olderViewsPatienceMs = 10_000
const lookEveryMs = 100

/**
 * Clears the disk of deleted keys: rewrites the table, switches the log file, and a checkpoint removes older ones.
 * Throws when readers lock the table for two seconds, or older snapshots the key for ten; a job retries.
 */
export async function shredKeys(pool: ConnectionPool, log: Pick<Logger, 'info'>): Promise<void> {
  await pool.hold(async (client) => {
    try {
      await client.query(`set lock_timeout = '2s'`)
      await waitForOlderViews(client)
      await client.query('vacuum (full) sealing_key')
      await client.query('select pg_switch_wal()')
      await client.query('checkpoint')
    } catch (error) {
      if ((error as { code?: unknown }).code !== notAllowed) throw error
      log.info('The log of the database is left to its own checkpoints: this account may not ask for one')
    } finally {
      await client.query('reset lock_timeout').catch(() => undefined)
    }
  })
}

/** A rewrite keeps deleted rows visible to older transactions (PostgreSQL, 25.1.2): so those must end first. */
async function waitForOlderViews(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ now: string }>('select pg_current_xact_id()::xid::text as now')
  const deadline = performance.now() + olderViewsPatienceMs
  for (;;) {
    const older = await client.query(
      `select from pg_stat_activity
       where pid <> pg_backend_pid() and datname = current_database() and age(backend_xmin) > age($1::xid)`,
      [rows[0]?.now],
    )
    if (older.rowCount === 0) return
    if (performance.now() > deadline) throw new Error('A transaction begun before still sees the keys.')
    await sleep(lookEveryMs)
  }
}
