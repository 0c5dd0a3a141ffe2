import { limitsAnswer } from '#contract/answers/limits-answer.ts'
import { quoteAnswer } from '#contract/answers/quote-answer.ts'
import type { applicationCalls } from '#contract/application.ts'
import { readExpectedExpenses } from '#lending/expected-expenses.ts'
import { loanAmountFault } from '#lending/policy/limits.ts'
import { mayVisit } from '#lending/journey/progress.ts'
import { fileBytesMax, filesPerUploadMax } from '#contract/file-limits.ts'
import type { HandlerInput, Handler, Handlers } from '../../http/handler.ts'
import { Refusal } from '../../refusal.ts'
import { appendAudit } from '../../store/audit.ts'
import { changeCaseData, touchCase } from '../../store/case/case-data.ts'
import { detailsOf, sealDetails, type CaseDetails } from '../../store/case/case-details.ts'
import { changeCase, changeCaseRow, onCase } from '../../store/case/change-case.ts'
import { sealFeedback } from '../../store/case/feedback.ts'
import { type CaseRecord, journeyAnswersOf, type LoanCase } from '../../store/case/read-case.ts'
import { readApplication } from './application-view.ts'
import { readCaseState } from './case-state.ts'
import { checkEligibility, findCompanies } from './eligibility.ts'
import { changeRows, insertRow } from '../../store/database/rows.ts'

const searchCompanies: Handler<'searchCompanies'> = async ({ query, context }) => ({
  companies: await findCompanies(context, query.query),
})

const readLimits: Handler<'readLimits'> = async ({ context: { settings } }) =>
  limitsAnswer(settings.policy.limits, {
    fileBytesMax,
    filesPerUploadMax,
    testerMode: settings.testerMode,
    bankOrigin: settings.bank.pageOrigins[0] ?? null,
  })

const readQuote: Handler<'readQuote'> = async ({ query, context }) => {
  const answer = quoteAnswer(query, context.settings.policy)
  if (!answer) throw new Refusal('amount_out_of_range')
  return answer
}

type Answers = {
  plain?: Partial<Pick<LoanCase, 'loan_amount_cents' | 'loan_goal'>>
  sealed?: Partial<Pick<CaseDetails, 'loan_goal_description' | 'expenses'>>
}

/**
 * Saves answers of the form. Where a decision was asked for on the old answers, it is taken back: the data stays, and
 * the applicant confirms again (lending/journey, undo).
 */
async function saveAnswers(
  { context, session, heldKey }: Pick<HandlerInput<'saveLoanAmount'>, 'context' | 'session' | 'heldKey'>,
  step: 'about-you' | 'extra-expenses',
  { plain = {}, sealed = {} }: Answers,
): Promise<null> {
  const caseId = session?.caseId ?? null
  const changed = (record: CaseRecord) => {
    if (!mayVisit(step, journeyAnswersOf(record))) throw new Refusal('step_not_reached')
    const { loanCase, caseKey } = record
    const details = { ...detailsOf(loanCase), ...sealed }
    return { ...plain, ...(Object.keys(sealed).length > 0 ? { sealed_details: sealDetails(caseKey, details) } : {}) }
  }
  const isDecisionAsked = ({ loanCase }: CaseRecord) =>
    loanCase.data_confirmed_version !== null && !areSame(loanCase, { ...plain, ...sealed })
  const at = { caseId, heldKey }
  if (await changeCaseRow(context, at, (record) => (isDecisionAsked(record) ? null : changed(record)))) return null
  await changeCase(context, caseId, async (transaction, record) => {
    const { id } = record.loanCase
    await changeRows(transaction, 'loan_case', { id }, changed(record))
    if (isDecisionAsked(record)) await changeCaseData(transaction, id, context.now())
  })
  return null
}

function areSame(loanCase: LoanCase, answers: Partial<LoanCase>): boolean {
  const now: Record<string, unknown> = loanCase
  return Object.entries(answers).every(([name, value]) => JSON.stringify(now[name]) === JSON.stringify(value))
}

const saveLoanAmount: Handler<'saveLoanAmount'> = async (asked) => {
  const amountCents = asked.request.loanAmount * 100
  const fault = loanAmountFault(amountCents, asked.context.settings.policy.limits)
  if (fault) throw new Refusal(fault, { fields: ['loanAmount'] })
  return saveAnswers(asked, 'about-you', { plain: { loan_amount_cents: amountCents } })
}

const saveLoanGoal: Handler<'saveLoanGoal'> = async (asked) => {
  const { loanGoal, description } = asked.request
  const sealed = { loan_goal_description: description?.trim() || null }
  return saveAnswers(asked, 'about-you', { plain: { loan_goal: loanGoal }, sealed })
}

const saveExpectedExpenses: Handler<'saveExpectedExpenses'> = async (asked) => {
  const expenses = readExpectedExpenses(asked.request, asked.context.settings.policy.limits.expectedExpensesMaxCents)
  if (typeof expenses === 'string') throw new Refusal(expenses, { fields: ['amount'] })
  return saveAnswers(asked, 'extra-expenses', { sealed: { expenses } })
}

/** FLOW-10: optional, once the flow is finished. Sent twice it is kept once, so that a retry is no error. */
const sendFeedback: Handler<'sendFeedback'> = async ({ context, request, session }) => {
  await onCase(context, session?.caseId, async (transaction, record) => {
    if (!mayVisit('feedback-success', journeyAnswersOf(record))) throw new Refusal('step_not_reached')
    if (record.feedback !== null) return
    const now = context.now()
    const caseId = record.loanCase.id
    const sealed = sealFeedback(record.caseKey, {
      referenceSource: request.referenceSource?.trim() || null,
      suggestions: request.suggestions?.trim() || null,
    })
    await insertRow(transaction, 'feedback', { case_id: caseId, rating: request.rating, sealed, at: now })
    await touchCase(transaction, caseId, now)
    await appendAudit(transaction, 'feedback.given', { at: now, caseId, by: 'applicant' }, { rating: request.rating })
  })
  return null
}

/** The form half of the journey, and the calls that every page may make. */
export const applicationRoutes: Handlers<keyof typeof applicationCalls> = {
  searchCompanies,
  checkEligibility,
  saveLoanAmount,
  saveLoanGoal,
  saveExpectedExpenses,
  readCaseState,
  readApplication,
  sendFeedback,
  readLimits,
  readQuote,
}
