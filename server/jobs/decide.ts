import { randomUUID } from 'node:crypto'
import { noExpenses } from '#lending/expected-expenses.ts'
import { makeOffers } from '#lending/offers/make-offers.ts'
import { policyOf } from '#lending/policy/policy.ts'
import { decide } from '#lending/decision/decide.ts'
import type { DecisionRecord } from '#lending/decision/decision.ts'
import { outcomeOf } from '#lending/decision/outcome.ts'
import { businessDay } from '#lending/business-day.ts'
import { readAnalysing } from '../case-thread/analysing.ts'
import { offerContextOf } from '../case-thread/offer-context.ts'
import { runCaseTask } from '../case-thread/run-case-task.ts'
import type { Context } from '../context.ts'
import { openTask } from '../tasks/open-task.ts'
import { followReferral } from '../follow-up/begin-follow-up.ts'
import { readSealedAnalysis } from '../store/decision/analysis-record.ts'
import { appendAudit } from '../store/audit.ts'
import { findCase, lockCase, openKeyOf, touchCase, type CaseRow } from '../store/case/case-data.ts'
import { heldAs } from '../store/decision/reassessments.ts'
import { decisionPurpose, openDecision } from '../store/decision/decision-record.ts'
import { sealOffers } from '../store/decision/offer-sets.ts'
import { runningHere } from '../store/follow-up/running-beside.ts'
import { openCase, type LoanCase } from '../store/case/read-case.ts'
import type { Transaction } from '../store/schema.ts'
import { sealJson, type CaseKey } from '../store/sealing/seal.ts'
import type { JobData } from '../store/job-kinds.ts'
import type { Effects, JobRun, Step, Worker } from '../store/job-queue.ts'
import { insertNew } from '../store/database/rows.ts'

type StepName = 'analyse' | 'score' | 'offer'
type Subject = { context: Context; data: JobData['analyse']; loanCase: LoanCase; caseKey: CaseKey; gone: AbortSignal }

/**
 * Transactions to facts to decision to offers (CORE-4 to CORE-6), a job each. All three are bound to one version of the
 * case's data: when the data has changed since, they have no effect, and each result is unique for its version.
 */
export const decideWorkers = (context: Context): { [Name in StepName]: Worker<Name> } => ({
  analyse: { step: onCurrentData(context, analyseStep), givenUp: showFailure(context, 'TRANSACTION_ANALYSIS') },
  score: { step: onCurrentData(context, scoreStep), givenUp: showFailure(context, 'SCORECARD_RESULT') },
  offer: { step: onCurrentData(context, offerStep), givenUp: showFailure(context, 'OFFERS_AVAILABLE') },
})

const onCurrentData =
  (context: Context, work: (subject: Subject) => Promise<Effects>): Step<StepName> =>
  async ({ data, signal: gone }: JobRun<StepName>) => {
    const loanCase = await findCase(context.database, data.caseId)
    const caseKey = loanCase && openKeyOf(context.settings.operatorKeys, loanCase)
    if (!loanCase || !caseKey || !isCurrent(loanCase, data)) return null
    const effects = await work({ context, data, loanCase: openCase(caseKey, loanCase), caseKey, gone })
    return async (transaction) => {
      const locked = await lockCase(transaction, data.caseId)
      if (locked && isCurrent(locked, data)) await effects(transaction)
    }
  }

const isCurrent = (loanCase: CaseRow, data: JobData['analyse']): boolean =>
  loanCase.data_version === data.dataVersion && loanCase.data_confirmed_version === data.dataVersion

async function analyseStep({ context, data, loanCase, caseKey, gone }: Subject): Promise<Effects> {
  const { caseId, dataVersion } = data
  const { policy } = context.settings
  const today = businessDay(context.now())
  const input = await readAnalysing(context.database, { caseKey, dataVersion, details: loanCase, today, policy })
  const { sealed, inputHash } = await runCaseTask('analyseCase', input, gone)
  const row = {
    case_id: caseId,
    data_version: dataVersion,
    sealed: Buffer.from(sealed),
    input_hash: Buffer.from(inputHash, 'hex'),
    at: context.now(),
  }
  return async (transaction) => {
    await insertNew(transaction, 'analysis', row)
    await touchCase(transaction, data.caseId, context.now())
    await context.jobs.enqueue(transaction, 'score', data, { isFollowUp: true })
  }
}

