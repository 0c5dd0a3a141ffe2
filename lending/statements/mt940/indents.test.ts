import { describe, expect, test } from 'vitest'
import { mt940Around } from '#lending/testing/mt940-text.ts'
import { bookingsOf, readText } from '#lending/testing/statement-text.ts'

const entry = ':61:2603020302C1,00NTRFNONREF'
const rabobank = 'NL44RABO0123456789'
const asn = 'NL53ASNB0781269733'

/** The text as a mail program or an editor hands it on: every line behind the same indent. */
const indented = (text: string, indent: string) => text.replaceAll(/^(?=.)/gm, indent)

describe('CORE-3 a file of MT940 that is indented as a whole', () => {
  const texts: [what: string, account: string, lines: string[]][] = [
    [
      'a word that a full line cuts',
      rabobank,
      [':86:/EREF/E-7/ORDP//NAME/De Wit/REMI/Nota twaalf van de maand maa', 'rt'],
    ],
    ['a key that two lines share', rabobank, [`:86:/EREF/E-7/ORDP//NAME/${'De Wit'.padEnd(36, 't')}/RE`, 'MI/Nota 12']],
    ['a line that begins with a dash', rabobank, [':86:/EREF/E-7/REMI/Nota 12', '-13 en 14']],
    ['an account behind the booking', rabobank, ['NL02ABNA0123456789', ':86:/ORDP//NAME/De Wit/REMI/Nota 12']],
    [
      'a name behind the booking, and lines of spaces',
      asn,
      ['De Wit', `:86:NL02ABNA0123456789 De Wit`.padEnd(69), 'Nota 12'.padEnd(65), ' '.repeat(65)],
    ],
    ['a line that begins as a tag', rabobank, [`:86:/REMI/${'x'.repeat(50)} 10:30`, ':00:00 uur']],
    ['sub-fields', 'TRIODOSBANK/0390123456', [':86:000>100000000000', '>20NOTA VAN MA>21ART', '>310390123456']],
  ]

  test.each(texts)('%s', (_, account, lines) => {
    const plain = mt940Around([], account, [entry, ...lines, entry, ':86:/REMI/een'])
    for (const indent of ['  ', '    ', '\t', ' \u00a0']) {
      const outcome = readText(indented(plain, indent))
      expect(outcome).toEqual(readText(plain))
      expect(outcome).toMatchObject({ ok: true, statements: [{ bookings: [{}, { description: 'een' }] }] })
    }
  })

  test('a statement that is not indented keeps the spaces of its lines, whatever the one before it was', () => {
    const both = (first: string) =>
      bookingsOf(
        indented(mt940Around([], rabobank, [entry, ':86:een']), first) +
          mt940Around([], rabobank, [entry, ':86:/REMI/Nota', '    12']),
      )
    expect(both('    ')).toEqual(both(''))
    expect(both('    ').map(({ description }) => description)).toEqual(['een', 'Nota 12'])
  })

  test('the header of the next statement ends one that has no end', () => {
    const cut = [':20:1', `:25:${asn}`, ':60F:C260301EUR1,00', entry, ':86:een'].join('\n')
    for (const end of ['-}{5:}', '{1:F01ASNBNL21XXXX0000000000}{4:']) {
      const text = `${cut}\n${end}\n${cut}\n`
      expect(readText(indented(text, '   '))).toEqual(readText(text))
      expect(bookingsOf(text).map(({ description }) => description)).toEqual(['een', 'een'])
    }
  })

  test('a line that is indented less than its tags keeps its spaces', () => {
    const text = indented(mt940Around([], rabobank, [entry, ':86:/REMI/Nota 12', ' van maart']), '    ')
    expect(bookingsOf(text.replace('     van', '  van'))).toEqual(bookingsOf(text))
    expect(bookingsOf(text)).toMatchObject([{ description: 'Nota 12 van maart' }])
  })

  test('a booking that lost a colon is refused there as well', () => {
    const text = mt940Around([], rabobank, [entry, ':86:een', '61:2603020302C1,00NTRFNONREF'])
    expect(readText(indented(text, '    '))).toEqual(readText(text))
    expect(readText(text)).toMatchObject({ ok: false, refusal: { code: 'malformed_mt940', line: 7 } })
  })
})

describe('CORE-3 tags of MT940 that alone are indented', () => {
  test('a tag for each key makes one text, without a gap between the keys', () => {
    const keys = [':86:/EREF/E-71/', ':86:/ORDP//NAME/De Wit B.V./', ':86:/REMI/USTD//nota 12/']
    const read = (indent: string) =>
      bookingsOf(
        mt940Around(
          [],
          rabobank,
          [entry, ...keys].map((line) => indent + line),
        ),
      )
    expect(read('   ')).toEqual(read(''))
    expect(read('')).toMatchObject([{ counterpartyName: 'De Wit B.V.', endToEndId: 'E-71', description: 'nota 12' }])
  })

  test('the space behind a full line of ABN AMRO’s older files is none of its text', () => {
    const words = `/REMI/${'x'.repeat(59)}`
    const read = (indent: string) =>
      bookingsOf(mt940Around([], rabobank, [`${indent}${entry}`, `${indent}:86:${words} `, 'y']))
    expect(read('')).toMatchObject([{ description: `${'x'.repeat(59)}y` }])
    expect(read('   ')).toEqual(read(''))
  })

  test('the columns of ABN AMRO are known behind an indent', () => {
    const full = `:86:${'SEPA Overboeking'.padEnd(33)}Omschrijving: nota van maart`
    expect(full).toHaveLength(65)
    const read = (indent: string) => bookingsOf(mt940Around([], asn, [indent + entry, indent + full, 'en april']))
    expect(read('   ')).toEqual(read(''))
    expect(read('')).toMatchObject([{ description: 'nota van maart en april' }])
  })
})
