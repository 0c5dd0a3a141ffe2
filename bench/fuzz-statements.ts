// Hostile statement files from a seed: random bytes, changed samples, wrong combinations, then the bombs of
// security.md, each refused within 500 ms. No throw, nothing over a second, no unsafe sum, no impossible day.
// Run: node_modules/.bin/node bench/fuzz-statements.ts [inputsPerParser] [seconds, 0 for no end] [seed] [--no-bombs]
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { statementSamples } from '#lending/testing/statement-samples.ts'
import { readStatementFile, type ReadStatementFile } from '#lending/statements/read-statement-file.ts'
import { statementFormats, statementRefusalCodes } from '#lending/statements/refusal.ts'
import { makeChance, type Chance } from './chance.ts'
import { counted, type Figure, report, sizes, timed } from './report.ts'
import { refuseBombs } from './statement-bombs.ts'

type Parser = 'mt940' | 'camt' | 'csv'
type Counts = { inputs: number; read: number; refused: number; slowestMs: number }

const samples: Readonly<Record<Parser, readonly string[]>> = {
  mt940: [statementSamples.mt940!, statementSamples.mt940Rabobank!, statementSamples.mt940Texts!],
  camt: [statementSamples.camt!],
  csv: [statementSamples.ing!, statementSamples.asn!, statementSamples.asnHeaded!, statementSamples.abnAmro!],
}

/** Fragments of each format, whole and broken: inserted into a sample, or concatenated. */
const pieces: Readonly<Record<Parser, readonly string[]>> = {
  mt940: [
    ':20:A\n:25:NL20INGB0001234567EUR\n:60F:C260301EUR1,00\n',
    ':25:1234567\n',
    ':25:\n',
    ':60F:D260301EUR9999999999999,99\n',
    ':60M:C991332EUR1,\n',
    ':61:2603020302D12,50NTRFNONREF\n',
    ':61:2602300230RC9999999999999,99NMSC//\n',
    ':61:260229C,NTRF\n',
    ':86:/EREF/E//NAME///REMI/USTD//',
    ':86:000>10>20BIC>21NL02ABNA0123456789>22x>32y\n',
    ':86:SEPA OVERBOEKING  IBAN: NL02ABNA0123456789  NAAM: A  OMSCHRIJVING: ',
    ':62F:C260303EUR91,50\n',
    ':64:',
    '-}\r\n',
    '{1:F01RABONL2UXXXX0000000000}',
    '\u001a',
    '-\n',
    ':34F:EURD0,\n',
    '/CNTP/NL02ABNA0123456789/ABNANL2A/ / /',
    ':61:2603020302D1,NTRFEREF/\n/2606\n1123\n',
    '\n//1\n',
    ':86:/EREF/E//REMI/USTD//a text that was cut before it was full\nand goes on/RE\nMI/',
    ':20:ABN AMRO BANK NV\n',
  ],
  camt: [
    '<Stmt>',
    '</Stmt>',
    '<Ntry>',
    '</Ntry>',
    '<Amt Ccy="EUR">9999999999999.99</Amt>',
    '<Amt>-1</Amt>',
    '<Amt Ccy="">1e3</Amt>',
    '<CdtDbtInd>DBIT</CdtDbtInd>',
    '<BookgDt><Dt>2026-02-30</Dt></BookgDt>',
    '<BookgDt><DtTm>2026-02-28T24:61:00</DtTm></BookgDt>',
    '<NtryDtls><TxDtls/><TxDtls></TxDtls></NtryDtls>',
    '<RvslInd>1</RvslInd>',
    '<!-- - -->',
    '<![CDATA[ ]]>',
    '<?xml version="1.0"?>',
    '<!DOCTYPE a [<!ENTITY b "c">]>',
    '&#0;',
    '&#x110000;',
    '&amp;',
    '<x:Amt y:Ccy="EUR">1</x:Amt>',
    '<a b="<">',
    ']]>',
    '<Document>',
    '</Document>',
    '<BizMsgEnvlp><AppHdr/>',
    '\n\ufeff<?xml version="1.0"?>',
    '<\u00e9/>',
    '\uffff',
  ],
  csv: [
    '\r\n',
    '""',
    '"',
    '""""',
    ';',
    '\t',
    ',,,,,,,,,,,,,,,,,,',
    '"1.000,00"',
    '-9999999999999,99',
    '1,2,3',
    'NaN',
    'Infinity',
    '1e99',
    '=1+1',
    '20260230',
    '31-04-2026',
    '0000-00-00',
    '"Datum";"Naam / Omschrijving"',
    '\ufeff',
    "'x, y'",
    '"a,""b"",c";;',
    '"x" y"',
    '\u20ac -1.234,5',
    '(12,50)',
    '01022026',
    '2.3.2026 10:11',
  ],
}

