import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../context.ts'
import { erasureMail } from '../mail/letters.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { appendAudit } from '../store/audit.ts'
import { withdrawConsent } from '../store/bank/withdraw-consent.ts'
import { endErased } from '../store/work/tasks.ts'
import { readContact } from '../store/case/case-contact.ts'
import { outliveCase } from '../store/follow-up/customer-checks.ts'
import { readFollowUp } from '../store/follow-up/follow-ups.ts'
import { tellLender } from '../store/follow-up/webhook-deliveries.ts'
import { removeComplaints } from '../store/work/complaints.ts'
import { eraseContactRequests, senderHashes } from '../store/work/contact-requests.ts'
import { type CaseRecord, readCase } from '../store/case/read-case.ts'
import type { Transaction } from '../store/schema.ts'
import { throwKeysAway } from '../store/sealing/sealing-keys.ts'
import { changeRows, findRow } from '../store/database/rows.ts'
import { type Erased, logErasure } from './erasure-log.ts'

/**
 * Destroys the case's key and ends its sessions; a job with only the case's id does the rest. Contact forms and
 * complaints of proven addresses (the case's, and `provenEmail`) go too. The caller holds the case's lock.
 */
export async function beginErasure(
  transaction: Transaction,
  context: Context,
  record: CaseRecord,
  provenEmail: string | null,
): Promise<void> {
  const { operatorKeys, mail, erasureLog } = context.settings
  const { id: caseId } = record.loanCase
  const now = context.now()
  const contact = await readContact(transaction, record.caseKey)
  const followUp = await readFollowUp(transaction, record.caseKey)
  const proven = [contact?.isProven ? contact.email : null, provenEmail].filter((email) => email !== null)
  const senders = proven.flatMap((email) => senderHashes(operatorKeys, email))
  const ofSenders = senders.map((hash): Erased => ({ kind: 'sender', id: hash.toString('hex') }))
  await logErasure(transaction, erasureLog, [{ kind: 'case', id: caseId }, ...ofSenders], now)
  const { contactForms, complaints } = await eraseSenders(transaction, senders, now)
  await changeRows(transaction, 'loan_case', { id: caseId }, { erased_at: now, sealed_details: null, updated_at: now })
  await throwKeysAway(transaction, [caseId])
  await changeRows(transaction, 'session', { case_id: caseId }, { ended_at: now })
  await endErased(transaction, caseId, now)
  await context.jobs.enqueue(transaction, 'erase', { caseId }, { isFollowUp: true })
  // The lender's own mailbox is out of our reach, so its people are asked what to remove from it.
  const letter = erasureMail(caseId, followUp?.row.reference ?? null)
  const sent = { key: `erased/${randomUUID()}`, caseId: null, recipient: mail.inbox, ...letter }
  await queueMail(context, transaction, sent)
  const fact = { at: now, caseId, by: 'applicant', effectKey: `erasure/${caseId}` }
  await appendAudit(transaction, 'case.erasure-asked', fact, { contactForms, complaints })
}

/** Removes the contact forms and complaints of addresses, by their hash; returns how many of each. */
async function eraseSenders(transaction: Transaction, senders: readonly Buffer[], now: Date) {
  const contactForms = await eraseContactRequests(transaction, senders, now)
  const closing = { outcome: 'erased', by: 'applicant', at: now } as const
  const complaints = senders.length === 0 ? 0 : await removeComplaints(transaction, { senders }, closing)
  return { contactForms, complaints }
}

/** Removes the rest of a case whose key is destroyed: its rows, sessions and stored answers. */
export async function removeCaseRows(transaction: Transaction, context: Context, caseId: string): Promise<void> {
  await logErasure(transaction, context.settings.erasureLog, [{ kind: 'case', id: caseId }], context.now())
  await transaction
    .deleteFrom('idempotency')
    .where('session_id', 'in', (query) => query.selectFrom('session').select('id').where('case_id', '=', caseId))
    .execute()
  await transaction.deleteFrom('session').where('case_id', '=', caseId).execute()
  await tellLender(context, transaction, caseId, 'loan.erased')
  await outliveCase(transaction, caseId)
  await transaction.deleteFrom('loan_case').where('id', '=', caseId).execute()
  await throwKeysAway(transaction, [caseId])
}

