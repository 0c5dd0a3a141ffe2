import { correctable, mayStop, mayWithdraw, takeStep } from '#lending/desk/follow-up.ts'
import { asTold, type StopReason } from '#lending/desk/check-lines.ts'
import { businessDay } from '#lending/business-day.ts'
import type { IsoDate } from '#lending/days.ts'
import type { SentBack } from '#lending/desk/desk-reasons.ts'
import type { Context } from '../context.ts'
import { mailChange, mailStopped } from '../mail/mail-changes.ts'
import { Refusal } from '../refusal.ts'
import { appendAudit } from '../store/audit.ts'
import { withdrawConsent } from '../store/bank/withdraw-consent.ts'
import { touchCase } from '../store/case/case-data.ts'
import type { CaseRecord } from '../store/case/read-case.ts'
import { type ActWords, type DeskAct, endAct, insertAct, readActs } from '../store/decision/desk-acts.ts'
import { markSigned } from '../store/follow-up/case-files.ts'
import { readMailAddress } from '../store/follow-up/contact-details.ts'
import { dropCheck } from '../store/follow-up/customer-checks.ts'
import {
  changeStep,
  insertStep,
  isStanding,
  readFollowUp,
  removeStep,
  sealWords,
  type StoredFollowUp,
} from '../store/follow-up/follow-ups.ts'
import { dropAgreements } from '../store/follow-up/kept-agreements.ts'
import { endAcceptances } from '../store/follow-up/acceptances.ts'
import { refuseInFile } from '../store/follow-up/payout-files.ts'
import type { Transaction } from '../store/schema.ts'
import { closeTasks } from '../store/work/tasks.ts'
import { openTask } from '../tasks/open-task.ts'
import { endUnderWay } from './end-under-way.ts'
import { keepCustomerCheck } from './keep-customer-check.ts'
import { sealBack } from './seal-back.ts'
import { changeRows } from '../store/database/rows.ts'

type AskedAct = {
  kind: DeskAct['kind']
  why: string
  code: StopReason | null
  /** Of a correction: the step as it should be; null on both takes it away. */
  on: IsoDate | null
  reference: string | null
}

/** Under the case's lock, with the record as read under it. `by`: the actor of the trail. */
type Acting = { context: Context; transaction: Transaction; record: CaseRecord; by: string }

async function standing({ transaction, record }: Acting): Promise<StoredFollowUp> {
  const followUp = await readFollowUp(transaction, record.caseKey)
  if (!followUp || !isStanding(followUp, record)) throw new Refusal('changed_meanwhile')
  return followUp
}

/** A stop at the check is one person's; anything else waits for another. */
export async function proposeAct(acting: Acting, asked: AskedAct): Promise<void> {
  const { context, transaction, record, by } = acting
  const followUp = await standing(acting)
  if ((await readActs(transaction, record.caseKey)).some(({ state }) => state === 'proposed'))
    throw new Refusal('changed_meanwhile')
  const at = context.now()
  const words = wordsOf(followUp, asked, businessDay(at))
  const state = asked.kind === 'stop' ? 'done' : 'proposed'
  const actId = await insertAct(transaction, record.caseKey, { kind: asked.kind, state, words, by, at })
  if (state === 'done') return stopFollowUp(acting, followUp, words, actId)
  const fact = { at, caseId: record.loanCase.id, by }
  await appendAudit(transaction, 'desk.act-proposed', fact, { actId, kind: asked.kind })
}

/** Refuses what the follow-up does not allow. */
function wordsOf(followUp: StoredFollowUp, asked: AskedAct, today: IsoDate): ActWords {
  const { kind, why, code, on, reference } = asked
  if (kind !== 'correction') {
    const isPossible = kind === 'stop' ? mayStop(followUp) : mayWithdraw(followUp)
    if (!isPossible) throw new Refusal('step_too_early')
    if (code === null) throw new Refusal('bad_request', { fields: ['code'] })
    return { why, code, corrected: null }
  }
  const step = correctable(followUp)
  const [earlier, last] = followUp.steps.slice(-2)
  if (!step || !last) throw new Refusal('step_too_early')
  const before = { on: last.on, reference: followUp.references[step] ?? null }
  if (on !== null && (on > today || (earlier && on < earlier.on)))
    throw new Refusal('day_not_possible', { fields: ['on'] })
  return { why, code: null, corrected: { step, before, after: on === null ? null : { on, reference } } }
}

async function openAct({ transaction, record }: Acting, actId: string): Promise<DeskAct> {
  const act = (await readActs(transaction, record.caseKey)).find(({ id }) => id === actId)
  if (!act) throw new Refusal('not_found')
  if (act.state !== 'proposed') throw new Refusal('changed_meanwhile')
  return act
}

