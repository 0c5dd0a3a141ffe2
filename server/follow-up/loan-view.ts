import type { FollowUpView } from '#contract/follow-up.ts'
import { addDays, addMonths, type IsoDate } from '#lending/days.ts'
import { isLoanQuestion } from '#lending/desk/loan-questions.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Offer } from '#lending/pricing/offer.ts'
import { lender } from '#lending/this-lender.ts'
import type { CaseRecord } from '../store/case/read-case.ts'
import type { StoredFollowUp } from '../store/follow-up/follow-ups.ts'
import type { Database, RowOf } from '../store/schema.ts'
import { findRows } from '../store/database/rows.ts'
import { readPrivacyRequests } from '../store/work/privacy-requests.ts'

/** A loan that was paid out, by its schedule from that day on; null before. */
export async function loanOf(
  database: Database,
  { caseKey, chosenOffer: offer }: CaseRecord,
  { steps }: StoredFollowUp,
  today: IsoDate,
): Promise<FollowUpView['loan']> {
  const paidOn = steps.find(({ step }) => step === 'paid')?.on
  if (!paidOn || !offer) return null
  const { withdrawalDays } = lender
  const withdrawUntil = addDays(paidOn, withdrawalDays)
  const asked = await readPrivacyRequests(database, caseKey)
  return {
    paidOn,
    // How a credit line is drawn is not known here.
    instalments:
      offer.productType === 'PBC'
        ? []
        : offer.schedule.map(({ number, totalCents, outstandingCents: leftCents }) => ({
            ...{ number, on: addMonths(paidOn, number), totalCents, leftCents },
          })),
    paid:
      offer.productType === 'PBC'
        ? null
        : paidOf(offer, await findRows(database, 'told_payment', { case_id: caseKey.caseId, kind: 'paid' }, 'day')),
    withdrawUntil: withdrawalDays > 0 && today <= withdrawUntil ? withdrawUntil : null,
    asked: asked.flatMap(({ subject, answerBy, answeredAt, answer }) =>
      isLoanQuestion(subject)
        ? [{ about: subject, answerBy, answer: answeredAt && { on: businessDay(answeredAt), words: answer ?? '' } }]
        : [],
    ),
  }
}

function paidOf(
  { schedule }: Offer,
  payments: readonly RowOf<'told_payment'>[],
): NonNullable<FollowUpView['loan']>['paid'] {
  if (payments.length === 0) return null
  const years = [...new Set(payments.map(({ day }) => day.slice(0, 4)))]
  const sum = (all: readonly { cents: number }[]) => all.reduce((total, { cents }) => total + Number(cents), 0)
  const owedCents = schedule.reduce((total, { totalCents }) => total + totalCents, 0)
  return {
    years: years.map((year) => ({ year, paidCents: sum(payments.filter(({ day }) => day.startsWith(year))) })),
    leftToPayCents: Math.max(0, owedCents - sum(payments)),
  }
}
