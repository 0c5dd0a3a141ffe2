import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { statementLimits, type StatementLimits } from '#lending/statements/limits.ts'
import { createStatementReader } from '#lending/statements/reader.ts'
import { collectingSink, readStatementFile } from '#lending/statements/read-statement-file.ts'
import { mt940Around, mt940Lines } from '#lending/testing/mt940-text.ts'
import { bookingsOf, readText } from '#lending/testing/statement-text.ts'

const account = 'NL20INGB0001234567'
const entry = ':61:2603020302C1,00NTRFNONREF'
const encode = (text: string) => new TextEncoder().encode(text)
const readWith = (text: string, limits: Partial<StatementLimits>) =>
  readStatementFile(encode(text), { ...statementLimits, ...limits })

/** Lines as banks and programs end them; returns before a line feed are one end, otherwise each return is one. */
const ends = ['\n', '\r\n', '\r\r\n', '\r\r\r\n', '\r', '\r\r', '\u001a', '\n\n', '\r\n\r\n', '\r\u001a']
// eslint-disable-next-line no-control-regex -- 0x1A ends a line in old Rabobank files
const anyEnd = /\r+\n|\r|\n|\u001a/

const bodyLine = fc.constantFrom(
  entry,
  ':86:/REMI/een',
  'twee',
  'café',
  '',
  '/REMI/x',
  '  drie',
  'NL44RABO0123456789',
  ':61:BROKEN',
  'tekst van een regel die wat langer is dan de andere regels zijn  x',
)
const ended = (line: fc.Arbitrary<string>) => fc.tuple(line, fc.constantFrom(...ends)).map(([text, end]) => text + end)
const head = [':20:1', `:25:${account}`, ':28C:1', ':60F:C260301EUR100,00']
const anyText = fc
  .tuple(
    fc.tuple(...head.map((line) => ended(fc.constant(line)))),
    fc.array(ended(bodyLine), { maxLength: 14 }),
    fc.constantFrom(':62F:C260301EUR100,00', ':62F:C260301EUR100,00\r', ':62F:C260301EUR100,00\n-', ':62F:wrong'),
  )
  .map(([first, body, last]) => first.join('') + body.join('') + last)

describe('CORE-3 how the lines of MT940 end makes no difference', () => {
  test('in a file that mixes all ways, refusals and their lines included', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 60 }), (text, blockBytes) => {
        const expected = readText(text.split(anyEnd).join('\n'))
        expect(readText(text)).toEqual(expected)
        expect(readWith(text, { blockBytes })).toEqual(expected)
      }),
      { numRuns: 250 },
    )
  })

  test.each([
    ['\n', 6],
    ['\r\n', 6],
    ['\r\r\n', 6],
    ['\r', 6],
    ['\u001a', 6],
    ['\r\r', 11],
    ['\n\n', 11],
    ['\r\r\r', 16],
    ['\r\n\r\n', 11],
    ['\r\r\n\r\r\n', 11],
  ])('the line of what is refused is counted with the ends %j', (end, line) => {
    const text = [...head, entry, ':62F:wrong', '-'].join(end)
    expect(readText(text)).toMatchObject({ ok: false, refusal: { code: 'malformed_mt940', line, field: ':62F:' } })
    for (const blockBytes of [1, 2, 3, 5, 17]) {
      expect(readWith(text, { blockBytes })).toMatchObject({ refusal: { line } })
    }
  })

  test('a last line without an end is read, and one of nothing is none', () => {
    for (const end of ['', '\n', '\r', '\r\r', '\r\n', '\u001a']) {
      const outcome = readText([...head, entry, ':86:/REMI/een', 'laatste regel'].join('\n') + end)
      expect(outcome).toMatchObject({
        ok: true,
        statements: [{ bookings: [{ description: 'eenlaatste regel' }] }],
      })
    }
  })
})

