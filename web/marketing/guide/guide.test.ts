import { expect, test } from 'vitest'
import { lendingLimits, loanTermsMonths } from '#lending/policy/limits.ts'
import { offeredGrades, priceTable } from '#lending/policy/price-table.ts'
import { gradeBands } from '#lending/policy/grades.ts'
import { measuredResults } from '#lending/policy/measured-results.ts'
import { ownPolicy } from '#lending/policy/policy.ts'
import { pointsOf } from '#lending/decision/scale.ts'
import { sectionsOf } from '#lending/documents/read-document.ts'
import en from './en.md?raw'
import { guideFigures, guideTables } from './guide-figures.ts'
import nl from './nl.md?raw'
import { guideText } from './text.ts'

const plain = (text: unknown): string => JSON.stringify(text).replaceAll('\u00a0', ' ')

test.each([
  ['Dutch', nl],
  ['English', en],
])('NAV-5 CORE-5 no figure of the %s page is typed: each is a name that a table fills in', (_language, text) => {
  expect(plain(text)).not.toMatch(/\d/)
  for (const { table } of sectionsOf(text)) expect(table?.rows ?? []).toEqual([])
})

test('NAV-5 CORE-5 the points, grades and terms of the page are those of the tables', () => {
  const [terms, points, rates] = guideTables('nl')
  expect(terms).toEqual(loanTermsMonths.map((months) => [`${months} maanden`, String(ownPolicy.historyDays[months])]))
  expect(points).toHaveLength(Object.keys(ownPolicy.points).length)
  expect(new Set(points!.map(([name]) => name)).size).toBe(points!.length)
  const { bins } = ownPolicy.points.margin
  const [worst, best] = [bins[0]!, bins.at(-1)!].map(({ logOdds }) => pointsOf(logOdds, ownPolicy.score))
  expect(points).toContainEqual(['Wat je overhoudt van je omzet', `−${-worst!}`, `+${best}`])
  expect(rates!.map(([grade, from]) => [grade, from])).toEqual(
    gradeBands.map(({ grade, from }) => [grade, String(from)]),
  )
  const { loanRates } = priceTable
  const dearer = { ...priceTable, loanRates: { ...loanRates, D: { ...loanRates.D, 60: 0.2345 } } }
  expect(guideTables('nl', dearer)[2]!.at(-1)!.at(-1)).toBe('23,45%')
  expect(rates).toHaveLength(offeredGrades.length)
})

test('NAV-5 the limits of the page are those of lending, as each language writes them', () => {
  expect(guideFigures('nl').turnoverMonths).toBe('2,5')
  const limits = { ...lendingLimits, amountPerMonthlyTurnoverMax: 3.5, debtServiceCoverageOfferedFrom: 1.4 }
  expect(guideFigures('en', limits)).toMatchObject({ turnoverMonths: '3.5', cover: '1.4' })
  expect(plain(guideText('en'))).toContain(`Below ${ownPolicy.score.cutOff} points the answer is no.`)
  expect(plain(guideText('nl'))).toContain('10% als je maanden op elkaar lijken, tot 20%')
})

test('NAV-5 both languages have the same sections, lists and tables, and no name is left open', () => {
  const shape = (text: string) =>
    sectionsOf(text).map(({ parts, table }) => [
      parts.map((part) => (Array.isArray(part) ? part.length : 1)),
      table?.heads.length,
    ])
  expect(shape(nl)).toEqual(shape(en))
  for (const language of ['nl', 'en'] as const) {
    expect(plain(guideText(language))).not.toMatch(/\{\w+\}|undefined|NaN/)
    for (const { table } of guideText(language).sections) {
      if (!table) continue
      expect(table.rows.length).toBeGreaterThan(0)
      for (const row of table.rows) expect(row).toHaveLength(table.heads.length)
    }
  }
})

test('CORE-5 the results shown are of the model that decides', () => {
  expect(measuredResults.modelVersion).toBe(ownPolicy.version)
  expect(plain(guideText('nl'))).toContain(`proberen we ${measuredResults.relations} van zulke veranderingen`)
})
