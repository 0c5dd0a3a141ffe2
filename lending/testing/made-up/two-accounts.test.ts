import { expect, test } from 'vitest'
import { addDays } from '#lending/days.ts'
import { scoreInputFrom } from '#lending/decision/score-input-from.ts'
import { noExpenses } from '#lending/expected-expenses.ts'
import { analyse } from '#lending/facts/analyse.ts'
import { type Answer, quickAnswer, quickAnswerTo } from '#lending/testing/made-up/answer.ts'
import { accountOf, type MadeUpCompany } from '#lending/testing/made-up/company.ts'
import { anyCompany, soundCompany } from '#lending/testing/made-up/sound.ts'

/** The same company, with what comes in on one account and what goes out on another. */
function answerOfTwo({ plan, ...company }: MadeUpCompany): Answer {
  const whole = accountOf({ plan, ...company })
  const [takings, payments] = [1, -1].map((sign) => whole.bookings.filter(({ amountCents }) => amountCents * sign > 0))
  const paidCents = payments!.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const { on, amountCents } = whole.closing!
  const accounts = [
    { ...whole, bookings: takings!, closing: { on, amountCents: amountCents - paidCents } },
    { ...whole, iban: 'NL20INGB0001234567', bookings: payments!, closing: { on, amountCents: paidCents } },
  ]
  const context = { today: addDays(on, 1), companyNames: [plan.holder], sbiCode: plan.kind.sbiCode }
  const analysis = analyse(accounts, context)
  const asked = { requestedAmountCents: 25_000_00, expectedExpenses: noExpenses, foundedOn: '2016-03-01' }
  return quickAnswerTo(analysis, scoreInputFrom(analysis, asked))
}

test('CORE-5 a company with two accounts is answered as with one', () => {
  const said = ({ record, offers }: Answer) => [
    [record.outcome, record.score, ...record.reasons.map(({ code }) => code)],
    offers.map(({ termMonths, loanAmountCents, clientRate }) => [termMonths, loanAmountCents, clientRate]),
  ]
  for (let seed = 0; seed < 40; seed++)
    for (const company of [soundCompany(seed), anyCompany(seed)])
      expect([seed, ...said(answerOfTwo(company))]).toEqual([seed, ...said(quickAnswer(company))])
})
