import type { PolicyFacts, PolicyRule } from '#lending/decision/rules/policy-rule.ts'
import type { Reason } from '#lending/decision/reason.ts'

/** Bounds of these rules; expert-set. */
export const conductBounds = {
  returnedRecentlyReferFrom: 3,
  returnedRecentlyRefuseFrom: 8,
  gamblingShareReferFrom: 0.01,
  gamblingShareRefuseFrom: 0.05,
  collectionReferFrom: 1,
  taxArrearsReferFrom: 1,
  newLoansReferFrom: 2,
  turnoverChangeReferBelow: 0.6,
  contestedShareReferFrom: 0.02,
} as const

const source = 'ours, expert-set'

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
export const conductRules: readonly PolicyRule[] = [
  {
    name: 'many-returned-direct-debits',
    outcome: 'refuse',
    source,
    judge: (facts) => returned(facts, conductBounds.returnedRecentlyRefuseFrom, Infinity),
  },
  {
    name: 'some-returned-direct-debits',
    outcome: 'refer',
    source,
    judge: (facts) =>
      returned(facts, conductBounds.returnedRecentlyReferFrom, conductBounds.returnedRecentlyRefuseFrom),
  },
  {
    name: 'much-gambling',
    outcome: 'refuse',
    source,
    judge: (facts) => gambling(facts, conductBounds.gamblingShareRefuseFrom, Infinity),
  },
  {
    name: 'some-gambling',
    outcome: 'refer',
    source,
    judge: (facts) => gambling(facts, conductBounds.gamblingShareReferFrom, conductBounds.gamblingShareRefuseFrom),
  },
  {
    name: 'tax-arrears',
    outcome: 'refer',
    source: 'ours: a payment plan that is kept is no reason to refuse, and a person can see whether it is',
    judge: ({ input }) =>
      input.taxArrearsCount < conductBounds.taxArrearsReferFrom
        ? null
        : { code: 'TAX_ARREARS', count: input.taxArrearsCount, amountCents: input.taxArrearsCents },
  },
  {
    name: 'debt-collection',
    outcome: 'refer',
    source,
    judge: ({ input }) =>
      input.collectionCount < conductBounds.collectionReferFrom
        ? null
        : { code: 'DEBT_COLLECTION', count: input.collectionCount, amountCents: input.collectionCents },
  },
  {
    name: 'recent-loans',
    outcome: 'refer',
    source: 'ours: several new loans in a quarter are a debt we cannot see the end of',
    judge: ({ input }) =>
      input.newLoanCountLastThreeMonths < conductBounds.newLoansReferFrom
        ? null
        : { code: 'RECENT_LOANS', count: input.newLoanCountLastThreeMonths },
  },
  {
    name: 'categories-contested',
    outcome: 'refer',
    source: 'ours: the applicant may contest every category, and a person weighs what would change the answer',
    judge: ({ input }) =>
      input.contestedWeightyCount === 0 && (input.contestedShare ?? 0) < conductBounds.contestedShareReferFrom
        ? null
        : { code: 'CATEGORIES_CONTESTED', count: input.contestedCount, share: input.contestedShare ?? 0 },
  },
  {
    name: 'turnover-collapsed',
    outcome: 'refer',
    source,
    judge: ({ input }) =>
      input.turnoverChange === null ||
      input.seasonIsUnknown ||
      input.turnoverChange >= conductBounds.turnoverChangeReferBelow
        ? null
        : { code: 'TURNOVER_FALLING', change: input.turnoverChange - 1 },
  },
]
