import { describe, expect, test } from 'vitest'
import type { AnalysedAccount } from '#lending/bookings/account.ts'
import type { Window } from '#lending/ledger/evidenced.ts'
import { balance } from '#lending/facts/balance/balance.ts'
import { makeLedger } from '#lending/ledger/ledger.ts'
import { account, booking } from '#lending/testing/booking.ts'

const context = { today: '2026-11-21', companyNames: ['Bakkerij De Korenaar B.V.'] }
const november: Window = { from: '2026-11-01', to: '2026-11-20', months: 0 }
const on = (bookedOn: string, amountCents: number, counterpartyName: string | null, description = '') =>
  booking({ bookedOn, amountCents, counterpartyName, description })

describe('CORE-4 the balance over a window', () => {
  const accountWith = (closing: AnalysedAccount['closing'], parts: Partial<AnalysedAccount> = {}) =>
    account([on('2026-11-01', -500_00, 'Meelhandel'), on('2026-11-11', 800_00, 'Klant')], { closing, ...parts })
  const balanceOf = (accounts: AnalysedAccount[], window = november, costsCents = 1_100_00) =>
    balance(makeLedger(accounts, context), window, costsCents)

  test('has its lowest day, its average and how many days of costs that is', () => {
    expect(balanceOf([accountWith({ on: '2026-11-20', amountCents: 700_00 })])).toEqual({
      isKnown: true,
      daysSeen: 11,
      daysBelowZero: 10,
      lowestCents: -100_00,
      lowestOn: '2026-11-01',
      averageCents: Math.round((10 * -100_00 + 700_00) / 11),
      currentCents: 700_00,
      bufferDays: (10 * -100_00 + 700_00) / 11 / 100_00,
    })
  })

  test('is of the days of the window alone, and a balance of nothing is not below it', () => {
    const late = { from: '2026-11-10', to: '2026-11-20', months: 0 }
    const fact = balanceOf([accountWith({ on: '2026-11-20', amountCents: 800_00 })], late)
    expect(fact).toMatchObject({ daysSeen: 2, daysBelowZero: 0, lowestCents: 0, lowestOn: '2026-11-10' })
    const early = { from: '2026-10-01', to: '2026-11-05', months: 0 }
    expect(balanceOf([accountWith({ on: '2026-11-20', amountCents: 700_00 })], early)).toMatchObject({
      daysSeen: 5,
      currentCents: -100_00,
    })
  })

  test('counts a booking of the closing day as seen in it, a later one as on top of it', () => {
    expect(balanceOf([accountWith({ on: '2026-11-11', amountCents: 700_00 })]).currentCents).toBe(700_00)
    expect(balanceOf([accountWith({ on: '2026-11-10', amountCents: 700_00 })]).currentCents).toBe(1_500_00)
  })

  test('of one day alone is known too, whether one day is booked or one is asked about', () => {
    const opened = account([on('2026-11-11', 800_00, 'Klant')], { closing: { on: '2026-11-11', amountCents: 800_00 } })
    const ofOne = { isKnown: true, daysSeen: 1, lowestOn: '2026-11-11', averageCents: 800_00, currentCents: 800_00 }
    expect(balanceOf([opened])).toMatchObject(ofOne)
    const thatDay = { from: '2026-11-11', to: '2026-11-11', months: 0 }
    expect(balanceOf([accountWith({ on: '2026-11-20', amountCents: 800_00 })], thatDay)).toMatchObject(ofOne)
  })

  test('of a euro account leaves out what was booked in another currency, whose euros nobody knows', () => {
    const dollars = booking({ bookedOn: '2026-11-05', amountCents: -9_000_00, currency: 'USD' })
    const own = account([...accountWith(null).bookings, dollars], {
      closing: { on: '2026-11-20', amountCents: 700_00 },
    })
    expect(balanceOf([own])).toEqual(balanceOf([accountWith({ on: '2026-11-20', amountCents: 700_00 })]))
  })

  test('lasts no number of days without costs', () => {
    const one = [accountWith({ on: '2026-11-20', amountCents: 700_00 })]
    expect([balanceOf(one, november, 0).bufferDays, balanceOf(one, november, -1).bufferDays]).toEqual([null, null])
  })

  test('is unknown without a closing balance, without bookings, and outside the booked days', () => {
    const unknown = {
      isKnown: false,
      daysSeen: 0,
      daysBelowZero: 0,
      lowestCents: null,
      lowestOn: null,
      averageCents: null,
      currentCents: null,
      bufferDays: null,
    }
    const known = accountWith({ on: '2026-11-20', amountCents: 700_00 })
    expect(balanceOf([known, accountWith(null, { iban: 'NL91RABO0315273637' })])).toEqual(unknown)
    expect(balanceOf([account([])])).toEqual(unknown)
    expect(balanceOf([known], { from: '2026-12-01', to: '2026-12-31', months: 0 })).toEqual(unknown)
  })

  test('leaves an account in another currency out, wherever it stands', () => {
    const dollars = account([booking({ bookedOn: '2026-11-05', amountCents: 9_000_00, currency: 'USD' })], {
      iban: 'NL91RABO0315273637',
      closing: { on: '2026-11-20', amountCents: 5_000_00 },
    })
    const known = accountWith({ on: '2026-11-20', amountCents: 700_00 })
    expect(balanceOf([dollars, known])).toEqual(balanceOf([known]))
    expect(balanceOf([known, { ...dollars, closing: null }])).toEqual(balanceOf([known]))
  })
})
