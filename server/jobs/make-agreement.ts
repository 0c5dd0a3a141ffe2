import { agreementOf, type AgreementProblem } from '#lending/agreement/agreement.ts'
import { refusalOf } from '#lending/desk/follow-up.ts'
import { agreementTemplate, agreementTerms, guaranteeTemplate } from '../agreement/agreement-terms.ts'
import type { Context } from '../context.ts'
import { languageOf } from '../mail/mail-link-for-case.ts'
import { appendAudit } from '../store/audit.ts'
import { lockCase, touchCase } from '../store/case/case-data.ts'
import { readCase, type CaseRecord } from '../store/case/read-case.ts'
import { hasDraftByHand, insertAgreement, noteAgreement } from '../store/follow-up/agreements.ts'
import { dropNote } from '../store/follow-up/case-files.ts'
import { isStanding, readFollowUp, type StoredFollowUp } from '../store/follow-up/follow-ups.ts'
import type { Database, Transaction } from '../store/schema.ts'
import type { Worker } from '../store/job-queue.ts'

/** Makes the agreement of a case whose choice was checked: a draft, which an employee looks at and mails. */
export const makeAgreementWorker = (context: Context): Worker<'make-agreement'> => ({
  async step({ data: { caseId } }) {
    const awaited = await awaitedAgreement(context.database, context, caseId)
    if (!awaited) return async (transaction) => void (await dropNote(transaction, caseId))
    const made = await make(context, awaited)
    return async (transaction) => {
      await lockCase(transaction, caseId)
      const now = await awaitedAgreement(transaction, context, caseId)
      if (!now) return void (await dropNote(transaction, caseId))
      // Something in it may have changed meanwhile.
      if (now.record.rowVersion !== awaited.record.rowVersion)
        return context.jobs.enqueue(transaction, 'make-agreement', { caseId }, { isFollowUp: true })
      await keep(context, transaction, now.record, made)
    }
  },
  async givenUp({ caseId }, transaction) {
    await noteAgreement(transaction, { caseId, problem: 'failed', at: context.now() })
  },
})

type Awaited = { record: CaseRecord; followUp: StoredFollowUp }

/** Null where no agreement is made: it was signed, the choice ended, or somebody put in a draft by hand. */
async function awaitedAgreement(database: Database, context: Context, caseId: string): Promise<Awaited | null> {
  const record = await readCase(database, context.settings.operatorKeys, caseId)
  const followUp = record && (await readFollowUp(database, record.caseKey))
  if (!record || !followUp || !isStanding(followUp, record) || (await hasDraftByHand(database, caseId))) return null
  const isSent = followUp.steps.at(-1)?.step === 'sent'
  return isSent || refusalOf(followUp, 'sent') === null ? { record, followUp } : null
}

type Made = Omit<Parameters<typeof insertAgreement>[2], 'at'>

async function make(context: Context, { record, followUp }: Awaited): Promise<Made | AgreementProblem> {
  const terms = await agreementTerms(context, record, followUp)
  if (typeof terms === 'string') return terms
  const locale = languageOf(record.loanCase)
  const agreement = agreementOf(agreementTemplate(context.settings, locale), terms, locale)
  // Only a worker ever loads what writes a PDF.
  const { agreementPdf } = await import('../agreement/agreement-pdf.ts')
  const pdf = await agreementPdf(agreement, context.now())
  const guarantee = terms.guaranteeMostCents !== null
  const deed = guarantee
    ? await agreementPdf(agreementOf(guaranteeTemplate(locale), terms, locale), context.now())
    : null
  return pdf && (deed || !guarantee) ? { pdf, deed, agreement, terms } : 'letters'
}

async function keep(context: Context, transaction: Transaction, record: CaseRecord, made: Made | AgreementProblem) {
  const { loanCase, caseKey } = record
  const caseId = loanCase.id
  const at = context.now()
  const fact = { at, caseId, by: 'worker' }
  await touchCase(transaction, caseId, at)
  if (typeof made === 'string') {
    await noteAgreement(transaction, { caseId, problem: made, at })
    await appendAudit(transaction, 'agreement.not-made', fact, { problem: made })
  } else {
    const fileId = await insertAgreement(transaction, caseKey, { ...made, at })
    await appendAudit(transaction, 'agreement.made', fact, { fileId })
  }
}
