import type { Judge, PolicyFacts } from '#lending/decision/rules/policy-rule.ts'
import type { RuleName } from '#lending/policy/rules.ts'
import type { Reason } from '#lending/decision/reason.ts'

function returned({ input }: PolicyFacts, from: number, below: number): Reason | null {
  const recent = input.returnedDirectDebitsLastThreeMonths
  if (recent < from || recent >= below) return null
  return { code: 'RETURNED_DIRECT_DEBITS', count: input.returnedDirectDebitsYear, countLastThreeMonths: recent }
}

function gambling({ input }: PolicyFacts, from: number, below: number): Reason | null {
  const share = input.gamblingShare ?? 0
  return share < from || share >= below ? null : { code: 'GAMBLING', amountCents: input.gamblingCents, share }
}

/** How the company dealt with what it owes. Signs of trouble are looked at by a person; only the plainest refuse. */
export const conductRules = {
  'many-returned-direct-debits': (facts) => returned(facts, facts.policy.bounds.returnedRecentlyRefuseFrom, Infinity),
  'some-returned-direct-debits': (facts) =>
    returned(facts, facts.policy.bounds.returnedRecentlyReferFrom, facts.policy.bounds.returnedRecentlyRefuseFrom),
  'often-overdrawn': ({ input: { daysBelowZeroShare, lowestBalanceMonths }, policy: { bounds } }) => {
    if (daysBelowZeroShare !== null && daysBelowZeroShare > bounds.overdrawnShareReferAbove)
      return { code: 'OFTEN_OVERDRAWN', daysBelowZeroShare }
    return lowestBalanceMonths !== null && lowestBalanceMonths < -bounds.overdrawnMonthsReferAbove
      ? { code: 'LOW_BALANCE', months: lowestBalanceMonths }
      : null
  },
  'much-gambling': (facts) => gambling(facts, facts.policy.bounds.gamblingShareRefuseFrom, Infinity),
  'some-gambling': (facts) =>
    gambling(facts, facts.policy.bounds.gamblingShareReferFrom, facts.policy.bounds.gamblingShareRefuseFrom),
  'tax-arrears': ({ input, policy }) =>
    input.taxArrearsCount < policy.bounds.taxArrearsReferFrom
      ? null
      : { code: 'TAX_ARREARS', count: input.taxArrearsCount, amountCents: input.taxArrearsCents },
  'debt-collection': ({ input, policy }) =>
    input.collectionCount < policy.bounds.collectionReferFrom
      ? null
      : { code: 'DEBT_COLLECTION', count: input.collectionCount, amountCents: input.collectionCents },
  'recent-loans': ({ input, policy }) =>
    input.newLoanCountLastThreeMonths < policy.bounds.newLoansReferFrom
      ? null
      : { code: 'RECENT_LOANS', count: input.newLoanCountLastThreeMonths },
  'categories-contested': ({ input, policy }) =>
    input.contestedWeightyCount === 0 && (input.contestedShare ?? 0) < policy.bounds.contestedShareReferFrom
      ? null
      : { code: 'CATEGORIES_CONTESTED', count: input.contestedCount, share: input.contestedShare ?? 0 },
  'turnover-collapsed': ({ input, policy }) =>
    input.turnoverChange === null ||
    input.seasonIsUnknown ||
    input.turnoverChange >= policy.bounds.turnoverChangeReferBelow
      ? null
      : { code: 'TURNOVER_FALLING', change: input.turnoverChange - 1 },
} as const satisfies Partial<Record<RuleName, Judge>>
