import { sha256 as digestOf } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of a text's UTF-8 bytes, as lower-case hex: at once and the same in browser and server, as the platform's is not. */
export const sha256 = (text: string): string => bytesToHex(digestOf(utf8ToBytes(text)))

/** A value as JSON with its keys sorted, so that equal values give equal text and hence equal digests. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isRecord(part) && !Array.isArray(part) ? inOrder(part) : part))
}

/** By name, but for names that are whole numbers: every engine keeps those first, whatever order they are given in. */
const inOrder = (record: object): object =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))

/**
 * The same text in pieces, of which none is longer than an element of a list: what is hashed piece by piece may be longer
 * than the longest text there is.
 */
export function* canonicalPieces(value: unknown): Generator<string> {
  if (Array.isArray(value)) yield* listPieces(value)
  else if (holdsMore(value)) yield* recordPieces(value)
  else yield canonicalJson(value)
}

function* listPieces(list: readonly unknown[]): Generator<string> {
  yield '['
  for (const [place, one] of list.entries()) {
    if (place > 0) yield ','
    if (one === undefined) yield 'null'
    else yield* canonicalPieces(one)
  }
  yield ']'
}

function* recordPieces(record: object): Generator<string> {
  const known = Object.entries(inOrder(record)).filter(([, part]) => part !== undefined)
  let before = '{'
  for (const [name, part] of known) {
    yield `${before}${JSON.stringify(name)}:`
    yield* canonicalPieces(part)
    before = ','
  }
  yield known.length === 0 ? '{}' : '}'
}

const isRecord = (value: unknown): value is object => value !== null && typeof value === 'object'
/** A record of plain values is short enough for one piece. */
const holdsMore = (value: unknown): value is object => isRecord(value) && Object.values(value).some(isRecord)
