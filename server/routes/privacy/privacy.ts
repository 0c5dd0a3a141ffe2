import { inPageLanguage } from '../in-page-language.ts'
import { nameInFiles } from '#lending/this-lender.ts'
import { Readable } from 'node:stream'
import type { privacyCalls } from '#contract/privacy.ts'
import { factText, judgementWords } from '#lending/judged-facts/fact-text.ts'
import type { Language } from '#lending/language.ts'
import { businessDay } from '#lending/business-day.ts'
import { readAnalysed } from '../../case-thread/decided-case.ts'
import { runCaseTask } from '../../case-thread/run-case-task.ts'
import type { Context } from '../../context.ts'
import type { Handler, Handlers, Session } from '../../http/handler.ts'
import { Refusal } from '../../refusal.ts'
import { clearSessionCookie } from '../../http/session-cookie.ts'
import { askAPerson } from '../../follow-up/ask-a-person.ts'
import { tooManyMails } from '../../follow-up/mail-address-code.ts'
import { queueCaseMail } from '../../mail/case-mail.ts'
import { languageOf } from '../../mail/mail-link-for-case.ts'
import { erasureCodeLetter } from '../../mail/return-letters.ts'
import { appendAudit } from '../../store/audit.ts'
import { touchCase } from '../../store/case/case-data.ts'
import { onCase as onStoredCase } from '../../store/case/change-case.ts'
import { exportText, readExport } from '../../store/privacy/case-export.ts'
import { isErasureCode, makeErasureCode } from '../../store/privacy/erasure-codes.ts'
import { beginErasure, eraseUnneeded } from '../../erasure/erasure.ts'
import { endPendingOf } from '../../store/bank/pending-connections.ts'
import type { CaseRecord } from '../../store/case/read-case.ts'
import type { Transaction } from '../../store/schema.ts'
import { endSessionsOf } from '../../store/session/session.ts'
import { withdrawConsent } from '../../store/bank/withdraw-consent.ts'
import { ownCase } from '../follow-up/follow-up-files.ts'
import { meaningsOf } from './export-meanings.ts'
import { privacyViewOf, runningUntil } from './privacy-view.ts'

/** A change by right, even of a finished flow. Under the case's lock. Throws a `Refusal` without a case. */
const onCase = <T>(
  { context, session }: { context: Context; session: Session | null },
  change: (transaction: Transaction, record: CaseRecord) => Promise<T>,
): Promise<T> => onStoredCase(context, session?.caseId, change, 'case_id_not_available')

const readPrivacy: Handler<'readPrivacy'> = async ({ context, session }) =>
  privacyViewOf(context, await ownCase(context, session), session?.id)

/** GDPR art. 15 and 20: all of it, in a form that a machine reads and a person understands. */
const exportCase: Handler<'exportCase'> = async ({ context, session, reply }) => {
  const record = await ownCase(context, session)
  const madeAt = context.now()
  const found = await readExport(context.database, context.settings.operatorKeys, record.loanCase.id)
  if (!found) throw new Refusal('case_id_not_available')
  await context.database.transaction().execute(async (transaction) => {
    const fact = { at: madeAt, caseId: record.loanCase.id, by: 'applicant' }
    await appendAudit(transaction, 'case.exported', fact, { tables: found.tables.length })
  })
  const day = businessDay(madeAt)
  reply.header('content-disposition', `attachment; filename="${nameInFiles}-${day}.json"`)
  const language = record.loanCase.locale === 'en' ? 'en' : 'nl'
  const { explanation, meanings } = meaningsOf(
    language,
    found.tables.map(([name]) => name),
  )
  const facts = await factsInWords(context, record, language)
  const about = { caseId: record.loanCase.id, madeAt: madeAt.toISOString(), language, explanation }
  reply.type('application/json; charset=utf-8')
  return Readable.from(documentOf(JSON.stringify({ about, meanings, facts }), exportText(found)), { objectMode: false })
}

/** As the applicant reads them after the decision; none before it, and none where the bookings were removed. */
async function factsInWords(
  context: Context,
  { loanCase, decision, offers }: CaseRecord,
  language: Language,
): Promise<{ sentence: string; judgement: string }[]> {
  if (!decision || !offers) return []
  const { decided } = await readAnalysed(context, loanCase.id)
  const facts = (await runCaseTask('listFacts', decided)) ?? []
  return facts.map((fact) => ({
    sentence: factText(fact, language),
    judgement: judgementWords[language][fact.judgement],
  }))
}

/** The answer's object, whose last part comes in pieces. */
async function* documentOf(start: string, data: AsyncIterable<string | Buffer>): AsyncGenerator<string | Buffer> {
  yield `${start.slice(0, -1)},"data":`
  yield* data
  yield '}'
}

