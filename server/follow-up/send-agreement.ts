import { sql } from 'kysely'
import { refusalOf } from '#lending/desk/follow-up.ts'
import type { Colleague } from '#lending/desk/authority.ts'
import type { Context } from '../context.ts'
import { mailChange } from '../mail/mail-changes.ts'
import { Refusal } from '../refusal.ts'
import { actorOf, appendAudit } from '../store/audit.ts'
import { touchCase } from '../store/case/case-data.ts'
import type { CaseRecord } from '../store/case/read-case.ts'
import { orderAgreement } from '../store/follow-up/agreements.ts'
import { type CaseFile, isThere, markSent, putDraft } from '../store/follow-up/case-files.ts'
import { readMailAddress } from '../store/follow-up/contact-details.ts'
import { isStanding, readFollowUp } from '../store/follow-up/follow-ups.ts'
import type { Transaction } from '../store/schema.ts'
import { askFor } from './ask-for-document.ts'
import { recordStepIn } from './record-step.ts'

/** Whether an agreement was sent already; refused where none can be sent. Under the case's lock. */
async function isReplacing(transaction: Transaction, record: CaseRecord) {
  const followUp = await readFollowUp(transaction, record.caseKey)
  if (!followUp || !isStanding(followUp, record)) throw new Refusal('changed_meanwhile')
  const isSent = followUp.steps.at(-1)?.step === 'sent'
  const refusal = isSent ? null : refusalOf(followUp, 'sent')
  if (refusal) throw new Refusal(refusal === 'taken' ? 'changed_meanwhile' : 'step_too_early')
  return { isSent, reference: followUp.row.reference }
}

/** A draft that only the desk sees. */
export async function putAgreement(
  context: Context,
  transaction: Transaction,
  record: CaseRecord,
  { by, ...file }: CaseFile & { by: Colleague },
): Promise<void> {
  await isReplacing(transaction, record)
  if (await isThere(transaction, record.caseKey, { kind: 'agreement', ...file })) throw new Refusal('changed_meanwhile')
  const at = context.now()
  const caseId = record.loanCase.id
  const fileId = await putDraft(transaction, record.caseKey, { ...file, at })
  await touchCase(transaction, caseId, at)
  await appendAudit(transaction, 'desk.agreement-put', { at, caseId, by }, { fileId })
}

/** Has the product make it again, in place of a draft and of one that was mailed. */
export async function askAgreement(context: Context, transaction: Transaction, record: CaseRecord, by: Colleague) {
  await isReplacing(transaction, record)
  const { id: caseId } = record.loanCase
  const at = context.now()
  await orderAgreement(context, transaction, caseId)
  await touchCase(transaction, caseId, at)
  await appendAudit(transaction, 'desk.agreement-asked', { at, caseId, by })
}

/** Mails the draft that this employee has opened: as the first, or in place of the one that was sent before. */
export async function sendAgreement(
  context: Context,
  transaction: Transaction,
  record: CaseRecord,
  { fileId, by }: { fileId: string; by: Colleague },
): Promise<void> {
  const { loanCase, caseKey } = record
  const { isSent, reference } = await isReplacing(transaction, record)
  const actor = actorOf(by)
  if (!(await hasOpened(transaction, { caseId: loanCase.id, actor, fileId }))) throw new Refusal('agreement_not_seen')
  const at = context.now()
  if (!(await markSent(transaction, loanCase.id, fileId, at))) throw new Refusal('changed_meanwhile')
  if (!isSent) {
    const taken = await recordStepIn(context, transaction, record, { step: 'sent' }, actor)
    if (typeof taken === 'string') throw new Refusal('changed_meanwhile')
  } else {
    const address = await readMailAddress(transaction, caseKey)
    if (!address) throw new Refusal('no_contact')
    await mailChange(context, transaction, 'replaced', { loanCase, address, reference })
    await appendAudit(transaction, 'follow-up.replaced', { at, caseId: loanCase.id, by: actor }, { fileId })
  }
  await askFor(context, transaction, record, { reason: 'signed-agreement', words: null, by })
}

type Opening = { caseId: string; actor: string; fileId: string }

async function hasOpened(transaction: Transaction, { caseId, actor, fileId }: Opening): Promise<boolean> {
  const row = await transaction
    .selectFrom('audit_entry')
    .select('sequence')
    .where('case_id', '=', caseId)
    .where('actor', '=', actor)
    .where('action', '=', 'desk.file-opened')
    .where(sql`detail->>'fileId'`, '=', fileId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
