import { describe, expect, test } from 'vitest'
import { answer } from '#lending/testing/made-up/answer.ts'
import { legalForms } from '#lending/testing/made-up/company.ts'
import { soundCompany } from '#lending/testing/made-up/sound.ts'

const soundCount = 48
const approvedMin = 44
const askedCents = 25_000_00

const answered = Array.from({ length: soundCount }, (_, seed) => {
  const company = soundCompany(seed)
  return { company, ...answer(company) }
})

describe('CORE-5 CORE-6 a sound company gets its yes', () => {
  test('the set has twelve kinds of business, every legal form, seasons, debt, investments, cash, and four rates of VAT', () => {
    const plans = answered.map(({ company }) => company.plan)
    expect(new Set(plans.map(({ kind }) => kind.name)).size).toBeGreaterThanOrEqual(12)
    expect(new Set(plans.map(({ legalForm }) => legalForm))).toEqual(new Set(legalForms))
    expect(plans.filter(({ kind }) => Math.min(...kind.season) < 0.3).length).toBeGreaterThan(1)
    expect(plans.filter(({ loan }) => loan !== null).length).toBeGreaterThan(5)
    expect(plans.filter(({ investment }) => investment !== null).length).toBeGreaterThan(5)
    expect(plans.filter(({ kind }) => kind.takings.cash > 0.1).length).toBeGreaterThan(2)
    expect(new Set(plans.map(({ kind }) => kind.vatInSales)).size).toBeGreaterThanOrEqual(4)
  })

  /** A month's turnover, or what was asked where that is less. */
  test('at least forty-four of forty-eight are offered a fair amount', () => {
    const fair = answered.filter(({ company, offers }) =>
      offers.some(({ loanAmountCents }) => loanAmountCents >= Math.min(askedCents, company.plan.monthlyEuros * 100)),
    )
    expect(fair.length).toBeGreaterThanOrEqual(approvedMin)
  })

  test('none is refused, and each referral has a reason', () => {
    const others = answered.filter(({ record }) => record.outcome !== 'approve')
    expect(
      others.filter(({ record }) => record.outcome === 'refuse').map(({ company }) => company.plan.holder),
    ).toEqual([])
    expect(others.filter(({ record }) => record.reasons.length === 0)).toEqual([])
  })
})
