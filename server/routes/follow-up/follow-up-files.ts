import { Readable } from 'node:stream'
import { documentLimits } from '#contract/file-limits.ts'
import { acceptAgreement, mailAcceptanceCode } from '../../follow-up/accept-agreement.ts'
import { acceptanceOf } from '../../follow-up/acceptance-of.ts'
import { askAPerson } from '../../follow-up/ask-a-person.ts'
import { loanOf } from '../../follow-up/loan-view.ts'
import { receiveDocument } from '../../follow-up/receive-document.ts'
import { followUpViewOf } from '../../follow-up/follow-up-view.ts'
import { businessDay } from '#lending/business-day.ts'
import type { AgreementText, FollowUpView } from '#contract/follow-up.ts'
import type { Context } from '../../context.ts'
import type { Handler, Session } from '../../http/handler.ts'
import { withFiles } from '../../http/one-file.ts'
import { Refusal } from '../../refusal.ts'
import { noteOpened } from '../../store/follow-up/acceptances.ts'
import { readAgreement } from '../../store/follow-up/agreements.ts'
import { type CaseFile, newestAgreement, readFileJson, signedFile } from '../../store/follow-up/case-files.ts'
import { readCase, type CaseRecord } from '../../store/case/read-case.ts'
import { onCase } from '../../store/case/change-case.ts'
import { readFollowUp } from '../../store/follow-up/follow-ups.ts'
import { refuseEnded } from '../../store/session/acting-session.ts'
import { documentType } from '../../uploads/document-type.ts'

export async function ownCase({ database, settings }: Context, session: Session | null): Promise<CaseRecord> {
  const record = session?.caseId ? await readCase(database, settings.operatorKeys, session.caseId) : null
  if (!record) throw new Refusal('case_id_not_available')
  return record
}

/** The file is stored as the answer's text, and sent as it is: parsing ten megabytes of JSON blocks other calls. */
export const openAgreement: Handler<'openAgreement'> = async ({ context, session, query, reply }) => {
  const { database } = context
  const { caseKey, loanCase } = await ownCase(context, session)
  const id = query.record ? await signedFile(database, loanCase.id) : await newestAgreement(database, loanCase.id)
  const file = id === null ? null : await readFileJson(database, caseKey, id)
  if (!file) throw new Refusal('no_agreement')
  await refuseEnded(database)
  reply.type('application/json; charset=utf-8')
  return Readable.from([file.json])
}

/** The text of the newest agreement, where the product made it. */
export const readAgreementText: Handler<'readAgreement'> = async ({ context, session }) => {
  const { database } = context
  const record = await ownCase(context, session)
  const { caseKey, loanCase } = record
  const id = await newestAgreement(database, loanCase.id)
  if (id === null) throw new Refusal('no_agreement')
  const made = await readAgreement(database, caseKey, id)
  if (!made) return { agreement: null, accepting: null }
  const { sha256, bar, signing } = (await acceptanceOf(database, record)) ?? { bar: 'signatory' }
  if (sha256) await noteOpened(database, loanCase.id, id, context.now())
  const { language, title, intro, sections } = made.agreement
  const shown = sections.map(({ parts, ...section }) => ({
    ...section,
    parts: parts.map((part) => (typeof part === 'object' && 'to' in part ? part.words : part)),
  }))
  const { loanAmountCents: amountCents } = made.terms.offer
  return {
    agreement: { language, title, intro, sections: shown } as AgreementText,
    accepting: bar === null && sha256 && signing?.name ? { sha256, name: signing.name, amountCents } : null,
  }
}

export const acceptByCode: Handler<'acceptAgreement'> = async ({ context, session, request, http }) => {
  const from = { address: http.ip, browser: (http.headers['user-agent'] ?? '').slice(0, 500) }
  await acceptAgreement(context, { ...request, second: request.second, caseId: session?.caseId ?? undefined, from })
  return statusOf(context, session)
}

/** Of a loan that was paid out; one can go back on it until its day. */
export const askAboutLoan: Handler<'askAboutLoan'> = async ({ context, session, request: { about, words } }) => {
  await onCase(context, session?.caseId, async (transaction, record) => {
    const followUp = await readFollowUp(transaction, record.caseKey)
    const loan = followUp && (await loanOf(transaction, record, followUp, businessDay(context.now())))
    if (!loan || (about === 'withdraw' && loan.withdrawUntil === null)) throw new Refusal('step_not_reached')
    const asked = { about: 'loan', subject: about, reason: about, words: words.trim(), email: null } as const
    await askAPerson(context, transaction, record, asked)
  })
  return statusOf(context, session)
}

export const mailCodeToSign: Handler<'mailAcceptanceCode'> = ({ context, session, request }) =>
  mailAcceptanceCode(context, { ...request, caseId: session?.caseId ?? undefined })

/** A case that has nothing to follow is answered as none. */
async function statusOf(context: Context, session: Session | null): Promise<FollowUpView> {
  const record = await ownCase(context, session)
  const view = await followUpViewOf(context.database, record, businessDay(context.now()))
  if (!view) throw new Refusal('case_id_not_available')
  return view
}

export const readStatus: Handler<'readStatus'> = ({ context, session }) => statusOf(context, session)

/** The moment at which nothing was found; null without a scanner. Without its answer the file is not taken. */
async function scan({ documentScanner, now, log }: Context, files: readonly CaseFile[]): Promise<Date | null> {
  if (documentScanner === null) return null
  for (const { bytes } of files) {
    const found = await documentScanner.find(bytes)
    if (found === null) continue
    log.warn({ found }, 'A document was refused by the scanner')
    throw new Refusal('document_infected', { fields: ['files'] })
  }
  return now()
}

export const sendDocument: Handler<'sendDocument'> = async ({ context, session, http, query }) => {
  const { loanCase } = await ownCase(context, session)
  await withFiles(http, documentLimits, async (sent) => {
    const files = sent.map((bytes) => {
      const type = documentType(bytes)
      if (type === null) throw new Refusal('document_kind', { fields: ['files'] })
      return { type, bytes }
    })
    const scannedAt = await scan(context, files)
    await receiveDocument(context, loanCase.id, query.asked ?? null, files, scannedAt)
  })
  return statusOf(context, session)
}
