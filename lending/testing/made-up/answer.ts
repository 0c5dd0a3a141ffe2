import { analyse } from '#lending/facts/analyse.ts'
import type { CashFlowAnalysis } from '#lending/facts/cash-flow-analysis.ts'
import { addDays } from '#lending/days.ts'
import { noExpenses } from '#lending/expected-expenses.ts'
import { makeOffers } from '#lending/offers/make-offers.ts'
import type { Offer } from '#lending/pricing/offer.ts'
import { decide } from '#lending/decision/decide.ts'
import type { DecisionRecord } from '#lending/decision/decision.ts'
import { type Lever, levers } from '#lending/decision/levers.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import { ownPolicy, type Policy } from '#lending/policy/policy.ts'
import { scoreInputFrom } from '#lending/decision/score-input-from.ts'
import { accountOf, type MadeUpCompany } from '#lending/testing/made-up/company.ts'

export type Answer = { analysis: CashFlowAnalysis; record: DecisionRecord; offers: Offer[]; policy: Policy }
export type AskedLoan = { amountEuros?: number }
type Lender = { policy?: Policy; tried?: readonly Lever[] }

/** Most comparisons do not need the search for a way to yes, the slowest part. */
export const noWay: readonly Lever[] = []

/** The engine's answer to a made-up company, the day after its last booking. */
export function answer(company: MadeUpCompany, { amountEuros = 25_000 }: AskedLoan = {}, lender: Lender = {}): Answer {
  const { plan } = company
  const account = accountOf(company)
  const today = addDays(account.closing!.on, 1)
  const analysis = analyse([account], {
    today,
    companyNames: [plan.holder],
    sbiCode: plan.kind.sbiCode,
    policy: lender.policy,
  })
  const request = {
    requestedAmountCents: amountEuros * 100,
    expectedExpenses: noExpenses,
    foundedOn: '2016-03-01',
  }
  return answerTo(analysis, scoreInputFrom(analysis, request, lender.policy), lender)
}

/** The same from its figures on. */
export function answerTo(
  analysis: CashFlowAnalysis,
  input: ScoreInput,
  { policy = ownPolicy, tried = levers }: Lender = {},
): Answer {
  const { today, months } = analysis
  const record = decide(input, `${today}T10:00:00Z`, policy, tried)
  const context = { today, months, isOwnerLiable: false, hasPartner: false }
  return { analysis, record, offers: makeOffers(record, context, policy), policy }
}

export const quickAnswer = (company: MadeUpCompany, asked: AskedLoan = {}, policy?: Policy): Answer =>
  answer(company, asked, { policy, tried: noWay })
export const quickAnswerTo = (analysis: CashFlowAnalysis, input: ScoreInput, policy?: Policy): Answer =>
  answerTo(analysis, input, { policy, tried: noWay })
