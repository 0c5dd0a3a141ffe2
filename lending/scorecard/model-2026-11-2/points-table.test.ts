import { describe, expect, test } from 'vitest'
import { earlierPointsTable as pointsTable } from '#lending/scorecard/model-2026-11-2/points-table.ts'
import type { Reason } from '#lending/scorecard/reason.ts'
import type { ScoreInput } from '#lending/scorecard/score-input.ts'
import { basePointsOf } from '#lending/scorecard/scale.ts'
import { gradeOf, score } from '#lending/scorecard/score.ts'
import { soundInput } from '#lending/testing/score-input.ts'

/** The bin and the points of one characteristic for a company that is sound but for these figures. */
function binOf(characteristic: string, parts: Partial<ScoreInput>): [string, number] {
  const hit = score({ ...soundInput, ...parts }, pointsTable).bins.find((bin) => bin.characteristic === characteristic)!
  return [hit.bin, hit.points]
}

type Row = [parts: Partial<ScoreInput>, bin: string, points: number]

/** Both sides of every bound, and what is unknown. */
const rows: Record<string, Row[]> = {
  'company-age-months': [
    [{ companyAgeMonths: 0 }, 'under 24', -10],
    [{ companyAgeMonths: 23 }, 'under 24', -10],
    [{ companyAgeMonths: 24 }, '24 to 48', -3],
    [{ companyAgeMonths: 47 }, '24 to 48', -3],
    [{ companyAgeMonths: 48 }, '48 to 120', 0],
    [{ companyAgeMonths: 119 }, '48 to 120', 0],
    [{ companyAgeMonths: 120 }, '120 or more', 7],
    [{ companyAgeMonths: null }, 'missing', -10],
  ],
  'turnover-change': [
    [{ turnoverChange: 0.599 }, 'under 0.60', -20],
    [{ turnoverChange: 0.6 }, '0.60 to 0.85', -10],
    [{ turnoverChange: 0.849 }, '0.60 to 0.85', -10],
    [{ turnoverChange: 0.85 }, '0.85 to 1.15', 0],
    [{ turnoverChange: 1.149 }, '0.85 to 1.15', 0],
    [{ turnoverChange: 1.15 }, '1.15 or more', 6],
    [{ turnoverChange: null }, 'missing', -10],
  ],
  'turnover-variation': [
    [{ turnoverVariation: 0.199 }, 'under 0.20', 6],
    [{ turnoverVariation: 0.2 }, '0.20 to 0.45', 0],
    [{ turnoverVariation: 0.45 }, '0.45 to 0.80', -7],
    [{ turnoverVariation: 0.8 }, '0.80 or more', -14],
    [{ turnoverVariation: null }, 'missing', -7],
  ],
  'days-below-zero-share': [
    [{ daysBelowZeroShare: 0 }, 'none', 9],
    [{ daysBelowZeroShare: 0.001 }, 'under 5 %', 0],
    [{ daysBelowZeroShare: 0.05 }, '5 to 25 %', -13],
    [{ daysBelowZeroShare: 0.25 }, '25 % or more', -26],
    [{ daysBelowZeroShare: null }, 'missing', -13],
  ],
  'buffer-days': [
    [{ bufferDays: 4.9 }, 'under 5', -17],
    [{ bufferDays: 5 }, '5 to 15', -6],
    [{ bufferDays: 15 }, '15 to 40', 0],
    [{ bufferDays: 40 }, '40 or more', 10],
    [{ bufferDays: null }, 'missing', -6],
  ],
  'returned-direct-debits': [
    [{ returnedDirectDebitsYear: 0 }, 'none', 6],
    [{ returnedDirectDebitsYear: 1 }, '1 or 2', 0],
    [{ returnedDirectDebitsYear: 2 }, '1 or 2', 0],
    [{ returnedDirectDebitsYear: 3 }, '3 to 5', -14],
    [{ returnedDirectDebitsYear: 5 }, '3 to 5', -14],
    [{ returnedDirectDebitsYear: 6 }, '6 or more', -29],
  ],
  'customer-return-share': [
    [{ customerReturnShare: 0.019 }, 'under 2 %', 0],
    [{ customerReturnShare: 0.02 }, '2 to 8 %', -6],
    [{ customerReturnShare: 0.08 }, '8 % or more', -14],
    [{ customerReturnShare: null }, 'missing', 0],
  ],
  margin: [
    [{ availableMonthlyCents: -1 }, 'under 0', -26],
    [{ availableMonthlyCents: 0 }, '0 to 5 %', -10],
    [{ availableMonthlyCents: 1_499_99 }, '0 to 5 %', -10],
    [{ availableMonthlyCents: 1_500_00 }, '5 to 15 %', 0],
    [{ availableMonthlyCents: 4_499_99 }, '5 to 15 %', 0],
    [{ availableMonthlyCents: 4_500_00 }, '15 % or more', 9],
    [{ averageMonthlyTurnoverCents: 0 }, 'missing', -26],
  ],
  'tax-regularity': [
    [{ taxPaymentCount: 0, taxIsRegular: false }, 'no tax seen', -6],
    [{ taxPaymentCount: 1, taxIsRegular: false }, 'irregular', -9],
    [{ taxPaymentCount: 1, taxIsRegular: true }, 'regular', 0],
  ],
  'largest-customer-share': [
    [{ largestCustomerShare: 0.149 }, 'under 15 %', 4],
    [{ largestCustomerShare: 0.15 }, '15 to 40 %', 0],
    [{ largestCustomerShare: 0.4 }, '40 to 70 %', -6],
    [{ largestCustomerShare: 0.7 }, '70 % or more', -13],
    [{ largestCustomerShare: null }, 'missing', 0],
  ],
  'instalment-share': [
    [{ existingDebtServiceMonthlyCents: 0 }, 'none', 4],
    [{ existingDebtServiceMonthlyCents: 1 }, 'under 5 %', 0],
    [{ existingDebtServiceMonthlyCents: 1_500_00 }, '5 to 12 %', -7],
    [{ existingDebtServiceMonthlyCents: 3_600_00 }, '12 % or more', -14],
    [{ averageMonthlyTurnoverCents: 0 }, 'missing', 0],
  ],
  'cash-share': [
    [{ cashShare: 0.249 }, 'under 25 %', 0],
    [{ cashShare: 0.25 }, '25 to 60 %', -4],
    [{ cashShare: 0.6 }, '60 % or more', -10],
    [{ cashShare: null }, 'missing', 0],
  ],
  'gambling-share': [
    [{ gamblingShare: 0.0019 }, 'under 0.2 %', 0],
    [{ gamblingShare: 0.002 }, '0.2 to 1 %', -10],
    [{ gamblingShare: 0.01 }, '1 % or more', -26],
    [{ gamblingShare: null }, 'missing', 0],
  ],
}

