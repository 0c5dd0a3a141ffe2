import { analyse } from '#lending/analysis/analyse.ts'
import type { CashFlowAnalysis } from '#lending/analysis/cash-flow-analysis.ts'
import { addDays } from '#lending/days.ts'
import { makeOffers } from '#lending/offers/make-offers.ts'
import type { Offer } from '#lending/offers/offer.ts'
import { decide } from '#lending/scorecard/decide.ts'
import type { DecisionRecord } from '#lending/scorecard/decision.ts'
import { scoreInputFrom } from '#lending/scorecard/score-input-from.ts'
import { accountOf, type MadeUpCompany } from '#lending/testing/made-up/company.ts'

export type Answer = { analysis: CashFlowAnalysis; record: DecisionRecord; offers: Offer[] }
export type Asked = { amountEuros?: number; isOwnerLiable?: boolean }

/** What the engine answers to a made-up company, the day after its last booking. */
export function answer(company: MadeUpCompany, { amountEuros = 25_000, isOwnerLiable = false }: Asked = {}): Answer {
  const { plan } = company
  const account = accountOf(company)
  const today = addDays(account.closing!.on, 1)
  const analysis = analyse([account], { today, companyNames: [plan.holder], sbiCode: plan.kind.sbiCode })
  const request = {
    requestedAmountCents: amountEuros * 100,
    expectedExpenses: { hasExpenses: false, knowsAmount: false, amountCents: null },
    foundedOn: '2016-03-01',
  }
  const record = decide(scoreInputFrom(analysis, request), `${today}T10:00:00Z`)
  const offers = makeOffers(record, { today, months: analysis.months, isOwnerLiable, hasPartner: false })
  return { analysis, record, offers }
}
