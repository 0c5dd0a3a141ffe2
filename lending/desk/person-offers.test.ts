import { describe, expect, test } from 'vitest'
import { makeOffers, type Pricing } from '#lending/offers/make-offers.ts'
import { decide, everyReason } from '#lending/decision/decide.ts'
import { ownPolicy } from '#lending/policy/policy.ts'
import { ruleNames } from '#lending/policy/rules.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import { soundInput } from '#lending/testing/score-input.ts'
import { offerByPerson, offersAsEngine, offerRules, personOptions, rulesAgainst } from './person-offers.ts'
import { ruleText } from './rule-words.ts'

const context = { today: '2026-11-21', months: [], isOwnerLiable: false, hasPartner: false }
const pricingOf = (parts: Partial<ScoreInput>): Pricing => ({
  record: decide({ ...soundInput, ...parts }, '2026-11-21T10:00:00Z'),
  context,
  policy: ownPolicy,
})
const referred = pricingOf({ taxArrearsCount: 2, taxArrearsCents: 800_00 })
const loan = (termMonths: number, euros: number) => ({
  productType: 'PBL' as const,
  termMonths,
  amountCents: euros * 100,
})

describe('what a person may offer', () => {
  test('DESK-46 a yes as the engine offers what it would have offered, at its own prices', () => {
    expect(referred.record.outcome).toBe('refer')
    expect(makeOffers(referred.record, context)).toEqual([])
    const offers = offersAsEngine(referred)
    const approved = { ...referred.record, outcome: 'approve' as const }
    expect(offers.length).toBeGreaterThan(1)
    expect(offers).toEqual(makeOffers(approved, context))
    expect(rulesAgainst(referred.record)).toEqual([])
  })

  test('DESK-46 another amount and term have the price of the table, and set nothing aside within what is carried', () => {
    const [listed] = offersAsEngine(referred)
    const made = offerByPerson(loan(24, 7_500), referred)!
    expect(made.overrides).toEqual([])
    expect(made.offer).toMatchObject({ loanAmountCents: 7_500_00, termMonths: 24, validUntil: listed!.validUntil })
    expect(made.offer.clientRate).toBe(offersAsEngine(referred).find(({ termMonths }) => termMonths === 24)!.clientRate)
  })

  test.each([
    ['between two steps', loan(24, 7_600)],
    ['above what was asked', loan(24, soundInput.requestedAmountCents / 100 + 500)],
    ['below the minimum', loan(24, 4_500)],
    ['for a term that nobody offers', loan(18, 10_000)],
    ['of no product at all', { ...loan(12, 10_000), productType: 'PBX' as never }],
  ])('DESK-46 an amount %s is in no table', (_what, wanted) => expect(offerByPerson(wanted, referred)).toBeNull())

  test('DESK-41 more than is carried and longer than was seen are named as rules set aside', () => {
    const poor = pricingOf({ availableMonthlyCents: 60_000, taxArrearsCount: 1, coverageDays: 200 })
    const most = personOptions(poor).find(({ termMonths, productType }) => termMonths === 60 && productType === 'PBL')!
    expect(most.isHistoryShort).toBe(true)
    const made = offerByPerson(loan(60, most.maxCents / 100), poor)!
    expect(made.overrides).toEqual(expect.arrayContaining(['amount-carried', 'history-for-term']))
  })

  test('DESK-41 a rule that refuses and a red score are set aside by any yes', () => {
    const gambler = pricingOf({ gamblingShare: 0.2, gamblingCents: 20_000_00, balanceIsKnown: false })
    expect(gambler.record.outcome).toBe('refer')
    expect(rulesAgainst(gambler.record)).toContain('much-gambling')
    expect(rulesAgainst({ ...referred.record, grade: 'E' })).toEqual(['score-below-cutoff'])
  })
})

test('DESK-47 a no can have every reason that the figures give, those of the engine first, each once', () => {
  const { record } = referred
  const codes = everyReason(record, [ownPolicy]).map(({ code }) => code)
  expect(codes.slice(0, record.reasons.length)).toEqual(record.reasons.map(({ code }) => code))
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes).not.toContain('SCORE_BELOW_CUTOFF')
  expect(codes).toContain('TAX_ARREARS')
})

test('DESK-41 every rule that can be set aside has a name in both languages', () => {
  const rules = [...ruleNames, ...offerRules]
  expect(rules.filter((rule) => ruleText(rule, 'nl') === rule || ruleText(rule, 'en') === rule)).toEqual([])
})
