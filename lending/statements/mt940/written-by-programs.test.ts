import { describe, expect, test } from 'vitest'
import { statementOf } from '#lending/testing/statement-text.ts'
import type { Booking } from '#lending/statements/statement.ts'

const booking = (text: string): Booking => statementOf(text).bookings[0]!

/** One booking of −12.50 at ING in the years of plain text, with this text. */
const ingText = (text: string): string =>
  `940 00\n:20:MPBZ\n:25:0001234567\n:28C:000\n:60F:C131231EUR100,00\n:61:140122D12,50NIC MARF\n:86:${text}\n:62F:C140122EUR87,50\n`

/** A statement of one booking, with these for its account, its :61: and its :86:. */
const mt940 = (account: string, entry: string, text: string): string =>
  `:20:1\n:25:${account}\n:28C:1\n:60F:C260901EUR100,00\n:61:${entry}\n:86:${text}\n:62F:C260902EUR87,50\n-\n`

describe('CORE-3 texts of direct debits and cards', () => {
  test('labels that a creditor writes into the purpose hide nothing of ING’s direct debit', () => {
    const text =
      'Europese Incasso, doorlopend NL20INGB0001234567 INGBNL2A GAS NL98\nZZZ999999990000 SEPA G12345678 1234567890123456 Kenmerk: 77 Omsch\nrijving: Termijn maart'
    expect(booking(ingText(text))).toMatchObject({
      counterpartyAccount: 'NL20INGB0001234567',
      counterpartyName: 'GAS',
      creditorId: 'NL98ZZZ999999990000',
      mandateId: 'G12345678',
      endToEndId: '1234567890123456',
      description: 'Kenmerk: 77 Omschrijving: Termijn maart',
    })
  })

  test('a space inside the word before the mandate', () => {
    const text =
      'Europese Incasso, doorlopend NL20INGB0001234567 INGBNL2A NUTS NOORD \nNL98ZZZ999999990000 S EPA M-77 Termijn maart'
    expect(booking(ingText(text))).toMatchObject({ mandateId: 'M-77', description: 'Termijn maart' })
  })

  test('a card payment at Triodos names its shop', () => {
    const text = `:20:1/1
:25:TRIODOSBANK/0390123456
:28:1
:60F:C260301EUR100,00
:61:260301D11,98NBA NONREF
:86:000>100000000000
>20DE GROENE WINKEL - ENSCHEDE>21 - TERMINAL 0AB12C - 28-02-
>222026 11:06 - PASNR. *1234 - >23CONTACTLOOS
>310390123456
:62F:C260301EUR88,02
-
`
    expect(booking(text)).toMatchObject({
      amountCents: -11_98,
      counterpartyName: 'DE GROENE WINKEL - ENSCHEDE',
      description: 'DE GROENE WINKEL - ENSCHEDE - TERMINAL 0AB12C - 28-02-2026 11:06 - PASNR. *1234 - CONTACTLOOS',
    })
  })
})

describe('CORE-3 MT940 as programs write it', () => {
  test.each(['NL20INGB0001234567/EUR', 'NL20INGB0001234567EUR', 'INGBNL2A/NL20 INGB 0001 2345 67 EUR'])(
    'the currency behind the account: %s',
    (account) => {
      const statement = statementOf(mt940(account, '2609020902D12,50NTRFNONREF', 'nota 3'))
      expect(statement).toMatchObject({ accountIban: 'NL20INGB0001234567', currency: 'EUR' })
    },
  )

  test('four spaces where the booking date would stand', () => {
    const entry = '260902    D12,50NTRFNONREF//77'
    expect(booking(mt940('NL20INGB0001234567', entry, 'nota 3'))).toMatchObject({
      bookedOn: '2026-09-02',
      valueOn: '2026-09-02',
      amountCents: -12_50,
      bankReference: '77',
    })
  })

  test.each([
    ['EREF//00000000001005/TRCD/00100/', '00000000001005'],
    ['EREF//00000000001005', '00000000001005'],
    ['EREF//REF/17/', 'REF/17/'],
    ['EREFINGA00000/TRCD/00100//OCMT/USD1234,50/', null],
  ])('the code of ING behind the references: %s', (references, bankReference) => {
    const text = '/EREF/E-1//CNTP/NL02ABNA0123456789/ABNANL2A/Bos///REMI/USTD//nota 3/'
    expect(booking(mt940('NL20INGB0001234567EUR', `2609020902D12,50NTRF${references}`, text))).toMatchObject({
      bankReference,
      endToEndId: 'E-1',
      counterpartyName: 'Bos',
    })
  })

  test.each([
    ['22-08\n-2026 nota 3', '22-08-2026 nota 3'],
    ['nota 3\n- spoed', 'nota 3 - spoed'],
    ['nota\n-20 %', 'nota -20 %'],
  ])('a date that was broken before its dash is whole again, and nothing else: %j', (purpose, description) => {
    const text = `/CNTP/NL02ABNA0123456789/ABNANL2A/B Bos///REMI/USTD//${purpose}/`
    expect(booking(mt940('NL20INGB0001234567EUR', '2609020902D12,50NTRFNONREF', text)).description).toBe(description)
  })
})
