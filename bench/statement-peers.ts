// What bench/statements.ts measures, each in its own process: our readers, the packages people use for the same, and
// what the machine takes for reading the bytes alone. Each answers with the number of bookings it found.
import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createStatementReader } from '#lending/statements/reader.ts'
import { statementLimits } from '#lending/statements/limits.ts'
import type { BenchFormat } from './statement-files.ts'

/** A floor finds no bookings: it is what the machine takes for the bytes. */
type Contender = { name: string; isFloor?: boolean; run: (file: string) => Promise<number | null> }

const require = createRequire(import.meta.url)

const pieceBytes = 256 * 1024

/**
 * A file piece by piece, always in the same memory: a stream makes new memory for each, which costs more than what the
 * faster readers do with it, and says nothing about them.
 */
function* piecesOf(file: string): Generator<Uint8Array> {
  const piece = new Uint8Array(pieceBytes)
  const open = openSync(file, 'r')
  try {
    for (let bytes = readSync(open, piece); bytes > 0; bytes = readSync(open, piece)) yield piece.subarray(0, bytes)
  } finally {
    closeSync(open)
  }
}

/** The product's limits on size are lifted here alone, or no file would be large enough to measure. */
const noLimits = {
  ...statementLimits,
  fileBytes: Infinity,
  rows: Infinity,
  lines: Infinity,
  xmlElements: Infinity,
  statements: Infinity,
}

async function ours(file: string): Promise<number> {
  let cents = 0
  const reader = createStatementReader(
    {
      statementStart: () => undefined,
      booking: (_, { amountCents }) => {
        cents += amountCents
      },
      statementEnd: () => undefined,
      finding: ({ code, line }) => {
        throw new Error(`The generated file should have no findings, but has ${code} at line ${line}`)
      },
    },
    noLimits,
  )
  for (const piece of piecesOf(file)) reader.push(piece)
  const outcome = reader.end()
  if (!outcome.ok || !Number.isSafeInteger(cents)) throw new Error(JSON.stringify(outcome))
  return outcome.summary.bookingCount
}

/** The bytes read and nothing done with them: no reader can be faster. */
async function rawRead(file: string): Promise<null> {
  let bytes = 0
  for (const piece of piecesOf(file)) bytes += piece.length
  if (bytes === 0) throw new Error('The file is empty')
  return null
}

/** The bytes read and made into text. */
async function decoded(file: string): Promise<null> {
  const decoder = new TextDecoder('utf-8')
  let characters = 0
  for (const piece of piecesOf(file)) characters += decoder.decode(piece, { stream: true }).length
  if (characters === 0) throw new Error('The file is empty')
  return null
}

/**
 * The floor of a reader that answers with texts: every byte made into text in the cheapest way there is (one byte a
 * character), its line ends searched and each line cut out, nothing looked at.
 */
async function cutIntoLines(file: string): Promise<null> {
  let characters = 0
  for (const piece of piecesOf(file)) {
    const text = Buffer.from(piece.buffer, piece.byteOffset, piece.length).toString('latin1')
    let start = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      characters += text.slice(start, end).length
      start = end + 1
    }
  }
  if (characters === 0) throw new Error('The file is empty')
  return null
}

type Statements = readonly { transactions: readonly unknown[] }[]
const countOf = (statements: Statements): number =>
  statements.reduce((count, { transactions }) => count + transactions.length, 0)

async function mt940js(file: string): Promise<number> {
  const { Parser } = require('mt940js') as { Parser: new () => { parse(text: string): Statements } }
  return countOf(new Parser().parse(readFileSync(file, 'utf8')))
}

async function mt940HyphenJs(file: string): Promise<number> {
  const { read } = require('mt940-js') as { read(bytes: Buffer): Promise<Statements> }
  return countOf(await read(readFileSync(file)))
}

type Dom = { Document: { BkToCstmrStmt: { Stmt: readonly { Ntry: readonly unknown[] }[] } } }

async function xmlDom(file: string): Promise<number> {
  const { XMLParser } = await import('fast-xml-parser')
  // The generated document has no entities, so its guard against many references is off for a large file.
  const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, processEntities: false })
  const { Document } = parser.parse(readFileSync(file, 'utf8')) as Dom
  return Document.BkToCstmrStmt.Stmt.reduce((count, { Ntry }) => count + Ntry.length, 0)
}

async function csvRows(file: string): Promise<number> {
  const { parse } = await import('csv-parse/sync')
  return parse(readFileSync(file), { delimiter: ';', from_line: 2 }).length
}

const reading: readonly Contender[] = [
  { name: 'ours', run: ours },
  { name: 'read the bytes', isFloor: true, run: rawRead },
  { name: 'read and decode', isFloor: true, run: decoded },
  { name: 'cut into lines', isFloor: true, run: cutIntoLines },
]

export const contenders: Readonly<Record<BenchFormat, readonly Contender[]>> = {
  mt940: [...reading, { name: 'mt940js', run: mt940js }, { name: 'mt940-js', run: mt940HyphenJs }],
  camt: [...reading, { name: 'fast-xml-parser', run: xmlDom }],
  csv: [...reading, { name: 'csv-parse', run: csvRows }],
}
