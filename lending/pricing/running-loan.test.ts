import { expect, test } from 'vitest'
import { addMonths } from '#lending/days.ts'
import { runningLoan, runningTogether } from '#lending/pricing/running-loan.ts'
import { linearSchedule } from '#lending/pricing/schedule.ts'

const paidOn = '2026-01-31'
const schedule = linearSchedule({ amountCents: 12_000_00, termMonths: 12, yearlyRate: 0.12 }, '2026-01-10')
const loan = { productType: 'PBL', schedule } as const

test('CORE-11 a loan is owed whole until its payout, and less by each instalment after it', () => {
  const whole = { monthlyCents: 1_120_00, owedCents: 12_000_00 }
  expect(runningLoan(loan, null, '2027-06-01')).toEqual(whole)
  expect(runningLoan(loan, paidOn, '2026-02-27')).toEqual(whole)
  expect(runningLoan(loan, paidOn, '2026-02-28')).toEqual({ monthlyCents: 1_110_00, owedCents: 11_000_00 })
  expect(runningLoan(loan, paidOn, '2027-01-30')).toEqual({ monthlyCents: 1_010_00, owedCents: 1_000_00 })
  expect(runningLoan(loan, paidOn, '2027-01-31')).toBeNull()
})

test('CORE-11 a credit can be drawn in full until its term is over', () => {
  const credit = { productType: 'PBC', schedule } as const
  expect(runningLoan(credit, paidOn, '2027-01-30')).toEqual({ monthlyCents: 1_120_00, owedCents: 12_000_00 })
  expect(runningLoan(credit, paidOn, addMonths(paidOn, 12))).toBeNull()
})

test('CORE-11 several loans are owed together', () => {
  const one = { monthlyCents: 1_00, owedCents: 10_00 }
  expect(runningTogether([one, { monthlyCents: 2_00, owedCents: 20_00 }])).toEqual({
    monthlyCents: 3_00,
    owedCents: 30_00,
  })
})