/** Another person confirms it, while it can still be done. */
export async function secondAct(acting: Acting, actId: string): Promise<void> {
  const { context, transaction, by } = acting
  const act = await openAct(acting, actId)
  if (act.first_by === by) throw new Refusal('own_request')
  const followUp = await standing(acting)
  const isPossible = act.kind === 'withdrawal' ? mayWithdraw(followUp) : correctable(followUp) === act.corrected?.step
  if (!isPossible) throw new Refusal('changed_meanwhile')
  await endAct(transaction, actId, { state: 'done', by, at: context.now() })
  if (act.kind === 'withdrawal') await stopFollowUp(acting, followUp, act, actId)
  else await correctStep(acting, followUp, act, actId)
}

/** Not agreed with, or taken back by who proposed it. */
export async function sendActBack(acting: Acting, actId: string, back?: SentBack | null): Promise<void> {
  const { context, transaction, record, by } = acting
  const act = await openAct(acting, actId)
  const at = context.now()
  const isOwn = act.first_by === by
  if (!isOwn) await sealBack(transaction, record.caseKey, { table: 'desk_act', id: actId }, back)
  await endAct(transaction, actId, { state: 'sent-back', by: isOwn ? null : by, at })
  await appendAudit(transaction, 'desk.act-sent-back', { at, caseId: record.loanCase.id, by }, { actId })
}

/** The application ends: no offer can be chosen any more, and it is kept as long as a refusal. */
async function stopFollowUp(acting: Acting, followUp: StoredFollowUp, { code }: ActWords, actId: string) {
  const { context, transaction, record, by } = acting
  const { loanCase, caseKey } = record
  const at = context.now()
  const closed = { selected_offer_id: null, disbursement_account_id: null, flow_finished_at: at }
  await changeRows(transaction, 'loan_case', { id: loanCase.id }, closed)
  // Nothing more is asked of the bank.
  for (const connection of record.connections) await withdrawConsent(transaction, context, connection)
  await touchCase(transaction, loanCase.id, at)
  const step = { step: 'stopped', on: businessDay(at), dueOn: null, isYes: null } as const
  await insertStep(transaction, loanCase.id, step, { at, sealed: null, staffId: by })
  await endUnderWay(context, transaction, caseKey, { outcome: 'no', by })
  const address = await readMailAddress(transaction, caseKey)
  const to = { loanCase, reference: followUp.row.reference }
  if (address) await mailStopped(context, transaction, { ...to, address }, code && asTold(code))
  // Without the reason: the trail is in the applicant's export.
  await appendAudit(transaction, 'follow-up.stopped', { at, caseId: loanCase.id, by }, { actId })
}

async function correctStep(acting: Acting, followUp: StoredFollowUp, { corrected }: ActWords, actId: string) {
  const { context, transaction, record, by } = acting
  const { loanCase, caseKey } = record
  const caseId = loanCase.id
  await refuseInFile(transaction, caseId)
  if (!corrected) throw new Error('A correction without a step.')
  const { step, after } = corrected
  const at = context.now()
  if (after) {
    const taken = takeStep(followUp.kind, step, after.on)
    await changeStep(transaction, caseId, taken, sealWords(caseKey, after.reference))
    await closeTasks(transaction, { caseId, kinds: ['payout'] }, { outcome: 'changed', by, at: context.now() })
    if (taken.dueOn) await openTask(context, transaction, { kind: 'payout', caseId, dueOn: taken.dueOn })
  } else await takeAway(acting, followUp, step)
  await touchCase(transaction, caseId, at)
  const address = await readMailAddress(transaction, caseKey)
  const to = { loanCase, reference: followUp.row.reference }
  if (address) await mailChange(context, transaction, 'corrected', { ...to, address })
  await keepCustomerCheck(context, transaction, record, by)
  const fact = { at, caseId, by }
  await appendAudit(transaction, 'follow-up.corrected', fact, { actId, step, isTakenAway: after === null })
}

/** As if the step was never taken: of who did not sign, nothing is kept as of a customer. */
async function takeAway(
  { context, transaction, record, by }: Acting,
  { steps }: StoredFollowUp,
  step: 'signed' | 'paid',
) {
  const { id: caseId } = record.loanCase
  await removeStep(transaction, caseId, step)
  if (step === 'paid') {
    const dueOn = steps.find((one) => one.step === 'signed')?.dueOn
    if (dueOn) await openTask(context, transaction, { kind: 'payout', caseId, dueOn })
    return
  }
  await closeTasks(transaction, { caseId, kinds: ['payout'] }, { outcome: 'changed', by, at: context.now() })
  await markSigned(transaction, caseId, null)
  await endAcceptances(transaction, caseId, context.now())
  await dropAgreements(transaction, caseId)
  await dropCheck(transaction, caseId)
}