async function scoreStep({ context, data, loanCase, caseKey, gone }: Subject): Promise<Effects> {
  const { dataVersion } = data
  const analysis = await readSealedAnalysis(context.database, data)
  const { policy, operatorKeys } = context.settings
  const request = {
    requestedAmountCents: loanCase.loan_amount_cents ?? 0,
    expectedExpenses: loanCase.expenses ?? noExpenses,
    foundedOn: loanCase.register_profile.foundedOn,
    runningHere: await runningHere(context.database, { operatorKeys, caseKey, loanCase, now: context.now() }),
  }
  const input = await runCaseTask('scoreInput', { caseKey, dataVersion, analysis, request, policy }, gone)
  const record = decide(input, context.now().toISOString(), policy)
  return async (transaction) => {
    const held = await heldAs(transaction, data)
    const made = await saveDecision(transaction, { data, caseKey, record, held, at: context.now() })
    await touchCase(transaction, data.caseId, context.now())
    await context.jobs.enqueue(transaction, 'offer', data, { isFollowUp: true })
    if (made) await auditDecision(transaction, data, record, context.now())
  }
}

async function offerStep({ context, data, loanCase, caseKey, gone }: Subject): Promise<Effects> {
  const decision = await context.database
    .selectFrom('decision')
    .selectAll()
    .where('case_id', '=', data.caseId)
    .where('data_version', '=', data.dataVersion)
    .executeTakeFirstOrThrow()
  const record = openDecision(caseKey, decision)
  const today = businessDay(context.now())
  const of = { loanCase, caseKey, dataVersion: data.dataVersion, today, gone }
  const offerContext = await offerContextOf(context.database, of)
  // Held, it is a person who offers.
  const isHeld = decision.held_as !== null
  const offers = isHeld ? [] : makeOffers(record, offerContext, policyOf(record, context.policies))
  return async (transaction) => {
    await insertNew(transaction, 'offer_set', {
      case_id: data.caseId,
      data_version: data.dataVersion,
      decision_id: decision.id,
      sealed: sealOffers(caseKey, data.dataVersion, offers),
      at: context.now(),
    })
    await touchCase(transaction, data.caseId, context.now())
    if ((decision.held_as ?? decision.outcome) === 'referred') await followReferral(context, transaction, data.caseId)
    const fact = {
      at: context.now(),
      caseId: data.caseId,
      by: 'worker',
      effectKey: `offers/${data.caseId}/${data.dataVersion}`,
    }
    await appendAudit(transaction, 'offers.made', fact, { dataVersion: data.dataVersion, offerCount: offers.length })
  }
}

type HeldAnswer = Awaited<ReturnType<typeof heldAs>>
type Saving = { data: JobData['analyse']; caseKey: CaseKey; record: DecisionRecord; held: HeldAnswer; at: Date }

async function saveDecision(transaction: Transaction, saving: Saving): Promise<boolean> {
  const { data, caseKey, record, held, at } = saving
  const id = randomUUID()
  return insertNew(transaction, 'decision', {
    id,
    case_id: data.caseId,
    data_version: data.dataVersion,
    outcome: outcomeOf[record.outcome],
    grade: record.grade,
    points: record.score,
    model_version: record.modelVersion,
    sealed_record: sealJson(caseKey, decisionPurpose(id), record),
    held_as: held,
    at,
  })
}

function auditDecision(
  transaction: Transaction,
  data: JobData['analyse'],
  record: DecisionRecord,
  at: Date,
): Promise<boolean> {
  const fact = { at, caseId: data.caseId, by: 'worker', effectKey: `decision/${data.caseId}/${data.dataVersion}` }
  return appendAudit(transaction, 'decision.made', fact, {
    dataVersion: data.dataVersion,
    outcome: outcomeOf[record.outcome],
    grade: record.grade,
    modelVersion: record.modelVersion,
    inputHash: record.inputHash,
    reasons: record.reasons.map((reason) => reason.code),
  })
}

const showFailure =
  (context: Context, step: string) =>
  async (data: JobData['analyse'], transaction: Transaction): Promise<void> => {
    const at = context.now()
    const { caseId, dataVersion } = data
    const failure = { case_id: caseId, data_version: dataVersion, step, error_key: 'generic', at }
    await insertNew(transaction, 'step_failure', failure)
    await openTask(context, transaction, { kind: 'failedStep', caseId, subjectId: `${dataVersion}/${step}` })
    await touchCase(transaction, caseId, at)
  }
