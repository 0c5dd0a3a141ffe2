import type { FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { documentLimits } from '#contract/file-limits.ts'
import { linkHeader } from '#contract/follow-up.ts'
import { linkHash } from '#contract/return.ts'
import { caseId, kvkNumber } from '#contract/values.ts'
import { receiveDocument } from '../../follow-up/receive-document.ts'
import { followUpViewOf } from '../../follow-up/follow-up-view.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../../context.ts'
import type { Handler } from '../../http/handler.ts'
import { withRoundedDuration } from '../../http/rounded-duration.ts'
import { withFiles } from '../../http/one-file.ts'
import { Refusal } from '../../refusal.ts'
import { newestAgreement, readFileJson } from '../../store/follow-up/case-files.ts'
import { giveTryBack } from '../../store/mail/mailed-links.ts'
import { readCase, type CaseRecord } from '../../store/case/read-case.ts'
import { documentType } from '../../uploads/document-type.ts'
import { linkAnswerMs, tryLink } from '../session/resume.ts'

type Presented = { caseId: string; hash: string; passphrase: string }

/** The case of a mailed link; a link that opens nothing is answered like one that never was. */
async function linkedCase(context: Context, { hash: secret, caseId: id, passphrase }: Presented): Promise<CaseRecord> {
  const link = { secret, caseId: id, purpose: 'follow-up' as const, connectionId: null }
  const known = await tryLink(context, link, passphrase)
  const record = known && (await readCase(context.database, context.settings.operatorKey, known.loanCase.id))
  if (!known || !record) throw new Refusal('follow_up_link')
  await giveTryBack(context.pool, known.link.id)
  return record
}

/** The file is stored as the answer's text, and sent as it is: parsing ten megabytes of JSON blocks other calls. */
export const openAgreement: Handler<'openAgreement'> = ({ context, request, reply }) =>
  withRoundedDuration(linkAnswerMs, async () => {
    const { caseKey, loanCase } = await linkedCase(context, request)
    const id = await newestAgreement(context.database, loanCase.id)
    const file = id === null ? null : await readFileJson(context.database, caseKey, id)
    if (!file) throw new Refusal('no_agreement')
    reply.type('application/json; charset=utf-8')
    return Readable.from([file.json])
  })

const presented = z.object({ caseId, hash: linkHash, passphrase: kvkNumber })

function linkOf(http: FastifyRequest): Presented {
  const [id, hash, passphrase] = String(http.headers[linkHeader] ?? '').split('.')
  const link = presented.safeParse({ caseId: id, hash, passphrase })
  if (!link.success) throw new Refusal('follow_up_link')
  return link.data
}

/** The sender is authenticated before a byte of the file is read. */
export const sendDocument: Handler<'sendDocument'> = async ({ context, http, query }) => {
  const { loanCase } = await withRoundedDuration(linkAnswerMs, async () => linkedCase(context, linkOf(http)))
  await withFiles(http, documentLimits, async (sent) => {
    const files = sent.map((bytes) => {
      const type = documentType(bytes)
      if (type === null) throw new Refusal('document_kind', { fields: ['files'] })
      return { type, bytes }
    })
    await receiveDocument(context, loanCase.id, query.asked ?? null, files)
  })
  const record = await readCase(context.database, context.settings.operatorKey, loanCase.id)
  const view = record && (await followUpViewOf(context.database, record, businessDay(context.now())))
  if (!view) throw new Refusal('follow_up_link')
  return view
}
