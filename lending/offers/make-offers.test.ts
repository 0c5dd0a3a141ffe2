import { loanTermsMonths } from '#lending/policy/limits.ts'
import { ownPolicy } from '#lending/policy/policy.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { debtServiceCoverage, productsAt, productsFor } from '#lending/pricing/affordability.ts'
import { makeOffers, type OfferContext } from '#lending/offers/make-offers.ts'
import type { Offer } from '#lending/pricing/offer.ts'
import { offeredGrades, priceTable } from '#lending/policy/price-table.ts'
import { quote } from '#lending/pricing/quote.ts'
import { decide } from '#lending/decision/decide.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import { soundInput } from '#lending/testing/score-input.ts'

const context: OfferContext = { today: '2026-11-21', months: [], isOwnerLiable: false, hasPartner: false }
/** More to spare than the sound company, so that nothing but the request bounds its offers. */
const roomyInput: ScoreInput = { ...soundInput, availableMonthlyCents: 6_000_00 }

const offersFor = (parts: Partial<ScoreInput>, around: Partial<OfferContext> = {}): Offer[] =>
  makeOffers(decide({ ...soundInput, ...parts }, '2026-11-21T10:00:00Z'), { ...context, ...around })

describe('CORE-6 the offers of a sound company', () => {
  const offers = offersFor({})

  test('FLOW-9 are a loan for each term of one to five years and one credit', () => {
    expect(offers.map((offer) => [offer.productType, offer.termMonths])).toEqual([
      ...loanTermsMonths.map((termMonths) => ['PBL', termMonths]),
      ['PBC', 12],
    ])
    expect(new Set(offers.map((offer) => offer.id)).size).toBe(6)
  })

  test('add up: payout, fees, interest and everything to repay', () => {
    for (const offer of offers) {
      const paidCents = offer.schedule.reduce((sum, instalment) => sum + instalment.totalCents, 0)
      const feesCents = offer.fees.reduce((sum, fee) => sum + fee.amountCents, 0)
      expect(offer.netPayoutCents).toBe(offer.loanAmountCents - feesCents)
      expect(offer.totalToRepayCents).toBe(paidCents + feesCents)
      expect(offer.totalCostCents).toBe(offer.totalToRepayCents - offer.loanAmountCents)
      expect(offer.yearlyCostRate).toBeGreaterThan(offer.clientRate)
      expect(offer.validUntil).toBe('2026-12-21')
    }
  })

  test('ask no provision of a loan, and of a credit what the price table says', () => {
    expect(
      offers.filter((offer) => offer.productType === 'PBL').every((offer) => offer.creditProvisionCents === 0),
    ).toBe(true)
    const credit = offers.at(-1)
    expect(credit?.creditProvisionCents).toBe(
      Math.round((credit?.loanAmountCents ?? 0) * priceTable.creditProvisionShare),
    )
  })

  test('ask no provision of a loan either where the price table has a fee for it', () => {
    const record = decide(roomyInput, '2026-11-21T10:00:00Z')
    const [loan] = makeOffers(record, context, { ...ownPolicy, prices: { ...priceTable, loanFeeShare: 0.02 } })
    expect(loan).toMatchObject({
      productType: 'PBL',
      fees: [{ kind: 'arrangement', amountCents: 500_00 }],
      creditProvisionCents: 0,
      netPayoutCents: 24_500_00,
    })
  })

  test('show what repaying early costs at three dates, dearer the earlier', () => {
    const [first, second, third] = offers[4]!.earlyRepayments
    expect([first?.afterInstalments, second?.afterInstalments, third?.afterInstalments]).toEqual([15, 30, 45])
    expect(first?.feeCents).toBe(Math.round((first?.outstandingCents ?? 0) * 0.01))
    expect(first!.interestSavedCents).toBeGreaterThan(second!.interestSavedCents)
    expect(offers.at(-1)?.earlyRepayments.every((early) => early.feeCents === 0)).toBe(true)
  })

  test('are the same offers with the same ids when they are made again', () => expect(offersFor({})).toEqual(offers))

  test('name the partner’s commission only when there is a partner, and never in the price', () => {
    const withPartner = offersFor({}, { hasPartner: true })
    expect(withPartner[0]?.partnerCommissionCents).toBe(Math.round(withPartner[0]!.loanAmountCents * 0.01))
    expect(withPartner.map((offer) => offer.totalCostCents)).toEqual(offers.map((offer) => offer.totalCostCents))
    expect(offers[0]?.partnerCommissionCents).toBe(0)
  })
})

