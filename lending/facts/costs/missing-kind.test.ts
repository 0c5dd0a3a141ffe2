import { expect, test } from 'vitest'
import type { Booking } from '#lending/statements/statement.ts'
import { without } from '#lending/testing/made-up/relations/bookings.ts'
import { factsOf, thinBakery } from '#lending/testing/made-up/thin-bakery.ts'

const paidFor = {
  premises: /^(?:Huur|Termijnbedrag energie)/,
  purchases: /^Levering/,
  wages: /^(?:Salaris|Loonheffing)/,
} as const
const isFor =
  (kind: keyof typeof paidFor) =>
  ({ description }: Booking): boolean =>
    paidFor[kind].test(description)

test.each(Object.keys(paidFor) as (keyof typeof paidFor)[])(
  'CORE-4 a bakery of which no account pays %s is asked which one does',
  (kind) => {
    expect(factsOf(thinBakery()).missingKind).toBeNull()
    expect(factsOf(without(thinBakery(), isFor(kind))).missingKind).toBe(kind)
  },
)

test('CORE-4 who bakes alone, or sells over the internet, need not have them', () => {
  const bare = without(without(thinBakery({ monthlyEuros: 8_000 }), isFor('premises')), isFor('wages'))
  expect(factsOf(bare).missingKind).toBeNull()
  expect(factsOf(without(thinBakery(), isFor('premises')), { sbiCode: '47911' }).missingKind).toBeNull()
  expect(factsOf(without(thinBakery(), isFor('premises')), { sbiCode: null }).missingKind).toBeNull()
})
