import { describe, expect, test } from 'vitest'
import { statementLimits } from '#lending/statements/limits.ts'
import { readStatementFile } from '#lending/statements/read-statement-file.ts'
import { mt940Around, mt940Lines } from '#lending/testing/mt940-text.ts'
import { bookingsOf, readText } from '#lending/testing/statement-text.ts'

const account = 'NL20INGB0001234567'
const entry = ':61:2603020302C1,00NTRFNONREF'
const head = [':20:1', `:25:${account}`, ':28C:1', ':60F:C260301EUR100,00']
const closing = ':62F:C260302EUR101,00'
const read = (...lines: string[]) => readText(mt940Lines(...lines))
const bankOf = (...lines: string[]) => {
  const outcome = read(...lines)
  return outcome.ok ? outcome.bank : outcome.refusal
}
const descriptions = (...lines: string[]) =>
  bookingsOf(mt940Lines(...head, ...lines, closing)).map(({ description }) => description)

describe('CORE-3 where a statement of MT940 begins and ends', () => {
  const first = [...head, entry, ':86:/REMI/een']
  const unchanged = ':62F:C260301EUR100,00'

  test.each([
    ['the header of the next message', ['{1:F01INGBNL2AXXXX0000000000}{2:I940INGBNL2AXXXN}{4:', ...head, unchanged], 7],
    ['the end of a message', ['-}', ...head, unchanged], 7],
    ['the next reference', [...head, unchanged], 7],
    ['another opening balance', [':25:NL44RABO0123456789', ':60F:C260301EUR100,00', unchanged], 8],
  ])('%s ends one without a closing balance, which is pointed out with its line', (_, next, line) => {
    expect(read(...first, ...next)).toMatchObject({
      ok: true,
      statements: [
        { closing: null, opening: { amountCents: 10_000 }, bookings: [{ description: 'een' }] },
        { opening: { on: '2026-03-01' }, closing: { on: '2026-03-01' } },
      ],
      findings: expect.arrayContaining([expect.objectContaining({ code: 'statement_not_closed', statement: 0, line })]),
    })
  })

  test('several opening and closing balances of one account without a reference in between', () => {
    expect(read(...head, entry, closing, ':60F:C260302EUR101,00', entry, ':62F:C260303EUR102,00')).toMatchObject({
      ok: true,
      statements: [
        { closing: { amountCents: 10_100 }, bookings: [{ amountCents: 100 }] },
        { closing: { amountCents: 10_200 }, bookings: [{ amountCents: 100 }] },
      ],
      findings: [],
    })
  })

  test('one that ends before its balance is said to be cut off, at the line where it began', () => {
    const cut = (line: number) => [{ code: 'cut_off', statement: null, line }]
    expect(read(':20:0', `:25:${account}`, ...head, unchanged)).toMatchObject({ statements: [{}], findings: cut(1) })
    expect(read(...head, entry, closing, '-', ':20:2', `:25:${account}`)).toMatchObject({ findings: cut(8) })
    expect(read(...head, entry, closing, '-', '{1:F01INGBNL2AXXXX0000000000}')).toMatchObject({ findings: [] })
  })

  test('an account counts for its own statement only', () => {
    const refusal = { code: 'missing_field', field: ':25:', line: 8 }
    expect(read(...head, entry, closing, ':20:2', ':60F:C260302EUR101,00')).toMatchObject({ ok: false, refusal })
    expect(read(...head, entry, closing, '-}', ':60F:C260302EUR101,00')).toMatchObject({ ok: false, refusal })
  })

  test.each([
    [
      'a booking behind the closing balance',
      [...head, closing, entry],
      { code: 'missing_field', field: ':60F:', line: 6 },
    ],
    ['a booking behind the end', [...head, closing, '-', entry], { code: 'missing_field', field: ':60F:', line: 7 }],
    [
      'a closing balance alone',
      [':20:1', `:25:${account}`, closing],
      { code: 'missing_field', field: ':60F:', line: 3 },
    ],
    [
      'a report of the day',
      [...head.slice(0, 3), ':34F:EUR0,', entry],
      { code: 'not_a_statement', field: ':34F:', line: 5 },
    ],
    ['one without bookings', [...head.slice(0, 3), ':34F:EUR0,'], { code: 'not_a_statement' }],
    ['no statement at all', [...head.slice(0, 3)], { code: 'no_statement' }],
  ])('%s is refused with field and line', (_, lines, refusal) => {
    expect(read(...lines)).toMatchObject({ ok: false, refusal: { format: 'mt940', ...refusal } })
  })

  test.each([
    [':60F:', 'C260301EUR1,234', 'malformed_amount'],
    [':60M:', 'C260301EUR,5', 'malformed_amount'],
    [':60F:', 'C260301EUR1,00X', 'malformed_mt940'],
    [':60F:', 'xC260301EUR1,00', 'malformed_mt940'],
    [':60M:', 'X260301EUR1,00', 'malformed_mt940'],
    [':60F:', 'C260301eur1,00', 'malformed_mt940'],
    [':60F:', 'C260231EUR1,00', 'malformed_date'],
    [':62M:', 'C261301EUR1,00', 'malformed_date'],
    [':62F:', 'C260301EUR', 'malformed_mt940'],
  ])('the balance %s%s is refused with its line and what stands there', (field, found, code) => {
    const lines = field.startsWith(':60') ? [...head.slice(0, 3), field + found] : [...head, field + found]
    expect(read(...lines, closing)).toMatchObject({ ok: false, refusal: { code, field, found, line: lines.length } })
  })

  test('balances with spaces behind them, noughts in front, and of nought', () => {
    const opening = ':60F:D260301EUR000000000000000001,50  '
    const { statements } = read(...head.slice(0, 3), opening, ':62F:D260302EUR0,00 ') as { statements: unknown[] }
    expect(statements).toEqual([
      expect.objectContaining({
        opening: { on: '2026-03-01', amountCents: -150 },
        closing: { on: '2026-03-02', amountCents: 0 },
      }),
    ])
  })

  test('a closing balance in another currency is pointed out', () => {
    expect(read(...head, ':62F:C260302USD100,00')).toMatchObject({
      ok: true,
      findings: [{ code: 'currency_differs', statement: 0, line: 5 }],
    })
  })

  test('of two reasons to refuse a file the one that comes first in it counts', () => {
    const text = mt940Lines(...head, entry, entry, entry, ':61:wrong')
    const outcome = readStatementFile(new TextEncoder().encode(text), { ...statementLimits, rows: 2 })
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'too_many_rows', line: 6 } })
  })
})

