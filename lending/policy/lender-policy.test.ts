import { describe, expect, test } from 'vitest'
import { rising } from '#lending/policy/bounds.ts'
import { overlaid } from '#lending/policy/lender-rows.ts'
import { lenderPolicy, policyOfFile, rowsOf } from '#lending/policy/lender-policy.ts'
import { ownPolicy } from '#lending/policy/policy.ts'

const version = 'korenmarkt-2026-12'
const made = (file: object) => lenderPolicy({ version, ...file }).policy!
/** Each fault as `row reason`, in English. */
const faultsOf = (file: unknown): string[] =>
  (lenderPolicy(file).faults ?? []).map(({ row, says: [, english] }) => `${row} ${english}`)

describe('CORE-9 a lender’s own policy', () => {
  test('has the rows of its file, and for the rest those of the policy below it', () => {
    const policy = made({
      trips: { days: 45 },
      limits: { loanAmountMaxCents: 100_000_00 },
      points: { margin: { 'under 0': -1.2, unknown: -1.3 } },
      grades: { B: 610 },
      prices: { loanRates: { D: { 60: 0.2 } } },
      historyDays: { 48: 710, 60: 720 },
    })
    expect(policy.version).toBe(`${version}+${ownPolicy.version}`)
    expect(policy.trips).toEqual({ ...ownPolicy.trips, days: 45 })
    expect(policy.limits).toEqual({ ...ownPolicy.limits, loanAmountMaxCents: 100_000_00 })
    expect(policy.points.margin.bins.map(({ logOdds }) => logOdds)).toEqual([-1.2, -0.35, 0, 0.3])
    expect(policy.points.margin.missingLogOdds).toBe(-1.3)
    expect(policy.points['cash-share']).toEqual(ownPolicy.points['cash-share'])
    expect(policy.grades.map(({ from }) => from)).toEqual([635, 610, 605, 560])
    expect(policy.prices).toMatchObject({ version: policy.version, loanRates: { D: { 48: 0.167, 60: 0.2 } } })
    expect(policy.historyDays).toEqual({ 12: 180, 24: 360, 36: 540, 48: 710, 60: 720 })
  })

  test('without rows answers as the policy below it, under its own version and that one’s prices', () => {
    const { version: own, ...same } = made({})
    expect([own, same]).toEqual([`${version}+${ownPolicy.version}`, { ...ownPolicy, version: undefined }])
  })

  test('may set every row to what it is, so a file can be written from the policy itself', () => {
    expect(faultsOf({ version, ...rowsOf(ownPolicy) })).toEqual([])
    expect(rowsOf(made(rowsOf(ownPolicy)))).toEqual(rowsOf(ownPolicy))
  })

  test('that was in force is read again as it was, whatever the bounds are since', () => {
    expect(policyOfFile({ version, trips: { days: 400 } }, ownPolicy).trips.days).toBe(400)
  })
})

test('CORE-9 a table has the rows of a file over its own, and no others', () => {
  const own = { a: 1, of: { b: 2, c: 3 }, name: 'text' }
  expect(overlaid(own, { of: { c: 4, d: 5 }, e: 6 })).toEqual({ a: 1, of: { b: 2, c: 4 }, name: 'text' })
  expect(overlaid(own, undefined)).toBe(own)
})

