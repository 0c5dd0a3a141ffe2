/**
 * The part of the Encoding Standard that we use here; every runtime has it (see decode.ts and
 * docs/decisions/0008-statement-files-are-read-by-our-own-readers.md).
 */
declare const TextEncoder: new () => { encodeInto(text: string, into: Uint8Array): { written: number } }

/** Any character beyond ASCII. */
export const beyondAscii = 0x80
/** Follows the last code, so that a walk ends by value, without comparing places. */
export const endOfCodes = 0xff

/**
 * A text as bytes, one per UTF-16 unit, `beyondAscii` for what is not ASCII: markup is ASCII, and walking over bytes is
 * three times as fast as over a string.
 */
export class XmlCodes {
  readonly #encoder = new TextEncoder()
  #codes = new Uint8Array(0)

  /** The codes of `text`, then `endOfCodes`; they are overwritten by the next call. */
  of(text: string): Uint8Array {
    if (this.#codes.length <= text.length * bytesPerUnitMax) {
      this.#codes = new Uint8Array(text.length * bytesPerUnitMax * 2 + 4)
    }
    const codes = this.#codes
    const { written } = this.#encoder.encodeInto(text, codes)
    codes[written === text.length ? written : unitsOf(codes, written)] = endOfCodes
    return codes
  }
}

/** In UTF-8; a character of four bytes takes two units. */
const bytesPerUnitMax = 3

/**
 * Turns UTF-8 into codes in place, for there are never more units than bytes, and returns how many. Nearly all of a
 * statement is ASCII: its runs are found four bytes at a time, and moved as a whole.
 */
function unitsOf(codes: Uint8Array, byteCount: number): number {
  const words = new Uint32Array(codes.buffer, 0, codes.length >> 2)
  let count = 0
  for (let from = 0; from < byteCount;) {
    const runEnd = asciiEnd(codes, words, from, byteCount)
    if (count < from) codes.copyWithin(count, from, runEnd)
    count += runEnd - from
    for (from = runEnd; from < byteCount && codes[from]! >= 0x80; from += 1) {
      const byte = codes[from]!
      if (byte >= 0xc0) codes[count++] = isNoCharacter(codes, from) ? noCharacter : beyondAscii
      if (byte >= 0xf0) codes[count++] = beyondAscii
    }
  }
  return count
}

/** The place of the next byte beyond ASCII. */
function asciiEnd(codes: Uint8Array, words: Uint32Array, from: number, end: number): number {
  let at = from
  while (at < end && (at & 3) !== 0) {
    if (codes[at]! >= 0x80) return at
    at += 1
  }
  // The end may lie inside a word, which begins before it and must not be looked at again.
  if (at >= end) return end
  let word = at >> 2
  while (word << 2 < end && (words[word]! & 0x80808080) === 0) word += 1
  for (at = word << 2; at < end && codes[at]! < 0x80;) at += 1
  return Math.min(at, end)
}

/** U+FFFE and U+FFFF, which no document may hold (XML 1.0, production 2): given the code of another such one. */
function isNoCharacter(codes: Uint8Array, at: number): boolean {
  return codes[at] === 0xef && codes[at + 1] === 0xbf && codes[at + 2]! >= 0xbe
}

const noCharacter = 1
