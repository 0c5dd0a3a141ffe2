import {
  owedAfter,
  refusalOf,
  takeStep,
  type FollowUpStep,
  type LenderStep,
  type StepRefusal,
  type StepTaken,
} from '#lending/desk/follow-up.ts'
import { followUpTasks, pausedKinds, type TaskOutcome } from '#lending/desk/task-kinds.ts'
import type { FollowUpKind } from '#lending/desk/stages.ts'
import type { IsoDate } from '#lending/days.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../context.ts'
import { mailStep, type PersonsAnswer } from '../mail/mail-follow-up.ts'
import { Refusal } from '../refusal.ts'
import { orderAgreement } from '../store/follow-up/agreements.ts'
import { markSigned } from '../store/follow-up/case-files.ts'
import { closeTasks } from '../store/work/tasks.ts'
import { openTask } from '../tasks/open-task.ts'
import { refuseWhileHeld } from '../tasks/refuse-while-held.ts'
import { appendAudit } from '../store/audit.ts'
import { lockCase, touchCase } from '../store/case/case-data.ts'
import { readMailAddress } from '../store/follow-up/contact-details.ts'
import { refuseUncountersigned } from './countersign.ts'
import { keepCustomerCheck } from './keep-customer-check.ts'
import { endUnasked } from './open-question.ts'
import { refuseUncounted } from './taken-up-beside.ts'
import { insertStep, isStanding, readFollowUp, sealWords, type StoredFollowUp } from '../store/follow-up/follow-ups.ts'
import { refuseInFile } from '../store/follow-up/payout-files.ts'
import { tellLender } from '../store/follow-up/webhook-deliveries.ts'
import { readCase, type CaseRecord } from '../store/case/read-case.ts'
import type { Transaction } from '../store/schema.ts'

/** A step of the lender as recorded; `reference`: the lender's own, `doneOn`: the day, where that is not today. */
export type NamedStep =
  | {
      step: 'answered'
      isYes: boolean
      words?: string | null
      answered?: PersonsAnswer
      /** A refusal that became a yes: mailed where an address was confirmed, and shown in any case. */
      isRevised?: boolean
    }
  | { step: 'agreement' | 'sent' }
  | { step: 'signed'; doneOn?: IsoDate; reference?: string; fileId?: string | null; whyNoFile?: string | null }
  /** `isBanks`: the bank says so, of a payout in a file. */
  | { step: 'paid'; doneOn?: IsoDate; reference?: string; isBanks?: boolean }

/** Two people: the money is not released by who recorded the signature. */
const otherThan: Partial<Record<LenderStep, FollowUpStep>> = { paid: 'signed' }

type Ready = { followUp: StoredFollowUp; address: Awaited<ReturnType<typeof readMailAddress>> }
type Taking = { by: readonly string[]; isRevised?: boolean; isBanks?: boolean }

/** Whether these people may take the step now, under the case's lock; throws a `Refusal` for what holds it up. */
export async function readyFor(
  context: Context,
  transaction: Transaction,
  record: CaseRecord,
  step: LenderStep,
  { by, isRevised = false, isBanks = false }: Taking,
): Promise<Ready | StepRefusal> {
  const followUp = await readFollowUp(transaction, record.caseKey)
  const address = await readMailAddress(transaction, record.caseKey)
  if (!followUp || !(isRevised || (address && isStanding(followUp, record)))) return 'withdrawn'
  const refusal = refusalOf(followUp, step)
  if (refusal || isBanks) return refusal ?? { followUp, address }
  const staff = by.filter((one) => one.startsWith('staff:')).map((one) => one.slice('staff:'.length))
  if (staff.length > 0) await refuseWhileHeld(transaction, record.loanCase.id, pausedKinds, ...staff)
  if (step === 'paid') await refuseUncountersigned(transaction, record, followUp)
  if (step === 'agreement' || step === 'paid') await refuseUncounted(context, transaction, record)
  return { followUp, address }
}

/**
 * Takes a step of the lender: recorded, audited and mailed to the applicant together.
 */