describe('CORE-3 how a file of MT940 is cut makes no difference', () => {
  const fields = (mark: string) => [
    entry,
    `:86:/EREF/E-1/NAME/Bakkerij ${mark}/REMI/nota 12, rest volgt,`,
    `want het meel ${mark} komt nog`,
    ':61:2603020302C2,00NTRFNONREF//B-2',
    '/TRCD/00100/',
    ':86:gewone tekst',
    ' over twee regels',
    ':61:2603020302C3,00N541NONREF',
    'NL44RABO0123456789',
  ]

  test.each([
    ['ASCII alone', 'Bos', '\r\r\n'],
    ['ASCII alone, with returns', 'Bos', '\r'],
    ['letters of two, three and four bytes', 'Böß € 𝒳', '\r\n'],
  ])('%s', (_, mark, end) => {
    const text = mt940Around([], account, fields(mark)) + mt940Around([], account, fields('Bos'))
    const file = text.replaceAll('\n', end)
    const bytes = encode(file)
    const whole = readStatementFile(bytes)
    expect(whole).toMatchObject({
      ok: true,
      statements: [mark, 'Bos'].map((name) => ({
        bookings: [
          {
            counterpartyName: `Bakkerij ${name}`,
            description: `nota 12, rest volgt, want het meel ${name} komt nog`,
            endToEndId: 'E-1',
          },
          { bankReference: 'B-2', description: 'gewone tekst over twee regels' },
          { counterpartyAccount: 'NL44RABO0123456789' },
        ],
      })),
    })
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      expect(readStatementFile([bytes.subarray(0, cut), bytes.subarray(cut)])).toEqual(whole)
    }
    for (const blockBytes of [1, 2, 3, 64]) expect(readWith(file, { blockBytes })).toEqual(whole)
  })

  test.each([
    ['ASCII alone', () => 'Bos'],
    ['letters beyond ASCII in every booking', () => 'Bös'],
    ['such letters in a few', (place: number) => (place % 97 === 50 ? 'Bös' : 'Bos')],
  ])('pages and blocks full of bookings: %s', (_, name) => {
    const count = 900
    const text = (place: number) =>
      `/EREF/E-${place}/NAME/${name(place)} ${place}/REMI/nota ${place} van de ${'zeer '.repeat(place % 40)}`
    const many = Array.from({ length: count }, (_unused, place) => place)
    const file = mt940Around(
      [],
      account,
      many.flatMap((place) => [entry, `:86:${text(place)}lange rij`]),
    )
    const expected = many.map((place) => ({
      endToEndId: `E-${place}`,
      counterpartyName: `${name(place)} ${place}`,
      description: `nota ${place} van de ${'zeer '.repeat(place % 40)}lange rij`,
    }))
    expect(bookingsOf(file)).toMatchObject(expected)
    expect(bookingsOf(file.replaceAll('\n', '\r\n'))).toMatchObject(expected)
    const whole = readText(file)
    for (const blockBytes of [999, 40_000]) expect(readWith(file, { blockBytes })).toEqual(whole)
  })
})

describe('CORE-3 the limits of lines', () => {
  const longest = statementLimits.lineCharacters
  const around = (text: string, end = '\n') => mt940Around([], account, [entry, text]).replaceAll('\n', end)
  const tooLong = { ok: false, refusal: { code: 'line_too_long', line: 6 } }

  test('a line as long as may be is read, one that is longer is refused with its number', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      for (const letter of ['x', 'é']) {
        const text = `:86:/REMI/${letter.repeat(longest - 10)}`
        expect(bookingsOf(around(text, end))).toMatchObject([{ description: letter.repeat(longest - 10) }])
        expect(readText(around(`${text}x`, end))).toMatchObject(tooLong)
      }
    }
  })

  test('a line that never ends is refused as soon as it is too long', () => {
    const start = [...head, entry, `:86:${'x'.repeat(longest - 4)}`].join('\n')
    expect(readText(start)).toMatchObject({ ok: true })
    expect(readText(`${start}x`)).toMatchObject(tooLong)
    const reader = createStatementReader(collectingSink([], []))
    expect(reader.push(encode(`${start}${'x'.repeat(statementLimits.blockBytes)}`))).toMatchObject(tooLong.refusal)
    expect(readStatementFile([encode(start), encode('\n-\n')])).toMatchObject({ ok: true })
  })

  test('a text of more lines than one may be long is refused at the line that is too much', () => {
    const lines = (count: number) =>
      around([':86:/REMI/', ...Array.from({ length: count }, () => 'x'.repeat(65))].join('\n'))
    const fitting = Math.floor((longest - 6) / 65)
    expect(readText(lines(fitting))).toMatchObject({ ok: true })
    expect(readText(lines(fitting + 1))).toMatchObject({
      refusal: { code: 'line_too_long', line: 6 + fitting + 1, field: ':86:' },
    })
  })

  test('so are the lines behind field 61', () => {
    const lines = (count: number) => mt940Lines(...head, entry, ...Array.from({ length: count }, () => 'x'.repeat(63)))
    expect(readText(lines(longest / 64))).toMatchObject({ ok: true })
    expect(readText(lines(longest / 64 + 1))).toMatchObject({
      refusal: { code: 'line_too_long', line: 5 + longest / 64 + 1, field: ':61:' },
    })
  })

  test('as many lines as may be are read, one more is refused with its number', () => {
    for (const end of ['\n', '\r\n', '\r', '\u001a']) {
      const text = around(':86:/REMI/een', end)
      expect(readWith(text, { lines: 8 })).toMatchObject({ ok: true })
      expect(readWith(text, { lines: 7 })).toMatchObject({ ok: false, refusal: { code: 'too_many_rows', line: 8 } })
    }
    expect(readWith(`${around(':86:een', '\r')}\r\r\r`, { lines: 9 })).toMatchObject({ refusal: { line: 10 } })
  })

  test('as many statements as may be are begun, one more is refused with its line', () => {
    const begun = (count: number) => Array.from({ length: count }, () => ':20:1').join('\n') + '\n'
    const text = (count: number) => begun(count) + mt940Lines(...head.slice(1), ':62F:C260301EUR100,00')
    expect(readWith(text(3), { statements: 3 })).toMatchObject({ ok: true })
    expect(readWith(text(4), { statements: 3 })).toMatchObject({ refusal: { code: 'too_many_rows', line: 4 } })
  })
})
