import { sha256 as digestOf } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of a text's UTF-8 bytes in lower-case hex; synchronous in browser and server, unlike the platform's. */
export const sha256 = (text: string): string => bytesToHex(digestOf(utf8ToBytes(text)))

/** A value as JSON with its keys sorted, so that equal values give equal text and hence equal digests. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isRecord(part) && !Array.isArray(part) ? inOrder(part) : part))
}

/** By name, except that every engine puts names that are whole numbers first. */
function inOrder(record: object): object {
  const values = record as Readonly<Record<string, unknown>>
  return Object.fromEntries(sortedNames(Object.keys(record)).map((name) => [name, values[name]]))
}

let sortedLast: { names: readonly string[]; sorted: readonly string[] } = { names: [], sorted: [] }

/** A list holds thousands of records with the same names, which are sorted once. */
function sortedNames(names: readonly string[]): readonly string[] {
  const { names: known, sorted } = sortedLast
  if (known.length === names.length && known.every((name, place) => name === names[place])) return sorted
  sortedLast = { names, sorted: names.toSorted() }
  return sortedLast.sorted
}

/** The same text in pieces, none longer than an element of a list: a value may exceed the longest string. */
export function* canonicalPieces(value: unknown): Generator<string> {
  if (Array.isArray(value)) yield* listPieces(value)
  else if (holdsMore(value)) yield* recordPieces(value)
  else if (isPlain(value)) yield JSON.stringify(inOrder(value))
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
/** One that writes itself, as a date does, has another text than its values. */
const isPlain = (value: unknown): value is object => isRecord(value) && !('toJSON' in value)
/** A record of plain values is short enough for one piece. */
const holdsMore = (value: unknown): value is object => isRecord(value) && Object.values(value).some(isRecord)

/** Twenty hex digits are 80 bits: no two offers of one lender will ever meet, and the id shows nothing. */
export const shortDigest = (text: string): string => sha256(text).slice(0, 20)
