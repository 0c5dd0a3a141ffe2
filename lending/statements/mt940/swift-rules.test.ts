import { describe, expect, test } from 'vitest'
import { bookingsOf, linesOf } from '#lending/testing/statement-text.ts'

/** A statement of the given bookings, each of field 61 and the lines behind it. */
const mt940 = (account: string, ...bookings: string[]) =>
  linesOf(':20:1', `:25:${account}`, ':28C:1', ':60F:C260301EUR100,00', ...bookings, ':62F:C260302EUR100,00', '-')

test('CORE-3 bunq marks a card payment that comes back in MT940 as it does in CSV', () => {
  const text = (code: string, refund: string) =>
    mt940('NL47BUNQ2025181418 EUR', `:61:2603020302C12,5${code}NONREF`, `:86:/NAME/SHOP/REMI/${refund}`)
  expect(bookingsOf(text('NMSC', 'Refund: SHOP (X, NL)'))).toMatchObject([{ isReversal: true }])
  expect(bookingsOf(text('NMSC', 'Refunds 2026'))).toMatchObject([{ isReversal: false }])
  expect(bookingsOf(text('NTRF', 'Refund: nota 12'))).toMatchObject([{ isReversal: false }])
})

describe('CORE-3 MT940 by SWIFT’s rules alone', () => {
  const bookingsWith = (...lines: string[]) =>
    bookingsOf(mt940('NL44RABO0123456789', ':61:260302C12,50NTRFNONREF', ...lines))

  test.each(['ORDP', 'BENM'])('the name of the other party stands in /%s/ itself', (key) => {
    expect(bookingsWith(`:86:/${key}/De Wit B.V.`, '/REMI/nota 12')).toMatchObject([
      { counterpartyName: 'De Wit B.V.', counterpartyAccount: null, description: 'nota 12' },
    ])
    expect(bookingsWith(`:86:/${key}/De Wit B.V.`, '/IBAN/NL02ABNA0123456789', '/REMI/nota 12')).toMatchObject([
      { counterpartyName: 'De Wit B.V.', counterpartyAccount: 'NL02ABNA0123456789' },
    ])
    expect(bookingsWith(`:86:/${key}/NL02ABNA0123456789/REMI/nota 12`)).toMatchObject([
      { counterpartyName: null, counterpartyAccount: 'NL02ABNA0123456789' },
    ])
    expect(bookingsWith(`:86:/${key}/NL02ABNA0123456789//Bos/IBAN/NL20INGB0001234567/REMI/nota 12`)).toMatchObject([
      { counterpartyName: 'Bos', counterpartyAccount: 'NL20INGB0001234567' },
    ])
  })

  test('a space between the amount and the kind is none of it', () => {
    const [booking] = bookingsOf(mt940('NL44RABO0123456789', ':61:2603020302C12,50 NTRFE-7//26001', ':86:nota 12'))
    expect(booking).toMatchObject({ amountCents: 12_50, bankCode: 'NTRF', bankReference: '26001' })
  })
})
