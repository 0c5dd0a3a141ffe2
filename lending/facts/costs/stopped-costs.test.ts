import { describe, expect, test } from 'vitest'
import type { Booking } from '#lending/statements/statement.ts'
import { anyCompany, planOf } from '#lending/testing/made-up/sound.ts'
import { relations } from '#lending/testing/made-up/relations/all-relations.ts'
import { plainAnswer, tryRelation } from '#lending/testing/made-up/try-relation.ts'
import { fromPlan } from '#lending/testing/made-up/from-plan.ts'
import { kinds } from '#lending/testing/made-up/kinds.ts'
import { changedBy, factsOf, thinBakery } from '#lending/testing/made-up/thin-bakery.ts'

const isRent = ({ description }: Booking): boolean => description.startsWith('Huur')
const isWage = ({ description }: Booking): boolean => description === 'Salaris'
const partOf = (isOf: (one: Booking) => boolean, part: number, from: string) =>
  changedBy((one) =>
    isOf(one) && one.bookedOn > from ? { ...one, amountCents: Math.round(one.amountCents * part) || -1 } : one,
  )
const plain = factsOf(thinBakery()).capacity.availableMonthlyCents

describe('CORE-4 a cost that is paid in part has stopped in part', () => {
  test.each([
    ['rent', isRent, 0.3, '2026-05-20'],
    ['rent', isRent, 0.3, '2025-11-20'],
    ['rent', isRent, 0, '2025-09-20'],
    ['wages', isWage, 0.3, '2026-05-20'],
    ['wages', isWage, 0, '2025-11-01'],
  ] as const)('%s at a part of it, since a while', (kind, isOf, part, from) => {
    const facts = factsOf(partOf(isOf, part, from)(thinBakery()))
    expect(facts.stopped.map((stopped) => stopped.kind)).toEqual([kind])
    expect(facts.capacity.availableMonthlyCents).toBeLessThanOrEqual(plain)
  })

  test('who sells less pays less, and has stopped nothing', () => {
    const smaller = changedBy((one) =>
      one.bookedOn > '2026-02-20' ? { ...one, amountCents: Math.round(one.amountCents * 0.4) || -1 } : one,
    )
    expect(factsOf(smaller(thinBakery())).stopped).toEqual([])
  })

  test.each([...kinds.keys()])('a sound company of kind %i has stopped nothing, in no month', (kind) => {
    for (const endsOn of ['2026-11-20', '2026-08-20', '2026-05-20', '2026-02-20'])
      expect(factsOf(fromPlan(planOf(kinds[kind]!, kind + 20, { endsOn, growth: 0.1 }))).stopped).toEqual([])
  })

  test.each(['2026-06-20', '2026-07-20', '2026-08-20'])(
    'a beach bar that buys nothing since %s is no better for it',
    (day) => {
      const bar = fromPlan(planOf(kinds[11]!, 11, { isEven: true }))
      const unpaid = changedBy((one) => (one.description.startsWith('Levering') && one.bookedOn >= day ? null : one))(
        bar,
      )
      expect(factsOf(unpaid).stopped.map(({ kind }) => kind)).toEqual(['purchases'])
      expect(factsOf(unpaid).capacity.availableMonthlyCents).toBeLessThanOrEqual(
        factsOf(bar).capacity.availableMonthlyCents,
      )
    },
  )

  test.each([5891, 8446])('nor is made-up company %i, whose supplies run ahead of its sales', (seed) => {
    const company = anyCompany(seed)
    const suppliers = relations.find(({ name }) => name === 'suppliers are not paid')!
    expect(tryRelation(suppliers, company, () => plainAnswer(company))).toEqual([])
  })
})
