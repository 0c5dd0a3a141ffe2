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

/** All of them, in the order of the columns named. */
export function findRows<Name extends Table>(
  database: Database,
  table: Name,
  match: Match<Name>,
  ...order: readonly (keyof RowOf<Name> & string)[]
): Promise<RowOf<Name>[]> {
  const rows = database
    .selectFrom(table as 'mail')
    .selectAll()
    .where(isLike(match))
  return order.reduce((query, column) => query.orderBy(column as 'id'), rows).execute() as never
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

/** False, and nothing made, where there is one that must be the only one. */
export async function insertNew<Name extends Table>(
  database: Database,
  table: Name,
  row: InsertObject<Schema, Name>,
): Promise<boolean> {
  const rows = database.insertInto(table).values(row as never)
  const made = await rows.onConflict((conflict) => conflict.doNothing()).executeTakeFirst()
  return made.numInsertedOrUpdatedRows === 1n
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