/** Bytes that mean something to one of the formats, and those that break a character set. */
const syntaxBytes = Buffer.from('<>&;/:"\',.\n\r-+0123456789CDRE{}[]!?= \t\u001a\0\x80\xc3\xe9\xed\xf5\xff', 'latin1')

const piecesMax = 30
const randomBytesMax = 300
const changesMax = 5

function randomFile(chance: Chance): Buffer {
  const bytes = Buffer.alloc(chance(randomBytesMax))
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = chance(256)
  return bytes
}

/** A sample with a few bytes replaced, removed, inserted or repeated, or cut off. */
function changedFile(parser: Parser, chance: Chance): Buffer {
  let bytes = Buffer.from(chance.of(samples[parser]))
  for (let change = chance(changesMax) + 1; change > 0 && bytes.length > 0; change -= 1) {
    const at = chance(bytes.length)
    const length = 1 + chance(12)
    const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)]
    const byte = Buffer.from([chance(3) === 0 ? chance(256) : syntaxBytes[chance(syntaxBytes.length)]!])
    const kind = chance(20)
    if (kind === 0) bytes = before
    else if (kind < 5) bytes = Buffer.concat([before, after.subarray(length)])
    else if (kind < 9) bytes = Buffer.concat([before, after.subarray(0, length), after])
    else bytes = Buffer.concat([before, byte, after.subarray(kind < 14 ? 1 : 0)])
  }
  return bytes
}

/** A sample with lines or elements of the format taken out, put in, doubled or in another order. */
function rearrangedFile(parser: Parser, chance: Chance): Buffer {
  const mark = parser === 'camt' ? /(?=<)/ : parser === 'mt940' ? /(?<=\n)/ : /(?<=[\n;,\t])/
  const parts = chance.of(samples[parser]).split(mark)
  for (let change = chance(changesMax) + 1; change > 0; change -= 1) {
    const at = chance(parts.length + 1)
    const kind = chance(4)
    if (kind === 0) parts.splice(at, 1)
    else if (kind === 1) parts.splice(at, 0, parts[chance(parts.length)] ?? '')
    else parts.splice(at, kind - 2, chance.of(pieces[parser]))
  }
  return Buffer.from(parts.join(''))
}

/** Pieces alone, behind a beginning that makes the file recognised as this format. */
function strungFile(parser: Parser, chance: Chance): Buffer {
  const start = {
    mt940: ':20:A\n',
    camt: '<Document><BkToCstmrStmt>',
    csv: `${statementSamples.ing!.split('\n', 1)[0]}\n`,
  }
  const strung = Array.from({ length: chance(piecesMax) }, () => chance.of(pieces[parser]))
  return Buffer.from(start[parser] + strung.join(''))
}

function makeInput(parser: Parser, chance: Chance): Buffer {
  const kind = chance(10)
  if (kind === 0) return randomFile(chance)
  if (kind < 5) return changedFile(parser, chance)
  return kind < 8 ? rearrangedFile(parser, chance) : strungFile(parser, chance)
}

const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
const isCents = (cents: number): boolean => Number.isSafeInteger(cents) && !Object.is(cents, -0)

