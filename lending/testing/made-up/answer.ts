import { analyse } from '#lending/facts/analyse.ts'
import type { CashFlowAnalysis } from '#lending/facts/cash-flow-analysis.ts'
import { addDays } from '#lending/days.ts'
import { noExpenses } from '#lending/expected-expenses.ts'
import { makeOffers } from '#lending/offers/make-offers.ts'
import type { Offer } from '#lending/pricing/offer.ts'
import { decide } from '#lending/decision/decide.ts'
import type { DecisionRecord } from '#lending/decision/decision.ts'
import type { Model } from '#lending/decision/model.ts'
import { currentModel } from '#lending/decision/current-model.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import { lendingLimits } from '#lending/policy/limits.ts'
import { priceTable } from '#lending/policy/price-table.ts'
import { scoreInputFrom } from '#lending/decision/score-input-from.ts'
import { accountOf, type MadeUpCompany } from '#lending/testing/made-up/company.ts'

export type Answer = { analysis: CashFlowAnalysis; record: DecisionRecord; offers: Offer[] }
export type AskedLoan = { amountEuros?: number }

/** The model without levers: most comparisons do not need the search for a way to yes, the slowest part. */
export const quickModel: Model = { ...currentModel, levers: [] }
const tables = { prices: priceTable, limits: lendingLimits }

/** The engine's answer to a made-up company, the day after its last booking. */
export function answer(company: MadeUpCompany, { amountEuros = 25_000 }: AskedLoan = {}, model = currentModel): Answer {
  const { plan } = company
  const account = accountOf(company)
  const today = addDays(account.closing!.on, 1)
  const analysis = analyse([account], { today, companyNames: [plan.holder], sbiCode: plan.kind.sbiCode })
  const request = {
    requestedAmountCents: amountEuros * 100,
    expectedExpenses: noExpenses,
    foundedOn: '2016-03-01',
  }
  return answerTo(analysis, scoreInputFrom(analysis, request), model)
}

/** The same from its figures on. */
export function answerTo(analysis: CashFlowAnalysis, input: ScoreInput, model = currentModel): Answer {
  const { today, months } = analysis
  const record = decide(input, `${today}T10:00:00Z`, tables, model)
  return { analysis, record, offers: makeOffers(record, { today, months, isOwnerLiable: false, hasPartner: false }) }
}

export const quickAnswer = (company: MadeUpCompany, asked: AskedLoan = {}): Answer => answer(company, asked, quickModel)
export const quickAnswerTo = (analysis: CashFlowAnalysis, input: ScoreInput): Answer =>
  answerTo(analysis, input, quickModel)
