import type { StatementBank } from '#lending/statements/bank.ts'
import { CamtReader } from '#lending/statements/camt/reader.ts'
import { CsvReader } from '#lending/statements/csv/reader.ts'
import type { FormatReader } from '#lending/statements/format-reader.ts'
import type { StatementLimits } from '#lending/statements/limits.ts'
import { Mt940Reader } from '#lending/statements/mt940/reader.ts'
import { recogniseFormat } from '#lending/statements/recognise.ts'
import type { StatementFormat } from '#lending/statements/refusal.ts'
import type { Tally } from '#lending/statements/tally.ts'

/** Gathers the start of a file until its format is known, and then reads with the reader of that format. */
export class RecognisingReader implements FormatReader {
  /** Null until it is recognised. */
  format: StatementFormat | null = null
  readonly #tally: Tally
  readonly #limits: StatementLimits
  #start = ''
  #reader: FormatReader | null = null

  constructor(tally: Tally, limits: StatementLimits) {
    this.#tally = tally
    this.#limits = limits
  }

  get bank(): StatementBank | null {
    return this.#reader === null ? null : this.#reader.bank
  }

  push(text: string, isLast: boolean, ascii: Uint8Array | null): void {
    if (this.#reader !== null) {
      this.#reader.push(text, isLast, ascii)
      return
    }
    this.#start += text
    if (this.#start.length < startCharacters && !isLast) return
    this.format = recogniseFormat(this.#start)
    this.#reader = createFormatReader(this.format, this.#tally, this.#limits)
    const whole = this.#start.replace(/^\ufeff/, '')
    this.#start = ''
    this.#reader.push(whole, isLast, null)
  }
}

/** Enough to distinguish the formats: headers, banners and prose before the first tag included. */
const startCharacters = 16 * 1024

function createFormatReader(format: StatementFormat, tally: Tally, limits: StatementLimits): FormatReader {
  if (format === 'camt053') return new CamtReader(tally, limits)
  return format === 'mt940' ? new Mt940Reader(tally, limits) : new CsvReader(tally, limits)
}