describe('CORE-9 a fault of a policy file names its row and the reason', () => {
  test.each<[object, string]>([
    [{ nothing: 1 }, 'nothing is no row of the policy'],
    [{ trips: { dayz: 45 } }, 'trips.dayz is no row of the policy'],
    [JSON.parse('{ "__proto__": { "days": 1 } }') as object, '__proto__ is no row of the policy'],
    [{ points: { margin: { 'over 0': 1 } } }, 'points.margin.over 0 is no row of the policy'],
    [{ trips: 45 }, 'trips must be a JSON object'],
    [{ trips: [45] }, 'trips must be a JSON object'],
    [{ trips: { days: '45' } }, 'trips.days must be a number'],
    [{ trips: { days: null } }, 'trips.days must be a number'],
    [{ trips: { days: 45.5 } }, 'trips.days must be a whole number'],
    [{ trips: { days: 400 } }, 'trips.days must be from 15 to 60, not 400'],
    [{ vat: { ordinaryPercent: 19 } }, 'vat.ordinaryPercent is fixed: a lender cannot set it'],
    [{ mends: { gamblingCents: 6 } }, 'mends.gamblingCents is fixed: a lender cannot set it'],
    [{ costs: { unseenSurcharge: 0.9 } }, 'costs.unseenSurcharge must be from 1.1 to 2, not 0.9'],
    [{ prices: { loanRates: { D: { 60: 0.9 } } } }, 'prices.loanRates.D.60 must be from 0.01 to 0.35, not 0.9'],
    [{ grades: { A: 99 } }, 'grades.A must be from 400 to 800, not 99'],
    [{ points: { margin: { 'under 0': -9 } } }, 'points.margin.under 0 must be from -3 to 1.5, not -9'],
  ])('of a row by itself: %j', (file, fault) => {
    expect(faultsOf({ version, ...file })).toEqual([fault])
  })

  test.each<[object, string]>([
    [{ grades: { B: 640 } }, 'grades.B must not be above grades.A'],
    [
      { prices: { loanRates: { A: { 12: 0.07 } } } },
      'prices.loanRates.A.12 must be at least 0.071, what the smallest amount costs',
    ],
    [
      { limits: { creditAmountMinCents: 1_500_00 } },
      'prices.creditRates.A must be at least 0.074, what the smallest amount costs',
    ],
    [{ grades: { D: 565 } }, 'grades.D must not be above score.cutOff'],
    [{ score: { cutOff: 570 } }, 'score.cutOff must not be above grades.D'],
    [{ prices: { creditRates: { A: 0.08 } } }, 'prices.creditRates.A must not be above prices.creditRates.B'],
    [
      { limits: { creditAmountMinCents: 20_000_00, loanAmountMinCents: 10_000_00 } },
      'limits.creditAmountMinCents must not be above limits.loanAmountMinCents',
    ],
    [
      { bounds: { returnedRecentlyReferFrom: 6, returnedRecentlyRefuseFrom: 4 } },
      'bounds.returnedRecentlyReferFrom must not be above bounds.returnedRecentlyRefuseFrom',
    ],
    [
      { limits: { loanAmountMaxCents: 99_900_00 } },
      'limits.loanAmountMaxCents must be a multiple of limits.amountStepCents',
    ],
    [{ points: { margin: { '5 to 15 %': 0.4 } } }, 'points.margin.15 % or more must not be below "5 to 15 %"'],
    [
      { points: { 'cash-share': { '25 to 60 %': 0.1 } } },
      'points.cash-share.25 to 60 % must not be above "under 25 %"',
    ],
    [{ points: { margin: { unknown: 0 } } }, 'points.margin.unknown must not pay: at most -0.9'],
    [
      { points: { 'returned-direct-debits': { unknown: 0.1 } } },
      'points.returned-direct-debits.unknown must not pay: at most 0',
    ],
  ])('of rows beside each other: %j', (file, fault) => {
    expect(faultsOf({ version, ...file })).toEqual([fault])
  })

  test('also of its version, and of a file that is none', () => {
    const ofVersion =
      'version must be 3 to 40 small letters, digits, dots and dashes, and no version of the policy itself'
    for (const wrong of [undefined, 7, '', 'Ons beleid', ownPolicy.version])
      expect(faultsOf({ version: wrong })).toEqual([ofVersion])
    for (const none of [null, 7, 'text', []]) expect(faultsOf(none)).toEqual(['policy must be a JSON object'])
  })

  test('all of them at once', () => {
    expect(faultsOf({ trips: { days: 400 }, nothing: 1 })).toHaveLength(3)
  })

  test('no row that must rise is one that is not there', () => {
    const leaves = new Set(rising.flat())
    const missing = [...leaves].filter((path) => {
      const at = path
        .split('.')
        .reduce<unknown>((of, name) => (of as Record<string, unknown> | undefined)?.[name], rowsOf(ownPolicy))
      return typeof at !== 'number'
    })
    expect(missing).toEqual([])
  })
})
