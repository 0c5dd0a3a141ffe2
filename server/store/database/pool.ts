import pg from 'pg'
import type { Logger } from 'pino'
import { ConnectionPool, databaseOver } from './connection-pool.ts'
import type { Database, Schema } from '../schema.ts'
import type { Settings } from '../../settings/settings.ts'

export type Store = { pool: ConnectionPool; database: Database }

const int8 = 20
const date = 1082

/** Reads bigint as a number (cents are far below 2^53) and date as `YYYY-MM-DD`, without a time zone. */
const columnTypes = {
  getTypeParser(type: number, format?: 'text' | 'binary'): (text: string) => unknown {
    if (type === int8) return readInteger
    if (type === date) return (text) => text
    return pg.types.getTypeParser(type, format as 'text') as (text: string) => unknown
  },
}

function readInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error('A number in the database is too large to be read exactly.')
  return value
}

/** Opens the connections to the database; every statement and transaction on them has a time limit. */
export function openStore(url: string, connectionsMax: number, log: Logger): Store {
  const pool = new ConnectionPool({
    connectionString: url,
    max: connectionsMax,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'vlot',
    types: columnTypes as pg.CustomTypesConfig,
  })
  // One that breaks while in use, between two statements, emits on itself: unheard, that would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.debug({ reason: error.message }, 'A database connection in use broke'))
  })
  // An idle connection that breaks reports here; the pool opens another one when it is next needed.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'An idle database connection broke'))
  return { pool, database: databaseOver<Schema>(pool) }
}

/**
 * Production refuses a database that may lose commits: with `fsync` off a power cut takes some, or the whole database
 * (docs/security.md, "Durable work"). ALLOW_UNSAFE_DATABASE names an exception.
 */
export async function refuseUnsafeDatabase(
  pool: pg.Pool,
  settings: Pick<Settings, 'production' | 'allowUnsafeDatabase'>,
): Promise<void> {
  if (!settings.production) return
  const found = await pool.query<{ fsync: string; name: string }>(
    "select current_setting('fsync') as fsync, current_database() as name",
  )
  const { fsync, name } = found.rows[0] ?? { fsync: 'unknown', name: '' }
  if (fsync === 'on' || settings.allowUnsafeDatabase === name) return
  throw new Error(
    `The database "${name}" has fsync ${fsync}: a power cut may lose data. Switch it on, or set ALLOW_UNSAFE_DATABASE=${name}.`,
  )
}
