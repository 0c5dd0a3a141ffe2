import { describe, expect, test } from 'vitest'
import { analyse } from '#lending/facts/analyse.ts'
import type { AnalysedAccount } from '#lending/bookings/account.ts'
import { addDays } from '#lending/days.ts'
import { noExpenses } from '#lending/expected-expenses.ts'
import { makeOffers } from '#lending/offers/make-offers.ts'
import type { Offer } from '#lending/pricing/offer.ts'
import type { DecisionRecord } from '#lending/decision/decision.ts'
import { decide } from '#lending/decision/decide.ts'
import { scoreInputFrom, type ScoredRequest } from '#lending/decision/score-input-from.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { account, booking } from '#lending/testing/booking.ts'
import { company } from '#lending/testing/healthy-company.ts'

const today = '2026-11-21'
const request: ScoredRequest = {
  requestedAmountCents: 25_000_00,
  expectedExpenses: noExpenses,
  foundedOn: '2018-03-01',
}

function apply(
  accounts: readonly AnalysedAccount[],
  parts: Partial<ScoredRequest> = {},
): { record: DecisionRecord; offers: Offer[] } {
  const analysis = analyse(accounts, { today, companyNames: ['Bakkerij De Korenaar B.V.'] })
  const record = decide(scoreInputFrom(analysis, { ...request, ...parts }), `${today}T10:00:00Z`)
  return {
    record,
    offers: makeOffers(record, { today, months: analysis.months, isOwnerLiable: false, hasPartner: false }),
  }
}

const every = (days: number, count: number, parts: Partial<Booking> & { amountCents: number }): Booking[] =>
  Array.from({ length: count }, (_, time) => booking({ ...parts, bookedOn: addDays('2026-11-19', -days * time) }))
const codesOf = ({ reasons }: DecisionRecord) => reasons.map((reason) => reason.code)

describe('CORE-4 CORE-5 CORE-6 from bookings to an answer', () => {
  test('a healthy bakery gets what it asks, at a fair price, and carries it with a fifth of its income gone or reads that it would not', () => {
    const { record, offers } = apply([company()])
    expect(record.outcome).toBe('approve')
    expect(offers).toHaveLength(6)
    expect(offers.every((offer) => offer.loanAmountCents === 25_000_00)).toBe(true)
    const [asItWas, stressed] = offers.find((offer) => offer.termMonths === 60)!.stress
    expect(asItWas).toMatchObject({ monthsSeen: 12, monthlyCashAvailableCents: 4_066_63 })
    expect(stressed!.monthlyCashAvailableCents).toBeLessThan(asItWas!.monthlyCashAvailableCents)
  })

  test('the same bakery asking far too much gets a lower counter-offer', () => {
    const { record, offers } = apply([company()], { requestedAmountCents: 250_000_00 })
    expect(record.outcome).toBe('approve')
    expect(offers.map(({ loanAmountCents }) => loanAmountCents / 100)).toEqual([
      33_500, 61_500, 74_500, 74_500, 74_500, 33_500,
    ])
    expect(offers.map(({ amountCappedBy }) => amountCappedBy)).not.toContain('requested')
  })

  test('a builder whose costs eat the turnover is refused for it', () => {
    const { record, offers } = apply([company({ supplierShare: 0.66, closingBalanceCents: 15_000_00 })])
    expect(record.outcome).toBe('refuse')
    expect(codesOf(record)).toContain('INCOME_DOES_NOT_COVER')
    expect(offers).toEqual([])
  })

  test('expected expenses lower what can be carried; an unknown amount is assumed and stops nobody', () => {
    const known = apply([company()], {
      expectedExpenses: { hasExpenses: true, amountCents: 101_000_00 },
    })
    expect(known.record.reasons[0]).toMatchObject({
      code: 'INCOME_DOES_NOT_COVER',
      availableMonthlyCents: known.record.input.availableMonthlyCents - Math.round(101_000_00 / 12),
    })
    const unknown = apply([company()], {
      expectedExpenses: { hasExpenses: true, amountCents: null },
    })
    expect(unknown.record.input.expectedExpensesCents).toBe(14_999_98)
    expect(unknown.record.outcome).toBe('approve')
  })

  test.each<[string, Booking[], string]>([
    ['a gambler', every(7, 50, { amountCents: -150_00, counterpartyName: 'Holland Casino' }), 'GAMBLING'],
    [
      'many debits that bounced',
      every(20, 5, { amountCents: 120_00, counterpartyName: 'KPN', isReversal: true, reversalReason: 'AM04' }),
      'RETURNED_DIRECT_DEBITS',
    ],
    [
      'tax arrears',
      every(30, 4, { amountCents: -600_00, counterpartyName: 'Belastingdienst', description: 'betalingsregeling' }),
      'TAX_ARREARS',
    ],
    [
      'a bailiff',
      every(30, 2, { amountCents: -90_00, counterpartyName: 'Flanderijn Gerechtsdeurwaarders' }),
      'DEBT_COLLECTION',
    ],
    [
      'two new loans in a quarter',
      every(30, 2, { amountCents: 3_000_00, counterpartyName: 'Floryn B.V.' }),
      'RECENT_LOANS',
    ],
  ])('%s is referred to a person, with the figure', (_who, extra, code) => {
    const { record, offers } = apply([company({ extra })])
    expect(record.outcome).toBe('refer')
    expect(codesOf(record)).toEqual([code])
    expect(record.wayToYes).not.toBeNull()
    expect(offers).toEqual([])
  })

  test('missing data refers: too short, too old, another’s account, no balance, no data at all', () => {
    expect(codesOf(apply([company({ months: 3 })]).record)).toContain('DATA_TOO_SHORT')
    expect(codesOf(apply([company({ endsOn: '2026-10-31' })]).record)).toContain('DATA_TOO_OLD')
    expect(codesOf(apply([{ ...company(), holder: 'P. Pietersen' }]).record)).toContain('HOLDER_NOT_MATCHED')
    expect(codesOf(apply([{ ...company(), closing: null }]).record)).toContain('BALANCE_UNKNOWN')
    const nothing = apply([account([])])
    expect(codesOf(nothing.record)).toContain('DATA_TOO_SHORT')
    for (const { record, offers } of [
      nothing,
      apply([company({ months: 3 })]),
      apply([company(), { ...company(), iban: 'NL91RABO0315273637', closing: null }]),
    ]) {
      expect(record.outcome).toBe('refer')
      expect(offers).toEqual([])
    }
  })

  test('an unknown founding date refers, a small company is refused by its turnover', () => {
    expect(apply([company()], { foundedOn: '0000-00-00' }).record).toMatchObject({ outcome: 'refer' })
    const small = apply([company({ monthlyTurnoverCents: 3_000_00, monthlyWagesCents: 0, monthlyRentCents: 500_00 })])
    expect(small.record).toMatchObject({ outcome: 'refuse' })
    expect(codesOf(small.record)).toContain('TURNOVER_TOO_LOW')
  })
})
