import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  readAnswer,
  refusalAnswer,
  refusedAnswer,
  ruleAnswer,
  uploadRefusalAnswer,
} from '#contract/answers/file-answer.ts'
import type { FileAnswer } from '#contract/bank-data.ts'
import { mayVisit } from '#lending/journey/progress.ts'
import { checkStatements } from '#lending/statements/check-statements.ts'
import { businessDay } from '../business-day.ts'
import type { Context } from '../context.ts'
import { fileBytesMax } from '../http/file-limits.ts'
import type { Handler, Session } from '../http/handler.ts'
import { Refusal } from '../http/refusal.ts'
import { changeCase } from '../store/change-case.ts'
import { applicationOf, readCase, type CaseRecord } from '../store/read-case.ts'
import { type Holding, makeBytesHeld } from '../uploads/bytes-held.ts'
import { keepStatements } from '../uploads/keep-statements.ts'
import { readAgainAfterSeconds, readingLimits } from '../uploads/reading-limits.ts'
import type { StatementsRead } from '../uploads/statement-thread.ts'
import { openUploadReader, type UploadReader } from '../uploads/upload-reader.ts'

const held = makeBytesHeld({ ofAddress: readingLimits.bytesHeldOfAddress, ofAll: readingLimits.bytesHeld })

/** Statement files, one after another, so that one upload never holds more than one of them in memory (API-8). */
export const uploadStatements: Handler<'uploadStatements'> = async ({ context, session, http, reply }) => {
  await refuseOutOfTurn(context, session)
  const reader = openUploadReader(session?.id ?? '', whenGone(reply))
  const holding = held.of(normalizeIP(http.ip, 48))
  const answers: FileAnswer[] = []
  try {
    for await (const { name, bytes } of filesOf(http, holding)) {
      if (bytes === null) answers.push(refusedAnswer(name, 'file.too_big', { figures: { maximumBytes: fileBytesMax } }))
      else answers.push(...(await takeFile({ context, session, reader }, name, bytes)))
      holding.release()
    }
  } finally {
    holding.release()
    // A browser reads a refusal when it has sent everything, so the rest is taken in and thrown away.
    http.raw.unpipe().resume()
  }
  if (answers.length === 0) throw new Refusal('file.empty')
  return { files: answers }
}

/** Aborted when the client leaves before it is answered. */
function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}

async function refuseOutOfTurn({ database, settings }: Context, session: Session | null): Promise<void> {
  const record = session?.caseId ? await readCase(database, settings.operatorKey, session.caseId) : null
  if (!record) throw new Refusal('step_not_reached')
  if (record.loanCase.flow_finished_at !== null) throw new Refusal('flow_finished')
  refuseUnlessOpen(record)
}

/** Asked before a byte is taken in, and again when a file is kept: consent may be withdrawn while a slow one comes in. */
function refuseUnlessOpen(record: CaseRecord): void {
  if (!mayVisit('transactions-upload', applicationOf(record))) throw new Refusal('step_not_reached')
  if (!record.consentGiven) throw new Refusal('consent_required')
}

/** Null bytes: the file is larger than the limit, and the rest of it was not read into memory. */
async function* filesOf(http: FastifyRequest, holding: Holding): AsyncIterable<{ name: string; bytes: Buffer | null }> {
  if (!http.isMultipart()) throw new Refusal('bad_request')
  for await (const part of http.files({ throwFileSizeLimit: false })) {
    const chunks: Buffer[] = []
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      if (!holding.add(chunk.length)) throw new Refusal('unavailable', { retryAfterSeconds: readAgainAfterSeconds })
      chunks.push(chunk)
    }
    const name = part.filename.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, 200)
    yield { name, bytes: part.file.truncated ? null : Buffer.concat(chunks) }
  }
}

type Taking = { context: Context; session: Session | null; reader: UploadReader }

async function takeFile(taking: Taking, name: string, bytes: Buffer): Promise<FileAnswer[]> {
  const answers: FileAnswer[] = []
  for await (const file of taking.reader.filesIn(bytes)) {
    if (file === null) answers.push(uploadRefusalAnswer(name, 'reading_broken_off'))
    else if ('zipRefusal' in file) answers.push(uploadRefusalAnswer(name, `zip_${file.zipRefusal}`))
    else answers.push(await takeStatements(taking, file.inner ? `${name}/${file.inner}`.slice(0, 300) : name, file))
  }
  return answers
}

async function takeStatements(
  { context, session }: Taking,
  name: string,
  { read, digest }: StatementsRead,
): Promise<FileAnswer> {
  if (!read.ok) return refusalAnswer(name, read.refusal)
  const { limits } = context.settings
  const [error] = checkStatements(read.statements, businessDay(context.now()), limits)
  if (error) return ruleAnswer(name, error, read)
  return changeCase(context, session?.caseId ?? null, async (transaction, record) => {
    refuseUnlessOpen(record)
    const accountsMax = limits.accountsPerApplicationMax
    if (record.accounts.length >= accountsMax) return uploadRefusalAnswer(name, 'too_many_shared', { accountsMax })
    await keepStatements(transaction, context, record, digest, read)
    return readAnswer(name, read)
  })
}
