// The subjects of bench/statements.ts, each in its own process: our readers and popular packages for the same. Each
// outputs the number of bookings it found.
import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createStatementReader } from '#lending/statements/reader.ts'
import { statementLimits } from '#lending/statements/limits.ts'
import type { BenchFormat } from './statement-files.ts'

type Contender = { name: string; run: (file: string) => number | Promise<number> }

/** Without their types, since `npm run check` does not install bench/peers/package.json. */
const peer = createRequire(new URL('./peers/', import.meta.url))

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

function ours(file: string): number {
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

type Statements = readonly { transactions: readonly unknown[] }[]
const countOf = (statements: Statements): number =>
  statements.reduce((count, { transactions }) => count + transactions.length, 0)

function mt940js(file: string): number {
  const { Parser } = peer('mt940js') as { Parser: new () => { parse(text: string): Statements } }
  return countOf(new Parser().parse(readFileSync(file, 'utf8')))
}

async function mt940HyphenJs(file: string): Promise<number> {
  const { read } = peer('mt940-js') as { read(bytes: Buffer): Promise<Statements> }
  return countOf(await read(readFileSync(file)))
}

type Dom = { Document: { BkToCstmrStmt: { Stmt: readonly { Ntry: readonly unknown[] }[] } } }

function xmlDom(file: string): number {
  const { XMLParser } = peer('fast-xml-parser') as { XMLParser: new (options: object) => { parse(text: string): Dom } }
  // The generated document has no entities, so its guard against many references is off for a large file.
  const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, processEntities: false })
  const { Document } = parser.parse(readFileSync(file, 'utf8'))
  return Document.BkToCstmrStmt.Stmt.reduce((count, { Ntry }) => count + Ntry.length, 0)
}

function csvRows(file: string): number {
  const { parse } = peer('csv-parse/sync') as { parse(bytes: Buffer, options: object): unknown[] }
  return parse(readFileSync(file), { delimiter: ';', from_line: 2 }).length
}

const own: Contender = { name: 'ours', run: ours }

export const contenders: Readonly<Record<BenchFormat, readonly Contender[]>> = {
  mt940: [own, { name: 'mt940js', run: mt940js }, { name: 'mt940-js', run: mt940HyphenJs }],
  camt: [own, { name: 'fast-xml-parser', run: xmlDom }],
  csv: [own, { name: 'csv-parse', run: csvRows }],
}
