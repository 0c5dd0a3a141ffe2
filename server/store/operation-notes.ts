import type { Database, RowOf } from './schema.ts'

/** When something was last done about the server as a whole, and what was wrong. No personal data. */
type OperationNote = { at: Date; fault: string | null }
type OperationName = RowOf<'operation_note'>['name']

export async function noteOperation(
  database: Database,
  name: OperationName,
  { at, fault }: OperationNote,
): Promise<void> {
  await database
    .insertInto('operation_note')
    .values({ name, at, fault })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at, fault }))
    .execute()
}

export async function readOperationNotes(database: Database): Promise<Partial<Record<OperationName, OperationNote>>> {
  const rows = await database.selectFrom('operation_note').selectAll().execute()
  return Object.fromEntries(rows.map(({ name, ...note }) => [name, note]))
}
