import type { Evidence } from '#lending/agreement/evidence.ts'
import type { Context } from '../context.ts'
import { acceptanceOf } from '../follow-up/acceptance-of.ts'
import { keepCustomerCheck } from '../follow-up/keep-customer-check.ts'
import { mailChange } from '../mail/mail-changes.ts'
import { appendAudit } from '../store/audit.ts'
import { lockCase, touchCase } from '../store/case/case-data.ts'
import { type CaseRecord, readCase } from '../store/case/read-case.ts'
import type { Acceptance } from '../store/follow-up/acceptances.ts'
import { insertFile, readFile, signedFile } from '../store/follow-up/case-files.ts'
import { readMailAddress } from '../store/follow-up/contact-details.ts'
import { readFollowUp } from '../store/follow-up/follow-ups.ts'
import type { Worker } from '../store/job-queue.ts'
import type { Database } from '../store/schema.ts'
import { readStaff } from '../store/session/desk-sessions.ts'
import { openTask } from '../tasks/open-task.ts'

/** Makes, seals and mails the record of an agreement that two people have countersigned. */
export const sealAgreementWorker = (context: Context): Worker<'seal-agreement'> => ({
  async step({ data: { caseId } }) {
    const awaited = await awaitedRecord(context.database, context, caseId)
    if (!awaited) return async () => {}
    // A letter that the font lacks is missing each time.
    const bytes = await sealedRecord(context, awaited).catch((error: Error) => {
      if (error.name !== 'MissingLetterError') throw error
      return null
    })
    return async (transaction) => {
      await lockCase(transaction, caseId)
      const now = await awaitedRecord(transaction, context, caseId)
      if (now?.acceptance.id !== awaited.acceptance.id) return
      const failed = { kind: 'failedStep', caseId, subjectId: 'seal-agreement' } as const
      if (!bytes) return void (await openTask(context, transaction, failed))
      const at = context.now()
      const fileId = await insertFile(transaction, now.record.caseKey, {
        ...{ kind: 'signed', type: 'application/pdf', bytes, at },
      })
      await touchCase(transaction, caseId, at)
      await appendAudit(transaction, 'agreement.sealed', { at, caseId, by: 'worker' }, { fileId })
      await keepCustomerCheck(context, transaction, now.record, 'worker')
      const address = await readMailAddress(transaction, now.record.caseKey)
      const to = { loanCase: now.record.loanCase, reference: now.reference }
      if (address) await mailChange(context, transaction, 'countersigned', { ...to, address })
    }
  },
  async givenUp({ caseId }, transaction) {
    await openTask(context, transaction, { kind: 'failedStep', caseId, subjectId: 'seal-agreement' })
  },
})

type Awaited = { record: CaseRecord; reference: string; acceptance: Acceptance }

/** Null where nobody accepted by code, it is not countersigned yet, or the record is there. */
async function awaitedRecord(database: Database, context: Context, caseId: string): Promise<Awaited | null> {
  const record = await readCase(database, context.settings.operatorKeys, caseId)
  const followUp = record && (await readFollowUp(database, record.caseKey))
  const acceptance = record && (await acceptanceOf(database, record))?.acceptance
  if (!record || !followUp || !acceptance?.second_at || (await signedFile(database, caseId))) return null
  return { record, reference: followUp.row.reference, acceptance }
}

/** Checked as it leaves: the accepted file is in it byte for byte, and nothing was changed after the seal. */
async function sealedRecord(context: Context, { record, reference, acceptance }: Awaited): Promise<Buffer> {
  const [{ evidencePdf }, { openSeal }, { sealed }, { carriedBy, verifiedSeal }] = await Promise.all([
    import('../agreement/evidence-pdf.ts'),
    import('../agreement/open-seal.ts'),
    import('../agreement/seal.ts'),
    import('../agreement/verified-seal.ts'),
  ])
  const seal = await openSeal(context.settings)
  const file = await readFile(context.database, record.caseKey, acceptance.file_id)
  const { accepted } = acceptance
  if (!file || !accepted) throw new Error(`The accepted agreement of ${reference} is not there.`)
  const bytes = Buffer.from(file.bytes)
  const evidence = {
    ...(await evidenceOf(context.database, { record, reference, acceptance })),
    seal: seal === null ? 'none' : seal.isMadeUp ? 'made-up' : 'lender',
  } as const
  const pdf = await evidencePdf(evidence, accepted.language, bytes, acceptance.second_at!)
  if (!carriedBy(pdf).equals(bytes)) throw new Error(`The record of ${reference} carries another file.`)
  if (!seal) return pdf
  const done = await sealed(pdf, seal.signer, seal.stamp)
  await verifiedSeal(done, seal.trusted)
  return done
}

/** All that was kept at the acceptance, and the two who countersigned by name and role. */
async function evidenceOf(
  database: Database,
  { record, reference, acceptance }: Awaited,
): Promise<Omit<Evidence, 'seal'>> {
  const { person, account, from, ...accepted } = acceptance.accepted!
  const staff = await readStaff(database)
  const colleague = (by: string | null) => staff.find(({ id }) => `staff:${id}` === by)!
  const [first, last] = [colleague(acceptance.first_by), colleague(acceptance.second_by)]
  return {
    ...{ reference, companyName: record.loanCase.company_name, kvkNumber: record.loanCase.kvk_number },
    accepted: { sha256: accepted.sha256, bytes: accepted.byteLength },
    ...{ loanAmountCents: accepted.amountCents, netPayoutCents: accepted.netPayoutCents },
    ...{ typedName: person.typedName, registeredName: person.registeredName, email: person.email },
    ...{ bank: account.bank, holder: account.holder, iban: account.iban },
    moments: {
      ...{ emailConfirmed: person.confirmedAt, connected: account.connectedAt },
      ...{ opened: accepted.openedAt, codeSent: accepted.codeSentAt, accepted: accepted.acceptedAt },
      ...{ firstSigned: acceptance.first_at!.toISOString(), lastSigned: acceptance.second_at!.toISOString() },
    },
    // Its first proof is the code itself.
    secondChannel: accepted.mobile === null ? null : { to: accepted.mobile, confirmed: accepted.acceptedAt },
    ...{ tries: accepted.tries, ipAddress: from.address, browser: from.browser, consents: accepted.consents },
    ...{ firstName: first.name, firstRole: first.role, lastName: last.name, lastRole: last.role },
  }
}
