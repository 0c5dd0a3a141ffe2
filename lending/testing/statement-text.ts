import { readStatementFile, type ReadStatementFile } from '#lending/statements/read-statement-file.ts'
import { statementLimits, type StatementLimits } from '#lending/statements/limits.ts'
import type { Booking, Statement } from '#lending/statements/statement.ts'

/** Every JavaScript has it; the types of this room name nothing of browser or Node. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

/** Reads a statement file that a test wrote out as text, within limits of which some may differ. */
export const readText = (text: string, limits: Partial<StatementLimits> = {}): ReadStatementFile =>
  readStatementFile(new TextEncoder().encode(text), { ...statementLimits, ...limits })

/** The bookings of all its statements; throws the refusal of a file that should have been read. */
export function bookingsOf(text: string): readonly Booking[] {
  const outcome = readText(text)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.statements.flatMap((statement) => statement.bookings)
}

/** The one statement of a file in which nothing is found odd. */
export function statementOf(text: string): Statement {
  const outcome = readText(text)
  if (!outcome.ok || outcome.findings.length > 0) throw new Error(JSON.stringify(outcome))
  const [statement] = outcome.statements
  if (!statement || outcome.statements.length > 1) throw new Error(`${outcome.statements.length} statements`)
  return statement
}

/** The lines of a file as Windows ends them. */
export const linesOf = (...lines: string[]): string => lines.join('\r\n') + '\r\n'