/** Ends the case's consents at the banks (those removed earlier have ended) and deletes the aggregator's customer. */
export async function endConsentsOf(transaction: Transaction, context: Context, caseId: string): Promise<number> {
  const connections = await transaction
    .selectFrom('bank_connection')
    .select('connection_id')
    .where('case_id', '=', caseId)
    .where('removed_at', 'is', null)
    .execute()
  for (const { connection_id: connectionId } of connections) {
    await context.jobs.enqueue(transaction, 'end-consent', { connectionId }, { isFollowUp: true })
  }
  const customer = await findRow(transaction, 'bank_customer', { case_id: caseId }, ['customer_id'])
  if (customer) {
    const data = { customerId: customer.customer_id }
    await context.jobs.enqueue(transaction, 'forget-customer', data, { isFollowUp: true })
  }
  return connections.length
}

/** Raw bookings go first, with contests and documents, which show bookings; analysis and reasons stay longer. */
export async function removeBookings(transaction: Transaction, condition: RawBuilder<unknown>): Promise<void> {
  await sql`delete from transaction_part p using account a, loan_case c
    where a.id = p.account_id and c.id = a.case_id and ${condition}`.execute(transaction)
  await sql`delete from handed_file h using loan_case c where c.id = h.case_id and ${condition}`.execute(transaction)
  await sql`delete from case_file f using loan_case c
    where f.kind = 'document' and c.id = f.case_id and ${condition}`.execute(transaction)
  await sql`delete from category_contest k using loan_case c where c.id = k.case_id and ${condition}`.execute(
    transaction,
  )
}

/** During a contract: everything that it does not need. The bank is asked for nothing more. */
export async function eraseUnneeded(
  transaction: Transaction,
  context: Context,
  { loanCase, connections }: CaseRecord,
): Promise<void> {
  const { id: caseId } = loanCase
  await logErasure(transaction, context.settings.erasureLog, [{ kind: 'unneeded', id: caseId }], context.now())
  for (const connection of connections) await withdrawConsent(transaction, context, connection)
  await removeBookings(transaction, sql`c.id = ${caseId}`)
  await transaction.deleteFrom('feedback').where('case_id', '=', caseId).execute()
  await appendAudit(transaction, 'case.unneeded-erased', { at: context.now(), caseId, by: 'applicant' })
}

/** Erases in a restored backup what was erased after it; returns how many of these were in it. */
export async function eraseAgain(
  transaction: Transaction,
  context: Context,
  erased: readonly Erased[],
): Promise<number> {
  let found = 0
  for (const { kind, id } of erased) {
    if (await isErasedAgain[kind](transaction, context, id)) found++
  }
  if (found > 0) await context.jobs.enqueue(transaction, 'shred-keys', {}, { isFollowUp: true })
  return found
}

type EraseAgain = (transaction: Transaction, context: Context, id: string) => Promise<boolean>

const isErasedAgain: Record<Erased['kind'], EraseAgain> = {
  async case(transaction, context, caseId) {
    if (!(await findRow(transaction, 'loan_case', { id: caseId }, ['id']))) return false
    const bankConsents = await endConsentsOf(transaction, context, caseId)
    await endErased(transaction, caseId, context.now())
    await removeCaseRows(transaction, context, caseId)
    const fact = { at: context.now(), caseId, by: 'operator', effectKey: `erased/${caseId}` }
    await appendAudit(transaction, 'case.erased', fact, { bankConsents })
    return true
  },
  async unneeded(transaction, context, caseId) {
    const record = await readCase(transaction, context.settings.operatorKeys, caseId)
    if (record) await eraseUnneeded(transaction, context, record)
    return record !== null
  },
  async sender(transaction, context, hash) {
    const { contactForms, complaints } = await eraseSenders(transaction, [Buffer.from(hash, 'hex')], context.now())
    return contactForms + complaints > 0
  },
}