test('CORE-6 an offer says every figure of its product: 25,000 euros over a year for grade B', () => {
  const record = { ...decide(roomyInput, '2026-11-21T10:00:00Z'), score: 625, grade: 'B' as const }
  const [offer] = makeOffers(record, context)
  const { schedule, earlyRepayments, stress, yearlyCostRate, ...figures } = offer!
  expect(figures).toEqual({
    id: expect.stringMatching(/^offer-[0-9a-f]{20}$/),
    productType: 'PBL',
    termMonths: 12,
    loanAmountCents: 25_000_00,
    amountCappedBy: 'requested',
    clientRate: 0.089,
    fees: [],
    creditProvisionCents: 0,
    netPayoutCents: 25_000_00,
    totalInterestCents: 1_205_21,
    linearMonthlyAmortizationCents: 2_083_33,
    firstInstalmentCents: 2_268_75,
    lastInstalmentCents: 2_098_82,
    totalCostCents: 1_205_21,
    totalToRepayCents: 26_205_21,
    securities: ['none'],
    partnerCommissionCents: 0,
    validUntil: '2026-12-21',
    priceTableVersion: 'prices-2026-11-2',
  })
  expect([schedule.length, earlyRepayments.length]).toEqual([12, 3])
  expect(stress.map(({ incomeChange }) => incomeChange)).toEqual([0, -0.2])
  expect(yearlyCostRate).toBeGreaterThan(0.089)
})

test('CORE-6 another day, decision, amount or price list has other offers', () => {
  const idOf = (parts: Partial<ScoreInput>, around: Partial<OfferContext> = {}) => offersFor(parts, around)[0]!.id
  const record = decide(soundInput, '2026-11-21T10:00:00Z')
  const ids = [
    idOf({}),
    idOf({}, { today: '2026-11-22' }),
    idOf({ bufferDays: 31 }),
    makeOffers({ ...record, decidedAt: '2026-11-21T10:00:01Z' }, context)[0]!.id,
    makeOffers({ ...record, input: { ...record.input, requestedAmountCents: 20_000_00 } }, context)[0]!.id,
    makeOffers(record, context, { ...ownPolicy, prices: { ...priceTable, version: 'prices-1999' } })[0]!.id,
  ]
  expect(new Set(ids).size).toBe(6)
})

test('CORE-6 a personal guarantee is asked above 50,000 euros, not at it, and never of an owner who is liable anyway', () => {
  const securityAt = (requestedAmountCents: number, isOwnerLiable = false) =>
    offersFor({ requestedAmountCents }, { isOwnerLiable }).find((offer) => offer.termMonths === 60)!.securities
  expect(securityAt(50_000_00)).toEqual(['none'])
  expect(securityAt(50_500_00)).toEqual(['personal-guarantee'])
  expect(securityAt(50_500_00, true)).toEqual(['owner-liable'])
})

test('CORE-6 a red record has no offers, even if it were called an approval, and a product that is not carried is left out', () => {
  const record = decide(soundInput, '2026-11-21T10:00:00Z')
  expect(makeOffers({ ...record, grade: 'E' }, context)).toEqual([])
  const thin = makeOffers({ ...record, input: { ...soundInput, availableMonthlyCents: 2_300_00 } }, context)
  expect(thin.map(({ productType, termMonths }) => `${productType} ${termMonths}`)).toEqual([
    'PBL 24',
    'PBL 36',
    'PBL 48',
    'PBL 60',
    'PBC 12',
  ])
})

test('CORE-6 a refusal and a referral have no offers', () => {
  expect(offersFor({ yearlyTurnoverCents: 10_000_00 })).toEqual([])
  expect(offersFor({ taxArrearsCount: 1 })).toEqual([])
})

test('CORE-6 a lower counter-offer beats a refusal, and says which limit made it lower', () => {
  const capped = offersFor({ requestedAmountCents: 200_000_00 })
  expect(capped.find((offer) => offer.termMonths === 60)).toMatchObject({
    loanAmountCents: 75_000_00,
    amountCappedBy: 'turnover',
  })
  expect(capped.find((offer) => offer.productType === 'PBL' && offer.termMonths === 12)?.amountCappedBy).toBe(
    'debt-service',
  )
  expect(offersFor({}).find((offer) => offer.termMonths === 60)?.amountCappedBy).toBe('requested')
})

test('CORE-6 securities follow the legal form and the amount', () => {
  expect(offersFor({}, { isOwnerLiable: true })[0]?.securities).toEqual(['owner-liable'])
  expect(offersFor({})[0]?.securities).toEqual(['none'])
  expect(offersFor({ requestedAmountCents: 90_000_00 }).find((offer) => offer.termMonths === 60)?.securities).toEqual([
    'personal-guarantee',
  ])
})

