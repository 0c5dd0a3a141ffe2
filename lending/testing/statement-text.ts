import { readStatementFile, type ReadStatementFile } from '#lending/statements/read-statement-file.ts'
import type { Booking } from '#lending/statements/statement.ts'

/** Every JavaScript has it; the types of this room name nothing of browser or Node. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

/** Reads a statement file that a test wrote out as text. */
export const readText = (text: string): ReadStatementFile => readStatementFile(new TextEncoder().encode(text))

/** The bookings of all its statements; throws the refusal of a file that should have been read. */
export function bookingsOf(text: string): readonly Booking[] {
  const outcome = readText(text)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.statements.flatMap((statement) => statement.bookings)
}

/** The lines of a file as Windows ends them. */
export const linesOf = (...lines: string[]): string => lines.join('\r\n') + '\r\n'
