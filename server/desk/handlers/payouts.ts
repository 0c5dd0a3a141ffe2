import { randomUUID } from 'node:crypto'
import type { DeskAnswerOf } from '#contract/desk/calls.ts'
import type { DeskErrorKey } from '#contract/desk/errors.ts'
import type { deskPayoutCalls } from '#contract/desk/payouts.ts'
import { nameInFiles } from '#lending/this-lender.ts'
import type { deskContractCalls } from '#contract/desk/contracts.ts'
import { businessDay } from '#lending/business-day.ts'
import { addWorkingDays, isWorkingDay } from '#lending/desk/working-days.ts'
import { normaliseAccount } from '#lending/iban.ts'
import type { Payout } from '#lending/payout/payout-file.ts'
import { payoutFileFaults } from '#lending/payout/payout-file-rules.ts'
import { hasSepaName } from '#lending/payout/sepa-text.ts'
import { canonicalJson, sha256 } from '#lending/sha256.ts'
import type { Context } from '../../context.ts'
import { readyFor } from '../../follow-up/record-step.ts'
import { mayReceive } from '../../follow-up/seen-money.ts'
import { reportedLines, takePayments } from '../../follow-up/take-payments.ts'
import { withOneFile } from '../../http/one-file.ts'
import { Refusal } from '../../refusal.ts'
import { actorOf, appendAudit } from '../../store/audit.ts'
import { type CaseRecord, readCase } from '../../store/case/read-case.ts'
import { changeRows, findRow, insertRow } from '../../store/database/rows.ts'
import * as files from '../../store/follow-up/payout-files.ts'
import type { Transaction } from '../../store/schema.ts'
import { insertLook, isOpenTo } from '../../store/work/desk-looks.ts'
import { contractsCsv, contractsJson, readContracts } from '../contract-export.ts'
import { whoIsWho } from '../case-view.ts'
import type { DeskHandlers, Staff } from '../handler.ts'
import { readBankReport } from '../read-bank-report.ts'

/** Read at once: some ten thousand lines. */
const csvBytesMax = 1024 * 1024

type Due = Omit<Payout, 'endToEndId'> & { accountId: string | null; refusal: DeskErrorKey | null }

/** The payout of a case by the card of money, and what keeps these people from making it now. */
async function dueNow(
  context: Context,
  transaction: Transaction,
  { record, by }: { record: CaseRecord; by: readonly string[] },
): Promise<Due> {
  const { chosenOffer: offer, accounts, loanCase } = record
  const account = accounts.find(({ row }) => row.id === loanCase.disbursement_account_id)
  const { iban, holderName: holder } = account?.secret ?? {}
  const isProven = account !== undefined && mayReceive(account) && hasSepaName(holder ?? '')
  const held = await readyFor(context, transaction, record, 'paid', { by }).then(
    (ready) => (typeof ready === 'string' || !offer ? 'offers_not_ready' : null),
    (error: unknown) => {
      if (error instanceof Refusal) return error.key as DeskErrorKey
      throw error
    },
  )
  // How much of a credit line is drawn, and when, is not known here.
  const never = offer?.productType === 'PBC' ? 'payout_of_credit' : isProven ? null : 'payout_account'
  return {
    amountCents: offer?.netPayoutCents ?? 0,
    holder: holder ?? '',
    iban: normaliseAccount(iban ?? ''),
    accountId: account?.row.id ?? null,
    refusal: held ?? never,
  }
}

/** Payouts that are due, and the files; names only where they are open to who looks. */
async function shownPayouts(context: Context, staff: Staff): Promise<DeskAnswerOf<'readPayouts'>> {
  const { database, settings, now } = context
  const shown = async ({ amountCents, iban, holder }: Omit<Payout, 'endToEndId'>, caseId: string) => {
    const isOpen = await isOpenTo(database, caseId, staff.id, now())
    return { caseId, amountCents, lastFigures: iban.slice(-3), ...(isOpen ? { number: iban, holder } : closed) }
  }
  const closed = { number: null, holder: null }
  const due = []
  for (const { caseId, reference } of await files.readUnpaid(database)) {
    // Each in its own transaction, since it is judged under its company's lock.
    const found = await database.transaction().execute(async (transaction) => {
      const record = await readCase(transaction, settings.operatorKeys, caseId)
      return record && dueNow(context, transaction, { record, by: [actorOf(staff)] })
    })
    if (!found) continue
    const { accountId, refusal } = found
    due.push({ reference, accountId, refusal, ...(await shown(found, caseId)) })
  }
  const [{ nameOf }, rows] = await Promise.all([whoIsWho(database), files.readFiles(database, now())])
  const ids = rows.map(({ id }) => id)
  const entries = await files.readEntries(database, settings.operatorKeys, 'file_id', ids)
  const payouts = await Promise.all(
    entries.map(async ({ endToEndId: reference, fileId, caseId, state, reason, ...payout }) => {
      return { fileId, payout: { reference, state, reason, ...(await shown(payout, caseId)) } }
    }),
  )
  const { payoutFrom: payer } = settings
  return {
    payer: payer && { name: payer.name, iban: payer.iban },
    due,
    files: rows.map((file) => ({
      id: file.id,
      messageId: file.message_id,
      executeOn: file.execute_on,
      sha256: file.sha256,
      madeAt: file.made_at.toISOString(),
      first: nameOf(file.made_by),
      second: file.second_by && nameOf(file.second_by),
      isMine: file.made_by === actorOf(staff),
      dropAskedBy: file.drop_asked_by && nameOf(file.drop_asked_by),
      payouts: payouts.flatMap(({ fileId, payout }) => (fileId === file.id ? [payout] : [])),
    })),
  }
}

