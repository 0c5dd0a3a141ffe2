import { expect, test } from 'vitest'
import { analyse } from '#lending/facts/analyse.ts'
import type { CashFlowAnalysis } from '#lending/facts/cash-flow-analysis.ts'
import { healthCheck } from '#lending/health-check.ts'
import { company } from '#lending/testing/healthy-company.ts'

const today = '2026-11-21'
const analysisOf = (shape: Parameters<typeof company>[0] = {}): CashFlowAnalysis =>
  analyse([company(shape)], { today, companyNames: ['Bakkerij De Korenaar'], sbiCode: '10711' })

test('CORE-4 the turnover of each month stands beside the same month a year before', () => {
  const { months, growth } = healthCheck(analysisOf())
  expect(months).toHaveLength(12)
  expect(months.slice(1).every(({ yearBeforeCents }) => yearBeforeCents !== null && yearBeforeCents > 0)).toBe(true)
  expect(Math.abs(growth!)).toBeLessThan(0.2)
  expect(months.at(-1)!.to).toBe('2026-10-31')
})

test('CORE-4 without a year before nothing is compared', () => {
  const { months, growth } = healthCheck(analysisOf({ months: 11 }))
  expect(months.every(({ yearBeforeCents }) => yearBeforeCents === null)).toBe(true)
  expect(growth).toBeNull()
})

test('CORE-4 growth is measured over the months that both years show', () => {
  const analysis = analysisOf()
  const monthsCents = Array.from({ length: 18 }, (_, index) =>
    index < 6 ? 1_000_00 : index < 12 ? 9_000_00 : 1_500_00,
  )
  const lending = { ...analysis.lending, coreTurnover: { ...analysis.lending.coreTurnover, monthsCents } }
  const health = healthCheck({ ...analysis, lending })
  expect(health.growth).toBeCloseTo(0.5)
  expect(health.months.filter(({ yearBeforeCents }) => yearBeforeCents === null)).toHaveLength(6)
})

test('CORE-4 the tightest week begins on the Monday before the lowest day', () => {
  const analysis = analysisOf()
  const on = (lowestOn: string | null, lowestCents: number | null) =>
    healthCheck({
      ...analysis,
      year: { ...analysis.year, balance: { ...analysis.year.balance, lowestOn, lowestCents } },
    }).tightest
  expect(on('2026-08-05', -1_200_00)).toEqual({ weekFrom: '2026-08-03', lowestCents: -1_200_00 })
  expect(on('2026-08-03', 5_00)?.weekFrom).toBe('2026-08-03')
  expect(on('2026-08-09', 5_00)?.weekFrom).toBe('2026-08-03')
  expect(on(null, null)).toBeNull()
})

test('CORE-4 what is due is paid again within three months, soonest first, and named by what it is', () => {
  const { due } = healthCheck(analysisOf())
  expect(due.length).toBeGreaterThan(2)
  expect(due.map(({ kind }) => kind)).toContain('rent')
  expect(due.map(({ on }) => on)).toEqual(due.map(({ on }) => on).toSorted())
  for (const { on, amountCents } of due) {
    expect(on >= today && on <= '2027-02-21').toBe(true)
    expect(amountCents).toBeGreaterThan(0)
  }
})

test('CORE-4 costs are the year’s, the largest first, and add up to what went out', () => {
  const analysis = analysisOf()
  const { costs } = healthCheck(analysis)
  const of = (kind: string) => costs.find((cost) => cost.kind === kind)?.sumCents ?? 0
  expect(of('rent')).toBe(Math.abs(analysis.year.rent.sumCents))
  const { year, named } = analysis.lending.ownerPay
  expect(of('wages')).toBe(Math.abs(analysis.year.wages.sumCents) - named!.wagesCents)
  expect(of('owner')).toBe(year.sumCents)
  expect(costs.map(({ sumCents }) => sumCents)).toEqual(costs.map(({ sumCents }) => sumCents).toSorted((a, b) => b - a))
  const out = analysis.months.reduce((sum, month) => sum + month.operatingCents, 0)
  const operating = costs.filter(({ kind }) => kind !== 'loans' && kind !== 'owner')
  expect(operating.reduce((sum, { sumCents }) => sum + sumCents, 0)).toBe(out - named!.wagesCents - named!.costsCents)
})

test('CORE-4 pay and fees of the owner are the owner’s money, and nobody’s wages or purchases', () => {
  const analysis = analysisOf()
  const costsWith = (named: { wagesCents: number; costsCents: number }) => {
    const { lending } = analysis
    const { costs } = healthCheck({ ...analysis, lending: { ...lending, ownerPay: { ...lending.ownerPay, named } } })
    return (kind: string) => costs.find((cost) => cost.kind === kind)?.sumCents ?? 0
  }
  const [without, of] = [costsWith({ wagesCents: 0, costsCents: 0 }), costsWith({ wagesCents: 100, costsCents: 20 })]
  expect(of('wages')).toBe(without('wages') - 100)
  expect(of('other')).toBe(without('other') - 20)
})
