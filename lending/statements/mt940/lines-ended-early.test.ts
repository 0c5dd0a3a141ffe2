import { describe, expect, test } from 'vitest'
import { statementLimits } from '#lending/statements/limits.ts'
import { readStatementFile } from '#lending/statements/read-statement-file.ts'
import { mt940Lines } from '#lending/testing/mt940-text.ts'

const head = [':20:1', ':25:NL20INGB0001234567', ':28C:1', ':60F:C260301EUR100,00']
const entry = ':61:2603020303C1234,56NTRFNONREF//B1'
const text = ':86:/REMI/nota 12'
const closing = ':62F:C260303EUR1334,56'
const read = (lines: string[], blockBytes = statementLimits.blockBytes) =>
  readStatementFile(new TextEncoder().encode(mt940Lines(...head, ...lines, closing)), {
    ...statementLimits,
    blockBytes,
  })
const whole = read([entry, text])
const cutAt = (line: string, place: number) => [line.slice(0, place), line.slice(place)]

describe('CORE-3 a line of MT940 that a program ended too early', () => {
  test('a booking is read wherever its first line was broken, in blocks of any size', () => {
    expect(whole).toMatchObject({ ok: true, findings: [], statements: [{ bookings: [{ amountCents: 1_234_56 }] }] })
    for (let place = 1; place <= entry.indexOf('NONREF'); place += 1)
      for (const blockBytes of [256, 257, 16_384])
        expect(read([...cutAt(entry, place), text], blockBytes), `${place} of ${entry}`).toEqual(whole)
    expect(read([':61:260302', '0303C1234', ',56NTRFNONREF//B1', text])).toEqual(whole)
  })

  test('so is a tag, and a colon that is none stays in the text', () => {
    for (let place = 1; place <= ':86:'.length; place += 1)
      expect(read([entry, ...cutAt(text, place)]), `${place} of ${text}`).toEqual(whole)
    for (const line of [':', ':8', ':86', ':60F'])
      expect(read([entry, text, line, 'eten'])).toMatchObject({
        statements: [{ bookings: [{ description: `nota 12${line}eten` }] }],
      })
  })

  test('one that the next line does not complete is refused where it stands', () => {
    for (const behind of [[text], ['-'], ['x'.repeat(65), text]])
      expect(read([':61:2603020303C1234', ...behind])).toMatchObject({
        ok: false,
        refusal: { code: 'malformed_mt940', line: 5, field: ':61:' },
      })
  })
})

test.each([
  ':20:JANSEN 4411',
  ':25:Stuks a 3',
  ':25:FACTUUR 44',
  ':28C:Kamer 3',
  ':61:Huur mei',
  ':60F:Dank u wel',
  ':62F:CREDITNOTA 4',
])('CORE-3 %s in the text of a booking is the payer’s', (line) => {
  expect(read([entry, text, line, 'einde', entry.replace('1234,56', '0,00')])).toMatchObject({
    ok: true,
    statements: [{ bookings: [{ description: `nota 12${line}einde` }, { amountCents: 0 }] }],
  })
})

test('CORE-3 a booking with a letter for a figure is refused, though it stands behind a text', () => {
  const misspelt = entry.replace(':61:2', ':61:Z')
  expect(read([entry, text, misspelt])).toMatchObject({ ok: false, refusal: { line: 7, found: misspelt.slice(4) } })
})
