import { headers } from '#contract/calls.ts'
import { handInLimits } from '#contract/file-limits.ts'
import type { HandInView, handInCalls } from '#contract/hand-in.ts'
import { businessDay } from '#lending/business-day.ts'
import { addDays } from '#lending/days.ts'
import { mayVisit } from '#lending/journey/progress.ts'
import { spansOf } from '#lending/statements/account-span.ts'
import { withoutAhead } from '#lending/statements/integrity/dated-ahead.ts'
import type { Context } from '../../context.ts'
import { tooManyMails } from '../../follow-up/mail-address-code.ts'
import type { Handler, Handlers } from '../../http/handler.ts'
import { languageHeader } from '../../http/language-header.ts'
import { withRoundedDuration } from '../../http/rounded-duration.ts'
import { queueCaseMail } from '../../mail/case-mail.ts'
import { handInLetter } from '../../mail/hand-in-letter.ts'
import { languageOf, mailResumeLink } from '../../mail/mail-link-for-case.ts'
import { handInLink } from '../../mail/mail-links.ts'
import { Refusal } from '../../refusal.ts'
import { appendAudit } from '../../store/audit.ts'
import { keepHanded, listHanded, openHanded } from '../../store/bank/handed-files.ts'
import { readContact } from '../../store/case/case-contact.ts'
import { lockCase, touchCase } from '../../store/case/case-data.ts'
import { changeCase } from '../../store/case/change-case.ts'
import { type CaseRecord, journeyAnswersOf, readCase } from '../../store/case/read-case.ts'
import { countSaves, endLinksLike, findHandInLink, hashOfLink, mintLink } from '../../store/mail/mailed-links.ts'
import type { Database, Transaction } from '../../store/schema.ts'
import { bookingsIn, type FileRead, judgeFiles, keepFiles, refuseUnlessOpen } from '../../uploads/answer-files.ts'
import { savesPerDayMax } from '../session/mailed-links.ts'
import { linkAnswerMs } from '../session/resume.ts'
import { receiveStatements } from './uploads.ts'

/** Whether files are still accepted: until the applicant confirms the data, on which the decision is made. */
function takesFiles(record: CaseRecord): boolean {
  const answers = journeyAnswersOf(record)
  const isOver = answers.confirmation || record.loanCase.flow_finished_at !== null
  return record.consentGiven && !isOver && mayVisit('transactions-upload', answers)
}

/** One link at a time. The bookkeeper's address is in the mail only, which loses it once it is sent. */
const askBookkeeper: Handler<'askBookkeeper'> = ({ context, request: { email = null }, session, http }) =>
  changeCase(context, session?.caseId ?? null, async (transaction, record) => {
    const { id: caseId, company_name: company } = record.loanCase
    const at = context.now()
    const link = { caseId, purpose: 'hand-in', connectionId: null } as const
    await appendAudit(transaction, email === null ? 'hand-in.ended' : 'hand-in.asked', { at, caseId, by: 'applicant' })
    await endLinksLike(transaction, link, at, true)
    if (email === null) return null
    refuseUnlessOpen(record)
    if (!takesFiles(record)) throw new Refusal('step_not_reached')
    if ((await countSaves(transaction, caseId, 'hand-in', at)) >= savesPerDayMax) throw tooManyMails()
    const hash = await mintLink(transaction, { ...link, cause: 'save', addressId: null }, at)
    const language = languageHeader(http) ?? languageOf(record.loanCase)
    const until = addDays(businessDay(at), handInLimits.days)
    const letter = handInLetter({ language, company, until, url: handInLink(context.settings, language, { hash }) })
    const mail = { kind: 'hand-in', caseId, recipient: email, addressId: null, letter } as const
    if ((await queueCaseMail(context, transaction, mail)) === null) throw tooManyMails()
    return null
  })

