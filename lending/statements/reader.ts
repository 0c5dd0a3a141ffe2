import type { StatementBank } from '#lending/statements/bank.ts'
import { statementLimits, type StatementLimits } from '#lending/statements/limits.ts'
import { RecognisingReader } from '#lending/statements/recognising-reader.ts'
import { Refused, type StatementFormat, type StatementRefusal } from '#lending/statements/refusal.ts'
import type { StatementSink } from '#lending/statements/sink.ts'
import { Tally } from '#lending/statements/tally.ts'
import { TextBlocks } from '#lending/statements/text-blocks.ts'

type StatementSummary = {
  format: StatementFormat
  /** Null when the file does not name it. */
  bank: StatementBank | null
  statementCount: number
  bookingCount: number
}

type StatementReader = {
  /** Takes the next bytes, cut anywhere. Returns a refusal as soon as it is certain; further bytes are then ignored. */
  push(chunk: Uint8Array): StatementRefusal | null
  /** No more bytes. Statements still open are ended and checked. */
  end(): { ok: true; summary: StatementSummary } | { ok: false; refusal: StatementRefusal }
}

/**
 * Streams a statement file of any Dutch bank: CAMT.053, MT940, CSV or TAB (CORE-3), in flat memory. After a refusal the
 * sink's content must be discarded: a file is read as a whole or not.
 */
export function createStatementReader(sink: StatementSink, limits: StatementLimits = statementLimits): StatementReader {
  const tally = new Tally(sink, limits)
  const reader = new RecognisingReader(tally, limits)
  const blocks = new TextBlocks(limits.blockBytes, (text, isLast, ascii) => reader.push(text, isLast, ascii))
  let fileBytes = 0
  let refusal: StatementRefusal | null = null

  function guarded(action: () => void) {
    if (refusal !== null) return
    try {
      action()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      refusal = error.toRefusal(reader.format, reader.bank)
    }
  }

  return {
    push(chunk) {
      guarded(() => {
        fileBytes += chunk.length
        if (fileBytes > limits.fileBytes) throw new Refused('file_too_big')
        blocks.push(chunk)
      })
      return refusal
    },
    end() {
      guarded(() => {
        if (fileBytes === 0) throw new Refused('empty_file')
        blocks.end()
        tally.refuseSettlement()
        tally.checkChains()
        if (blocks.isMixed) tally.find('mixed_encoding', null, null)
      })
      if (refusal !== null) return { ok: false, refusal }
      return { ok: true, summary: summaryOf(reader, tally) }
    },
  }
}

function summaryOf({ format, bank }: RecognisingReader, tally: Tally): StatementSummary {
  const { statementCount, bookingCount } = tally
  return { format: format!, bank, statementCount, bookingCount }
}
