import { createBlockDecoder, declaredEncoding, type BlockDecoder } from '#lending/statements/decode.ts'

/** Takes a block of text; `ascii` are its bytes when each of them is one character, valid during the call. */
type GiveText = (text: string, isLast: boolean, ascii: Uint8Array | null) => void

/** A file's bytes, cut anywhere, as text blocks of one size, so that no result depends on the cuts. */
export class TextBlocks {
  readonly #blockBytes: number
  readonly #give: GiveText
  readonly #block: Uint8Array
  /** Bytes needed of the block: the first is large enough for a byte order mark and an XML declaration. */
  #wantedBytes: number
  #filled = 0
  #decoder: BlockDecoder | null = null

  constructor(blockBytes: number, give: GiveText) {
    this.#blockBytes = blockBytes
    this.#give = give
    this.#block = new Uint8Array(Math.max(blockBytes, declarationBytes))
    this.#wantedBytes = this.#block.length
  }

  /** True once the file turned out to be in two character sets. */
  get isMixed(): boolean {
    return this.#decoder !== null && this.#decoder.isMixed
  }

  push(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length;) {
      const count = Math.min(this.#wantedBytes - this.#filled, chunk.length - at)
      this.#block.set(chunk.subarray(at, at + count), this.#filled)
      this.#filled += count
      at += count
      if (this.#filled === this.#wantedBytes) this.#handOut(false)
    }
  }

  end(): void {
    this.#handOut(true)
  }

  #handOut(isLast: boolean) {
    const bytes = this.#block.subarray(0, this.#filled)
    this.#decoder ??= createBlockDecoder(declaredEncoding(bytes))
    const text = this.#decoder.decode(bytes, isLast)
    this.#filled = 0
    this.#wantedBytes = this.#blockBytes
    this.#give(text, isLast, this.#decoder.isAscii ? bytes : null)
  }
}

const declarationBytes = 256