function faultIn(outcome: ReadStatementFile): string | null {
  if (!outcome.ok) {
    const { code, line, found } = outcome.refusal
    if (!statementRefusalCodes.includes(code)) return `an unknown refusal ${code}`
    if (line !== null && !(Number.isSafeInteger(line) && line > 0)) return `a refusal at line ${line}`
    return found !== null && found.length > 60 ? 'a long quotation of the file' : null
  }
  if (!statementFormats.includes(outcome.format)) return `an unknown format ${outcome.format}`
  for (const { accountNumber, opening, closing, bookings } of outcome.statements) {
    if (accountNumber === '') return 'a statement without an account'
    for (const balance of [opening, closing]) {
      if (balance && !(isCents(balance.amountCents) && isDay(balance.on))) return 'a malformed balance'
    }
    for (const { amountCents, bookedOn, valueOn } of bookings) {
      if (!isCents(amountCents)) return `an amount of ${amountCents}`
      if (!isDay(bookedOn) || (valueOn !== null && !isDay(valueOn))) return `a booking on ${bookedOn} or ${valueOn}`
    }
  }
  return null
}

const hangMs = 1_000

/** Keeps the file of the first fault and ends with it. */
function tryInput(parser: Parser, input: Buffer, seed: string, counts: Counts): void {
  const startedAt = performance.now()
  let fault: string | null
  try {
    const outcome = readStatementFile(input)
    counts[outcome.ok ? 'read' : 'refused'] += 1
    fault = faultIn(outcome)
  } catch (error) {
    fault = `thrown: ${error instanceof Error ? error.stack : String(error)}`
  }
  const tookMs = performance.now() - startedAt
  counts.slowestMs = Math.max(counts.slowestMs, tookMs)
  counts.inputs += 1
  if (fault === null && tookMs > hangMs) fault = slownessOf(input)
  if (fault === null) return
  const kept = join(tmpdir(), `vlot-fuzz-${parser}-${seed}`)
  writeFileSync(kept, input)
  throw new Error(`${parser}, seed ${seed}: ${fault}; the file is kept as ${kept}`)
}

/** A busy machine may have let the program wait: read again, it is the processor's time that counts. */
function slownessOf(input: Buffer): string | null {
  const before = process.cpuUsage()
  readStatementFile(input)
  const tookMs = process.cpuUsage(before).user / 1_000
  return tookMs > hangMs ? `took ${tookMs.toFixed(0)} ms` : null
}

function fuzz(parser: Parser, inputsMax: number, endsAtMs: number, seed: number): Figure[] {
  const counts: Counts = { inputs: 0, read: 0, refused: 0, slowestMs: 0 }
  const startedAt = performance.now()
  while (counts.inputs < inputsMax && performance.now() < endsAtMs) {
    const number = counts.inputs
    const chance = makeChance(seed * 1_000_003 + number)
    tryInput(parser, makeInput(parser, chance), `${seed}.${number}`, counts)
  }
  const rate = counts.inputs / ((performance.now() - startedAt) / 1_000)
  return [
    counted(`${parser}, files read`, counts.read, { least: 1 }),
    counted(`${parser}, files refused`, counts.refused, { least: 1 }),
    timed(`${parser}, slowest`, counts.slowestMs, 'ms'),
    timed(`${parser}, files`, rate, '/s'),
  ]
}

const [inputsPerParser, seconds, seed] = sizes([1_000_000, 5_000, 100_000_000], [0, 0, 86_400], [1, 1])
const parsers = ['mt940', 'camt', 'csv'] as const

await report(async () => {
  const figures = parsers.flatMap((parser) => {
    const endsAtMs = seconds === 0 ? Infinity : performance.now() + (seconds * 1_000) / parsers.length
    return fuzz(parser, inputsPerParser, endsAtMs, seed)
  })
  // The bombs are held to a time, which is no matter for a test run on a machine that others use as well.
  return process.argv.includes('--no-bombs') ? figures : [...figures, ...(await refuseBombs())]
})