describe('CORE-3 what is a tag of MT940 and what is text', () => {
  test.each([
    ':16:30 uur',
    ':80:20 verdeeld',
    ':96:vak',
    ':11:45 uur',
    ':1:0 gewonnen',
    ':200:meter',
    '::',
    ':20',
    ':28Q:',
    '{zie {1:1}',
    '{6:}',
    '{niet}',
    '60 zie 61:260302C5',
    ':61:zie bijlage',
    ':20: uur vergadering',
    ':62F: kamer 3',
    '-twee',
    '- drie',
  ])('%s in the text of a booking is text', (line) => {
    expect(descriptions(entry, ':86:/REMI/zie', line)).toEqual([`zie${line}`])
    expect(descriptions(entry, ':86:/REMI/zie', line, entry)).toEqual([`zie${line}`, ''])
  })

  test.each([':NS:eigen tekst', ':28C:1', ':64:C260302EUR1,00', ':90C:1EUR1,00', ':13D:2603021200+0100', ':65:x'])(
    'what goes on behind %s belongs to no booking',
    (field) => expect(descriptions(entry, ':86:/REMI/een', field, 'meer')).toEqual(['een']),
  )

  test('the reference of another message (21) is read over', () => {
    expect(read(':20:1', ':21:260302', ...head.slice(1), entry, closing)).toMatchObject({
      ok: true,
      statements: [{ bookings: [{ amountCents: 100 }] }],
    })
  })

  test.each([
    ['61:2603020302C1,00NTRFNONREF'],
    ['61260302C1,00NTRFNONREF'],
    [':612603020302D1,00NTRFNONREF'],
    [':61260302RC1,00NTRFNONREF'],
    ['61:260302CR1,00NTRFNONREF'],
  ])('a booking that lost a colon is refused, not read over: %s', (found) => {
    const refusal = { code: 'malformed_mt940', field: ':61:', found, line: 7 }
    expect(read(...head, entry, ':86:een', found)).toMatchObject({ ok: false, refusal })
  })

  test('tags are indented by spaces of any kind, texts that look like them are not', () => {
    const tags = [entry, ':86:/REMI/een', closing]
    for (const indent of [' ', '    ', ' \u00a0', ' \t']) {
      const indented = mt940Lines(...head, ...tags.map((line) => indent + line))
      expect(bookingsOf(indented)).toEqual(bookingsOf(mt940Lines(...head, ...tags)))
    }
    expect(descriptions(entry, ':86:een', '  om :20: uur', '   ', ' x')).toEqual(['een om :20: uur x'])
    expect(descriptions(entry, ':86:een', '  :2x:', '  :16:30')).toEqual(['een :2x: :16:30'])
  })
})

