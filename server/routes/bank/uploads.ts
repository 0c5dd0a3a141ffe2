import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusalAnswer, refusedAnswer, ruleAnswer, uploadRefusalAnswer } from '#contract/answers/file-answer.ts'
import type { FileAnswer } from '#contract/bank-data.ts'
import { mayJoin } from '#lending/statements/judge-together.ts'
import { checkStatements } from '#lending/statements/check-statements.ts'
import { findAhead } from '#lending/statements/integrity/dated-ahead.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../../context.ts'
import { fileBytesMax } from '#contract/file-limits.ts'
import { holderOf, holdFiles } from '../../http/files-held.ts'
import type { Handler, HandlerInput, Session } from '../../http/handler.ts'
import { readPart } from '../../http/one-file.ts'
import { Refusal } from '../../refusal.ts'
import { countOne } from '../../store/work/desk-counts.ts'
import { readCase } from '../../store/case/read-case.ts'
import { answerFiles, refuseUnlessOpen, type FileRead } from '../../uploads/answer-files.ts'
import { type Holding, makeBytesHeld } from '../../uploads/bytes-held.ts'
import { readingLimits } from '../../uploads/reading-limits.ts'
import type { StatementsRead } from '../../uploads/statement-thread.ts'
import { openUploadReader, type UploadReader } from '../../uploads/upload-reader.ts'

const waiting = makeBytesHeld({
  ofAddress: readingLimits.bookingsWaitingOfAddress,
  ofAll: readingLimits.bookingsWaiting,
})

/** Statement files, one at a time in memory (API-8). A file too old or too short by itself waits for its neighbours. */
export const uploadStatements: Handler<'uploadStatements'> = async ({ session, ...asked }) => {
  await refuseOutOfTurn(asked.context, session)
  return receiveStatements(asked, session?.id ?? '', (files) =>
    answerFiles(asked.context, session?.caseId ?? null, files),
  )
}

type Asked = Pick<HandlerInput<'uploadStatements'>, 'context' | 'http' | 'reply'>
type Answering = (files: readonly FileRead[]) => Promise<FileAnswer[]>

/** `sender`: whose files are read one after the other. */
export async function receiveStatements({ context, http, reply }: Asked, sender: string, answer: Answering) {
  const reader = openUploadReader(sender, whenGone(reply))
  const holding = holdFiles(http)
  const taking: Taking = { context, answer, reader, waiting: waiting.of(holderOf(http)) }
  const taken: (FileAnswer | WaitingFile)[] = []
  try {
    for await (const { name, bytes } of filesOf(http, holding)) {
      if (bytes === null) taken.push(refusedAnswer(name, 'file.too_big', { figures: { maximumBytes: fileBytesMax } }))
      else taken.push(...(await takeFile(taking, name, bytes)))
      holding.release()
    }
    if (taken.length === 0) throw new Refusal('file.empty')
    const files = await answerTogether(taking, taken)
    await countRefused(context, files)
    return { files }
  } finally {
    holding.release()
    taking.waiting.release()
    // A browser reads a refusal when it has sent everything, so the rest is taken in and thrown away.
    http.raw.unpipe().resume()
  }
}

/** Which files of which bank we refuse, by day, and nothing of whose they are. */
async function countRefused({ database, now }: Context, files: readonly FileAnswer[]): Promise<void> {
  for (const { accepted, error, bankName } of files)
    if (!accepted) await countOne(database, 'file-error', `${bankName ?? '-'}/${error}`, businessDay(now()))
}

type Taking = { context: Context; answer: Answering; reader: UploadReader; waiting: Holding }

/** Too old or too short by itself, and answered with the others when all have come. */
type WaitingFile = { waits: FileRead }

/** Every answer in the order of the files; those that waited are judged as one. */
async function answerTogether({ answer }: Taking, taken: readonly (FileAnswer | WaitingFile)[]): Promise<FileAnswer[]> {
  const files = taken.flatMap((one) => ('waits' in one ? [one.waits] : []))
  const answers = files.length === 0 ? [] : await answer(files)
  const left = answers.values()
  return taken.map((one) => ('waits' in one ? left.next().value! : one))
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
  const record = session?.caseId ? await readCase(database, settings.operatorKeys, session.caseId) : null
  if (!record) throw new Refusal('step_not_reached')
  if (record.loanCase.flow_finished_at !== null) throw new Refusal('flow_finished')
  refuseUnlessOpen(record)
}

/** Null bytes: the file is larger than the limit, and the rest of it was not read into memory. */
type FileSent = { name: string; bytes: Buffer | null }

async function* filesOf(http: FastifyRequest, holding: Holding): AsyncIterable<FileSent> {
  if (!http.isMultipart()) throw new Refusal('bad_request')
  try {
    yield* partsOf(http, holding)
  } catch (error) {
    // The multipart reader's errors without a status are about the request: no boundary, cut off, garbage.
    if (error instanceof Refusal || (error as { statusCode?: unknown }).statusCode !== undefined) throw error
    throw new Refusal('bad_request')
  }
}

async function* partsOf(http: FastifyRequest, holding: Holding): AsyncIterable<FileSent> {
  for await (const part of http.files({ throwFileSizeLimit: false })) {
    holding.receive(() => http.raw.destroy())
    const bytes = await readPart(part.file, holding).finally(holding.received)
    if (typeof part.filename !== 'string') throw new Refusal('bad_request')
    const name = part.filename.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, 200)
    yield { name, bytes: part.file.truncated ? null : bytes }
  }
}

async function takeFile(taking: Taking, name: string, bytes: Buffer): Promise<(FileAnswer | WaitingFile)[]> {
  const taken: (FileAnswer | WaitingFile)[] = []
  for await (const file of taking.reader.filesIn(bytes)) {
    if (file === null) taken.push(uploadRefusalAnswer(name, 'reading_broken_off'))
    else if ('zipRefusal' in file) taken.push(uploadRefusalAnswer(name, `zip_${file.zipRefusal}`))
    else taken.push(await takeStatements(taking, file.inner ? `${name}/${file.inner}`.slice(0, 300) : name, file))
  }
  return taken
}

/** As what a small file counts at least, so that a thousand of them are as many as may wait. */
const bookingsWaitingOfFile = 50

async function takeStatements(
  { context, answer, waiting }: Taking,
  name: string,
  { read, digest }: StatementsRead,
): Promise<FileAnswer | WaitingFile> {
  if (!read.ok) return refusalAnswer(name, read.refusal)
  const { limits } = context.settings.policy
  const one = { name, digest, file: read }
  const today = businessDay(context.now())
  read.findings.push(...findAhead(read.statements, today, limits))
  const [error] = checkStatements(read.statements, today, limits)
  if (!error) return (await answer([one]))[0]!
  const bookings = read.statements.reduce((count, { bookings }) => count + bookings.length, 0)
  return mayJoin(read.statements, today, limits) && waiting.add(Math.max(bookings, bookingsWaitingOfFile))
    ? { waits: one }
    : ruleAnswer(name, error, read)
}
