import type { StatementBank } from '#lending/statements/bank.ts'
import { CamtReader } from '#lending/statements/camt-reader.ts'
import { CsvReader } from '#lending/statements/csv-reader.ts'
import { createBlockDecoder, declaredEncoding, type BlockDecoder } from '#lending/statements/decode.ts'
import { statementLimits, type StatementLimits } from '#lending/statements/limits.ts'
import type { FormatReader } from '#lending/statements/format-reader.ts'
import { Mt940Reader } from '#lending/statements/mt940-reader.ts'
import { recogniseFormat } from '#lending/statements/recognise.ts'
import { Refused, type StatementFormat, type StatementRefusal } from '#lending/statements/refusal.ts'
import type { StatementSink } from '#lending/statements/sink.ts'
import { Tally } from '#lending/statements/tally.ts'

export type StatementSummary = {
  format: StatementFormat
  /** Null when nothing in the file says whose it is. */
  bank: StatementBank | null
  statementCount: number
  transactionCount: number
}

export type StatementReader = {
  /** Takes the next bytes, cut anywhere. Returns a refusal as soon as it is certain; further bytes are then ignored. */
  push(chunk: Uint8Array): StatementRefusal | null
  /** No more bytes. Statements still open are ended and checked. */
  end(): { ok: true; summary: StatementSummary } | { ok: false; refusal: StatementRefusal }
}

/**
 * Reads a statement file of any Dutch bank while it comes in: CAMT.053, MT940 or a bank's CSV or TAB export (CORE-3).
 * Memory is flat: one block of text, one booking, and the sums of open statements. What went into the sink before a
 * refusal must be thrown away: a file is read as a whole or not at all.
 */
export function createStatementReader(sink: StatementSink, limits: StatementLimits = statementLimits): StatementReader {
  const tally = new Tally(sink, limits)
  const block = new Uint8Array(Math.max(limits.blockBytes, declarationBytes))
  /** The first block is large enough for a byte order mark and an XML declaration. */
  let blockBytes = block.length
  let filled = 0
  let fileBytes = 0
  let decoder: BlockDecoder | null = null
  let format: StatementFormat | null = null
  let reader: FormatReader | null = null
  let refusal: StatementRefusal | null = null
  /** What the format is recognised by; small blocks are gathered until there is enough. */
  let start = ''

  function readBlock(isLast: boolean) {
    const bytes = block.subarray(0, filled)
    decoder ??= createBlockDecoder(declaredEncoding(bytes))
    const text = decoder.decode(bytes, isLast)
    filled = 0
    blockBytes = limits.blockBytes
    if (reader !== null) {
      reader.push(text, isLast, decoder.isAscii ? bytes : null)
      return
    }
    start += text
    if (start.length < startCharacters && !isLast) return
    format = recogniseFormat(start)
    reader = createFormatReader(format, tally, limits)
    const whole = start.replace(/^\ufeff/, '')
    start = ''
    reader.push(whole, isLast, null)
  }

  function guarded(action: () => void) {
    if (refusal !== null) return
    try {
      action()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      refusal = error.toRefusal(format, reader?.bank ?? null)
    }
  }

  function take(chunk: Uint8Array) {
    fileBytes += chunk.length
    if (fileBytes > limits.fileBytes) throw new Refused('file_too_big')
    for (let at = 0; at < chunk.length;) {
      const count = Math.min(blockBytes - filled, chunk.length - at)
      block.set(chunk.subarray(at, at + count), filled)
      filled += count
      at += count
      if (filled === blockBytes) readBlock(false)
    }
  }

  return {
    push(chunk) {
      guarded(() => take(chunk))
      return refusal
    },
    end() {
      guarded(() => {
        if (fileBytes === 0) throw new Refused('empty_file')
        readBlock(true)
        if (decoder?.isMixed) tally.find('mixed_encoding', null, null)
      })
      if (refusal !== null) return { ok: false, refusal }
      return { ok: true, summary: summaryOf(format!, reader!, tally) }
    },
  }
}

function summaryOf(format: StatementFormat, reader: FormatReader, tally: Tally): StatementSummary {
  const { statementCount, transactionCount } = tally
  return { format, bank: reader.bank, statementCount, transactionCount }
}

const declarationBytes = 256

/** Enough to tell the formats apart: headers, banners and prose before the first tag included. */
const startCharacters = 16 * 1024

function createFormatReader(format: StatementFormat, tally: Tally, limits: StatementLimits): FormatReader {
  if (format === 'camt053') return new CamtReader(tally, limits)
  return format === 'mt940' ? new Mt940Reader(tally, limits) : new CsvReader(tally, limits)
}
