import type pg from 'pg'
import type { Settings } from '../../settings.ts'

/**
 * Production refuses a database that may lose what it acknowledged: with `fsync` off a power cut takes commits, or the
 * whole database (security.md, "Durable work"). Who knows better names the database in ALLOW_UNSAFE_DATABASE.
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
