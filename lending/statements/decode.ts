import { DosLetters } from '#lending/statements/dos-letters.ts'
import { Refused } from '#lending/statements/refusal.ts'

/**
 * The part of the Encoding Standard that we use, declared only here: the library of this room declares no runtime, on
 * purpose (docs/decisions/0008-statement-files-are-read-by-our-own-readers.md).
 */
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean; ignoreBOM?: boolean },
) => { decode(bytes: Uint8Array): string }

export type DeclaredEncoding = 'utf-8' | 'windows-1252' | 'iso-8859-15'

export type BlockDecoder = {
  /** True once UTF-8 with characters beyond ASCII was followed by bytes that are not UTF-8. */
  readonly isMixed: boolean
  /** Whether the last block was ASCII, with one byte per character. */
  readonly isAscii: boolean
  /** The text of the next block; a character cut in two waits for the block after. */
  decode(block: Uint8Array, isLast: boolean): string
}

/**
 * UTF-8 until an invalid byte, then windows-1252 (a superset of printable latin-1) to the end of the file. The switch
 * is at that byte, so the result does not depend on the blocks.
 */
export function createBlockDecoder(declared: DeclaredEncoding): BlockDecoder {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const single = new TextDecoder(declared === 'utf-8' ? 'windows-1252' : declared)
  let isSingle = declared !== 'utf-8'
  let sawWide = false
  let isMixed = false
  let isAscii = false
  let carry: Uint8Array = new Uint8Array(0)

  const dos = declared === 'utf-8' ? new DosLetters() : null
  const decodeSingle = (bytes: Uint8Array, isLast: boolean) => {
    const text = mapWindows1252(single.decode(bytes))
    return dos === null ? text : dos.read(text, isLast, windows1252)
  }

  return {
    get isMixed() {
      return isMixed
    },
    get isAscii() {
      return isAscii
    },
    decode(block, isLast) {
      isAscii = isSingle && dos?.isHolding !== true && hasAsciiOnly(block)
      if (isSingle) return decodeSingle(block, isLast)
      const bytes = carry.length === 0 ? block : joined(carry, block)
      const end = isLast ? bytes.length : completeLength(bytes)
      carry = bytes.slice(end)
      const complete = bytes.subarray(0, end)
      try {
        const text = utf8.decode(complete)
        isAscii = text.length === block.length && bytes === block
        if (text.length !== end) sawWide = true
        dos?.follow(text)
        return text
      } catch {
        const valid = validLength(complete)
        const head = utf8.decode(complete.subarray(0, valid))
        isMixed = sawWide || head.length !== valid
        isSingle = true
        dos?.follow(head)
        return head + decodeSingle(joined(complete.subarray(valid), carry), isLast)
      }
    },
  }
}

/** The text of bytes that are known to be ASCII. */
export function asciiText(bytes: Uint8Array): string {
  return asciiDecoder.decode(bytes)
}

/** UTF-8 holds ASCII, and is what runtimes decode fastest. */
const asciiDecoder = new TextDecoder('utf-8')

function hasAsciiOnly(bytes: Uint8Array): boolean {
  let all = 0
  for (let at = 0; at < bytes.length; at += 1) all |= bytes[at]!
  return all < 0x80
}

/** Reads a byte order mark or an XML declaration. @throws Refused for UTF-16 and for other declared sets. */
export function declaredEncoding(start: Uint8Array): DeclaredEncoding {
  if (isUtf16(start)) throw new Refused('utf16', { found: 'UTF-16' })
  let text = ''
  for (const byte of start.subarray(0, 200)) text += String.fromCharCode(byte)
  const name = /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(text)?.[1]
  if (name === undefined || /^(utf-?8|us-ascii|ascii)$/i.test(name)) return 'utf-8'
  if (/^(iso-?8859-?1|latin-?1|windows-1252|cp1252)$/i.test(name)) return 'windows-1252'
  // Latin-9 has the euro sign and seven letters where latin-1 has other signs.
  if (/^(iso-?8859-?15|latin-?9)$/i.test(name)) return 'iso-8859-15'
  throw new Refused('encoding', { line: 1, found: name })
}

/**
 * By its byte order mark, or without one by what ASCII looks like in it: of each pair of bytes the same one is nought,
 * but for a rare letter beyond latin-1; the other one never is.
 */
function isUtf16(start: Uint8Array): boolean {
  const [first, second] = start
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true
  const pairs = Math.min(start.length >> 1, 100)
  let noughtsFirst = 0
  let noughtsSecond = 0
  for (let at = 0; at < pairs; at += 1) {
    if (start[2 * at] === 0) noughtsFirst += 1
    if (start[2 * at + 1] === 0) noughtsSecond += 1
  }
  if (pairs < pairsToTell || Math.min(noughtsFirst, noughtsSecond) > 0) return false
  return Math.max(noughtsFirst, noughtsSecond) > pairs * 0.8
}

/** Fewer say too little to blame a character set. */
const pairsToTell = 4

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

/** Length without a last character of which bytes are still to come. */
function completeLength(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back]!
    if (byte < 0x80) return bytes.length
    if (byte >= 0xc0) return back < sequenceLength(byte) ? bytes.length - back : bytes.length
  }
  return bytes.length
}

function sequenceLength(lead: number): number {
  return lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2
}

/** Offset of the first byte that cannot be UTF-8 (Unicode 16, table 3-7). */
function validLength(bytes: Uint8Array): number {
  let at = 0
  while (at < bytes.length) {
    const length = validSequence(bytes, at)
    if (length === 0) return at
    at += length
  }
  return at
}

function validSequence(bytes: Uint8Array, at: number): number {
  const lead = bytes[at]!
  if (lead < 0x80) return 1
  if (lead < 0xc2 || lead > 0xf4) return 0
  const length = sequenceLength(lead)
  const second = bytes[at + 1] ?? 0
  const lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
  const highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
  if (second < lowest || second > highest) return 0
  for (let next = 2; next < length; next += 1) {
    const byte = bytes[at + next] ?? 0
    if (byte < 0x80 || byte > 0xbf) return 0
  }
  return length
}

const windows1252 =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019' +
  '\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178'

/** Some versions of Node decode windows-1252 as latin-1, with control characters; elsewhere this does nothing. */
function mapWindows1252(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (character) => windows1252[character.charCodeAt(0) - 0x80]!)
}
