import { analyse } from '#lending/facts/analyse.ts'
import type { AnalysedAccount } from '#lending/bookings/account.ts'
import { addDays } from '#lending/days.ts'
import { noExpenses } from '#lending/expected-expenses.ts'
import { scoreInputFrom } from '#lending/decision/score-input-from.ts'
import { type Answer, quickAnswerTo } from '#lending/testing/made-up/answer.ts'
import { accountOf, type MadeUpCompany } from '#lending/testing/made-up/company.ts'
import { camtOf, mt940Of } from '#lending/testing/made-up/statement-file.ts'
import { readText } from '#lending/testing/statement-text.ts'

const formats = { camt053: camtOf, mt940: mt940Of }

/** The account as our readers take it from its bank's file. */
function readAgain(account: AnalysedAccount, format: keyof typeof formats): AnalysedAccount {
  const outcome = readText(formats[format](account))
  if (!outcome.ok || outcome.findings.length > 0) throw new Error(JSON.stringify(outcome))
  const { accountHolder, accountNumber, closing, bookings } = outcome.statements[0]!
  return { iban: accountNumber, holder: accountHolder, bank: outcome.bank, closing, bookings }
}

/** The engine's answer to a company's statement file, the day after its last booking. */
export function answerToFile(company: MadeUpCompany, format: keyof typeof formats = 'camt053'): Answer {
  const { plan } = company
  const account = readAgain(accountOf(company), format)
  const today = addDays(account.bookings.at(-1)!.bookedOn, 1)
  const analysis = analyse([account], { today, companyNames: [plan.holder], sbiCode: plan.kind.sbiCode })
  const input = scoreInputFrom(analysis, {
    requestedAmountCents: 50_000_00,
    expectedExpenses: noExpenses,
    foundedOn: '2016-03-01',
  })
  // MT940 of ING names no holder; a person has seen the card.
  return quickAnswerTo(analysis, account.holder === null ? { ...input, holderMatch: 'MATCH' } : input)
}
