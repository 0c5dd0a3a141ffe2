import type { FastifyRequest } from 'fastify'
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
import { keepStatements } from '../uploads/keep-statements.ts'
import { readInWorker } from '../uploads/read-in-worker.ts'
import { isZip, unpackZip, ZipRefused } from '../uploads/unpack-zip.ts'

/** Statement files, one after another, so that one upload never holds more than one of them in memory (API-8). */
export const uploadStatements: Handler<'uploadStatements'> = async ({ context, session, http }) => {
  await refuseOutOfTurn(context, session)
  const answers: FileAnswer[] = []
  for await (const { name, bytes } of filesOf(http)) {
    if (bytes === null) answers.push(refusedAnswer(name, 'file.too_big', { figures: { maximumBytes: fileBytesMax } }))
    else answers.push(...(await takeFile(context, session, name, bytes)))
  }
  if (answers.length === 0) throw new Refusal('file.empty')
  return { files: answers }
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
async function* filesOf(http: FastifyRequest): AsyncIterable<{ name: string; bytes: Buffer | null }> {
  if (!http.isMultipart()) throw new Refusal('bad_request')
  for await (const part of http.files({ throwFileSizeLimit: false })) {
    const chunks: Buffer[] = []
    for await (const chunk of part.file as AsyncIterable<Buffer>) chunks.push(chunk)
    const name = part.filename.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, 200)
    yield { name, bytes: part.file.truncated ? null : Buffer.concat(chunks) }
  }
}

async function takeFile(context: Context, session: Session | null, name: string, bytes: Buffer): Promise<FileAnswer[]> {
  if (!isZip(bytes)) return [await takeStatementFile(context, session, name, bytes)]
  try {
    const answers: FileAnswer[] = []
    for (const file of await unpackZip(bytes)) {
      answers.push(await takeStatementFile(context, session, `${name}/${file.name}`.slice(0, 300), file.bytes))
    }
    return answers
  } catch (error) {
    if (error instanceof ZipRefused) return [uploadRefusalAnswer(name, `zip_${error.refusal}`)]
    throw error
  }
}

async function takeStatementFile(
  context: Context,
  session: Session | null,
  name: string,
  bytes: Buffer,
): Promise<FileAnswer> {
  const read = await readInWorker(bytes)
  if (read === null) return uploadRefusalAnswer(name, 'reading_broken_off')
  if (!read.ok) return refusalAnswer(name, read.refusal)
  const { limits } = context.settings
  const [error] = checkStatements(read.statements, businessDay(context.now()), limits)
  if (error) return ruleAnswer(name, error, read)
  return changeCase(context, session?.caseId ?? null, async (transaction, record) => {
    refuseUnlessOpen(record)
    const accountsMax = limits.accountsPerApplicationMax
    if (record.accounts.length >= accountsMax) return uploadRefusalAnswer(name, 'too_many_shared', { accountsMax })
    await keepStatements(transaction, context, record, bytes, read)
    return readAnswer(name, read)
  })
}
