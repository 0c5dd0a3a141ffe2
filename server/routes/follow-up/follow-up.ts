import type { followUpCalls, FollowUpOfSession } from '#contract/follow-up.ts'
import { parseMobileNumber } from '#lending/desk/mobile-number.ts'
import type { Kysely, Transaction } from 'kysely'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../../context.ts'
import { withRoundedDuration } from '../../http/rounded-duration.ts'
import type { Handler, Handlers } from '../../http/handler.ts'
import { languageHeader } from '../../http/language-header.ts'
import { Refusal } from '../../refusal.ts'
import { queueCaseMail } from '../../mail/case-mail.ts'
import { contactCodeLetter } from '../../mail/address-letters.ts'
import { oneLine } from '../../mail/letters.ts'
import { languageOf } from '../../mail/mail-link-for-case.ts'
import { appendAudit } from '../../store/audit.ts'
import { awaitedAddress, makeAddressCode, takeAddressCode, useAddressCode } from '../../store/case/address-codes.ts'
import { giveAddress } from '../../store/case/case-contact.ts'
import { touchCase } from '../../store/case/case-data.ts'
import { onCase } from '../../store/case/change-case.ts'
import { confirmDetails, giveDetails, readDetails } from '../../store/follow-up/contact-details.ts'
import { subjectOf } from '../../store/follow-up/follow-ups.ts'
import { giveTryBack } from '../../store/mail/mailed-links.ts'
import { readCase, type CaseRecord } from '../../store/case/read-case.ts'
import type { Schema } from '../../store/schema.ts'
import { giveToOwner } from '../../follow-up/give-to-owner.ts'
import { beginFollowUp } from '../../follow-up/begin-follow-up.ts'
import { takeChoiceBack } from '../../follow-up/take-choice-back.ts'
import { followUpViewOf } from '../../follow-up/follow-up-view.ts'
import { openAgreement, sendDocument } from './follow-up-files.ts'
import { linkAnswerMs, shownAddress, tryLink } from '../session/resume.ts'

const tooManyMails = () => new Refusal('too_many_requests', { retryAfterSeconds: 3_600 })

const giveContactDetails: Handler<'giveContactDetails'> = async ({ context, session, request, http }) => {
  const mobile = parseMobileNumber(request.mobile)
  if (mobile === null) throw new Refusal('bad_request', { fields: ['mobile'] })
  const name = oneLine(request.name, 100)
  if (name.length < 2) throw new Refusal('bad_request', { fields: ['name'] })
  return onCase(context, session?.caseId, async (transaction, record) => {
    const { loanCase, caseKey } = record
    if (subjectOf(record) === null) throw new Refusal('step_not_reached')
    const now = context.now()
    const locale = languageHeader(http) ?? loanCase.locale
    await transaction.updateTable('loan_case').set({ locale }).where('id', '=', loanCase.id).execute()
    const details = { ...request, name, mobile }
    const { operatorKey, tokenKey } = context.settings
    const given = { operatorKey, caseKey, kvkNumber: loanCase.kvk_number, email: details.email, now }
    const addressId = await giveAddress(transaction, given)
    const code = await makeAddressCode(transaction, { tokenKey, caseId: loanCase.id, addressId, now })
    if (code === null) throw tooManyMails()
    await giveDetails(transaction, { caseKey, details, addressId, now })
    const letter = contactCodeLetter(languageOf({ locale }), loanCase.company_name, code)
    const to = { caseId: loanCase.id, recipient: details.email, addressId }
    const mail = { kind: 'contact-code' as const, ...to, letter }
    if ((await queueCaseMail(context, transaction, mail)) === null) throw tooManyMails()
    const fact = { at: now, caseId: loanCase.id, actor: 'applicant', action: 'contact-details.given' } as const
    await appendAudit(transaction, { ...fact, detail: {} })
    return { codeSentTo: shownAddress(details.email) }
  })
}

