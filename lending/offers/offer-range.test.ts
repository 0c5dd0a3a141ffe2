import { ownPolicy } from '#lending/policy/policy.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeOffers, type OfferContext, type Pricing } from '#lending/offers/make-offers.ts'
import { offerFor, offerRanges, stressTried, termsOutOfReach } from '#lending/offers/offer-range.ts'
import { decide } from '#lending/decision/decide.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import { soundInput } from '#lending/testing/score-input.ts'

const context: OfferContext = { today: '2026-11-21', months: [], isOwnerLiable: false, hasPartner: false }
const at = '2026-11-21T10:00:00Z'
const pricingOf = (parts: Partial<ScoreInput> = {}): Pricing => ({
  record: decide({ ...soundInput, ...parts }, at),
  context,
  policy: ownPolicy,
})
const loan = (termMonths: number, euros: number) => ({
  productType: 'PBL' as const,
  termMonths,
  amountCents: euros * 100,
})

describe('CORE-6 an amount of the applicant’s choice', () => {
  const pricing = pricingOf()
  const listed = makeOffers(pricing.record, context)

  test('at what is listed is the very offer that is listed, by its id too', () => {
    for (const offer of listed) {
      const { productType, termMonths, loanAmountCents: amountCents } = offer
      expect(offerFor({ productType, termMonths, amountCents }, pricing)).toEqual(offer)
    }
  })

  test('below what was asked has the rate that is listed, and the id of its own amount', () => {
    const [shortest] = listed
    const smaller = offerFor(loan(12, 7_500), pricing)!
    expect(smaller).toMatchObject({ loanAmountCents: 7_500_00, clientRate: shortest!.clientRate })
    expect(smaller.id).not.toBe(shortest!.id)
    expect(offerFor(loan(12, 7_500), pricing)!.id).toBe(smaller.id)
    expect(smaller.schedule.reduce((sum, { principalCents }) => sum + principalCents, 0)).toBe(7_500_00)
  })

  test.each([
    ['below the minimum', loan(12, 4_500)],
    ['between two steps', loan(12, 7_600)],
    ['above what is carried', loan(12, 250_000)],
    ['for a term that nobody offers', loan(13, 10_000)],
    ['that is no whole cent', loan(12, 7_500.001)],
  ])('%s is not offered', (_what, wanted) => expect(offerFor(wanted, pricing)).toBeNull())

  test('is not offered without an approval', () => {
    const refused = pricingOf({ availableMonthlyCents: 0 })
    expect(refused.record.outcome).not.toBe('approve')
    expect(offerFor(loan(12, 10_000), refused)).toBeNull()
    expect(offerRanges(refused)).toEqual([])
  })

  test('is no way to a lower price: what is asked later costs as much as what is asked at once', () => {
    const [little, much] = [5_000_00, 60_000_00].map((requestedAmountCents) =>
      pricingOf({ requestedAmountCents, bufferDays: 5 }),
    )
    const wanted = loan(60, 60_000)
    expect(little!.record.score).toBeGreaterThan(much!.record.score)
    expect(offerFor(wanted, much!)?.clientRate).toBeGreaterThan(0)
    expect(offerFor(wanted, little!)?.clientRate).toBe(offerFor(wanted, much!)?.clientRate)
  })
})

describe('CORE-6 the range of a term', () => {
  test('ends at what is carried where that is less than was asked', () => {
    const pricing = pricingOf({ availableMonthlyCents: 3_000_00 })
    const listed = makeOffers(pricing.record, context)
    const ranges = offerRanges(pricing)
    expect(ranges.map(({ productType, termMonths }) => [productType, termMonths])).toEqual(
      listed.map(({ productType, termMonths }) => [productType, termMonths]),
    )
    expect(ranges[0]).toMatchObject({
      minCents: 5_000_00,
      maxCents: listed[0]!.loanAmountCents,
      limitedBy: 'debt-service',
    })
  })

  test('goes beyond what was asked as far as that is carried, and names what ends it', () => {
    const roomy = { requestedAmountCents: 10_000_00, availableMonthlyCents: 20_000_00, bufferDays: 60 }
    const [year] = offerRanges(pricingOf(roomy))
    expect(year).toMatchObject({ termMonths: 12, maxCents: 75_000_00, limitedBy: 'turnover' })
    const rich = {
      ...roomy,
      averageMonthlyTurnoverCents: 300_000_00,
      yearlyTurnoverCents: 3_600_000_00,
      availableMonthlyCents: 90_000_00,
    }
    expect(offerRanges(pricingOf(rich))[0]).toMatchObject({ maxCents: 250_000_00, limitedBy: 'product-maximum' })
  })

  test('holds for every amount in it and for none above', () => {
    const figure = fc.record({
      requestedAmountCents: fc.integer({ min: 10, max: 200 }).map((steps) => steps * 500_00),
      availableMonthlyCents: fc.integer({ min: 500_00, max: 15_000_00 }),
      turnoverVariation: fc.double({ min: 0, max: 0.4, noNaN: true }),
      bufferDays: fc.integer({ min: 0, max: 60 }),
    })
    fc.assert(
      fc.property(figure, fc.double({ min: 0, max: 1, noNaN: true }), (parts, place) => {
        const pricing = pricingOf(parts)
        for (const { productType, termMonths, minCents, maxCents } of offerRanges(pricing)) {
          const of = (amountCents: number) => offerFor({ productType, termMonths, amountCents }, pricing)
          const between = minCents + Math.floor(((maxCents - minCents) * place) / 500_00) * 500_00
          expect([of(minCents), of(between), of(maxCents)]).not.toContain(null)
          expect(of(maxCents + 500_00)).toBeNull()
        }
      }),
      { numRuns: 40 },
    )
  })
})

test('CORE-6 a term that is not offered says whether time or money is missing', () => {
  const young = pricingOf({ coverageDays: 400 })
  expect(termsOutOfReach(young, offerRanges(young))).toEqual([
    { termMonths: 36, because: 'history', historyDays: 540 },
    { termMonths: 48, because: 'history', historyDays: 700 },
    { termMonths: 60, because: 'history', historyDays: 700 },
  ])
  const tight = pricingOf({ availableMonthlyCents: 500_00, variableCostsMonthlyCents: 30_000_00 })
  expect(tight.record.outcome).toBe('approve')
  expect(termsOutOfReach(tight, offerRanges(tight))[0]).toMatchObject({ termMonths: 12, because: 'capacity' })
})

test('CORE-6 the stress that was tried is the one that binds, after the instalments that are owed already', () => {
  const { record } = pricingOf({ turnoverVariation: 0.2, existingDebtServiceMonthlyCents: 300_00 })
  // A tenth of 30,000 is gone, and of it 14,000/30,000 in purchases: 1,600 less of 4,000, of which 300 are owed.
  expect(stressTried(record, ownPolicy)).toEqual({ fall: 0.1, leftMonthlyCents: 2_100_00 })
})
