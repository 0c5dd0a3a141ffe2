import type { DeskRole } from '#lending/desk/roles.ts'
import type { ColumnType } from 'kysely'

/** A column that the database fills in when a row is made without it. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>

/** A jsonb column: read as a value, written as its text. */
export type Json<T> = ColumnType<T, string, string>

/** The employee who proposes, and the colleague who confirms or sends back. */
export type ByTwo = {
  first_by: string
  first_role: DeskRole
  first_at: Date
  second_by: Defaulted<string | null>
  second_role: Defaulted<DeskRole | null>
  second_at: Defaulted<Date | null>
}
