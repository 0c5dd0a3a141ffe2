import type { ExpressionBuilder, InsertObject, UpdateObject } from 'kysely'
import type { Database, RowOf, Schema } from '../schema.ts'

type Table = keyof Schema
/** Columns with the value that each must have; null is what has none. */
type Match<Name extends Table> = Partial<RowOf<Name>>

const isLike = (match: object) => (eb: ExpressionBuilder<Schema, 'mail'>) =>
  eb.and(Object.entries(match).map(([column, value]) => eb(column as 'id', value === null ? 'is' : '=', value)))

/** The one row, whole or some of its columns. */
export function findRow<Name extends Table, Column extends keyof RowOf<Name> & string>(
  database: Database,
  table: Name,
  match: Match<Name>,
  columns?: readonly Column[],
): Promise<Pick<RowOf<Name>, Column> | undefined> {
  const rows = database.selectFrom(table as 'mail').where(isLike(match))
  return (columns ? rows.select(columns as never) : rows.selectAll()).executeTakeFirst() as never
}

/** How many there were. */
export async function changeRows<Name extends Table>(
  database: Database,
  table: Name,
  match: Match<Name>,
  changed: UpdateObject<Schema, Name>,
): Promise<number> {
  const rows = database.updateTable(table as 'mail').set(changed as object)
  return Number((await rows.where(isLike(match) as never).executeTakeFirst()).numUpdatedRows)
}

export async function insertRow<Name extends Table>(
  database: Database,
  table: Name,
  row: InsertObject<Schema, Name>,
): Promise<void> {
  await database
    .insertInto(table)
    .values(row as never)
    .execute()
}
