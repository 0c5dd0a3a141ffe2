import type { AnalysedAccount } from '#lending/bookings/account.ts'
import { addDays, addMonths } from '#lending/days.ts'
import { scoreInputFrom } from '#lending/decision/score-input-from.ts'
import type { ExpectedExpenses } from '#lending/expected-expenses.ts'
import { noExpenses } from '#lending/expected-expenses.ts'
import { analyse } from '#lending/facts/analyse.ts'
import type { AnalysisContext } from '#lending/facts/analysis-input.ts'
import { type Answer, answerTo } from '#lending/testing/made-up/answer.ts'
import { accountOf, type MadeUpCompany } from '#lending/testing/made-up/company.ts'
import { since } from '#lending/testing/made-up/relations/bookings.ts'

/** A company that asks, with all that a way to yes may change beside its bookings. */
export type Situation = {
  company: MadeUpCompany
  amountEuros: number
  /** Of the history, as far as it is shared, and until how long before the day of asking. */
  daysSeen: number
  daysLate: number
  /** Null where the register does not say. */
  ageMonths: number | null
  names: readonly string[]
  hasBalance: boolean
  expenses: ExpectedExpenses
  others: readonly AnalysedAccount[]
  said: Partial<AnalysisContext>
}

export const situationOf = (company: MadeUpCompany, parts: Partial<Situation> = {}): Situation => ({
  company,
  amountEuros: 25_000,
  daysSeen: 730,
  daysLate: 1,
  ageMonths: 120,
  names: [company.plan.holder],
  hasBalance: true,
  expenses: noExpenses,
  others: [],
  said: {},
  ...parts,
})

/** As far as they are shared. */
export const seenOf = ({ company, daysSeen }: Situation): MadeUpCompany =>
  since(company, addDays(company.plan.endsOn, -daysSeen))

export function answerIn(situation: Situation, lender: Parameters<typeof answerTo>[2] = {}): Answer {
  const { company, daysLate, ageMonths, hasBalance, others, said } = situation
  const account = accountOf(seenOf(situation))
  const today = addDays(company.plan.endsOn, daysLate)
  const accounts = [hasBalance ? account : { ...account, closing: null }, ...others]
  const sbiCode = company.plan.kind.sbiCode
  const analysis = analyse(accounts, { today, companyNames: situation.names, sbiCode, ...said })
  const request = {
    requestedAmountCents: situation.amountEuros * 100,
    expectedExpenses: situation.expenses,
    foundedOn: ageMonths === null ? null : addMonths(today, -ageMonths),
  }
  return answerTo(analysis, scoreInputFrom(analysis, request), lender)
}
