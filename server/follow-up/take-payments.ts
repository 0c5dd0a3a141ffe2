import * as z from 'zod/mini'
import type { PaymentsRead } from '#contract/desk/payouts.ts'
import { isoDate, shortText } from '#contract/values.ts'
import { businessDay } from '#lending/business-day.ts'
import type { PaymentFault } from '#lending/desk/payment-faults.ts'
import type { Context } from '../context.ts'
import type { Common } from '../mail/follow-up-letters.ts'
import { mailApplicant } from '../mail/mail-follow-up.ts'
import { missedLetter } from '../mail/missed-letter.ts'
import { appendAudit } from '../store/audit.ts'
import { findRow, insertRow } from '../store/database/rows.ts'
import { readMailAddress } from '../store/follow-up/contact-details.ts'
import { findCaseOfReference } from '../store/follow-up/follow-ups.ts'
import { inPayouts, lockCases } from '../store/follow-up/payout-files.ts'
import { tellLender } from '../store/follow-up/webhook-deliveries.ts'
import type { RowOf, Transaction } from '../store/schema.ts'
import { openTask } from '../tasks/open-task.ts'

const payment = z.object({
  ...{ id: z.string().check(z.regex(/^[\w.-]{1,64}$/)), reference: shortText, day: isoDate },
  /** Euros with two decimals. */
  amount: z.string().check(z.regex(/^(?!0+[.,]00$)\d{1,8}[.,]\d{2}$/)),
  what: z.enum(['paid', 'missed']),
})
type Payment = Omit<RowOf<'told_payment'>, 'told_at'>

const header = 'id;reference;day;amount;what'

/** The lines of a CSV, each still to be checked; null for another file. */
export function reportedLines(text: string): object[] | null {
  const [first, ...lines] = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/)
  if (first !== header) return null
  const names = header.split(';')
  return lines.map((line) => Object.fromEntries(line.split(';').map((value, place) => [names[place] ?? '', value])))
}

/** Records all reported payments or, with a fault in one, none; each once, however often it is reported. */
export const takePayments = (context: Context, given: readonly unknown[], by: string): Promise<PaymentsRead> =>
  inPayouts(context.database, async (transaction) => {
    const taken = new Map<string, Payment>()
    for (const [place, one] of given.entries()) {
      const read = await readPayment(context, transaction, one)
      const refused = (why: PaymentFault) => ({ taken: 0, known: 0, fault: { line: place + 1, why } })
      if (typeof read === 'string') return refused(read)
      const before = taken.get(read.id) ?? (await findRow(transaction, 'told_payment', { id: read.id }))
      if (before && !isSamePayment(before, read)) return refused('differs')
      if (!before) taken.set(read.id, read)
    }
    const at = context.now()
    for (const row of taken.values()) await insertRow(transaction, 'told_payment', { ...row, told_at: at })
    const missed = [...taken.values()].filter(({ kind }) => kind === 'missed')
    await followMissed(context, transaction, missed)
    const counts = { taken: taken.size, known: given.length - taken.size }
    if (taken.size > 0) await appendAudit(transaction, 'payments.reported', { at, caseId: null, by }, counts)
    return { ...counts, fault: null }
  })

const isSamePayment = (one: Payment, other: Payment): boolean =>
  (['case_id', 'kind', 'day', 'cents'] as const).every((name) => one[name] === other[name])

/** Of a loan that was paid out. */
async function readPayment(context: Context, transaction: Transaction, one: unknown): Promise<Payment | PaymentFault> {
  const read = payment.safeParse(one)
  if (!read.success) return 'shape'
  const { id, reference, day, amount, what: kind } = read.data
  if (day > businessDay(context.now())) return 'day'
  const caseId = await findCaseOfReference(transaction, reference)
  const isPaid = caseId && (await findRow(transaction, 'follow_up_step', { case_id: caseId, step: 'paid' }, ['step']))
  return isPaid ? { id, case_id: caseId, kind, day, cents: Number(amount.replace(/[.,]/, '')) } : 'reference'
}

async function followMissed(context: Context, transaction: Transaction, missed: readonly Payment[]): Promise<void> {
  const caseIds = missed.map(({ case_id: caseId }) => caseId)
  for (const { loanCase, caseKey } of await lockCases(transaction, context.settings.operatorKeys, caseIds)) {
    const caseId = loanCase.id
    const { reference } = (await findRow(transaction, 'follow_up', { case_id: caseId }, ['reference']))!
    const address = await readMailAddress(transaction, caseKey)
    for (const { id, day, cents } of missed.filter((one) => one.case_id === caseId)) {
      await openTask(context, transaction, { kind: 'missed', caseId, subjectId: id })
      await tellLender(context, transaction, caseId, 'loan.missed', id)
      const to = address && { loanCase, address, reference }
      const letter = (common: Common) => missedLetter(common, day, cents)
      if (to) await mailApplicant(context, transaction, 'follow-up.missed', to, letter)
    }
  }
}
