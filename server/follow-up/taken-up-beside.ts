import { type RunningLoan, runningTogether } from '#lending/pricing/running-loan.ts'
import type { TrailAction } from '#lending/desk/trail-words.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { appendAudit } from '../store/audit.ts'
import { changeCaseData } from '../store/case/case-data.ts'
import { lockCompany } from '../store/case/case-find.ts'
import type { CaseRecord } from '../store/case/read-case.ts'
import { changeRows, findRow } from '../store/database/rows.ts'
import { openDecision } from '../store/decision/decision-record.ts'
import { isHolderProven, type RunningBeside, runningBeside } from '../store/follow-up/running-beside.ts'
import type { Database, Transaction } from '../store/schema.ts'

type Keys = Pick<Context, 'settings' | 'now'>

export const besideOf = (
  database: Database,
  { settings, now }: Keys,
  { caseKey, loanCase }: CaseRecord,
): Promise<RunningBeside[]> =>
  runningBeside(database, { operatorKeys: settings.operatorKeys, caseKey, loanCase, now: now() })

/** Whether more runs beside this case than its decision counts. */
async function isUncounted(
  database: Database,
  { caseKey, decision }: CaseRecord,
  running: readonly RunningLoan[],
): Promise<boolean> {
  if (running.length === 0) return false
  const row = decision && (await findRow(database, 'decision', { id: decision.id }, ['id', 'sealed_record']))
  const { runningHereMonthlyCents = 0, runningHereOwedCents = 0 } = row ? openDecision(caseKey, row).input : {}
  const { monthlyCents, owedCents } = runningTogether(running)
  return monthlyCents > runningHereMonthlyCents || owedCents > runningHereOwedCents
}

/** Whether deciding again would count it: the applicant was proven to be the company. */
export const mayCount = async (
  database: Database,
  record: CaseRecord,
  running: readonly RunningLoan[],
): Promise<boolean> =>
  (await isUncounted(database, record, running)) && (await isHolderProven(database, record.caseKey))

/** Under the company's lock; the words about it are only for who was proven to be the company. */
export async function refusalBeside(
  context: Context,
  transaction: Transaction,
  record: CaseRecord,
): Promise<'decided_again' | 'offers_not_ready' | null> {
  await lockCompany(transaction, context.settings.operatorKeys, record.loanCase.kvk_number)
  if (!(await isUncounted(transaction, record, await besideOf(transaction, context, record)))) return null
  return (await isHolderProven(transaction, record.caseKey)) ? 'decided_again' : 'offers_not_ready'
}

/** At the desk; of two choices the one that was made last has to count the other. */
export async function refuseUncounted(context: Context, transaction: Transaction, record: CaseRecord): Promise<void> {
  const { loanCase } = record
  await lockCompany(transaction, context.settings.operatorKeys, loanCase.kvk_number)
  const chosen = { case_id: loanCase.id, offer_id: loanCase.selected_offer_id ?? '' }
  const own = await findRow(transaction, 'offer_selection', chosen, ['at'])
  const running = await besideOf(transaction, context, record)
  const earlier = own ? running.filter(({ chosenAt }) => chosenAt < own.at) : running
  if (await isUncounted(transaction, record, earlier)) throw new Refusal('running_beside')
}

type Again = { action: TrailAction; detail: Record<string, unknown> }

/** A new version of the data, confirmed at once since no booking changed, and the work on it begun. */
export async function decideAgain(
  context: Context,
  transaction: Transaction,
  { loanCase: { id: caseId, data_version: version } }: CaseRecord,
  { action, detail }: Again,
): Promise<void> {
  const [at, dataVersion] = [context.now(), version + 1]
  await changeCaseData(transaction, caseId, at)
  await changeRows(transaction, 'loan_case', { id: caseId }, { data_confirmed_version: dataVersion })
  await context.jobs.enqueue(transaction, 'analyse', { caseId, dataVersion })
  await appendAudit(transaction, action, { at, caseId, by: 'applicant' }, { ...detail, dataVersion })
}