export const recordStep = async (
  context: Context,
  caseId: string,
  asked: NamedStep,
  by: string,
): Promise<StepTaken | StepRefusal> =>
  context.database.transaction().execute(async (transaction) => {
    const locked = await lockCase(transaction, caseId)
    const record = locked && (await readCase(transaction, context.settings.operatorKeys, caseId))
    return record ? recordStepIn(context, transaction, record, asked, by) : 'withdrawn'
  })

/** The same in the caller's transaction, which holds the case's lock and read the record under it. */
export async function recordStepIn(
  context: Context,
  transaction: Transaction,
  record: CaseRecord,
  asked: NamedStep,
  by: string,
): Promise<StepTaken | StepRefusal> {
  const { caseKey, loanCase } = record
  const caseId = loanCase.id
  const { step } = asked
  const answer = asked.step === 'answered' ? asked : null
  const settled = asked.step === 'signed' || asked.step === 'paid' ? asked : null
  const { fileId = null, whyNoFile = null } = asked.step === 'signed' ? asked : {}
  const isBanks = asked.step === 'paid' && asked.isBanks === true
  const { isYes = null, isRevised = false, answered = null, words = null } = answer ?? {}
  const doneOn = settled?.doneOn ?? null
  const ready = await readyFor(context, transaction, record, step, { by: [by], isRevised, isBanks })
  if (typeof ready === 'string') return ready
  const { followUp, address } = ready
  const other = otherThan[step]
  if (other && followUp.staff[other] === by) return 'same-person'
  if (step === 'paid' && !isBanks) await refuseInFile(transaction, caseId)
  const now = context.now()
  const taken = takeStep(followUp.kind, step, doneOn ?? businessDay(now), isYes)
  const kept = answer ? words : settled?.reference
  const sealed = kept === undefined ? null : sealWords(caseKey, kept, whyNoFile)
  if (step === 'signed' && !(await markSigned(transaction, caseId, fileId))) throw new Refusal('not_found')
  await insertStep(transaction, caseId, taken, { at: now, sealed, doneOn, staffId: by })
  if (settled) await tellLender(context, transaction, caseId, `loan.${settled.step}`)
  await oweNext(context, transaction, { caseId, kind: followUp.kind, taken, by })
  await endUnasked(transaction, record, now)
  await touchCase(transaction, caseId, now)
  if (step === 'agreement') await orderAgreement(context, transaction, caseId)
  const to = address && { loanCase, address, reference: followUp.row.reference }
  if (to) await mailStep(context, transaction, to, taken, { words, answered, isRevised })
  if (settled) await keepCustomerCheck(context, transaction, record, by)
  await appendAudit(transaction, `follow-up.${step}`, { at: now, caseId, by }, { isYes, dueOn: taken.dueOn })
  return taken
}

const outcomes: Partial<Record<FollowUpStep, TaskOutcome>> = { sent: 'sent', signed: 'signed', paid: 'paid' }

const outcomeOf = ({ step, isYes }: StepTaken): TaskOutcome =>
  step === 'answered' ? (isYes === true ? 'yes' : 'no') : (outcomes[step] ?? 'done')

type StepOfCase = { caseId: string; kind: FollowUpKind; taken: StepTaken; by: string }

/** Closes the task of this step, and opens that of the next. */
async function oweNext(
  context: Context,
  transaction: Transaction,
  { caseId, kind, taken, by }: StepOfCase,
): Promise<void> {
  const kinds = followUpTasks
  await closeTasks(
    transaction,
    { caseId, kinds, subjectId: null },
    { outcome: outcomeOf(taken), by, at: context.now() },
  )
  // Documents were reviewed with the step.
  await closeTasks(transaction, { caseId, kinds: ['document'] }, { outcome: 'done', by, at: context.now() })
  const owed = owedAfter(kind, taken.step)
  if (owed && taken.dueOn) await openTask(context, transaction, { kind: owed, caseId, dueOn: taken.dueOn })
}
