import { limitsAnswer } from '#contract/answers/limits-answer.ts'
import { quoteAnswer } from '#contract/answers/quote-answer.ts'
import type { applicationCalls, ApplicationView } from '#contract/application.ts'
import { readExpectedExpenses } from '#lending/expected-expenses.ts'
import { loanAmountFault } from '#lending/policy/limits.ts'
import { mayVisit, furthestStep } from '#lending/journey/progress.ts'
import { fileBytesMax, filesPerUploadMax } from '#contract/file-limits.ts'
import type { HandlerInput, Handler, Handlers } from '../../http/handler.ts'
import { Refusal } from '../../refusal.ts'
import { appendAudit } from '../../store/audit.ts'
import { changeCaseData, touchCase } from '../../store/case/case-data.ts'
import { detailsOf, sealDetails, type CaseDetails } from '../../store/case/case-details.ts'
import { changeCase, changeCaseRow, onCase } from '../../store/case/change-case.ts'
import { sealFeedback } from '../../store/case/feedback.ts'
import {
  type CaseRecord,
  journeyAnswersOf,
  type LoanCase,
  bankNameOf,
  readCase,
  shownAccountNumber,
  type ReadAccount,
} from '../../store/case/read-case.ts'
import { readCaseState } from './case-state.ts'
import { handInViewOf } from '../bank/hand-in.ts'
import { checkEligibility, findCompanies } from './eligibility.ts'
import { changeRows, insertRow } from '../../store/database/rows.ts'
import { emptyApplication, expensesAnswer } from '#contract/answers/application-answer.ts'
import { profileAnswer } from '#contract/answers/eligibility-answer.ts'
import { answerTag } from '../../http/not-modified.ts'

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

/** Everything a reload needs to restore the journey (STATE-4); a 304 costs one indexed read. */
const readApplication: Handler<'readApplication'> = async ({ context, session, http, reply }) => {
  const caseId = session?.caseId ?? null
  if (caseId === null) throw new Refusal('case_id_not_available')
  const known = await context.pool.query<{ revision: number; offered: boolean; handed: boolean }>({
    name: 'case-revision',
    text: revisionQuery,
    values: [caseId, context.now()],
  })
  const state = known.rows[0]
  if (!state) return emptyApplication(caseId)
  answerTag(http, reply, `application-${state.revision}-${Number(state.offered)}-${Number(state.handed)}`)
  const record = await readCase(context.database, context.settings.operatorKeys, caseId)
  if (!record) return emptyApplication(caseId)
  return { ...viewOf(record), handIn: state.handed ? await handInViewOf(context, record) : null }
}

/** Neither the job that makes offers nor the end of a bookkeeper's link raises the case's revision. */
const revisionQuery = `
  select c.revision,
    exists (select from offer_set o where o.case_id = c.id and o.data_version = c.data_confirmed_version) as offered,
    exists (select from handed_file h where h.case_id = c.id) or exists (select from mailed_link l
      where l.case_id = c.id and l.purpose = 'hand-in' and l.ended_at is null and l.expires_at > $2) as handed
  from loan_case c where c.id = $1 and c.erased_at is null`

const eurosOf = (cents: number | null) => (cents === null ? null : cents / 100)

function viewOf(record: CaseRecord): ApplicationView {
  const { loanCase } = record
  const disbursement = record.accounts.find(({ row }) => row.id === loanCase.disbursement_account_id)
  return {
    caseId: loanCase.id,
    kvkNumber: loanCase.kvk_number,
    companyName: loanCase.company_name,
    profile: profileAnswer(loanCase.register_profile),
    loanAmount: eurosOf(loanCase.loan_amount_cents),
    loanGoal: loanCase.loan_goal,
    loanGoalDescription: loanCase.loan_goal_description,
    expectedExpenses: expensesAnswer(loanCase.expenses),
    consentGiven: record.consentGiven,
    connections: [...bankLinks(record), ...uploads(record)],
    dataConfirmed: loanCase.data_confirmed_version === loanCase.data_version,
    selectedOfferId: loanCase.selected_offer_id,
    disbursementIban: disbursement ? shownAccountNumber(disbursement) : null,
    flowFinished: loanCase.flow_finished_at !== null,
    feedbackGiven: record.feedback !== null,
    furthestStep: furthestStep(journeyAnswersOf(record)),
    utm: new URLSearchParams(loanCase.utm).toString(),
  }
}

type Link = ApplicationView['connections'][number]

const bankLinks = (record: CaseRecord): Link[] =>
  record.connections.map((connection) => ({
    connectionId: connection.connection_id,
    source: 'bank',
    bankName: connection.bank_name,
    bank: connection.bank,
    stage: connection.stage,
    errorKey: connection.error_key,
    fetchedCount: connection.fetched_count,
    accounts: record.accounts.filter(({ row }) => row.bank_connection_id === connection.id).map(shownAccount),
  }))

const uploads = (record: CaseRecord): Link[] =>
  record.uploads.map((upload) => {
    const accounts = record.accounts.filter(({ row }) => row.upload_id === upload.id)
    return {
      connectionId: null,
      source: 'upload',
      bankName: accounts[0] ? bankNameOf(record, accounts[0].row) : 'Bank',
      bank: upload.bank,
      stage: 'finished',
      errorKey: null,
      fetchedCount: accounts.reduce((sum, { row }) => sum + row.transaction_count, 0),
      accounts: accounts.map(shownAccount),
    }
  })

const shownAccount = (account: ReadAccount): Link['accounts'][number] => ({
  iban: shownAccountNumber(account),
  clientName: account.secret.holderName,
  transactionCount: account.row.transaction_count,
  from: account.row.first_on,
  to: account.row.last_on,
})

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
