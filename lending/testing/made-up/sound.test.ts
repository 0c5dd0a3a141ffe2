import { describe, expect, test } from 'vitest'
import { answer, quickAnswer } from '#lending/testing/made-up/answer.ts'
import { legalForms } from '#lending/testing/made-up/company.ts'
import { soundSet, thinCompany } from '#lending/testing/made-up/sound.ts'

const fairMin = 80
const askedCents = 25_000_00

const answered = soundSet().map((company) => ({ company, ...answer(company) }))

describe('CORE-5 CORE-6 a sound company gets its yes', () => {
  test('the set has thirty kinds of business, every legal form, seasons, debt, investments, cash, and four rates of VAT', () => {
    const plans = answered.map(({ company }) => company.plan)
    expect(new Set(plans.map(({ kind }) => kind.name)).size).toBe(30)
    expect(new Set(plans.map(({ legalForm }) => legalForm))).toEqual(new Set(legalForms))
    expect(plans.filter(({ kind }) => Math.min(...kind.season) < 0.3).length).toBeGreaterThan(1)
    expect(plans.filter(({ loan }) => loan !== null).length).toBeGreaterThan(5)
    expect(plans.filter(({ investment }) => investment !== null).length).toBeGreaterThan(5)
    expect(plans.filter(({ kind }) => kind.takings.cash > 0.1).length).toBeGreaterThan(2)
    expect(new Set(plans.map(({ kind }) => kind.vatInSales)).size).toBeGreaterThanOrEqual(4)
  })

  /** A month's turnover, or what was asked where that is less. */
  test('at least eighty of eighty-eight are offered a fair amount', () => {
    const fair = answered.filter(({ company, offers }) =>
      offers.some(({ loanAmountCents }) => loanAmountCents >= Math.min(askedCents, company.plan.monthlyEuros * 100)),
    )
    expect(fair.length).toBeGreaterThanOrEqual(fairMin)
  })

  test('at most half of them are A, and of thin companies nine in ten are C or D', () => {
    const gradesOf = (records: readonly Pick<(typeof answered)[number], 'record'>[]) =>
      records.filter(({ record }) => record.outcome === 'approve').map(({ record }) => record.grade)
    const sound = gradesOf(answered)
    expect(sound.filter((grade) => grade === 'A').length).toBeLessThanOrEqual(sound.length / 2)
    const thin = gradesOf(Array.from({ length: 100 }, (_, seed) => quickAnswer(thinCompany(seed))))
    expect(thin.filter((grade) => grade === 'C' || grade === 'D').length).toBeGreaterThan(thin.length * 0.9)
  })

  test('none is refused, and each referral has a reason', () => {
    const others = answered.filter(({ record }) => record.outcome !== 'approve')
    expect(
      others.filter(({ record }) => record.outcome === 'refuse').map(({ company }) => company.plan.holder),
    ).toEqual([])
    expect(others.filter(({ record }) => record.reasons.length === 0)).toEqual([])
  })
})
