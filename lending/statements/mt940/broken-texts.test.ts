import { describe, expect, test } from 'vitest'
import { readStatementFile } from '#lending/statements/read-statement-file.ts'
import { bookingsOf, linesOf } from '#lending/testing/statement-text.ts'

const ing = ['{1:F01INGBNL2ABXXX0000000000}', '{2:I940INGBNL2AXXXN}', '{4:', ':20:P1', ':25:NL83INGB0001234500EUR']
const abn = ['ABNANL2A', '940', 'ABNANL2A', ':20:ABN AMRO BANK NV', ':25:417164300']
const entry = ':61:2603020302D10,00NTRFNONREF'

function bookings(head: readonly string[], ...fields: string[]) {
  const text = [...head, ':28C:1/1', ':60F:C260301EUR100,00', ...fields, ':62F:C260302EUR100,00', '-']
  return bookingsOf(linesOf(...text))
}

/** The text in lines of 65 characters, the tag counted or not; `end` changes the end of each line. */
function broken(text: string, isTagCounted: boolean, end: (line: string) => string): string[] {
  const first = isTagCounted ? 61 : 65
  const lines = [`:86:${text.slice(0, first)}`]
  for (let at = first; at < text.length; at += 65) lines.push(text.slice(at, at + 65))
  return lines.map((line, place) => (place === lines.length - 1 ? line : end(line)))
}

const whole = (line: string) => line
const trimmed = (line: string) => line.trimEnd()

describe('CORE-3 a text in slashes that was broken at 65 characters is whole again', () => {
  const name = 'Hoveniersbedrijf de Groot en Zonen B.V. te Utrecht'
  const purpose = 'Aanbetaling voor de tuin van maart en april, de rest volgt later als alles echt klaar is'
  const expected = { counterpartyName: name, description: purpose, counterpartyAccount: 'NL02ABNA0123456789' }

  test.each([
    ['ING', ing, true],
    ['ABN AMRO', abn, false],
    ['Knab', [':20:1', ':25:NL68KNAB0123456789'], false],
    ['Rabobank', [':940:', ':20:1', ':25:NL44RABO0123456789 EUR'], false],
  ])('%s, wherever a line ends, with the spaces at the end of lines and without', (bank, head, isTagCounted) => {
    for (let shift = 1; shift <= 70; shift += 1) {
      const reference = 'E'.repeat(shift)
      const text =
        bank === 'ING'
          ? `/EREF/${reference}//CNTP/NL02ABNA0123456789/ABNANL2A/${name}///REMI/USTD//${purpose}/`
          : `/EREF/${reference}/IBAN/NL02ABNA0123456789/BIC/ABNANL2A/NAME/${name}/REMI/${purpose}`
      for (const end of [whole, trimmed]) {
        const read = bookings(head, entry, ...broken(text, isTagCounted, end))
        expect(read, `${shift} ${end === trimmed}`).toMatchObject([{ ...expected, endToEndId: reference }])
      }
    }
  })

  test('no space comes into an account, a reference or a key, whatever the width of the lines', () => {
    const text = [
      ':86:/EREF/2026-0001-0001-0001-0001-0001-00',
      '01//MARF/MANDAAT-0123456789-0123456789-A',
      'B//CSID/NL98ZZZ99999999000000000000000/CNTP/NL02ABNA',
      '0123456789/ABNANL2A/Hoveniersbedrijf Bos en Zonen///RE',
      'MI/USTD//Nota van twee maart tweeduizendzesentwintig 1',
      ':30 uur/',
    ]
    expect(bookings(ing, entry, ...text)).toMatchObject([
      {
        endToEndId: '2026-0001-0001-0001-0001-0001-0001',
        mandateId: 'MANDAAT-0123456789-0123456789-AB',
        counterpartyAccount: 'NL02ABNA0123456789',
        counterpartyName: 'Hoveniersbedrijf Bos en Zonen',
        description: 'Nota van twee maart tweeduizendzesentwintig 1:30 uur',
      },
    ])
  })

  test('two digits around the end of a short line are one number, but for ING whose widths are known', () => {
    const text = [':86:/TRTP/SEPA OVERBOEKING/NAME/Bos/REMI/Factuur nummer 12345', '678 dank']
    expect(bookings(abn, entry, ...text)[0]!.description).toBe('Factuur nummer 12345678 dank')
    expect(bookings(ing, entry, ...text)[0]!.description).toBe('Factuur nummer 12345 678 dank')
  })

  test('Triodos breaks at other widths, bunq only where the payer did', () => {
    const text = [':86:/REMI/USTD//Ordernummer QWERTY die wij graag betalen   T', 'ransactienummer 7/']
    const read = (account: string) => bookings([':20:1', `:25:${account}`], entry, ...text)[0]!.description
    expect(read('NL94TRIO0390123456')).toBe('Ordernummer QWERTY die wij graag betalen Transactienummer 7')
    const long = `/IBAN/NL34BUNQ0988360001/NAME/Bos/REMI/${'HOSTING '.repeat(8)}NZ`
    const bunq = bookings([':20:BUNQ BV', ':25:NL19BUNQ0844053953 EUR'], entry, `:86:${long}`, '1.00 NZD')
    expect(bunq[0]!.description).toBe(`${'HOSTING '.repeat(8)}NZ 1.00 NZD`)
  })

  test('a space behind every full line is none of the text', () => {
    const text = `/TRTP/SEPA OVERBOEKING/IBAN/NL02ABNA0123456789/BIC/ABNANL2A/NAME/${name}/REMI/${purpose}`
    for (let shift = 0; shift < 20; shift += 1) {
      const shifted = text.replace('/REMI/', `/EREF/${'E'.repeat(shift)}/REMI/`)
      expect(bookings(abn, entry, ...broken(shifted, false, (line) => `${line} `))).toMatchObject([expected])
    }
  })
})

