import { createHmac } from 'node:crypto'
import pg from 'pg'

/** Quoted as PostgreSQL wants a name in a statement. */
const named = (role: string): string => `"${role.replaceAll('"', '""')}"`

/**
 * The runtime account's rights: all with rows, none with tables, and only read and insert in the audit trail. Run by
 * the owner after each migration, since a new table is only the owner's.
 */
export async function grantToRuntime(ownerUrl: string, role: string): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    const to = named(role)
    const { rows } = await client.query<{ number: number }>(
      `select current_setting('server_version_num')::int as number`,
    )
    if ((rows[0]?.number ?? 0) < 170_000) throw new Error('MIGRATION_DATABASE_URL needs PostgreSQL 17 or newer.')
    for (const schema of ['public', 'job_queue']) {
      await client.query(`grant usage on schema ${schema} to ${to}`)
      await client.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${to}`)
      await client.query(`grant usage on all sequences in schema ${schema} to ${to}`)
      await client.query(`grant execute on all functions in schema ${schema} to ${to}`)
    }
    await client.query(`revoke update, delete, truncate on audit_entry from ${to}`)
    await client.query(`revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${to}`)
    // To write the table of keys again, so that one thrown away is gone from the disk (sealing-keys.ts).
    await client.query(`grant maintain on sealing_key to ${to}`)
  })
}

/** Whether this account owns the audit trail, and so could change it; null without one. */
export async function ownsAuditTrail(pool: Pick<pg.Pool, 'query'>): Promise<boolean | null> {
  const { rows } = await pool.query<{ owns: boolean }>(
    `select pg_has_role(current_user, relowner, 'usage') as owns from pg_class where oid = to_regclass('audit_entry')`,
  )
  return rows[0]?.owns ?? null
}

export const roleOf = (url: string): string => decodeURIComponent(new URL(url).username)

const embeddedRole = 'vlot_server'

/**
 * The server's address of the embedded database: an account without rights to tables. Its password is derived from the
 * owner's, so that only one is stored.
 */
export async function openEmbeddedRuntime(ownerUrl: string): Promise<string> {
  const url = new URL(ownerUrl)
  const password = createHmac('sha256', url.password).update(embeddedRole).digest('base64url')
  await asOwner(ownerUrl, async (client) => {
    // Several starts at once would make it twice.
    await client.query(`begin; select pg_advisory_xact_lock(7140212)`)
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [embeddedRole])
    const verb = rowCount === 0 ? 'create' : 'alter'
    await client.query(`${verb} role ${embeddedRole} login nosuperuser nocreatedb nocreaterole password '${password}'`)
    // Erasing a key has the log of the database begin again (sealing-keys.ts).
    await client.query(
      `grant pg_checkpoint to ${embeddedRole}; grant execute on function pg_switch_wal() to ${embeddedRole}`,
    )
    await client.query('commit')
  })
  url.username = embeddedRole
  url.password = password
  return url.href
}

async function asOwner(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'vlot-owner',
  })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