describe('CORE-3 whose file of MT940 it is', () => {
  const anonymous = [':20:1', ':25:1234567', ':28C:1', ':60F:C260301EUR100,00']

  test('by a header, a line before the statement, its reference or its account, and else nobody’s', () => {
    expect(bankOf(...anonymous, closing)).toBeNull()
    expect(bankOf('{1:F01KNABNL2HXXXX0000000000}', ...anonymous, closing)).toBe('knab')
    expect(bankOf('RABONL2U', '940', ...anonymous, closing)).toBe('rabobank')
    expect(bankOf(':940:', ...anonymous, closing)).toBe('rabobank')
    expect(bankOf(':20:ABN AMRO BANK NV', ...anonymous.slice(1), closing)).toBe('abn_amro')
    expect(bankOf(':20:1', ':25:TRIODOSBANK/0390123456', ...anonymous.slice(2), closing)).toBe('triodos')
    expect(bankOf('{1:F01KNABNL2HXXXX0000000000}', ...head, closing)).toBe('knab')
  })

  test('not by a BIC in the texts of a statement', () => {
    expect(bankOf(...anonymous, entry, ':86:ABNANL2A', closing)).toBeNull()
    expect(bankOf(...anonymous, entry, closing, ':86:/SUM/1/0/', 'naar ABNANL2A')).toBeNull()
  })

  test.each([
    ['ABNANL2A/NL91ABNA0417164300', 'NL91ABNA0417164300'],
    [' ABNANL2AXXX/NL91 ABNA 0417 1643 00 ', 'NL91ABNA0417164300'],
    ['TRIODOSBANK/0390123456', '390123456'],
    ['NL91ABNA0417164300EUR', 'NL91ABNA0417164300'],
    ['NL91ABNA0417164300/USD', 'NL91ABNA0417164300'],
    ['1291.99.348EUR', '129199348'],
    ['41.71.64.300', '417164300'],
    ['X/ABNANL2A/12', 'X/ABNANL2A/12'],
  ])('the account %s', (written, accountNumber) => {
    const outcome = read(':20:1', `:25:${written}`, ':60F:C260301EUR1,', ':62F:C260301EUR1,')
    expect(outcome).toMatchObject({ ok: true, statements: [{ accountNumber }] })
  })
})

describe('CORE-3 days, amounts and kinds in field 61', () => {
  const readEntry = (line: string) => bookingsOf(mt940Around([], account, [line]))[0]!

  test('every year from 1980 to 2079', () => {
    const days = Array.from({ length: 2_435 }, (_, place) =>
      new Date(Date.UTC(1980, 0, 1 + 15 * place)).toISOString().slice(0, 10),
    )
    const six = (day: string) => day.slice(2).replaceAll('-', '')
    const fields = days.flatMap((day) => [`:61:${six(day)}C1,00NTRFNONREF`, `:61:${six('2026-03-02')}D1,00NTRFX`])
    const expected = days.flatMap((day) => [day, '2026-03-02'])
    for (let times = 0; times < 2; times += 1) {
      const read = bookingsOf(mt940Around([], account, fields))
      expect(read.map(({ valueOn }) => valueOn)).toEqual(expected)
    }
  })

  test.each(['26021:0302', '26022/0302', '2602 0302', '260x200302', '2603020:02'])('%s are no days', (days) => {
    const text = mt940Around([], account, [`:61:${days}C1,00NTRFNONREF`])
    expect(readText(text)).toMatchObject({ ok: false, refusal: { code: 'malformed_date', field: ':61:', line: 5 } })
  })

  test.each([
    ['CA1,00', 100],
    ['CZ1,00', 100],
    ['DR00000000000000000012,5', -1_250],
    ['C0,50', 50],
    ['C00,05', 5],
    ['C1,50000', 150],
  ])('%s is %i cents', (amount, amountCents) => {
    expect(readEntry(`:61:260302${amount}NTRFNONREF`)).toMatchObject({ amountCents })
  })

  test.each(['Cr1,00', 'C[1,00', 'C@1,00', 'CRR1,00', 'C1,00000001', 'C1,0,0'])('%s is no amount', (amount) => {
    const text = mt940Around([], account, [`:61:260302${amount}NTRFNONREF`])
    expect(readText(text)).toMatchObject({ ok: false, refusal: { code: 'malformed_amount', field: ':61:' } })
  })

  test('kinds that are shorter than four characters, padded, or beyond ASCII', () => {
    const kinds = ['NTRF', 'NÉ01', 'NÈ01', 'S1  ', ' S1 ', 'N', 'NTR', 'NÉ01', 'NTRF']
    const fields = kinds.map((kind) => `:61:260302C1,00${kind}`)
    const read = bookingsOf(mt940Around([], account, fields)).map(({ bankCode }) => bankCode)
    expect(read).toEqual(kinds.map((kind) => kind.trim()))
  })
})