/** Uses or deletes only the files whose ids the screen showed; one that arrived since has not been seen. */
const settleHandIn: Handler<'settleHandIn'> = ({ context, request: { ids, isUsed }, session }) =>
  changeCase(context, session?.caseId ?? null, async (transaction, record) => {
    const { caseKey } = record
    const seen = (await listHanded(transaction, caseKey)).filter(({ id }) => ids.includes(id))
    const read: FileRead[] = []
    for (const { id, digest, answer } of isUsed ? seen : [])
      read.push({ name: answer.name, digest, file: await openHanded(transaction, caseKey, id) })
    const files = isUsed ? await keepFiles(transaction, context, record, read) : []
    const gone = seen.filter((_, place) => !isUsed || files[place]!.accepted).map(({ id }) => id)
    if (gone.length > 0) await transaction.deleteFrom('handed_file').where('id', 'in', gone).execute()
    return { files }
  })

async function linkedCase(context: Context, database: Database, secret: string) {
  const link = await findHandInLink(database, { hash: hashOfLink('hand-in', secret) }, context.now())
  const record = link && (await readCase(database, context.settings.operatorKeys, link.case_id))
  if (!link || !record || !takesFiles(record)) throw new Refusal('magic_link')
  return { link, record }
}

const openHandIn: Handler<'openHandIn'> = ({ context, request: { hash } }) =>
  withRoundedDuration(linkAnswerMs, async () => {
    const { link, record } = await linkedCase(context, context.database, hash)
    return { company: record.loanCase.company_name, until: businessDay(link.expires_at) }
  })

const handInFiles: Handler<'handInFiles'> = async (asked) => {
  const { context, http } = asked
  const secret = String(http.headers[headers.mailedLink] ?? '')
  const { link } = await linkedCase(context, context.database, secret)
  return receiveStatements(asked, link.id, (files) =>
    context.database.transaction().execute(async (transaction) => {
      await lockCase(transaction, link.case_id)
      // Once more, since the link may have been taken back during a slow upload.
      return takeHanded(context, transaction, (await linkedCase(context, transaction, secret)).record, files)
    }),
  )
}

/** Checks files against the other waiting files only: comparing with the case's accounts would reveal them. */
async function takeHanded(
  context: Context,
  transaction: Transaction,
  { caseKey, loanCase }: CaseRecord,
  files: readonly FileRead[],
) {
  const [at, { limits }] = [context.now(), context.settings.policy]
  const waiting = await listHanded(transaction, caseKey)
  const answers = await judgeFiles(context, files, {
    spans: waiting.flatMap(({ spans }) => spans),
    bookings: waiting.map(({ bookings }) => bookings),
    bookingsMax: handInLimits.bookingsMax,
    async keep({ digest, file }, answer) {
      const spans = spansOf(withoutAhead(file.statements, businessDay(at), limits))
      const about = { answer, digest, spans, bookings: bookingsIn(file) }
      await keepHanded(transaction, caseKey, { about, file, at })
      return 1
    },
  })
  if (answers.every(({ accepted }) => !accepted)) return answers
  const { id: caseId } = loanCase
  await touchCase(transaction, caseId, at)
  await appendAudit(transaction, 'hand-in.received', { at, caseId, by: 'visitor' })
  // Mailed for the first waiting file only: a bookkeeper may send a dozen in a minute.
  const address = waiting.length === 0 ? await readContact(transaction, caseKey) : null
  if (address) await mailResumeLink(context, transaction, { loanCase, address }, 'handed-in')
  return answers
}

/** Null where there is neither a link that works nor a file that waits. */
export async function handInViewOf({ database, now }: Context, record: CaseRecord): Promise<HandInView | null> {
  const link = await findHandInLink(database, { case_id: record.loanCase.id }, now())
  const files = await listHanded(database, record.caseKey)
  const until = link && takesFiles(record) ? businessDay(link.expires_at) : null
  if (until === null && files.length === 0) return null
  const isMailed = (await readContact(database, record.caseKey)) !== null
  return { until, isMailed, files: files.map(({ id, answer }) => ({ ...answer, id })) }
}

export const handInRoutes: Handlers<keyof typeof handInCalls> = {
  askBookkeeper,
  settleHandIn,
  openHandIn,
  handInFiles,
}
