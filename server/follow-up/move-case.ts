import type { Transaction } from 'kysely'
import {
  owedAfter,
  refusalOf,
  takeStep,
  type FollowUpStep,
  type Move,
  type MoveRefusal,
  type StepTaken,
} from '#lending/desk/follow-up.ts'
import type { FollowUpKind } from '#lending/desk/stages.ts'
import { followUpObligations, type ObligationOutcome } from '#lending/desk/obligation-kinds.ts'
import { businessDay } from '../business-day.ts'
import type { Context } from '../context.ts'
import { mailMoved } from '../mail/mail-follow-up.ts'
import { closeObligation } from '../obligations/close-obligation.ts'
import { openObligation } from '../obligations/open-obligation.ts'
import { appendAudit } from '../store/audit.ts'
import { lockCase, touchCase } from '../store/case-data.ts'
import { readDetails } from '../store/contact-details.ts'
import { insertStep, isStanding, readFollowUp, sealWords } from '../store/follow-ups.ts'
import { readCase } from '../store/read-case.ts'
import type { Schema } from '../store/schema.ts'

export type MoveAsked = { move: Move; isYes: boolean | null; words: string | null }

/**
 * The lender takes a step: recorded, audited and mailed to the applicant together. From the agreement on the application
 * is closed to changes, and its data is kept as long as a contract's (lending/retention.ts).
 */
export async function moveCase(
  context: Context,
  caseId: string,
  { move, isYes, words }: MoveAsked,
  by = 'operator',
): Promise<StepTaken | MoveRefusal> {
  return context.database.transaction().execute(async (transaction) => {
    const locked = await lockCase(transaction, caseId)
    const record = locked && (await readCase(transaction, context.settings.operatorKey, caseId))
    const followUp = record && (await readFollowUp(transaction, record.caseKey))
    const details = record && (await readDetails(transaction, record.caseKey))
    if (!record || !followUp || !details || !isStanding(followUp, record)) return 'withdrawn'
    const refusal = refusalOf(followUp, move)
    if (refusal) return refusal
    const now = context.now()
    const taken = takeStep(followUp.kind, move, businessDay(now), isYes)
    const sealed = move === 'answered' ? sealWords(record.caseKey, words) : null
    await insertStep(transaction, caseId, taken, now, sealed)
    if (move === 'agreement' && record.loanCase.flow_finished_at === null)
      await transaction.updateTable('loan_case').set({ flow_finished_at: now }).where('id', '=', caseId).execute()
    await oweNext(context, transaction, { caseId, kind: followUp.kind, taken, by })
    await touchCase(transaction, caseId, now)
    const to = { loanCase: record.loanCase, details, reference: followUp.row.reference }
    await mailMoved(context, transaction, to, taken, words)
    const fact = { at: now, caseId, actor: by, action: `follow-up.${move}` }
    await appendAudit(transaction, { ...fact, detail: { isYes, dueOn: taken.dueOn } })
    return taken
  })
}

const outcomes: Partial<Record<FollowUpStep, ObligationOutcome>> = { signed: 'signed', paid: 'paid' }

const outcomeOf = ({ step, isYes }: StepTaken): ObligationOutcome =>
  step === 'answered' ? (isYes === true ? 'yes' : 'no') : (outcomes[step] ?? 'done')

type Stepped = { caseId: string; kind: FollowUpKind; taken: StepTaken; by: string }

/** What this step was owed for is done, and what follows is owed from now on. */
async function oweNext(
  context: Context,
  transaction: Transaction<Schema>,
  { caseId, kind, taken, by }: Stepped,
): Promise<void> {
  const kinds = followUpObligations
  await closeObligation(context, transaction, { caseId, kinds, subjectId: null }, { outcome: outcomeOf(taken), by })
  const owed = owedAfter(kind, taken.step, taken.isYes)
  const reason = owed === 'contact' ? 'afterYes' : null
  if (owed && taken.dueOn)
    await openObligation(context, transaction, { kind: owed, caseId, reason, dueOn: taken.dueOn })
}