describe('CORE-3 ABN AMRO’s columns', () => {
  test('a full line of a card payment ends a column, not a word', () => {
    const card = ':86:GEA, Betaalpas                   Geldmaat Stationsplein 12,PAS123'
    expect(bookings(abn, entry, card, 'NR:AB1234, 02.03.26/12:34        UTRECHT')).toMatchObject([
      {
        counterpartyName: 'Geldmaat Stationsplein 12',
        description: 'GEA, Betaalpas Geldmaat Stationsplein 12,PAS123 NR:AB1234, 02.03.26/12:34 UTRECHT',
      },
    ])
  })

  test('a mandate or a reference longer than its column is put together', () => {
    const cells = [
      'SEPA Incasso algemeen doorlopend Incassant: NL98ZZZ999999990000',
      'Naam: FILMVERHUUR NOORD B.V.     Machtiging: DD-01234567890123456',
      '7-890-123456                     Omschrijving: Termijn maart',
      'en april                         IBAN: NL20INGB0001234567',
      'Kenmerk: E2E-0123456789012345678 90123',
    ]
    const pages = [
      [`:86:${cells[0]!}`, ...cells.slice(1)],
      [`:86:${cells[0]!.padEnd(65)}`, ...cells.slice(1).map((line) => line.padEnd(65))],
      [`:86:${cells.map((line) => line.padEnd(65)).join('')}`],
    ]
    for (const page of pages) {
      expect(bookings(abn, entry, ...page)).toMatchObject([
        {
          counterpartyName: 'FILMVERHUUR NOORD B.V.',
          counterpartyAccount: 'NL20INGB0001234567',
          creditorId: 'NL98ZZZ999999990000',
          mandateId: 'DD-012345678901234567-890-123456',
          endToEndId: 'E2E-012345678901234567890123',
          description: 'Termijn maart en april',
        },
      ])
    }
  })
})