describe.each(Object.entries(rows))('CORE-5 %s', (characteristic, bounds) => {
  test.each(bounds)('%j falls in "%s" and brings %i points', (parts, bin, points) => {
    expect(binOf(characteristic, parts)).toEqual([bin, points])
  })
})

test('CORE-5 the table has these characteristics, in this order, and starts from 585 points', () => {
  expect(pointsTable.characteristics.map(({ name }) => name)).toEqual(Object.keys(rows))
  expect(basePointsOf(pointsTable)).toBe(585)
  expect([pointsTable.version, pointsTable.source]).toEqual([
    'scorecard-2026-11-2',
    'ours, expert-set; no outcomes exist yet',
  ])
})

test('CORE-5 each grade begins at its points, and the point below belongs to the next', () => {
  const at = (points: number) => [gradeOf(points), gradeOf(points - 1)].join('')
  expect([620, 600, 580, 560].map(at)).toEqual(['AB', 'BC', 'CD', 'DE'])
})

test('CORE-5 the modelled odds follow from the score: 604 points are 57 to 1', () => {
  const { score: total, goodOdds } = score(soundInput, pointsTable)
  expect(total).toBe(604)
  expect(goodOdds).toBeCloseTo(50 * 2 ** (4 / 20), 9)
})

/** What each characteristic says with its figure, and that it is silent about a figure that nobody knows. */
const reasons: [string, Partial<ScoreInput>, Reason | null][] = [
  ['company-age-months', { companyAgeMonths: 16 }, { code: 'COMPANY_YOUNG', ageMonths: 16 }],
  ['company-age-months', { companyAgeMonths: null }, null],
  ['turnover-change', { turnoverChange: 0.75 }, { code: 'TURNOVER_FALLING', change: -0.25 }],
  ['turnover-change', { turnoverChange: null }, null],
  ['turnover-variation', { turnoverVariation: 0.9 }, { code: 'TURNOVER_UNEVEN', variation: 0.9 }],
  ['turnover-variation', { turnoverVariation: null }, null],
  ['days-below-zero-share', { daysBelowZeroShare: 0.3 }, { code: 'OFTEN_OVERDRAWN', daysBelowZeroShare: 0.3 }],
  ['days-below-zero-share', { daysBelowZeroShare: null }, null],
  ['buffer-days', { bufferDays: 3 }, { code: 'SMALL_BUFFER', bufferDays: 3 }],
  ['buffer-days', { bufferDays: null }, null],
  [
    'returned-direct-debits',
    { returnedDirectDebitsYear: 7, returnedDirectDebitsLastThreeMonths: 2 },
    { code: 'RETURNED_DIRECT_DEBITS', count: 7, countLastThreeMonths: 2 },
  ],
  ['customer-return-share', { customerReturnShare: 0.1 }, { code: 'CUSTOMERS_TAKE_BACK', share: 0.1 }],
  ['customer-return-share', { customerReturnShare: null }, null],
  ['margin', { availableMonthlyCents: 300_00 }, { code: 'THIN_MARGIN', share: 0.01 }],
  ['margin', { averageMonthlyTurnoverCents: 0 }, { code: 'THIN_MARGIN', share: 0 }],
  ['tax-regularity', { taxPaymentCount: 2 }, { code: 'TAX_IRREGULAR', paymentCount: 2 }],
  ['largest-customer-share', { largestCustomerShare: 0.8 }, { code: 'ONE_LARGE_CUSTOMER', share: 0.8 }],
  ['largest-customer-share', { largestCustomerShare: null }, null],
  [
    'instalment-share',
    { existingDebtServiceMonthlyCents: 6_000_00 },
    { code: 'EXISTING_INSTALMENTS', monthlyCents: 6_000_00, shareOfTurnover: 0.2 },
  ],
  [
    'instalment-share',
    { existingDebtServiceMonthlyCents: 6_000_00, averageMonthlyTurnoverCents: 0 },
    { code: 'EXISTING_INSTALMENTS', monthlyCents: 6_000_00, shareOfTurnover: 0 },
  ],
  ['cash-share', { cashShare: 0.7 }, { code: 'MUCH_CASH', share: 0.7 }],
  ['cash-share', { cashShare: null }, null],
  [
    'gambling-share',
    { gamblingCents: 900_00, gamblingShare: 0.02 },
    { code: 'GAMBLING', amountCents: 900_00, share: 0.02 },
  ],
  [
    'gambling-share',
    { gamblingCents: 900_00, gamblingShare: null },
    { code: 'GAMBLING', amountCents: 900_00, share: 0 },
  ],
]

test.each(reasons)('CORE-5 %s with %j is reported as %j', (name, parts, reason) => {
  const characteristic = pointsTable.characteristics.find((one) => one.name === name)!
  expect(characteristic.reason({ ...soundInput, ...parts })).toEqual(reason)
})
