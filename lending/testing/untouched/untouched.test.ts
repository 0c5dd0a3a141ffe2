import { expect, test } from 'vitest'
import { isCategory } from '#lending/analysis/category.ts'
import { makeCategoriser } from '#lending/analysis/categorise.ts'
import { account, booking } from '#lending/testing/booking.ts'
import { untouchedBusinesses } from './all-untouched.ts'

type Line = { kind: string; line: string; accepted: readonly string[]; isRight: boolean }

/** Every line with what a bookkeeper accepts, and whether the rules say so. */
function judged(): Line[] {
  return untouchedBusinesses.flatMap(({ kind, names, lines }) => {
    const categorise = makeCategoriser([account([])], { today: '2026-11-21', companyNames: names })
    return lines
      .trim()
      .split('\n')
      .map((line) => {
        const [euros = '', counterpartyName = '', description = '', categories = ''] = line.split('|')
        const accepted = categories.split(',')
        const amountCents = Math.round(Number(euros) * 100)
        const { category } = categorise(booking({ amountCents, counterpartyName, description }))
        return { kind, line, accepted, isRight: accepted.includes(category) }
      })
  })
}

test('the untouched set has 500 lines of twelve kinds of business, and labels that exist', () => {
  const lines = judged()
  expect(lines.length).toBeGreaterThanOrEqual(500)
  expect(new Set(lines.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12)
  for (const { line, accepted } of lines) expect(accepted.every(isCategory), line).toBe(true)
})

test('CORE-4 at least 95 % of the untouched set is in a category that a bookkeeper accepts, and 90 % of each business', () => {
  const lines = judged()
  const shareOf = (some: readonly Line[]) => some.filter(({ isRight }) => isRight).length / some.length
  expect(shareOf(lines)).toBeGreaterThanOrEqual(0.95)
  for (const [kind, some] of Map.groupBy(lines, (line) => line.kind))
    expect(shareOf(some), kind).toBeGreaterThanOrEqual(0.9)
})
