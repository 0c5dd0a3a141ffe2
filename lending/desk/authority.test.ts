import { describe, expect, test } from 'vitest'
import { type Colleague, isSecondKnown, needsSecond, refusalToApprove, refusalToSecond } from './authority.ts'
import type { DeskRole } from './roles.ts'

const named = (role: DeskRole, number = 1): Colleague => ({ id: `${role}-${number}`, role })
const [assessor, other, senior] = [named('assessor'), named('assessor', 2), named('senior')]
const team = [assessor, other, senior, named('compliance'), named('reader')]
const yes = (amountCents: number, ...overrides: string[]) => ({ amountCents, overrides })
const seen = { holderMatch: 'MATCH' as const }

describe('alone', () => {
  test('DESK-40 an assessor decides up to 50,000, a senior up to 100,000, and above it two people do', () => {
    expect([50_000_00, 50_000_01].map((cents) => needsSecond(assessor, yes(cents)))).toEqual([false, true])
    expect([100_000_00, 100_000_01].map((cents) => needsSecond(senior, yes(cents)))).toEqual([false, true])
  })

  test('DESK-41 setting a rule of the engine aside always takes a second person', () => {
    expect(needsSecond(assessor, yes(5_000_00, 'much-gambling'))).toBe(true)
    expect(needsSecond(senior, yes(5_000_00, 'much-gambling'))).toBe(true)
    expect(needsSecond(senior, yes(5_000_00))).toBe(false)
  })

  test('DESK-81 a yes that rests on one’s own reading of a booking takes a second person at any amount', () => {
    expect(needsSecond(senior, { ...yes(5_000_00), isOwnReading: true })).toBe(true)
    expect(needsSecond(senior, { ...yes(5_000_00), isOwnReading: false })).toBe(false)
  })

  test('DESK-40 a reader and a compliance officer decide nothing, alone or as the second', () => {
    for (const role of ['reader', 'compliance'] as const) {
      expect(refusalToApprove(named(role), seen)).toBe('no_authority')
      expect(refusalToSecond(assessor, named(role), yes(5_000_00, 'score'))).toBe('no_authority')
    }
  })
})

describe('the second person', () => {
  test('DESK-42 nobody seconds their own request, whatever their rank', () => {
    for (const one of [assessor, senior]) expect(refusalToSecond(one, one, yes(200_000_00))).toBe('own_request')
    expect(refusalToSecond(assessor, { ...assessor, role: 'senior' }, yes(60_000_00))).toBe('own_request')
  })

  test('DESK-42 one of the two reaches the amount alone, and above 100,000 one of them is a senior', () => {
    expect(refusalToSecond(assessor, other, yes(50_000_00, 'score'))).toBeNull()
    expect(refusalToSecond(assessor, other, yes(50_000_01))).toBe('no_authority')
    expect(refusalToSecond(assessor, senior, yes(100_000_00))).toBeNull()
    expect(refusalToSecond(assessor, other, yes(250_000_00))).toBe('no_authority')
    expect(refusalToSecond(assessor, senior, yes(250_000_00))).toBeNull()
    expect(refusalToSecond(senior, assessor, yes(250_000_00))).toBeNull()
  })

  test('DESK-43 is known when a colleague who has signed in reaches it, and never is oneself', () => {
    expect(isSecondKnown(assessor, yes(60_000_00), [assessor, other])).toBe(false)
    expect(isSecondKnown(assessor, yes(60_000_00), team)).toBe(true)
    expect(isSecondKnown(senior, yes(150_000_00), [senior, named('reader')])).toBe(false)
    expect(isSecondKnown(assessor, yes(10_000_00, 'score'), [])).toBe(false)
  })
})

describe('the case', () => {
  test('DESK-45 an account that somebody else holds is approved by nobody, and one that gave no name may be', () => {
    for (const who of [assessor, senior])
      expect(refusalToApprove(who, { ...seen, holderMatch: 'NO_MATCH' })).toBe('account_of_another')
    expect(refusalToApprove(assessor, { ...seen, holderMatch: 'COULD_NOT_MATCH' })).toBeNull()
  })
})
