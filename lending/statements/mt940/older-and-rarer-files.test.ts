import { describe, expect, test } from 'vitest'
import { bookingsOf, linesOf } from '#lending/testing/statement-text.ts'

/** A statement at ING of the given bookings, each of field 61 and the lines behind it. */
const ing = (...bookings: string[]) =>
  linesOf(
    '{1:F01INGBNL2ABXXX0000000000}',
    '{2:I940INGBNL2AXXXN}',
    '{4:',
    ':20:P260302000000001',
    ':25:NL20INGB0001234567EUR',
    ':28C:00000',
    ':60F:C260301EUR100,00',
    ...bookings,
    ':62F:C260302EUR100,00',
    '-}',
  )

const rabobank = (...bookings: string[]) =>
  linesOf(
    ':940:',
    ':20:940S260302',
    ':25:NL44RABO0123456789 EUR',
    ':28C:0',
    ':60F:C260301EUR000000000100,00',
    ...bookings,
    ':62F:C260302EUR000000000100,00',
  )

describe('CORE-3 ING’s files from before 2014', () => {
  test('the counterparty stands in /BENM/ or /ORDP/ as it does in /CNTP/ now', () => {
    const text = (key: string) => `/RTRN/MS03//BUSP/Europese Incasso/eenmalig//${key}/NL02ABNA0123456789/ABNANL2A/`
    const [paid, received] = bookingsOf(
      ing(
        ':61:120130D1,45N038MARF',
        `:86:${text('BENM')}`,
        'Energie Noord B.V.///CSID/NL98ZZZ999999990000//MARF/M-45//EREF/E-45//REMI//',
        '/TERMIJN JANUARI/',
        ':61:120130C1,45N036EREF',
        ':86:/CREF/9//EREF/E-46//ORDP/NL02ABNA0123456789/ABNANL2A/De Wit/Zwolle//REMI///nota 12/',
      ),
    )
    expect(paid).toMatchObject({
      counterpartyName: 'Energie Noord B.V.',
      counterpartyAccount: 'NL02ABNA0123456789',
      description: 'TERMIJN JANUARI',
      endToEndId: 'E-45',
      mandateId: 'M-45',
      creditorId: 'NL98ZZZ999999990000',
      isReversal: true,
      reversalReason: 'MS03',
    })
    expect(received).toMatchObject({
      counterpartyName: 'De Wit',
      counterpartyAccount: 'NL02ABNA0123456789',
      description: 'nota 12',
      endToEndId: 'E-46',
    })
  })

  test('a former account number stands there too, a word alone is no account', () => {
    const [numbered, worded] = bookingsOf(
      ing(
        ':61:120130D1,45N036EREF',
        ':86:/BENM/0004567890//De Wit///REMI///nota 12/',
        ':61:120130D1,45N036EREF',
        ':86:/BENM/RENTE///REMI///eerste kwartaal/',
      ),
    )
    expect(numbered).toMatchObject({ counterpartyName: 'De Wit', counterpartyAccount: '4567890' })
    expect(worded).toMatchObject({ counterpartyName: null, counterpartyAccount: null, description: 'eerste kwartaal' })
  })

  test('in a text without keys the reason of a return stands in front of the account', () => {
    const [returned, plain] = bookingsOf(
      ing(
        ':61:131104C0,02NNOVEREF',
        ':86:AC04 NL02ABNA0123456789 ABNANL2A De Wit nota 12',
        ':61:131104C0,02NNOVEREF',
        ':86:AC04 is de code van een nota',
      ),
    )
    expect(returned).toMatchObject({
      counterpartyAccount: 'NL02ABNA0123456789',
      description: 'De Wit nota 12',
      isReversal: true,
      reversalReason: 'AC04',
    })
    expect(plain).toMatchObject({
      description: 'AC04 is de code van een nota',
      isReversal: false,
      reversalReason: null,
    })
  })

  test('the kind of return stands behind its reason as a digit', () => {
    const [booking] = bookingsOf(ing(':61:131104D5,00N038MARF', ':86:/RTRN/MD062//EREF/E-1//REMI/USTD//contributie/'))
    expect(booking).toMatchObject({ isReversal: true, reversalReason: 'MD06', endToEndId: 'E-1' })
  })
})