const confirmContactDetails: Handler<'confirmContactDetails'> = async ({ context, session, request }) => {
  const caseId = session?.caseId
  if (!caseId) throw new Refusal('step_not_reached')
  const { tokenKey } = context.settings
  const taken = await takeAddressCode(context.pool, { tokenKey, caseId, code: request.code, now: context.now() })
  return onCase(context, caseId, async (transaction, record) => {
    const isNow = taken !== null && (await useAddressCode(transaction, taken))
    // Confirmed by a request before this one, whose answer may have been lost: nothing is done twice.
    const isDone = !isNow && (await isConfirmed(transaction, record))
    if (!isNow && !isDone) throw new Refusal('contact_code')
    if (isNow) await takeUpAddress(context, transaction, record, { addressId: taken.id, sessionId: session.id })
    return ownViewOf(context, transaction, record)
  })
}

const isConfirmed = async (transaction: Transaction<Schema>, { loanCase, caseKey }: CaseRecord): Promise<boolean> =>
  (await awaitedAddress(transaction, loanCase.id)) === null &&
  (await readDetails(transaction, caseKey))?.isConfirmed === true

/** The address is the applicant's: the case is its owner's, and the lender is asked to begin. */
async function takeUpAddress(
  context: Context,
  transaction: Transaction<Schema>,
  record: CaseRecord,
  { addressId, sessionId }: { addressId: string; sessionId: string },
): Promise<void> {
  const { loanCase, caseKey } = record
  const now = context.now()
  const isGiven = await confirmDetails(transaction, { caseId: loanCase.id, addressId, now })
  await giveToOwner(context, transaction, { loanCase, caseKey, addressId, sessionId })
  await touchCase(transaction, loanCase.id, now)
  if (!isGiven) return
  await beginFollowUp(context, transaction, record)
  const fact = { at: now, caseId: loanCase.id, actor: 'applicant', action: 'contact-details.confirmed' } as const
  await appendAudit(transaction, { ...fact, detail: {} })
}

const readFollowUpOf: Handler<'readFollowUp'> = async ({ context, session }) => {
  const { database, settings } = context
  const record = session?.caseId ? await readCase(database, settings.operatorKey, session.caseId) : null
  if (!record) throw new Refusal('case_id_not_available')
  return ownViewOf(context, database, record)
}

const takeBack: Handler<'takeChoiceBack'> = async ({ context, session }) => {
  if (!session?.caseId) throw new Refusal('case_id_not_available')
  await takeChoiceBack(context, session.caseId)
  return null
}

/** The link only shows, so it begins no session and stays good; the kvk number is asked each time it is opened. */
const openFollowUp: Handler<'openFollowUp'> = ({ context, request }) =>
  withRoundedDuration(linkAnswerMs, async () => {
    const { hash: secret, caseId, passphrase } = request
    const link = { secret, caseId, purpose: 'follow-up' as const, connectionId: null }
    const known = await tryLink(context, link, passphrase)
    const { database, pool, settings } = context
    const record = known && (await readCase(database, settings.operatorKey, known.loanCase.id))
    const view = record && (await followUpViewOf(database, record, businessDay(context.now())))
    if (!known || !view) throw new Refusal('follow_up_link')
    await giveTryBack(pool, known.link.id)
    return view
  })

type Reader = Kysely<Schema> | Transaction<Schema>

async function ownViewOf(context: Context, database: Reader, record: CaseRecord): Promise<FollowUpOfSession> {
  const details = await readDetails(database, record.caseKey)
  return {
    contact: details && { sentTo: shownAddress(details.email), isConfirmed: details.isConfirmed },
    followUp: details?.isConfirmed ? await followUpViewOf(database, record, businessDay(context.now())) : null,
  }
}

export const followUpRoutes: Handlers<keyof typeof followUpCalls> = {
  giveContactDetails,
  confirmContactDetails,
  takeChoiceBack: takeBack,
  readFollowUp: readFollowUpOf,
  openFollowUp,
  openAgreement,
  sendDocument,
}