/** Its text and hash, as a bank takes it. */
function checked(file: files.PayoutFileRow, payouts: readonly Payout[]) {
  if (payouts.length === 0) throw new Refusal('payout_changed')
  const text = files.writtenFile(file, payouts)
  const faults = payoutFileFaults(text)
  if (faults.length > 0) throw new Error(`A bank would refuse the payout file ${file.message_id}: ${faults.join(', ')}`)
  return { text, hash: sha256(text) }
}

/** The payer has seen what is paid, and to which number. */
async function lockOpened(context: Context, transaction: Transaction, staff: Staff, caseIds: readonly string[]) {
  const records = await files.lockCases(transaction, context.settings.operatorKeys, caseIds)
  for (const { loanCase } of records)
    if (!(await isOpenTo(transaction, loanCase.id, staff.id, context.now()))) throw new Refusal('account_not_opened')
  return records
}

type Found = { transaction: Transaction; file: files.PayoutFileRow; entries: files.PayoutEntry[]; by: string; at: Date }

const onFile = <T>(context: Context, staff: Staff, id: string, work: (found: Found) => Promise<T>): Promise<T> =>
  files.inPayouts(context.database, async (transaction) => {
    const file = await findRow(transaction, 'payout_file', { id })
    if (!file) throw new Refusal('not_found')
    const entries = await files.readEntries(transaction, context.settings.operatorKeys, 'file_id', [id])
    return work({ transaction, file, entries, by: actorOf(staff), at: context.now() })
  })

const audit = ({ transaction, file, by, at }: Omit<Found, 'entries'>, action: Parameters<typeof appendAudit>[1]) =>
  appendAudit(transaction, action, { at, caseId: null, by }, { fileId: file.id, messageId: file.message_id })

export const contractHandlers: DeskHandlers<typeof deskContractCalls> = {
  async exportContracts({ context, staff, query: { format } }) {
    const contracts = await readContracts(context)
    const at = context.now()
    await context.database.transaction().execute(async (transaction) => {
      const fact = { at, caseId: null, by: actorOf(staff) }
      await appendAudit(transaction, 'contracts.exported', fact, { format, contracts: contracts.length })
    })
    const name = `${nameInFiles}-contracten-${businessDay(at)}.${format}`
    const text = format === 'csv' ? contractsCsv(contracts) : contractsJson(contracts)
    return { type: format === 'csv' ? 'text/csv' : 'application/json', name, bytes: Buffer.from(text) }
  },
}

