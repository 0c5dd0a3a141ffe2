import type { ColumnType } from 'kysely'

/** A column that the database fills in when a row is made without it. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>

/** A jsonb column: read as a value, written as its text. */
export type Json<T> = ColumnType<T, string, string>
