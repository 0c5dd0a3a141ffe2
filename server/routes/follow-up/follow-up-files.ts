import { Readable } from 'node:stream'
import { documentLimits } from '#contract/file-limits.ts'
import { receiveDocument } from '../../follow-up/receive-document.ts'
import { followUpViewOf } from '../../follow-up/follow-up-view.ts'
import { businessDay } from '#lending/business-day.ts'
import type { AgreementText, FollowUpView } from '#contract/follow-up.ts'
import type { Context } from '../../context.ts'
import type { Handler, Session } from '../../http/handler.ts'
import { withFiles } from '../../http/one-file.ts'
import { Refusal } from '../../refusal.ts'
import { readAgreement } from '../../store/follow-up/agreements.ts'
import { type CaseFile, newestAgreement, readFileJson } from '../../store/follow-up/case-files.ts'
import { readCase, type CaseRecord } from '../../store/case/read-case.ts'
import { refuseEnded } from '../../store/session/acting-session.ts'
import { documentType } from '../../uploads/document-type.ts'

export async function ownCase({ database, settings }: Context, session: Session | null): Promise<CaseRecord> {
  const record = session?.caseId ? await readCase(database, settings.operatorKeys, session.caseId) : null
  if (!record) throw new Refusal('case_id_not_available')
  return record
}

/** The file is stored as the answer's text, and sent as it is: parsing ten megabytes of JSON blocks other calls. */
export const openAgreement: Handler<'openAgreement'> = async ({ context, session, reply }) => {
  const { caseKey, loanCase } = await ownCase(context, session)
  const id = await newestAgreement(context.database, loanCase.id)
  const file = id === null ? null : await readFileJson(context.database, caseKey, id)
  if (!file) throw new Refusal('no_agreement')
  await refuseEnded(context.database)
  reply.type('application/json; charset=utf-8')
  return Readable.from([file.json])
}

/** The text of the newest agreement, where the product made it. */
export const readAgreementText: Handler<'readAgreement'> = async ({ context, session }) => {
  const { caseKey, loanCase } = await ownCase(context, session)
  const id = await newestAgreement(context.database, loanCase.id)
  if (id === null) throw new Refusal('no_agreement')
  const made = await readAgreement(context.database, caseKey, id)
  if (!made) return { agreement: null }
  const { language, title, intro, sections } = made.agreement
  const shown = sections.map(({ parts, ...section }) => ({
    ...section,
    parts: parts.map((part) => (typeof part === 'object' && 'to' in part ? part.words : part)),
  }))
  return { agreement: { language, title, intro, sections: shown } as AgreementText }
}

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
