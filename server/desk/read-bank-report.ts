import type { DeskAnswerOf } from '#contract/desk/calls.ts'
import {
  isOther,
  lastWord,
  readStatusReport,
  type Reported,
  reportedByStatements,
} from '#lending/payout/bank-report.ts'
import type { Statement } from '#lending/statements/statement.ts'
import type { Context } from '../context.ts'
import { recordStepIn } from '../follow-up/record-step.ts'
import { Refusal } from '../refusal.ts'
import { actorOf, appendAudit } from '../store/audit.ts'
import { touchCase } from '../store/case/case-data.ts'
import type { CaseRecord } from '../store/case/read-case.ts'
import { changeRows, findRow, findRows } from '../store/database/rows.ts'
import { readFollowUp } from '../store/follow-up/follow-ups.ts'
import {
  inPayouts,
  lockCases,
  type PayoutEntry,
  type PayoutFileRow,
  readEntries,
} from '../store/follow-up/payout-files.ts'
import type { Transaction } from '../store/schema.ts'
import { openTask } from '../tasks/open-task.ts'
import { openUploadReader } from '../uploads/upload-reader.ts'
import type { Staff } from './handler.ts'

type Read = DeskAnswerOf<'readBankReport'>

/** It is read at once, not in a thread: the status of some thousand payouts. */
const statusBytesMax = 2 * 1024 * 1024

/** Marks what the bank reports of our payouts, once however often it is read; nothing where any of it differs. */
export async function readBankReport(context: Context, staff: Staff, bytes: Buffer): Promise<Read> {
  const isStatus = bytes.byteLength < statusBytesMax && bytes.toString('utf8', 0, 2_000).includes('pain.002')
  const statements = isStatus ? [] : await statementsIn(bytes, staff.id)
  const { operatorKeys, payoutFrom } = context.settings
  return inPayouts(context.database, async (transaction) => {
    const reported = isStatus
      ? await reportedByStatus(context, transaction, bytes.toString('utf8'))
      : reportedByStatements(statements, payoutFrom?.iban ?? '')
    if (!reported) throw new Refusal('payout_not_read')
    const about = Map.groupBy(reported, ({ endToEndId }) => endToEndId)
    const entries = await readEntries(transaction, operatorKeys, 'end_to_end_id', [...about.keys()])
    const found = []
    for (const entry of entries) {
      const file = (await findRow(transaction, 'payout_file', { id: entry.fileId }))!
      const words = about.get(entry.endToEndId) ?? []
      const isOdd = file.state !== 'confirmed' || words.some((word) => isOther(entry, word))
      found.push({ entry, file, isOdd, word: lastWord(entry.state, words) })
    }
    const counts = { paid: 0, returned: 0, known: 0 }
    const differing = found.flatMap(({ entry, isOdd }) => (isOdd ? [entry.endToEndId] : []))
    if (differing.length > 0) return { ...counts, differing }
    const caseIds = found.flatMap(({ entry, word }) => (word ? [entry.caseId] : []))
    const records = await lockCases(transaction, operatorKeys, caseIds)
    for (const { entry, word, file } of found) {
      counts[word?.what ?? 'known'] += 1
      const record = records.find(({ loanCase }) => loanCase.id === entry.caseId)
      if (word && record) await mark(context, transaction, { record, entry, file, word })
    }
    const fact = { at: context.now(), caseId: null, by: actorOf(staff) }
    if (caseIds.length > 0) await appendAudit(transaction, 'payouts.read', fact, counts)
    return { ...counts, differing }
  })
}

/** A status report about a payout file: where the bank refused the whole file, each of its payouts came back. */
async function reportedByStatus(context: Context, transaction: Transaction, text: string): Promise<Reported[] | null> {
  const report = readStatusReport(text)
  const [file] = report ? await findRows(transaction, 'payout_file', { message_id: report.messageId }) : []
  if (!report || !file) return null
  if (!report.isRefused) return report.single
  const entries = await readEntries(transaction, context.settings.operatorKeys, 'file_id', [file.id])
  return entries.map((entry) => ({ ...entry, what: 'returned', on: report.on, reason: report.reason }))
}

/** Of a statement file, or of several in a zip, read apart as those of applicants are. */
async function statementsIn(bytes: Buffer, staffId: string): Promise<Statement[]> {
  const statements: Statement[] = []
  for await (const file of openUploadReader(staffId, new AbortController().signal).filesIn(bytes)) {
    if (!file || !('read' in file) || !file.read.ok) throw new Refusal('payout_not_read')
    statements.push(...file.read.statements)
  }
  return statements
}

type News = { record: CaseRecord; entry: PayoutEntry; file: PayoutFileRow; word: Reported }

/** In the name of one of the two who released it, never of who recorded the signature. */
async function mark(context: Context, transaction: Transaction, { record, entry, file, word }: News): Promise<void> {
  const { endToEndId: id, caseId } = entry
  const at = context.now()
  await changeRows(transaction, 'payout_entry', { end_to_end_id: id }, { state: word.what, reason: word.reason })
  if (word.what === 'returned') {
    // The step stands until two people take it away; the work is there at once.
    if (entry.state === 'paid') await openTask(context, transaction, { kind: 'payout', caseId })
    await touchCase(transaction, caseId, at)
    await appendAudit(transaction, 'payouts.returned', { at, caseId, by: 'worker' }, { reason: word.reason })
    return
  }
  const signedBy = (await readFollowUp(transaction, record.caseKey))?.staff.signed
  const by = file.second_by === signedBy ? file.made_by : file.second_by!
  const step = { step: 'paid', doneOn: word.on, reference: id, isBanks: true } as const
  const taken = await recordStepIn(context, transaction, record, step, by)
  if (typeof taken === 'string') throw new Refusal('changed_meanwhile', { fields: [id] })
}