export const payoutHandlers: DeskHandlers<typeof deskPayoutCalls> = {
  readPayouts: ({ context, staff }) => shownPayouts(context, staff),

  async makePayoutFile({ context, staff, request: { payouts: seen } }) {
    const { payoutFrom: payer } = context.settings
    if (!payer) throw new Refusal('not_found')
    await files.inPayouts(context.database, async (transaction) => {
      const [at, by] = [context.now(), actorOf(staff)]
      const today = businessDay(at)
      const file: files.PayoutFileRow = {
        id: randomUUID(),
        message_id: await files.nextMessageId(transaction, today),
        execute_on: isWorkingDay(today) ? today : addWorkingDays(today, 1),
        ...{ payer, made_by: by, made_at: at, state: 'made', sha256: '' },
        ...{ second_by: null, second_at: null, drop_asked_by: null },
      }
      const caseIds = seen.map(({ caseId }) => caseId)
      const made = []
      for (const record of await lockOpened(context, transaction, staff, caseIds)) {
        const { caseKey } = record
        const { accountId, refusal, ...payout } = await dueNow(context, transaction, { record, by: [by] })
        if (refusal) throw new Refusal(refusal)
        const was = seen.find(({ caseId }) => caseId === caseKey.caseId)
        if (was?.amountCents !== payout.amountCents || was.accountId !== accountId)
          throw new Refusal('changed_meanwhile')
        const endToEndId = await files.nextEndToEndId(transaction, caseKey.caseId)
        made.push({ caseKey, payout: { ...payout, endToEndId } })
      }
      const all = made.map(({ payout }) => payout)
      const hash = checked(file, all).hash
      await insertRow(transaction, 'payout_file', { ...file, sha256: hash, payer: JSON.stringify(payer) })
      for (const { caseKey, payout } of made) await files.insertEntry(transaction, caseKey, file.id, payout)
      await audit({ transaction, file, by, at }, 'payouts.made')
    })
    return null
  },

  /** While each payout is still as its case says. */
  async confirmPayoutFile({ context, staff, params, request }) {
    await onFile(context, staff, params.fileId, async (found) => {
      const { transaction, file, entries, by, at } = found
      if (file.state !== 'made' || file.sha256 !== request.sha256) throw new Refusal('changed_meanwhile')
      if (file.made_by === by) throw new Refusal('own_request')
      const isOfPayer = canonicalJson(file.payer) === canonicalJson(context.settings.payoutFrom)
      if (!isOfPayer || file.execute_on < businessDay(at) || checked(file, entries).hash !== file.sha256)
        throw new Refusal('payout_changed')
      const caseIds = entries.map(({ caseId }) => caseId)
      for (const record of await lockOpened(context, transaction, staff, caseIds)) {
        const { endToEndId, ...was } = entries.find(({ caseId }) => caseId === record.loanCase.id)!
        const due = await dueNow(context, transaction, { record, by: [file.made_by, by] })
        const isSame = due.amountCents === was.amountCents && due.iban === was.iban && due.holder === was.holder
        if (due.refusal || !isSame) throw new Refusal('payout_changed', { fields: [endToEndId] })
      }
      const second = { state: 'confirmed', second_by: by, second_at: at } as const
      await changeRows(transaction, 'payout_file', { id: file.id }, second)
      await audit(found, 'payouts.confirmed')
    })
    return null
  },

  /** Frees its payouts. A confirmed file may be at the bank, so two people say that it is not. */
  async dropPayoutFile({ context, staff, params }) {
    await onFile(context, staff, params.fileId, async (found) => {
      const { transaction, file, entries, by } = found
      if (file.state === 'dropped' || entries.some(({ state }) => state !== 'open'))
        throw new Refusal('changed_meanwhile')
      if (file.drop_asked_by === by) throw new Refusal('own_request')
      const isFirst = file.state === 'confirmed' && file.drop_asked_by === null
      const changed = isFirst ? { drop_asked_by: by } : ({ state: 'dropped' } as const)
      await changeRows(transaction, 'payout_file', { id: file.id }, changed)
      if (!isFirst) await changeRows(transaction, 'payout_entry', { file_id: file.id }, { state: 'dropped' })
      await audit(found, isFirst ? 'payouts.drop-asked' : 'payouts.dropped')
    })
    return null
  },

  /** The confirmed bytes, on record; refused where the rows no longer give them. */
  downloadPayoutFile: ({ context, staff, params }) =>
    onFile(context, staff, params.fileId, async (found) => {
      const { transaction, file, entries, at } = found
      if (file.state !== 'confirmed' || file.drop_asked_by !== null) throw new Refusal('changed_meanwhile')
      const { text, hash } = checked(file, entries)
      if (hash !== file.sha256) throw new Refusal('payout_changed')
      const look = { taskId: null, by: staff, reason: 'payout', fileId: file.id, at } as const
      for (const { caseId } of entries) await insertLook(transaction, { ...look, caseId })
      await audit(found, 'payouts.downloaded')
      return { type: 'application/xml', name: `${file.message_id}.xml`, bytes: Buffer.from(text, 'utf8') }
    }),

  readBankReport: ({ context, staff, http }) =>
    withOneFile(http, async (bytes) => {
      const lines = bytes.byteLength < csvBytesMax ? reportedLines(bytes.toString('utf8')) : null
      if (!lines) return readBankReport(context, staff, bytes)
      const reported = await takePayments(context, lines, actorOf(staff))
      return { paid: 0, returned: 0, known: 0, differing: [], reported }
    }),
}
