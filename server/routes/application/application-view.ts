import { emptyApplication, expensesAnswer } from '#contract/answers/application-answer.ts'
import { profileAnswer } from '#contract/answers/eligibility-answer.ts'
import type { ApplicationView } from '#contract/application.ts'
import { furthestStep } from '#lending/journey/progress.ts'
import type { Handler } from '../../http/handler.ts'
import { answerTag } from '../../http/not-modified.ts'
import { Refusal } from '../../refusal.ts'
import {
  bankNameOf,
  journeyAnswersOf,
  readCase,
  shownAccountNumber,
  type CaseRecord,
  type ReadAccount,
} from '../../store/case/read-case.ts'

/** Everything a reload needs to restore the journey (STATE-4); a 304 costs one indexed read. */
export const readApplication: Handler<'readApplication'> = async ({ context, session, http, reply }) => {
  const caseId = session?.caseId ?? null
  if (caseId === null) throw new Refusal('case_id_not_available')
  const known = await context.pool.query<{ revision: number; offered: boolean }>({
    name: 'case-revision',
    text: revisionQuery,
    values: [caseId],
  })
  const state = known.rows[0]
  if (!state) return emptyApplication(caseId)
  answerTag(http, reply, `application-${state.revision}-${Number(state.offered)}`)
  const record = await readCase(context.database, context.settings.operatorKeys, caseId)
  return record ? viewOf(record) : emptyApplication(caseId)
}

/** The offers are made by a job, which leaves the case's revision as it is. */
const revisionQuery = `
  select c.revision,
    exists (select from offer_set o where o.case_id = c.id and o.data_version = c.data_confirmed_version) as offered
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
