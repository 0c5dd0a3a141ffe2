import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type FollowUp, type FollowUpStep, type StepTaken, takeStep } from '#lending/desk/follow-up.ts'
import type { FollowUpKind } from '#lending/desk/stages.ts'
import { referenceOf } from '#lending/desk/reference.ts'
import { businessDay } from '#lending/business-day.ts'
import type { CaseRecord } from '../case/read-case.ts'
import type { Database, RowOf, Transaction } from '../schema.ts'
import { type CaseKey, openJson, sealJson } from '../sealing/seal.ts'
import { changeRows, findRow, findRows, insertRow } from '../database/rows.ts'

type FollowUpRow = RowOf<'follow_up'>

/** As stored: the basis of the steps, with an answer's words opened. */
export type StoredFollowUp = FollowUp & {
  row: FollowUpRow
  words: string | null
  staff: Partial<Record<FollowUpStep, string>>
  /** The lender's own, of a signature or payout. */
  references: Partial<Record<FollowUpStep, string>>
}

const purpose = 'follow-up-answer'

type StepWords = { words: string | null; whyNoFile?: string }

export const openWords = (caseKey: CaseKey, row: { sealed: Buffer | null }): StepWords =>
  row.sealed === null ? { words: null } : openJson<StepWords>(caseKey, purpose, row.sealed)

export async function readFollowUp(database: Database, caseKey: CaseKey): Promise<StoredFollowUp | null> {
  const row = await findRow(database, 'follow_up', { case_id: caseKey.caseId })
  if (!row) return null
  const rows = await findRows(database, 'follow_up_step', { case_id: caseKey.caseId }, 'at')
  const steps = rows.map(({ step, at, done_on, due_on, is_yes }): StepTaken => ({
    step,
    on: done_on ?? businessDay(at),
    dueOn: due_on,
    isYes: is_yes,
  }))
  const answer = rows.find(({ step }) => step === 'answered')
  const staff = Object.fromEntries(rows.flatMap(({ step, staff_id: id }) => (id === null ? [] : [[step, id]])))
  const references = Object.fromEntries(
    rows.flatMap((one) => {
      const { words, whyNoFile } = one.step === 'answered' ? { words: null } : openWords(caseKey, one)
      return words === null ? [] : [[one.step, [words, whyNoFile].filter(Boolean).join(', ')]]
    }),
  )
  return { row, kind: row.kind, steps, staff, references, words: answer ? openWords(caseKey, answer).words : null }
}

/** The follow-up's subject: a choice with its account, or a referral; null without either. */
export type Subject = { kind: FollowUpKind; dataVersion: number; offerId: string | null }

export function subjectOf({ loanCase, decision, chosenOffer }: CaseRecord): Subject | null {
  const { selected_offer_id: offerId, disbursement_account_id: accountId, data_version: dataVersion } = loanCase
  if (offerId !== null && accountId !== null && chosenOffer?.id === offerId)
    return { kind: 'choice', dataVersion, offerId }
  return decision?.outcome === 'referred' ? { kind: 'referral', dataVersion, offerId: null } : null
}

/** Whether the follow-up's subject is still the applicant's; a case changed since must be finished first. */
export function isStanding({ row, steps }: StoredFollowUp, record: CaseRecord): boolean {
  if (steps.some(({ step }) => step !== 'received')) return true
  const subject = subjectOf(record)
  return subject !== null && subject.kind === row.kind && subject.offerId === row.offer_id
}

/** Begins it, or begins it again with the same reference; returns the reference. */
export async function startFollowUp(
  transaction: Transaction,
  caseId: string,
  subject: Subject,
  now: Date,
): Promise<string> {
  const held = { kind: subject.kind, data_version: subject.dataVersion, offer_id: subject.offerId }
  const { reference } = await transaction
    .insertInto('follow_up')
    .values({ case_id: caseId, reference: referenceOf(randomBytes(8)), ...held })
    .onConflict((conflict) => conflict.column('case_id').doUpdateSet(held))
    .returning('reference')
    .executeTakeFirstOrThrow()
  await transaction.deleteFrom('follow_up_step').where('case_id', '=', caseId).execute()
  // Another choice is checked from the start.
  await transaction.deleteFrom('check_line').where('case_id', '=', caseId).execute()
  await insertStep(transaction, caseId, takeStep(subject.kind, 'received', businessDay(now)), { at: now, sealed: null })
  return reference
}

type Recorded = { at: Date; sealed: Buffer | null; doneOn?: string | null; staffId?: string | null }

export async function insertStep(
  transaction: Transaction,
  caseId: string,
  { step, dueOn, isYes }: StepTaken,
  { at, sealed, doneOn = null, staffId = null }: Recorded,
): Promise<void> {
  await insertRow(transaction, 'follow_up_step', {
    case_id: caseId,
    step,
    at,
    due_on: dueOn,
    is_yes: isYes,
    sealed,
    done_on: doneOn,
    staff_id: staffId,
  })
}

/** `whyNoFile`: of a signature without a signed file. */
/** A correction, whose act keeps how it was before. */
export async function changeStep(
  transaction: Transaction,
  caseId: string,
  { step, on, dueOn }: StepTaken,
  sealed: Buffer,
): Promise<void> {
  await changeRows(transaction, 'follow_up_step', { case_id: caseId, step }, { done_on: on, due_on: dueOn, sealed })
}

export async function removeStep(transaction: Transaction, caseId: string, step: FollowUpStep): Promise<void> {
  await transaction.deleteFrom('follow_up_step').where('case_id', '=', caseId).where('step', '=', step).execute()
}

export const sealWords = (caseKey: CaseKey, words: string | null, whyNoFile: string | null = null): Buffer =>
  sealJson(caseKey, purpose, whyNoFile === null ? { words } : { words, whyNoFile })

export async function findCaseOfReference(database: Database, reference: string): Promise<string | null> {
  const row = await findRow(database, 'follow_up', { reference }, ['case_id'])
  return row?.case_id ?? null
}

/** An answer that waits for a second person, or comes back from one, is work without an owner. */
export async function passOn(
  transaction: Transaction,
  caseId: string,
  kind: 'referral' | 'review',
  reason: 'secondPerson' | 'sentBack',
): Promise<void> {
  const changed = { owner: null, claimed_at: null, reason, version: sql<number>`version + 1` }
  await changeRows(transaction, 'obligation', { case_id: caseId, kind, closed_at: null }, changed)
}
