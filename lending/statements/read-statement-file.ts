import type { StatementBank } from '#lending/statements/bank.ts'
import type { StatementFinding } from '#lending/statements/finding.ts'
import { statementLimits, type StatementLimits } from '#lending/statements/limits.ts'
import { createStatementReader } from '#lending/statements/reader.ts'
import type { StatementFormat, StatementRefusal } from '#lending/statements/refusal.ts'
import type { StatementHead, StatementSink } from '#lending/statements/sink.ts'
import type { Statement } from '#lending/statements/statement.ts'

export type StatementFile = {
  format: StatementFormat
  bank: StatementBank | null
  /** In the order of the file; one for each account and statement. Bookings are in the order of the file too. */
  statements: Statement[]
  findings: StatementFinding[]
}

export type ReadStatementFile = ({ ok: true } & StatementFile) | { ok: false; refusal: StatementRefusal }

/**
 * Reads a statement file into memory (at most 25 MB by the limits), in one piece or several. Also reads one without
 * bookings; `checkStatements` judges that.
 */
export function readStatementFile(
  bytes: Uint8Array | Iterable<Uint8Array>,
  limits: StatementLimits = statementLimits,
): ReadStatementFile {
  const statements: Statement[] = []
  const findings: StatementFinding[] = []
  const reader = createStatementReader(collectingSink(statements, findings), limits)
  for (const chunk of bytes instanceof Uint8Array ? [bytes] : bytes) if (reader.push(chunk) !== null) break
  const outcome = reader.end()
  if (!outcome.ok) return outcome
  const { format, bank } = outcome.summary
  return { ok: true, format, bank, statements, findings }
}

/** A sink that keeps everything. */
export function collectingSink(statements: Statement[], findings: StatementFinding[]): StatementSink {
  return {
    statementStart(_, head: StatementHead) {
      statements.push({ ...head, opening: null, closing: null, bookings: [], pendingCount: 0 })
    },
    booking(statement, booking) {
      statements[statement]!.bookings.push(booking)
    },
    statementEnd(statement, { opening, closing, pendingCount }) {
      Object.assign(statements[statement]!, { opening, closing, pendingCount })
    },
    finding(finding) {
      findings.push(finding)
    },
  }
}
