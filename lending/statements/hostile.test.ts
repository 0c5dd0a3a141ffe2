import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { statementLimits, type StatementLimits } from '#lending/statements/limits.ts'
import { readStatementFile, type ReadStatementFile } from '#lending/statements/read-statement-file.ts'
import { statementSamples } from '#lending/testing/statement-samples.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const samples = Object.entries(statementSamples).map(([name, text]) => ({ name, text }))

/** Invariants of every outcome: known codes, whole cents, days that exist. */
function checkOutcome(outcome: ReadStatementFile) {
  if (!outcome.ok) return
  for (const statement of outcome.statements) {
    expect(statement.accountNumber).not.toBe('')
    for (const balance of [statement.opening, statement.closing]) {
      if (balance !== null) expect(Number.isSafeInteger(balance.amountCents) && isDay(balance.on)).toBe(true)
    }
    for (const { amountCents, bookedOn, valueOn } of statement.bookings) {
      expect(Number.isSafeInteger(amountCents) && !Object.is(amountCents, -0)).toBe(true)
      expect(isDay(bookedOn) && (valueOn === null || isDay(valueOn))).toBe(true)
    }
  }
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const withBlocks = (blockBytes: number): StatementLimits => ({ ...statementLimits, blockBytes })

describe('how a file is cut changes nothing', () => {
  test.each(samples)('$name, in blocks of every size up to 80 bytes and cut at every byte', ({ text }) => {
    const bytes = encode(text)
    const whole = readStatementFile(bytes)
    expect(whole.ok).toBe(true)
    for (let size = 1; size <= 80; size += 1) expect(readStatementFile(bytes, withBlocks(size))).toEqual(whole)
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      expect(readStatementFile([bytes.subarray(0, cut), bytes.subarray(cut)])).toEqual(whole)
    }
  })

  test('mutated files too, refusals included', () => {
    fc.assert(
      fc.property(mutatedSample(), fc.integer({ min: 1, max: 70 }), (bytes, size) => {
        expect(readStatementFile(bytes, withBlocks(size))).toEqual(readStatementFile(bytes))
      }),
      { numRuns: 400 },
    )
  })
})

/** One of our samples with some bytes replaced, removed, doubled or inserted. */
function mutatedSample() {
  const change = fc.record({
    at: fc.nat({ max: 5000 }),
    kind: fc.constantFrom('replace', 'remove', 'insert', 'double'),
    byte: fc.oneof(fc.nat({ max: 255 }), fc.constantFrom(...encode('<>&;/:"\',.\n\r-+0123456789CDR{}[]!?='))),
    length: fc.integer({ min: 1, max: 12 }),
  })
  return fc
    .tuple(fc.constantFrom(...samples), fc.array(change, { minLength: 1, maxLength: 4 }))
    .map(([{ text }, changes]) => {
      let bytes = [...encode(text)]
      for (const { at, kind, byte, length } of changes) {
        const place = at % bytes.length
        if (kind === 'replace') bytes[place] = byte
        else if (kind === 'remove') bytes.splice(place, length)
        else if (kind === 'insert') bytes.splice(place, 0, byte)
        else bytes = [...bytes.slice(0, place + length), ...bytes.slice(place)]
      }
      return Uint8Array.from(bytes)
    })
}

describe('no input brings a reader down', () => {
  test('random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => checkOutcome(readStatementFile(bytes))),
      { numRuns: 1000 },
    )
  })

  test('mutated samples give whole cents and real days, or a refusal', () => {
    fc.assert(
      fc.property(mutatedSample(), (bytes) => checkOutcome(readStatementFile(bytes))),
      { numRuns: 2000 },
    )
  })

  const mt940 = ':20:A\n:25:1\n'
  const camt = '<Document><BkToCstmrStmt>'
  const csv = '"Datum";"x"\n'
  test.each([
    ['line ends', '\n', mt940],
    ['carriage returns', '\r', mt940],
    ['tags', ':20:\n', mt940],
    ['short texts', ':86:x\n', mt940],
    ['quotes', '"', csv],
    ['delimiters', ',', csv],
    ['rows', 'a,b\n', csv],
    ['less-than signs', '<', camt],
    ['elements', '<a/>', camt],
    ['open elements', '<a>', camt],
    ['references', '&#65;', camt],
    ['comments', '<!---->', camt],
    ['one text', 'a', camt],
  ])('25 MB of %s are done with in time', (_, piece, start) => {
    const bytes = encode(start + piece.repeat(Math.floor((25 * 1024 * 1024 - 100) / piece.length)))
    const before = process.cpuUsage()
    readStatementFile(bytes)
    // Processor time, for the machine that runs the tests may be busy: work that grows with the square takes minutes.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000)
  })

  const csvRow = (amount: string, remark: string) =>
    `Datum;Naam / Omschrijving;Rekening;Tegenrekening;Code;Af Bij;Bedrag (EUR);Mutatiesoort;Mededelingen\n20260302;a;NL20INGB0001234567;;OV;Af;${amount};x;${remark}\n`
  const spaces = ' '.repeat(60_000)
  test.each([
    ['spaces in a card payment', csvRow('1,00', `BEA, Betaalpas${spaces}x`)],
    ['spaces in an amount', csvRow(`€${spaces}x`, '')],
    ['quotes that close nothing', `${'"a,'.repeat(20_000)}\n`.repeat(8)],
    ['quotes over many lines', `${csvRow('1,00', '')}"${'""\n'.repeat(20_000)}`],
    ['carriage returns before a letter', `${csvRow('1,00', '')}${`${'\r'.repeat(60_000)}x`.repeat(5)}\r`],
    ['spaces in the tag that closes an element', `<Document></Document${spaces}x>`],
  ])('%s cost no more than their number', (_, text) => {
    const before = process.cpuUsage()
    readStatementFile(encode(text))
    // Work that grows with the square takes from four seconds to minutes.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1500)
  })

  test('a file of too many bookings is refused', () => {
    const text = `:20:A\n:25:1\n:60F:C260301EUR1,00\n${':61:260302C1,00NTRFX\n'.repeat(11)}`
    expect(readStatementFile(encode(text), { ...statementLimits, rows: 10 })).toMatchObject({
      refusal: { code: 'too_many_rows' },
    })
  })
})
