// The server's offers, played to the page: loans of 25,000 euros over one to five years and a credit.
import type { Page } from '@playwright/test'
import type { DecisionView, Offer } from '#contract/offers.ts'
import { account, bankConnection, playApplication, type Played, readyToShare } from './played-application.ts'

export const iban = 'NL06BUNQ0900003001'
const shared = {
  ...readyToShare,
  connections: [bankConnection({ accounts: [account(iban, 'Kadolijn Webwinkels B.V.')] })],
}
export const confirmed = { ...shared, dataConfirmed: true, furthestStep: 'personal-offer' as const }

type Price = [
  term: number,
  rate: number,
  interest: number,
  amortization: number,
  first: number,
  last: number,
  cost: number,
  repay: number,
  yearly: number,
]

/** Loans of 25,000 euros over one to five years, as grade B is priced, and the credit. */
export const prices: readonly Price[] = [
  [1, 8.9, 1_205.21, 2_083.33, 226_875, 209_882, 120_521, 2_620_521, 9.27],
  [2, 9.1, 2_369.81, 1_041.66, 123_124, 104_972, 236_981, 2_736_981, 9.49],
  [3, 9.3, 3_584.4, 694.44, 88_819, 69_998, 358_440, 2_858_440, 9.71],
  [4, 9.5, 4_848.98, 520.83, 71_875, 52_511, 484_898, 2_984_898, 9.92],
  [5, 9.7, 6_163.68, 416.66, 61_874, 42_043, 616_368, 3_116_368, 10.14],
]

export function offerOf([term, rate, interest, amortization, first, last, cost, repay, yearly]: Price): Offer {
  const termMonths = term * 12
  return {
    id: `loan-${term}`,
    productType: 'PBL',
    term,
    termMonths,
    loanAmount: 25_000,
    totalInterestCost: interest,
    linearMonthlyAmortization: amortization,
    clientRate: rate,
    creditProvision: 0,
    netPayoutCents: 2_500_000,
    firstInstalmentCents: first,
    lastInstalmentCents: last,
    yearlyCostPercentage: yearly,
    fees: [],
    totalCostCents: cost,
    totalToRepayCents: repay,
    schedule: Array.from({ length: termMonths }, (_, index) => ({
      number: index + 1,
      dueOn: '2026-12-21',
      principalCents: 100_000,
      interestCents: 10_000,
      totalCents: 110_000,
      outstandingCents: 0,
    })),
    earlyRepayment: [
      { afterMonths: 9, on: '2027-08-21', costCents: 18_750, outstandingCents: 1_875_004, interestSavedCents: 200_000 },
    ],
    stress: {
      monthlyRoomCents: 479_985,
      monthlyRoomStressedCents: -1_589_480,
      coversInstalment: true,
      coversInstalmentStressed: false,
    },
    securities: 'none',
    partnerCommissionCents: 0,
    validUntil: '2026-12-21',
  }
}
const credit: Offer = {
  ...offerOf([1, 7.7, 1_042.71, 2_083.33, 224_375, 209_674, 160_521, 2_660_521, 12.74]),
  id: 'credit',
  productType: 'PBC',
  creditProvision: 562.5,
  netPayoutCents: 2_443_750,
  fees: [{ code: 'provision', amountCents: 56_250 }],
}
export const decision: DecisionView = {
  outcome: 'approved',
  grade: 'B',
  points: 614,
  modelVersion: 'scorecard-2026-11-2',
  decidedAt: '2026-11-21T10:00:00Z',
  reasons: [],
  change: null,
  facts: [{ code: 'yearlyTurnoverCents', value: 124_167_900, unit: 'cents' }],
  reviewRequestedAt: null,
  reviewAnswerBy: null,
  reviewAnswer: null,
  isByPerson: false,
}
const range = (productType: 'PBL' | 'PBC', termMonths: number) => ({
  productType,
  termMonths,
  minAmount: 5_000,
  maxAmount: 40_000,
  limitedBy: 'debt-service',
})
/** A year in which about twelve thousand was left a month, but for one. */
export const playedRange = {
  requestedAmount: 25_000,
  step: 500,
  ranges: [range('PBC', 12), ...[60, 48, 36, 24, 12].map((termMonths) => range('PBL', termMonths))],
  outOfReach: [],
  months: Array.from({ length: 12 }, (_, index) => ({
    from: `2026-${String(index + 1).padStart(2, '0')}-01`,
    to: `2026-${String(index + 1).padStart(2, '0')}-28`,
    leftCents: index === 7 ? 40_000 : 1_200_000 + index * 10_000,
    heavy: index === 7 ? 'vat' : null,
  })),
  stressTried: { fall: 0.12, leftMonthlyCents: 1_100_000 },
}
const done = { TRANSACTION_ANALYSIS: 'SUCCESS', SCORECARD_RESULT: 'SUCCESS', OFFERS_AVAILABLE: 'SUCCESS' }

export async function playOffers(page: Page, view = confirmed, answer: object = {}): Promise<Played> {
  const played = await playApplication(page, view, {
    'offers/select': { selectedOfferId: 'loan-3' },
    'accounts/disbursement': { disbursementIban: iban },
    'v3/feedback': { feedbackGiven: true },
  })
  const offers = [credit, ...prices.map(offerOf).toReversed()]
  const listed = { isEligibleForDls: true, scoreIsRed: false, decision, offers, ...answer }
  await page.route('**/dls-pbl-api/v3/offers', (route) => route.fulfill({ json: listed }))
  await page.route('**/vlot/v1/offers/range', (route) => route.fulfill({ json: playedRange }))
  await page.route('**/vlot/v1/offers/price', (route) => {
    const { termMonths, amount } = route.request().postDataJSON() as { termMonths: number; amount: number }
    const listedOffer = offerOf(prices[termMonths / 12 - 1]!)
    return route.fulfill({
      json: { offer: { ...listedOffer, id: `priced-${termMonths}-${amount}`, loanAmount: amount } },
    })
  })
  await page.route('**/case-state', (route) => route.fulfill({ json: { origin: null, journeyBlocks: done } }))
  await page.route('**/accounts/disbursement', (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const own = {
      iban,
      accountName: 'Kadolijn Webwinkels B.V.',
      name: 'Zakelijke rekening',
      isSavings: false,
      bank: 'bunq',
      matchState: 'MATCH',
      source: 'bank',
      proof: 'name_matches',
      comparedWith: ['Kadolijn Webwinkels B.V.'],
      allowed: true,
    }
    return route.fulfill({
      json: { iban, accountName: own.accountName, bank: 'bunq', selectedAccount: null, bankAccounts: [own] },
    })
  })
  return played
}
