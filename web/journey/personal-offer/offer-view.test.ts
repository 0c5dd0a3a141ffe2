import { expect, test } from 'vitest'
import type { Offer, OfferRange } from '#contract/offers.ts'
import type { Ranges } from './choice.ts'
import { counterOf, extremesOf, plotBars } from './offer-view.ts'

function offerOf(id: string, part: Partial<Offer>): Offer {
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
      coversInstalmentStressed: true,
    },
    securities: 'none',
    partnerCommissionCents: 0,
    validUntil: '2026-12-21',
    ...part,
  }
}

const short = offerOf('short', { termMonths: 12 })
const long = offerOf('long', { termMonths: 36, totalCostCents: 340_000, firstInstalmentCents: 74_000 })
const longest = offerOf('longest', { termMonths: 60, totalCostCents: 580_000, firstInstalmentCents: 53_000 })
const credit = offerOf('credit', { productType: 'PBC' })

test('FLOW-9 the lowest cost and the lightest month are marked among loans, when there is something to compare', () => {
  expect(extremesOf([short, long, longest, credit])).toEqual({ lowestCostId: 'short', lowestMonthId: 'longest' })
  expect(extremesOf([short, credit])).toEqual({ lowestCostId: null, lowestMonthId: null })
})

test('FLOW-9 less than was asked in every term is a counter-offer; a credit with a lower limit is none', () => {
  const range = (productType: OfferRange['productType'], maxAmount: number) =>
    ({ productType, maxAmount }) as OfferRange
  const counter = (...ranges: OfferRange[]) => counterOf({ requestedAmount: 20_000, ranges } as unknown as Ranges)
  expect(counter(range('PBL', 12_500), range('PBL', 20_000), range('PBC', 8_000))).toBeNull()
  expect(counter(range('PBL', 12_500), range('PBL', 15_000))).toEqual({ requested: 20_000, offered: 15_000 })
  expect(counter(range('PBC', 8_000))).toEqual({ requested: 20_000, offered: 8_000 })
})

test('FLOW-9 the plot has one bar a month', () => {
  expect(plotBars(short)).toEqual([{ key: 1, label: '1', principal: 166_667, interest: 18_167 }])
})