test('CORE-6 with a fifth of the income gone the schedule is held against the company’s own months', () => {
  const month = {
    from: '2026-10-21',
    to: '2026-11-20',
    turnoverCents: 30_000_00,
    otherIncomeCents: 0,
    operatingCents: 26_000_00,
    privateCents: 0,
    debtServiceCents: 0,
    financingCents: 0,
    distributedCents: 0,
    availableCents: 4_000_00,
  }
  const offer = offersFor({}, { months: [month, month] }).find(
    ({ productType, termMonths }) => productType === 'PBL' && termMonths === 60,
  )
  const [asItWas, stressed] = offer!.stress
  expect(asItWas).toMatchObject({ incomeChange: 0, monthsShort: 0, monthsSeen: 2, monthlyCashAvailableCents: 4_000_00 })
  expect(stressed).toMatchObject({ incomeChange: -0.2, monthsShort: 0, monthlyCashAvailableCents: 800_00 })
  expect(stressed!.debtServiceCoverage! / asItWas!.debtServiceCoverage!).toBeCloseTo(800 / 4_000, 10)
})

test('CORE-6 no offer is ever more than asked, than two and a half months’ turnover, than its product’s maximum, or than the cash flow carries', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 500 }).map((steps) => steps * 500_00),
      fc.integer({ min: 5_000_00, max: 200_000_00 }),
      fc.integer({ min: -5_000_00, max: 40_000_00 }),
      fc.integer({ min: 0, max: 10_000_00 }),
      (requestedAmountCents, turnoverCents, availableMonthlyCents, existingDebtServiceMonthlyCents) => {
        const input = {
          ...soundInput,
          requestedAmountCents,
          averageMonthlyTurnoverCents: turnoverCents,
          yearlyTurnoverCents: turnoverCents * 12,
          availableMonthlyCents,
          existingDebtServiceMonthlyCents,
        }
        const record = decide(input, '2026-11-21T10:00:00Z')
        const offers = makeOffers(record, context)
        expect(offers.length > 0).toBe(record.outcome === 'approve')
        for (const offer of offers) {
          const product = productsAt(record.score, ownPolicy).find(
            ({ productType, termMonths }) => productType === offer.productType && termMonths === offer.termMonths,
          )!
          expect(offer.loanAmountCents).toBeLessThanOrEqual(Math.min(requestedAmountCents, turnoverCents * 2.5))
          expect(offer.loanAmountCents).toBeLessThanOrEqual(offer.productType === 'PBL' ? 250_000_00 : 100_000_00)
          expect(offer.loanAmountCents % 500_00).toBe(0)
          expect(debtServiceCoverage(input, product, offer.loanAmountCents)).toBeGreaterThanOrEqual(1.25)
        }
      },
    ),
  )
})

describe('the price table', () => {
  test('CORE-6 a worse grade never pays less, a longer term never costs a lower rate', () => {
    const rates = offeredGrades.map((grade) => productsFor(grade, ownPolicy).map((product) => product.yearlyRate))
    rates
      .slice(1)
      .forEach((row, grade) => row.forEach((rate, product) => expect(rate).toBeGreaterThan(rates[grade]![product]!)))
    for (const grade of offeredGrades) {
      const byTerm = loanTermsMonths.map((term) => priceTable.loanRates[grade][term])
      expect(byTerm).toEqual([...byTerm].sort((a, b) => a - b))
    }
  })

  test('the public quote has the very figures of an offer of its grade', () => {
    const quoted = quote(25_000_00, 36)!
    const record = { ...decide(soundInput, '2026-11-21T10:00:00Z'), grade: priceTable.quoteGrade, score: 605 }
    const offer = makeOffers(record, context).find(({ termMonths }) => termMonths === 36)!
    expect(offer.loanAmountCents).toBe(25_000_00)
    expect(quoted).toMatchObject({
      yearlyRate: offer.clientRate,
      totalToRepayCents: offer.totalToRepayCents,
      yearlyCostRate: offer.yearlyCostRate,
      firstInstalmentCents: offer.firstInstalmentCents,
    })
  })

  test('the quote is silent about what we do not offer', () => {
    expect([
      quote(4_999_99, 12),
      quote(250_000_01, 12),
      quote(10_000_00, 18),
      quote(10_000_00, 24, 'PBC'),
      quote(10_000.5, 12),
    ]).toEqual([null, null, null, null, null])
  })
})
