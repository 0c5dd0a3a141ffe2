import type pg from 'pg'

/** How much of a window is used, and what is left of it in milliseconds (1 or more). */
type RateWindow = { used: number; leftMs: number }

/**
 * Counts one in the window of this key, or begins a new one of `windowMs`. One statement, so that two processes cannot
 * both read the old count. The database's own clock counts, since those of the processes differ.
 */
export async function countInWindow(pool: pg.Pool, key: string, windowMs: number): Promise<RateWindow> {
  const { rows } = await pool.query<RateWindow>({
    name: 'rate-window-count',
    text: `insert into rate_window as held (key, ends_at, used) values ($1, now() + $2 * interval '1 millisecond', 1)
      on conflict (key) do update set
        used = case when held.ends_at <= now() then 1 else held.used + 1 end,
        ends_at = case when held.ends_at <= now() then excluded.ends_at else held.ends_at end
      returning used, greatest(1, extract(epoch from ends_at - now()) * 1000)::float8 as "leftMs"`,
    values: [key, windowMs],
  })
  return rows[0]!
}

/** Removes windows that ended long ago; of those just ended a call may be about to begin one again, and would wait. */
export async function forgetOldWindows(pool: pg.Pool): Promise<void> {
  await pool.query("delete from rate_window where ends_at < now() - interval '1 hour'")
}