const correctData: Handler<'correctData'> = async ({ context, session, request, http }) => {
  const { subject, explanation, email } = request
  const asked = { about: 'correction', subject, words: explanation.trim(), email } as const
  return onCase({ context, session }, async (transaction, record) =>
    askAPerson(context, transaction, await inPageLanguage(transaction, record, http), asked),
  )
}

const askPerson: Handler<'askPerson'> = async ({ context, session, request: { question, email }, http }) => {
  const asked = { about: 'question', subject: null, words: question.trim(), email } as const
  return onCase({ context, session }, async (transaction, record) =>
    askAPerson(context, transaction, await inPageLanguage(transaction, record, http), asked),
  )
}

/** GDPR art. 7(3): withdrawing is as easy as giving. Collected data stays until it is erased, and none is added. */
const withdrawBankConsent: Handler<'withdrawBankConsent'> = async ({ context, session, request }) => {
  await onCase({ context, session }, async (transaction, { loanCase, connections }) => {
    const { connectionId } = request
    const wanted = connections.filter((row) => connectionId === null || row.connection_id === connectionId)
    if (connectionId !== null && wanted.length === 0) throw new Refusal('connection_not_found')
    const ended: string[] = []
    for (const row of wanted) if (await withdrawConsent(transaction, context, row)) ended.push(row.id)
    const pending = connectionId === null ? await endPendingOf(transaction, context, loanCase.id) : 0
    if (ended.length + pending === 0) return
    await touchCase(transaction, loanCase.id, context.now())
    const fact = { at: context.now(), caseId: loanCase.id, by: 'applicant' }
    await appendAudit(transaction, 'bank.consent-withdrawn', fact, { bankConnectionIds: ended, pending })
  })
  return null
}

/** ASVS 7.5.2: what another device left open is ended here. */
const endSessions: Handler<'endSessions'> = async ({ context, session, request: { id } }) => {
  await onCase({ context, session }, async (transaction, { loanCase }) => {
    const at = context.now()
    const ended = await endSessionsOf(transaction, { caseId: loanCase.id, kept: session?.id ?? null, id }, at)
    const fact = { at, caseId: loanCase.id, by: 'applicant' }
    if (ended > 0) await appendAudit(transaction, 'session.others-ended', fact, { ended })
  })
  return null
}

/** An address in a request is only a claim: a code mailed to it proves that its forms are the person's to erase. */
const mailErasureCode: Handler<'mailErasureCode'> = async ({ context, session, request: { email } }) => {
  await onCase({ context, session }, async (transaction, { loanCase }) => {
    const claim = { operatorKeys: context.settings.operatorKeys, caseId: loanCase.id, email }
    const code = await makeErasureCode(transaction, claim, context.now())
    if (code === null) throw tooManyMails()
    const letter = erasureCodeLetter({ language: languageOf(loanCase), code })
    const mail = { kind: 'erasure-code' as const, caseId: loanCase.id, recipient: email, addressId: null, letter }
    if ((await queueCaseMail(context, transaction, mail)) === null) throw tooManyMails()
  })
  return null
}

async function checkErasureCode(context: Context, session: Session | null, given: { email: string; code: string }) {
  const caseId = session?.caseId
  if (!caseId) throw new Refusal('case_id_not_available')
  const claim = { operatorKeys: context.settings.operatorKeys, caseId, email: given.email }
  if (!(await isErasureCode(context.pool, claim, given.code, context.now()))) throw new Refusal('erasure_code')
}

/**
 * GDPR art. 17. The key goes at once, in the transaction of this call; a durable job removes what it left and ends the
 * consents at the banks (jobs/erase.ts). No session of the case lives on.
 */
const eraseCase: Handler<'eraseCase'> = async ({ context, session, request, reply }) => {
  const email = request.contactForms?.email ?? null
  if (request.contactForms) await checkErasureCode(context, session, request.contactForms)
  const { isOnlyUnneeded = false } = request
  await onCase({ context, session }, async (transaction, record) => {
    if (isOnlyUnneeded) return eraseUnneeded(transaction, context, record)
    // GDPR art. 17(3): a contract that is being carried out, and the books.
    if (await runningUntil(context, transaction, record.loanCase.id)) throw new Refusal('contract_running')
    return beginErasure(transaction, context, record, email)
  })
  if (!isOnlyUnneeded) clearSessionCookie(reply, context.settings)
  return null
}

export const privacyRoutes: Handlers<keyof typeof privacyCalls> = {
  readPrivacy,
  exportCase,
  correctData,
  askPerson,
  withdrawBankConsent,
  endSessions,
  mailErasureCode,
  eraseCase,
}