describe('CORE-3 keys that Rabobank’s description of its format names', () => {
  test('who sent the order in is neither the purpose nor the counterparty', () => {
    const [batch, single] = bookingsOf(
      rabobank(
        ':61:260302D000000000010,00N586PREF',
        ':86:/PREF/C2026-77/REMI/Lonen maart/INIT//NAME/Administratie Zuid/ISDT/',
        '2026-03-02',
        ':61:260302D000000000010,00N625EREF',
        ':86:/EREF/E-7/BENM//NAME/De Wit/REMI/nota 12/INIT//NAME/Administratie Zui',
        'd/ISDT/2026-03-02',
      ),
    )
    expect(batch).toMatchObject({ counterpartyName: null, description: 'Lonen maart' })
    expect(single).toMatchObject({ counterpartyName: 'De Wit', description: 'nota 12', endToEndId: 'E-7' })
  })

  test('charges are counted, and are none of the purpose', () => {
    const bookings = bookingsOf(
      rabobank(
        ':61:260302C000000000010,00N065EREF',
        ':86:/EREF/E-9/ORDP//NAME/ACME INC/REMI/INVOICE 7/OCMT/USD12,00/CHGS1/EUR',
        '7,50/CHGS2/EUR5/ISDT/2026-03-02',
        ':61:260302C000000000010,00N065EREF',
        ':86:/EREF/E-9/ORDP//NAME/ACME INC/REMI/INVOICE 7/CHGS1/EUR7,50',
        ':61:260302C000000000010,00N065EREF',
        ':86:/EREF/E-9/ORDP//NAME/ACME INC/REMI/INVOICE 7/CHGS/1',
      ),
    )
    for (const booking of bookings) {
      expect(booking).toMatchObject({ counterpartyName: 'ACME INC', description: 'INVOICE 7', endToEndId: 'E-9' })
    }
    expect(bookings).toHaveLength(3)
  })
})

describe('CORE-3 ING’s texts as programs pass them on', () => {
  test('a card payment whose time lost its space names its shop', () => {
    const [structured, plain] = bookingsOf(
      ing(
        ':61:2603020302D10,00NMSCNONREF',
        ':86:/REMI/USTD//TANKSTATION ZUID ROTTERDAM NLD 01-03-2026 18:19TERMINALID: 1 PASVOLGNR: 001/',
        ':61:2603020302D10,00NMSCNONREF',
        ':86:TANKSTATION ZUID ROTTERDAM NLD 01-03-2026 18:19TERMINALID: 1',
      ),
    )
    expect(structured!.counterpartyName).toBe('TANKSTATION ZUID ROTTERDAM NLD')
    expect(plain!.counterpartyName).toBe('TANKSTATION ZUID ROTTERDAM NLD')
  })

  test.each([
    [
      'in Dutch',
      'Naam: De Wit Omschrijving: nota 12 IBAN: NL02ABNA0123456789 Kenmerk: E-1 Datum/Tijd: 02-03-2026 12:37:32 Valutadatum: 02-03-2026',
    ],
    [
      'with the party it is for',
      'Naam: De Wit Omschrijving: nota 12 IBAN: NL02ABNA0123456789 Kenmerk: E-1 Overige partij: De Bruin Valutadatum: 02-03-2026',
    ],
  ])('the reference of a transfer ends where the next label begins, %s', (_, text) => {
    const [booking] = bookingsOf(
      '"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen"\n' +
        `"20260302";"De Wit";"NL20INGB0001234567";"NL02ABNA0123456789";"OV";"Bij";"10,00";"Overschrijving";"${text}"\n`,
    )
    expect(booking).toMatchObject({ description: 'nota 12', endToEndId: 'E-1', valueOn: '2026-03-02' })
  })
})
