import { describe, expect, test } from 'vitest'
import { isCategory } from '#lending/analysis/category.ts'
import { untouchedBusinesses } from './all-untouched.ts'
import { judged } from './judged.ts'
import { eighthSet } from './eighth/all-eighth.ts'
import { fifthSet } from './fifth/all-fifth.ts'
import { fourthSet } from './fourth/all-fourth.ts'
import { ninthSet } from './ninth/all-ninth.ts'
import { secondSet } from './second/all-second.ts'
import { thirdSet } from './third/all-third.ts'
import { seventhSet } from './seventh/all-seventh.ts'
import { sixthSet } from './sixth/all-sixth.ts'
import type { UntouchedBusiness } from './untouched-business.ts'

type MeasuredSet = {
  set: string
  businesses: readonly UntouchedBusiness[]
  lines: number
  /** How many were right when the set was first measured, which says how a stranger's lines do. */
  atFirstSight: number
  /** What is wrong today; it may only fall. */
  misses: number
}

const measured: readonly MeasuredSet[] = [
  { set: 'first', businesses: untouchedBusinesses, lines: 587, atFirstSight: 514, misses: 2 },
  { set: 'second', businesses: secondSet, lines: 584, atFirstSight: 526, misses: 7 },
  { set: 'third', businesses: thirdSet, lines: 336, atFirstSight: 308, misses: 3 },
  { set: 'fourth', businesses: fourthSet, lines: 308, atFirstSight: 288, misses: 1 },
  { set: 'fifth', businesses: fifthSet, lines: 305, atFirstSight: 285, misses: 2 },
  { set: 'sixth', businesses: sixthSet, lines: 300, atFirstSight: 282, misses: 3 },
  { set: 'seventh', businesses: seventhSet, lines: 300, atFirstSight: 292, misses: 3 },
  { set: 'eighth', businesses: eighthSet, lines: 675, atFirstSight: 632, misses: 0 },
  { set: 'ninth', businesses: ninthSet, lines: 624, atFirstSight: 600, misses: 20 },
]

describe.each(measured)(
  'the $set untouched set ($atFirstSight of $lines right at first sight)',
  ({ businesses, lines, misses }) => {
    const all = judged(businesses)

    test('has its lines of twelve kinds of business or more, and labels that exist', () => {
      expect(all).toHaveLength(lines)
      expect(businesses.length).toBeGreaterThanOrEqual(12)
      for (const { line, accepted } of all) expect(accepted.every(isCategory), line).toBe(true)
    })

    test('CORE-4 has no more lines in a category that no bookkeeper accepts than are known, and 90 % right of each business', () => {
      const wrong = all.filter(({ isRight }) => !isRight)
      expect(wrong.length, wrong.map(({ category, line }) => `${category} for ${line}`).join('\n')).toBeLessThanOrEqual(
        misses,
      )
      for (const [kind, some] of Map.groupBy(all, (line) => line.kind))
        expect(some.filter(({ isRight }) => isRight).length / some.length, kind).toBeGreaterThanOrEqual(0.9)
    })
  },
)
