import type { AnswerOf } from '#contract/calls.ts'
import { decisionAnswer } from '#contract/answers/decision-answer.ts'
import type { DecisionView, Offer } from '#contract/offers.ts'
import type { ProductType } from '#contract/values.ts'
import { analyse } from '#lending/facts/analyse.ts'
import type { AnalysedAccount } from '#lending/bookings/account.ts'
import type { CashFlowAnalysis } from '#lending/facts/cash-flow-analysis.ts'
import type { Category } from '#lending/bookings/category.ts'
import { placeFactContests, placeMarks } from '#lending/facts/contests/contest.ts'
import { decide, otherWaysToYes } from '#lending/decision/decide.ts'
import { weighedScoreInput } from '#lending/offers/weigh-contests.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import type { IsoDate } from '#lending/days.ts'
import { sitePolicy } from '#lending/policy/site-policy.ts'
import { noExpenses } from '#lending/expected-expenses.ts'
import { accountsOf, bookingsOf } from './case-record.ts'
import type { MockCase } from './mock-state.ts'
import { type Made, mockOffers } from './mock-offers.ts'
import { effectOf, type TesterEffect } from './tester-inputs.ts'

/** TEST-2: the read of the case state with which each block is done. */
export const pollsUntil = { TRANSACTION_ANALYSIS: 3, SCORECARD_RESULT: 6, OFFERS_AVAILABLE: 9 } as const
type JourneyBlock = keyof typeof pollsUntil

export function effectOfCase({ company, loanAmountCents }: MockCase): TesterEffect | null {
  return effectOf('company', company.kvkNumber) ?? effectOf('amount', String((loanAmountCents ?? 0) / 100))
}

/** How far the decision is, by the number of times it was asked for. */
export function blocksOf(loanCase: MockCase): AnswerOf<'readCaseState'>['journeyBlocks'] {
  const effect = effectOfCase(loanCase)
  const stateOf = (block: JourneyBlock) => {
    if (!loanCase.isConfirmed || loanCase.polls < pollsUntil[block]) return 'PENDING'
    if (block === 'TRANSACTION_ANALYSIS') return 'SUCCESS'
    if (effect === 'decision_never_comes') return 'PENDING'
    return effect === 'decision_fails' ? 'FAILED' : 'SUCCESS'
  }
  return {
    TRANSACTION_ANALYSIS: stateOf('TRANSACTION_ANALYSIS'),
    SCORECARD_RESULT: stateOf('SCORECARD_RESULT'),
    OFFERS_AVAILABLE: stateOf('OFFERS_AVAILABLE'),
  }
}

/** TEST-4: the product types offered so far, each once. */
export function offeringOf(loanCase: MockCase, today: IsoDate): ProductType[] {
  const offers = decisionOf(loanCase, today)?.offers ?? []
  return [...new Set(offers.map(({ productType }) => productType))]
}

export function analysedAccounts(loanCase: MockCase, today: IsoDate): AnalysedAccount[] {
  return accountsOf(loanCase).map((account) => ({
    iban: account.iban,
    holder: account.holder,
    bank: null,
    closing: account.closing,
    bookings: bookingsOf(account, today),
  }))
}

/** The bookings read by the real rules, the applicant's contests on record. */
export function analysisOf(loanCase: MockCase, today: IsoDate): CashFlowAnalysis {
  const accounts = analysedAccounts(loanCase, today)
  const placed = placeMarks(accounts, loanCase.contests)
  const contested: Record<number, Category> = Object.fromEntries(
    [...placed].map(([number, { category }]) => [number, category]),
  )
  const contestedFacts = placeFactContests(accounts, loanCase.factContests)
  const { company } = loanCase
  const sbiCode = company.sbiCodes[0]?.code ?? null
  return analyse(accounts, {
    today,
    companyNames: [company.name],
    sbiCode,
    contested,
    contestedFacts,
    policy: sitePolicy,
  })
}

/** A tester's effects as figures for the real scorecard. */
const figuresOf: Partial<Record<TesterEffect, Partial<ScoreInput>>> = {
  red_score: {
    returnedDirectDebitsYear: 14,
    returnedDirectDebitsLastThreeMonths: 6,
    daysBelowZeroShare: 0.6,
    availableMonthlyCents: 4_000,
    gamblingCents: 480_000,
    gamblingShare: 0.04,
  },
  referred: { holderMatch: 'NO_MATCH' },
}

/** `made` is what offers are priced from. */
export type MockDecision = { decision: DecisionView; offers: Offer[]; made: Made }

/** The decision and the offers; null while they are being worked out. */
export function decisionOf(loanCase: MockCase, today: IsoDate): MockDecision | null {
  if (blocksOf(loanCase).OFFERS_AVAILABLE !== 'SUCCESS') return null
  const analysis = analysisOf(loanCase, today)
  const effect = effectOfCase(loanCase)
  const request = {
    requestedAmountCents: loanCase.loanAmountCents ?? 0,
    expectedExpenses: loanCase.expenses ?? noExpenses,
    foundedOn: loanCase.company.foundedOn,
  }
  const input = weighedScoreInput(analysis, request, sitePolicy)
  const decidedAt = loanCase.confirmedAt ?? `${today}T00:00:00.000Z`
  const record = decide({ ...input, ...(effect === null ? {} : figuresOf[effect]) }, decidedAt, sitePolicy)
  const review = loanCase.review && {
    requestedAt: new Date(loanCase.review.requestedAt),
    answerBy: loanCase.review.answerBy,
    // Tester mode has no desk.
    answer: null,
  }
  const made = { record, months: analysis.months, today, caseId: loanCase.caseId }
  const isOffered = record.outcome === 'approve' && effect !== 'no_offers'
  return {
    decision: decisionAnswer(record, review, otherWaysToYes(record, [sitePolicy])),
    offers: isOffered ? mockOffers(made) : [],
    made,
  }
}