test('CORE-3 a file of ABN AMRO without its header is known by the reference of the statement', () => {
  const text = [':20:ABN AMRO BANK NV', ':25:417164300', ':28:1', ':60F:C260301EUR1,', ':62F:C260301EUR1,', '-']
  const outcome = readStatementFile(new TextEncoder().encode(text.join('\n')))
  expect(outcome).toMatchObject({ ok: true, bank: 'abn_amro', statements: [{ accountNumber: '417164300' }] })
})

describe('CORE-3 references of :61: that run on over two lines', () => {
  const text = ':86:/REMI/USTD//x/'

  test.each([
    ['the digits of the bank’s reference', ['NTRFEREF//260611', '23456789', '/TRCD/00100/'], '26061123456789'],
    ['between the two slashes', ['NTRFEREF/', '/26061123456789', '/TRCD/00100/'], '26061123456789'],
    ['before the two slashes', ['NTRFEREF', '//26061123456789', '/TRCD/00100/'], '26061123456789'],
    ['the customer’s reference', ['NTRF12341234', '12341234//26061123456789', '/TRCD/00100/'], '26061123456789'],
    ['over three lines', ['NTRFEREF//2606', '1123', '456789', '/TRCD/00100/'], '26061123456789'],
  ])('%s', (_, [first, ...more], bankReference) => {
    const entry = `:61:2603020302D10,00${first!}`
    expect(bookings(ing, entry, ...more, text)).toMatchObject([{ bankReference, counterpartyAccount: null }])
  })

  test.each([
    ['an account', ['N541EREF//26061123456789', 'NL20INGB0001234567'], '26061123456789', 'NL20INGB0001234567'],
    ['a former account', ['N541EREF//260611', '0733959555'], '260611', '733959555'],
    ['a type code behind a whole reference', ['NTRFEREF//1', '/TRCD/00100/'], '1', null],
    ['a number behind no reference of the bank', ['NTRFEREF', '23456789'], null, null],
    ['more than SWIFT allows', ['NTRFEREF//26061123456789', '123'], '26061123456789', null],
  ])('%s is none', (_, [first, ...more], bankReference, counterpartyAccount) => {
    const entry = `:61:2603020302D10,00${first!}`
    expect(bookings(ing, entry, ...more, text)).toMatchObject([{ bankReference, counterpartyAccount }])
  })

  test('a payment reference in two lines is the purpose of a payment without text', () => {
    const entry = [':61:2603020302D10,00NTRF12341234', '12341234//26061123456789', '/TRCD/00100/']
    const party = ':86:/CNTP/NL86INGB0002445588/INGBNL2A/BELASTINGDIENST//'
    expect(bookings(ing, ...entry, party)).toMatchObject([{ description: '1234123412341234' }])
  })
})

test('CORE-3 a direct debit that was taken back is a reversal by the words of its kind', () => {
  const party = 'NAAM: BOS                        OMSCHRIJVING: CONTRIBUTIE'
  const kinds = ['SEPA INCASSO TERUGGEBOEKT', 'SEPA Incasso algemeen doorlopend teruggeboekt', 'SEPA INCASSO RETOUR']
  for (const kind of kinds) {
    expect(bookings(abn, entry, `:86:${kind.padEnd(65)}`, party)).toMatchObject([{ isReversal: true }])
    expect(bookings(abn, entry, `:86:/TRTP/${kind}/NAME/Bos/REMI/x`)).toMatchObject([{ isReversal: true }])
  }
  for (const kind of ['SEPA INCASSO ALGEMEEN DOORLOPEND', 'RETOUR ZENDING']) {
    expect(bookings(abn, entry, `:86:/TRTP/${kind}/NAME/Bos/REMI/x`)).toMatchObject([{ isReversal: false }])
  }
})

test('CORE-3 empty values of a text in slashes are none', () => {
  const text = ':86:/EREF//MARF//CSID//CNTP/////REMI/USTD//alleen tekst//PURP//ULTC//'
  expect(bookings(ing, entry, text)).toMatchObject([
    {
      counterpartyName: null,
      counterpartyAccount: null,
      endToEndId: null,
      mandateId: null,
      creditorId: null,
      description: 'alleen tekst',
    },
  ])
})
