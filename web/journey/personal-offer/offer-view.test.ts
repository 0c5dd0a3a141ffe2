import { expect, test } from 'vitest'
import type { Offer } from '#contract/offers.ts'
import { counterOf, extremesOf, firstShown, inOrder, longerHelps, plotBars } from './offer-view.ts'

function offerOf(id: string, part: Partial<Offer> & { isCarriedStressed?: boolean }): Offer {
  const { isCarriedStressed = true, ...rest } = part
  return {
    id,
    productType: 'PBL',
    term: 1,
    loanAmount: 20_000,
    totalInterestCost: 1_000,
    linearMonthlyAmortization: 1_666.67,
    clientRate: 10.9,
    creditProvision: 0,
    termMonths: 12,
    requestedAmount: 20_000,
    netPayoutCents: 20_000_00,
    firstInstalmentCents: 184_833,
    lastInstalmentCents: 168_181,
    yearlyCostPercentage: 11.46,
    fees: [],
    totalCostCents: 118_083,
    totalToRepayCents: 2_118_083,
    schedule: [
      {
        number: 1,
        dueOn: '2026-12-21',
        principalCents: 166_667,
        interestCents: 18_167,
        totalCents: 184_834,
        outstandingCents: 1_833_333,
      },
    ],
    earlyRepayment: [],
    stress: {
      monthlyRoomCents: 400_000,
      monthlyRoomStressedCents: 200_000,
      coversInstalment: true,
      coversInstalmentStressed: isCarriedStressed,
    },
    securities: 'none',
    partnerCommissionCents: 0,
    validUntil: '2026-12-21',
    ...rest,
  }
}

const short = offerOf('short', { termMonths: 12, isCarriedStressed: false })
const long = offerOf('long', { termMonths: 36, totalCostCents: 340_000, firstInstalmentCents: 74_000 })
const longest = offerOf('longest', { termMonths: 60, totalCostCents: 580_000, firstInstalmentCents: 53_000 })
const credit = offerOf('credit', { productType: 'PBC' })

test('FLOW-9 loans stand from short to long, the credit after them', () => {
  expect(inOrder([credit, longest, short, long]).map(({ id }) => id)).toEqual(['short', 'long', 'longest', 'credit'])
})

test('FLOW-9 first shown is the shortest loan that is carried with less income too, else the longest', () => {
  expect(firstShown([credit, longest, short, long])?.id).toBe('long')
  expect(firstShown([short, offerOf('heavy', { termMonths: 24, isCarriedStressed: false })])?.id).toBe('heavy')
  expect(firstShown([credit])?.id).toBe('credit')
  expect(firstShown([])).toBeNull()
})

test('FLOW-9 the lowest cost and the lightest month are marked among loans, when there is something to compare', () => {
  expect(extremesOf([short, long, longest, credit])).toEqual({ lowestCostId: 'short', lowestMonthId: 'longest' })
  expect(extremesOf([short, credit])).toEqual({ lowestCostId: null, lowestMonthId: null })
})

test('FLOW-9 a lower loan is a counter-offer, a lower credit alone is only its limit', () => {
  expect(counterOf([short, credit])).toBeNull()
  expect(counterOf([offerOf('less', { loanAmount: 12_500 })])).toEqual({
    kind: 'loan',
    requested: 20_000,
    offered: 12_500,
  })
  const small = offerOf('small', { productType: 'PBC', loanAmount: 8_000 })
  expect(counterOf([short, small])).toEqual({ kind: 'credit', requested: 20_000, offered: 8_000 })
  expect(counterOf([small])).toMatchObject({ kind: 'loan' })
})

test('a longer term is named only when it helps', () => {
  expect(longerHelps(short, [short, long])).toBe(true)
  expect(longerHelps(long, [long, longest])).toBe(false)
  const heavy = offerOf('heavy', { termMonths: 60, isCarriedStressed: false })
  expect(longerHelps(heavy, [short, heavy])).toBe(false)
})

test('the plot has one bar a month', () => {
  expect(plotBars(short)).toEqual([{ key: 1, label: '1', principal: 166_667, interest: 18_167 }])
})
