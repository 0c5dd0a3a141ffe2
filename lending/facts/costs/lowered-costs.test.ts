import { describe, expect, test } from 'vitest'
import type { Booking } from '#lending/statements/statement.ts'
import { quickAnswer } from '#lending/testing/made-up/answer.ts'
import { fromPlan } from '#lending/testing/made-up/from-plan.ts'
import { kinds } from '#lending/testing/made-up/kinds.ts'
import { planOf, soundCompany } from '#lending/testing/made-up/sound.ts'
import { changedBy, factsOf, thinBakery } from '#lending/testing/made-up/thin-bakery.ts'

const isSupply = ({ description }: Booking): boolean => description.startsWith('Levering')
const isWage = ({ description }: Booking): boolean => description === 'Salaris'
const isRent = ({ description }: Booking): boolean => description.startsWith('Huur')
const isOverhead = ({ description }: Booking): boolean => /^(?:Termijnbedrag|Premie|Administratie)/.test(description)
const inPart = (isOf: (one: Booking) => boolean, part: number, from: string) =>
  changedBy((one) =>
    isOf(one) && one.bookedOn > from ? { ...one, amountCents: Math.round(one.amountCents * part) } : one,
  )
const plain = factsOf(thinBakery())

describe('CORE-4 a cost that fell by less than half is counted on, and not asked about', () => {
  test.each([
    ['purchases', isSupply, 0.65, '2026-05-20'],
    ['purchases', isSupply, 0.7, '2025-12-20'],
    ['wages', isWage, 0.6, '2026-04-20'],
    ['rent', isRent, 0.7, '2026-02-20'],
    ['overhead', isOverhead, 0.3, '2026-05-20'],
    ['overhead', isOverhead, 0, '2026-06-20'],
  ] as const)('%s', (kind, isOf, part, from) => {
    const lowered = inPart(isOf, part, from)(thinBakery())
    const facts = factsOf(lowered)
    expect(facts.stopped.map((one) => [one.kind, one.isAsked])).toEqual([[kind, false]])
    expect(facts.stopped[0]!.bookings.length).toBeGreaterThan(5)
    expect(facts.capacity.availableMonthlyCents).toBeLessThanOrEqual(plain.capacity.availableMonthlyCents)
    expect(facts.balance.lowestCents!).toBeLessThanOrEqual(plain.balance.lowestCents!)
    expect(quickAnswer(lowered).record.input.stoppedCostCount).toBe(0)
  })

  test('a tenth less is within what months differ by', () => {
    expect(factsOf(inPart(isSupply, 0.92, '2026-05-20')(thinBakery())).stopped).toEqual([])
  })

  test.each([3, 11])('kind %i buys less in its quiet months, as it did a year before', (kind) => {
    for (const endsOn of ['2026-11-20', '2026-08-20', '2026-05-20', '2026-02-20'])
      expect(factsOf(fromPlan(planOf(kinds[kind]!, kind, { endsOn }))).stopped).toEqual([])
  })

  test('of forty-eight sound companies none has a lower cost', () => {
    const found = Array.from({ length: 48 }, (_, seed) => factsOf(soundCompany(seed)).stopped).flat()
    expect(found).toEqual([])
  })
})
