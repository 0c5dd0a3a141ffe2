import { lenderPolicy } from '#lending/policy/lender-policy.ts'
import type { Policy } from '#lending/policy/policy.ts'

function madeUp(file: object): Policy {
  const { policy, faults } = lenderPolicy(file)
  if (!policy) throw new Error(faults.map(({ row, says: [, english] }) => `${row} ${english}`).join('; '))
  return policy
}

/** Made up: a careful lender with low amounts, and a generous one with high prices. */
export const lenders = {
  careful: madeUp({
    version: 'careful-1',
    limits: {
      loanAmountMaxCents: 100_000_00,
      amountPerMonthlyTurnoverMax: 1.5,
      debtServiceCoverageRefusedBelow: 1.1,
      debtServiceCoverageStressed: 1.15,
      debtServiceCoverageOfferedFrom: 1.4,
      yearlyTurnoverMinCents: 80_000_00,
    },
    turnover: { knownMonths: 4 },
    backed: { anybodyGrownFrom: 1 },
    trips: { days: 45, refundDays: 150 },
    costs: { unseenSurcharge: 1.3, purchaseSurcharge: 1.4 },
    tax: { roughSurcharge: 1.5 },
    owners: { floorMonthlyCents: 2_400_00 },
    debt: { unseenLoanRate: 0.2 },
    stress: { steadyFall: 0.15, unevenFall: 0.3 },
    bounds: { returnedRecentlyReferFrom: 2, returnedRecentlyRefuseFrom: 5, gamblingShareRefuseFrom: 0.03 },
    points: { margin: { 'under 0': -1.5, '0 to 5 %': -0.6, unknown: -1.5 } },
    grades: { A: 630, B: 610, C: 590, D: 570 },
    score: { cutOff: 570 },
    historyDays: { 12: 270, 24: 365, 36: 600, 48: 720, 60: 730 },
  }),
  generous: madeUp({
    version: 'generous-1',
    limits: {
      creditAmountMinCents: 1_000_00,
      loanAmountMinCents: 2_500_00,
      loanAmountMaxCents: 500_000_00,
      amountPerMonthlyTurnoverMax: 3.5,
      debtServiceCoverageOfferedFrom: 1.1,
      yearlyTurnoverMinCents: 30_000_00,
      personalGuaranteeAboveCents: 100_000_00,
    },
    turnover: { knownMonths: 2 },
    trips: { days: 21 },
    owners: { floorMonthlyCents: 1_200_00 },
    stress: { steadyFall: 0.05, unevenFall: 0.15 },
    bounds: { returnedRecentlyReferFrom: 5, returnedRecentlyRefuseFrom: 12 },
    points: { 'buffer-days': { 'under 5': -0.4, unknown: -0.5 } },
    grades: { A: 610, B: 585, C: 560, D: 530 },
    score: { cutOff: 530 },
    prices: {
      loanRates: { C: { 60: 0.16 }, D: { 12: 0.17, 24: 0.19, 36: 0.21, 48: 0.23, 60: 0.25 } },
      creditRates: { A: 0.11, B: 0.12, C: 0.14, D: 0.18 },
      loanFeeShare: 0.01,
    },
  }),
} as const
