import type pg from 'pg'

type Client = Pick<pg.ClientBase, 'query'>
export type TableColumns = { schema: string; name: string; columns: string[] }

/** Made by the migrations, or by the queue as it runs; of no use in another database. */
const leftOut = `c.relname in ('kysely_migration', 'kysely_migration_lock')
  or exists (select from pg_inherits i where i.inhrelid = c.oid and i.inhparent = to_regclass('job_queue.queue_stats'))`

/** Every table with rows, each after those that its foreign keys name, but for `forwardKeys`. */
export async function listTables(client: Client): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns & { id: number; needs: number[] }>(`
    select c.oid::int as id, n.nspname as schema, c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns,
      array(select k.confrelid::int from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'job_queue') and not (${leftOut})
    order by n.nspname, c.relname`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const ordered = new Map<number, TableColumns>()
  const place = (id: number) => {
    const row = byId.get(id)
    if (!row) return
    // Taken out first, since two tables may name each other.
    byId.delete(id)
    row.needs.forEach(place)
    ordered.set(id, { schema: row.schema, name: row.name, columns: row.columns })
  }
  for (const { id } of rows) place(id)
  return [...ordered.values()]
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
export const nameOf = ({ schema, name }: TableColumns): string => `${quoted(schema)}.${quoted(name)}`

/** Foreign keys of tables that come before those they name; both names are quoted. */
export async function forwardKeys(client: Client, tables: readonly TableColumns[]) {
  const { rows } = await client.query<{ key: string; of: string; to: string }>(`
    select format('%I', k.conname) as key, format('"%s"."%s"', n.nspname, c.relname) as of,
      format('"%s"."%s"', o.nspname, d.relname) as to
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_class d on d.oid = k.confrelid join pg_namespace o on o.oid = d.relnamespace
    where k.contype = 'f'`)
  const names = tables.map(nameOf)
  return rows.filter(({ of, to }) => names.includes(of) && names.indexOf(of) < names.indexOf(to))
}

export const columnsOf = ({ columns }: TableColumns): string => columns.map(quoted).join(', ')

/** The trail takes no entry but the next one, so it is read in its order. */
export const copyOut = (table: TableColumns): string => {
  const rows = `select ${columnsOf(table)} from ${nameOf(table)}${table.name === 'audit_entry' ? ' order by sequence' : ''}`
  return `copy (${rows}) to stdout (format binary)`
}

export const copyIn = (table: TableColumns): string =>
  `copy ${nameOf(table)} (${columnsOf(table)}) from stdin (format binary)`

export async function queueVersionOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>('select version from job_queue.version')
  return rows[0]?.version ?? 0
}
