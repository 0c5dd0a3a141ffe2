import { describe, expect, test } from 'vitest'
import { createStatementReader } from '#lending/statements/reader.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { mt940Around, mt940Lines } from '#lending/testing/mt940-text.ts'
import { bookingsOf, readText } from '#lending/testing/statement-text.ts'

const abn = ['ABNANL2A', '940', 'ABNANL2A']
const asn = ['{1:F01ASNBNL21XXXX0000000000}{2:O940ASNBNL21XXXXN}{3:}{4:']

describe('MT940 in general', () => {
  test('reversals: RC takes a credit back, RD a debit', () => {
    const read = bookingsOf(mt940Around(abn, '123456789', [':61:2603020302RC10,00NTRFX', ':61:2603020302RD5,00NTRFX']))
    expect(read).toMatchObject([
      { amountCents: -1000, isReversal: true },
      { amountCents: 500, isReversal: true },
    ])
  })

  test('bookings without texts are handed out while their statement goes on, each with its own fields', () => {
    const handedOut: Booking[] = []
    const reader = createStatementReader({
      statementStart: () => undefined,
      booking: (_, booking) => handedOut.push(booking),
      statementEnd: () => undefined,
      finding: () => undefined,
    })
    const bytes = new TextEncoder()
    const push = (...lines: string[]) => reader.push(bytes.encode(mt940Lines(...lines)))
    const entries = Array.from({ length: 2_500 }, (_, place) => `:61:260302C${place + 1},00NTRF`)
    push(':20:A', ':25:NL91ABNA0417164300', ':28C:1', ':60F:C260301EUR0,00', ...entries)
    expect(handedOut.length).toBeGreaterThan(1_000)
    push(':62F:C260302EUR3126250,00', '-', ':20:B', ':25:NL91ABNA0417164300', ':28C:2', ':60F:C260302EUR3126250,00')
    push(':61:2603030303RD1,00N426X//Y', ':86:/REMI/een', ':62F:C260303EUR3126251,00')
    expect(reader.end()).toMatchObject({ ok: true, summary: { statementCount: 2, bookingCount: 2_501 } })
    expect(handedOut.map(({ amountCents }) => amountCents)).toEqual(
      [...entries.keys()].map((place) => (place + 1) * 100).concat(100),
    )
    expect(handedOut.filter(({ bankReference }) => bankReference !== null)).toEqual([handedOut.at(-1)])
    expect(handedOut.at(-1)).toMatchObject({
      bookedOn: '2026-03-03',
      bankCode: 'N426',
      isReversal: true,
      description: 'een',
    })
    expect(handedOut.at(-2)).toMatchObject({
      bookedOn: '2026-03-02',
      bankCode: 'NTRF',
      isReversal: false,
      description: '',
    })
  })

  test('several accounts and pages in one file, each a statement; a balance that does not add up is a finding', () => {
    const outcome = readText(
      mt940Lines(
        ':20:A',
        ':25:NL91ABNA0417164300',
        ':28C:1/1',
        ':60F:C260301EUR1,00',
        ':61:2603010301C1,00NTRFX',
        ':62M:C260301EUR2,00',
        '-',
        ':20:A',
        ':25:NL91ABNA0417164300',
        ':28C:1/2',
        ':60M:C260301EUR2,00',
        ':61:2603010301C1,00NTRFX',
        ':62F:C260301EUR4,00',
        '-',
        ':20:B',
        ':25:NL20INGB0001234567',
        ':28C:1/1',
        ':60F:D260301USD1,00',
        ':62F:D260301USD1,00',
      ),
    )
    expect(outcome).toMatchObject({
      ok: true,
      statements: [
        { opening: { amountCents: 100 }, closing: { amountCents: 200 } },
        { opening: { amountCents: 200 }, closing: { amountCents: 400 } },
        { opening: { amountCents: -100 }, currency: 'USD' },
      ],
      findings: [{ code: 'balance_does_not_add_up', statement: 1, differenceCents: 100 }],
    })
  })

  test('a line that begins with a dash before the closing balance goes on with the text', () => {
    const read = bookingsOf(
      mt940Around([':940:'], 'NL44RABO0123456789 EUR', [':61:260302C1,00N541EREF', ':86:/REMI/een', '-', 'twee']),
    )
    expect(read).toMatchObject([{ description: 'een - twee' }])
  })

  test.each([
    [':61:2613020302C1,00NTRFX', 'malformed_date', 5],
    [':61:260302X1,00NTRFX', 'malformed_mt940', 5],
    [':61:260302C1,234NTRFX', 'malformed_amount', 5],
    [':61:260302C1.000,00NTRFX', 'malformed_amount', 5],
    [':61:260302C,NTRFX', 'malformed_amount', 5],
    [':61:260302C,5NTRFX', 'malformed_amount', 5],
    ['61:260302C1,00NTRFX', 'malformed_mt940', 5],
    [':612603020302C1,00NTRFX', 'malformed_mt940', 5],
    [':61:260302C12345678901234,00NTRFX', 'malformed_amount', 5],
    [':61:', 'malformed_date', 5],
    [':60F:C2603XXEUR1,00', 'malformed_mt940', 5],
    [':62F:C260230EUR1,00', 'malformed_date', 5],
  ])('%s is refused with its line', (field, code, line) => {
    const outcome = readText(mt940Lines(':20:A', ':25:1', ':28C:1', ':60F:C260301EUR1,00', field))
    expect(outcome).toMatchObject({ ok: false, refusal: { code, line, format: 'mt940' } })
  })

  test('a booking without statement, a statement without account, and a file with neither', () => {
    expect(readText(mt940Lines(':20:A', ':25:1', ':61:260302C1,00NTRFX'))).toMatchObject({
      refusal: { code: 'missing_field', field: ':60F:' },
    })
    expect(readText(mt940Lines(':20:A', ':60F:C260301EUR1,00'))).toMatchObject({
      refusal: { code: 'missing_field', field: ':25:' },
    })
    expect(readText(mt940Lines(':20:A', ':25:1'))).toMatchObject({ refusal: { code: 'no_statement' } })
    expect(
      readText(mt940Lines(':20:A', ':25:1', ':28C:1', ':34F:EUR0,', ':13D:2603', ':61:260302C1,00NTRFX')),
    ).toMatchObject({
      refusal: { code: 'not_a_statement' },
    })
  })

  test('indented tags are tags', () => {
    const text = mt940Around(abn, 'NL02ABNA0123456789', [':61:2603020302D20,00NTRFX', ':86:een', ' twee'])
    expect(bookingsOf(text.replaceAll(/^:/gm, '  :'))).toEqual(bookingsOf(text))
  })

  test('a file cut before its closing balance says so, and what it shows stands', () => {
    const outcome = readText(
      mt940Lines(':20:A', ':25:NL91ABNA0417164300', ':28C:1', ':60F:C260301EUR1,00', ':61:260302C1,00NTRFX', ':86:te'),
    )
    expect(outcome).toMatchObject({ ok: true, findings: [{ code: 'statement_not_closed', statement: 0 }] })
    expect(outcome.ok && outcome.statements[0]!.bookings).toHaveLength(1)
  })

  test('LF, CRLF, CR, a mark at either end and an end-of-file mark make no difference', () => {
    const text = mt940Around(asn, 'NL53ASNB0781269733', [':61:2603020302D20,00NINCX', ':86:een', 'twee'], ['-}{5:}'])
    const expected = readText(text)
    expect(expected.ok).toBe(true)
    for (const other of [
      text.replaceAll('\n', '\r\n'),
      text.replaceAll('\n', '\r'),
      '\ufeff' + text,
      text + '\u001a',
      text.trimEnd(),
    ]) {
      expect(readText(other)).toMatchObject({ ok: true, statements: expected.ok ? expected.statements : [] })
    }
  })
})
