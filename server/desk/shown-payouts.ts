import type { DeskAnswerOf } from '#contract/desk/calls.ts'
import { deskErrorKeys } from '#contract/desk/errors.ts'
import type { Payout } from '#lending/payout/payout-file.ts'
import type { Context } from '../context.ts'
import { dueNow } from '../follow-up/payout-due.ts'
import { actorOf } from '../store/audit.ts'
import { readCase } from '../store/case/read-case.ts'
import { readFollowUp } from '../store/follow-up/follow-ups.ts'
import { readEntries, readFiles, readUnpaid } from '../store/follow-up/payout-files.ts'
import { isOpenTo } from '../store/work/desk-looks.ts'
import { whoIsWho } from './case-view.ts'
import type { Staff } from './handler.ts'

type Shown = DeskAnswerOf<'readPayouts'>

/** Payouts that are due, and the files; names only where they are open to who looks. */
export async function shownPayouts(context: Context, staff: Staff): Promise<Shown> {
  const { database, settings, now } = context
  const shown = async ({ endToEndId: reference, amountCents, iban, holder }: Payout, caseId: string) => {
    const isOpen = await isOpenTo(database, caseId, staff.id, now())
    const named = isOpen ? { number: iban, holder } : { number: null, holder: null }
    return { caseId, reference, amountCents, lastFigures: iban.slice(-3), ...named }
  }
  const due: Shown['due'] = []
  // Each in its own transaction, since it is judged under its company's lock.
  for (const caseId of await readUnpaid(database)) {
    const found = await database.transaction().execute(async (transaction) => {
      const record = await readCase(transaction, settings.operatorKeys, caseId)
      if (!record) return null
      const payout = await dueNow(context, transaction, record, [actorOf(staff)])
      const endToEndId = (await readFollowUp(transaction, record.caseKey))?.row.reference ?? ''
      const unknown = { amountCents: record.chosenOffer?.netPayoutCents ?? 0, iban: '', holder: '', accountId: null }
      const refusal = typeof payout === 'string' ? payout : null
      return { ...(typeof payout === 'string' ? unknown : payout), endToEndId, refusal }
    })
    if (!found) continue
    const refusal = found.refusal && (deskErrorKeys.find((key) => key === found.refusal) ?? 'payout_changed')
    due.push({ ...(await shown(found, caseId)), accountId: found.accountId, refusal })
  }
  const [{ nameOf }, files] = await Promise.all([whoIsWho(database), readFiles(database, now())])
  const ids = files.map(({ id }) => id)
  const entries = await readEntries(database, settings.operatorKeys, 'file_id', ids)
  const payouts = await Promise.all(
    entries.map(async ({ fileId, caseId, state, reason, ...one }) => ({
      ...(await shown(one, caseId)),
      ...{ fileId, state, reason },
    })),
  )
  return {
    payer: settings.payoutFrom && { name: settings.payoutFrom.name, iban: settings.payoutFrom.iban },
    due,
    files: files.map((file) => ({
      id: file.id,
      messageId: file.message_id,
      state: file.state === 'made' ? 'made' : 'confirmed',
      executeOn: file.execute_on,
      sha256: file.sha256,
      madeAt: file.made_at.toISOString(),
      first: nameOf(file.made_by),
      second: file.second_by && nameOf(file.second_by),
      isMine: file.made_by === actorOf(staff),
      dropAskedBy: file.drop_asked_by && nameOf(file.drop_asked_by),
      payouts: payouts.flatMap(({ fileId, ...one }) => (fileId === file.id ? [one] : [])),
    })),
  }
}
