import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

const hashOf = (cookie: string): Buffer => createHash('sha256').update(cookie).digest()

/** Notes a sign-in under way; only the hash of the browser's cookie is kept. */
export async function beginLogin(
  database: Kysely<Schema>,
  { cookie, leadsTo, expiresAt }: { cookie: string; leadsTo: string; expiresAt: Date },
): Promise<void> {
  const values = { cookie_hash: hashOf(cookie), leads_to: leadsTo, expires_at: expiresAt }
  await database.insertInto('desk_login').values(values).execute()
}

/** Where the sign-in leads, once: a second time, and after its end, there is nothing. */
export async function takeLogin(database: Kysely<Schema>, cookie: string, now: Date): Promise<string | null> {
  const taken = await database
    .deleteFrom('desk_login')
    .where('cookie_hash', '=', hashOf(cookie))
    .returning(['leads_to', 'expires_at'])
    .executeTakeFirst()
  return taken && taken.expires_at > now ? taken.leads_to : null
}
