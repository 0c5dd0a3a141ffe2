import { type ExportedContract, exportedContract } from '#contract/desk/contracts.ts'
import type { Context } from '../context.ts'
import { answerSchema } from '../http/json-schema.ts'
import { readCase } from '../store/case/read-case.ts'
import { findRows } from '../store/database/rows.ts'
import { readFollowUp } from '../store/follow-up/follow-ups.ts'
import { newestAgreement } from '../store/follow-up/case-files.ts'
import { readAgreement } from '../store/follow-up/agreements.ts'
import { csvOf } from './read-figures.ts'

/** Of every loan that was paid out, the first first. */
export async function readContracts({ database, settings }: Context): Promise<ExportedContract[]> {
  const paid = await findRows(database, 'follow_up_step', { step: 'paid' }, 'at')
  const found: ExportedContract[] = []
  for (const { case_id: caseId } of paid) {
    const record = await readCase(database, settings.operatorKeys, caseId)
    const followUp = record && (await readFollowUp(database, record.caseKey))
    const paidOn = followUp?.steps.find(({ step }) => step === 'paid')?.on
    if (!record?.chosenOffer || !followUp || !paidOn) continue
    const { chosenOffer: offer, loanCase, caseKey } = record
    const fileId = await newestAgreement(database, caseId)
    const made = fileId === null ? null : await readAgreement(database, caseKey, fileId)
    const payments = await findRows(database, 'told_payment', { case_id: caseId }, 'day')
    found.push({
      ...{ reference: followUp.row.reference, kvkNumber: loanCase.kvk_number, paidOn },
      ...{ productType: offer.productType, termMonths: offer.termMonths, clientRate: offer.clientRate },
      ...{ amountCents: offer.loanAmountCents, payoutCents: offer.netPayoutCents },
      feesCents: offer.fees.reduce((sum, { amountCents }) => sum + amountCents, 0),
      schedule: offer.schedule.map(({ number, totalCents, principalCents, interestCents }) => ({
        ...{ number, totalCents, principalCents, interestCents },
      })),
      agreementSha256: made?.sha256.toString('hex') ?? null,
      payments: payments.map(({ id, kind, day, cents }) => ({ id, kind, day, cents: Number(cents) })),
    })
  }
  return found
}

/** With the schema that it follows. */
export const contractsJson = (contracts: readonly ExportedContract[]): string =>
  JSON.stringify({ schema: answerSchema(exportedContract, 'draft-2020-12'), contracts }, null, 2)

/** A line a contract; the schedule is in the JSON alone. */
export function contractsCsv(contracts: readonly ExportedContract[]): string {
  const heads = Object.keys(exportedContract.shape).filter((name) => name !== 'schedule')
  return csvOf([
    heads,
    ...contracts.map(({ schedule: _schedule, payments, ...one }) => {
      const paidCents = payments.reduce((sum, { kind, cents }) => sum + (kind === 'paid' ? cents : 0), 0)
      return heads.map((name) => (name === 'payments' ? paidCents : one[name as keyof typeof one]))
    }),
  ])
}
