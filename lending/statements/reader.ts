import type { StatementBank } from '#lending/statements/bank.ts'
import { statementLimits, type StatementLimits } from '#lending/statements/limits.ts'
import { CamtReader } from '#lending/statements/camt/reader.ts'
import { CsvReader } from '#lending/statements/csv/reader.ts'
import type { FormatReader } from '#lending/statements/format-reader.ts'
import { Mt940Reader } from '#lending/statements/mt940/reader.ts'
import { recogniseFormat } from '#lending/statements/recognise.ts'
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

/** Enough to distinguish the formats: headers, banners and prose before the first tag included. */
const startCharacters = 16 * 1024

const readers = { camt053: CamtReader, mt940: Mt940Reader, csv: CsvReader } as const

/**
 * Streams a statement file of any Dutch bank: CAMT.053, MT940, CSV or TAB (CORE-3), in flat memory. After a refusal the
 * sink's content must be discarded: a file is read as a whole or not.
 */
export function createStatementReader(sink: StatementSink, limits: StatementLimits = statementLimits): StatementReader {
  const tally = new Tally(sink, limits)
  const blocks = new TextBlocks(limits.blockBytes, read)
  let fileBytes = 0
  let refusal: StatementRefusal | null = null
  /** The start of the file until its format is known, and then the reader of that. */
  let start = ''
  let format: StatementFormat | null = null
  let reader: FormatReader | null = null

  function read(text: string, isLast: boolean, ascii: Uint8Array | null) {
    if (reader !== null) return reader.push(text, isLast, ascii)
    start += text
    if (start.length < startCharacters && !isLast) return
    format = recogniseFormat(start)
    reader = new readers[format](tally, limits)
    reader.push(start.replace(/^\ufeff/, ''), isLast, null)
  }

  function guarded(action: () => void) {
    if (refusal !== null) return
    try {
      action()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      refusal = error.toRefusal(format, reader === null ? null : reader.bank)
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
      const { statementCount, bookingCount } = tally
      return { ok: true, summary: { format: format!, bank: reader!.bank, statementCount, bookingCount } }
    },
  }
}
