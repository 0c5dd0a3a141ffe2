import type { followUpCalls, FollowUpOfSession } from '#contract/follow-up.ts'
import { parseMobileNumber } from '#lending/desk/mobile-number.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../../context.ts'
import type { Handler, Handlers } from '../../http/handler.ts'
import { Refusal } from '../../refusal.ts'
import { oneLine } from '../../mail/letters.ts'
import { appendAudit } from '../../store/audit.ts'
import { awaitedAddress, takeAddressCode, useAddressCode } from '../../store/case/address-codes.ts'
import { giveAddress, readAddress } from '../../store/case/case-contact.ts'
import { onCase } from '../../store/case/change-case.ts'
import { confirmDetails, giveDetails, readDetails, readMailAddress } from '../../store/follow-up/contact-details.ts'
import { subjectOf } from '../../store/follow-up/follow-ups.ts'
import type { CaseRecord } from '../../store/case/read-case.ts'
import type { Database, Transaction } from '../../store/schema.ts'
import { shownAddress } from '../../follow-up/answer-address.ts'
import { mailCode } from '../../follow-up/mail-address-code.ts'
import { giveToOwner } from '../../follow-up/give-to-owner.ts'
import { beginFollowUp } from '../../follow-up/begin-follow-up.ts'
import { takeChoiceBack } from '../../follow-up/take-choice-back.ts'
import { followUpViewOf } from '../../follow-up/follow-up-view.ts'
import { inPageLanguage } from '../in-page-language.ts'
import {
  acceptByCode,
  askAboutLoan,
  mailCodeToSign,
  openAgreement,
  ownCase,
  readAgreementText,
  readStatus,
  sendDocument,
} from './follow-up-files.ts'

const giveContactDetails: Handler<'giveContactDetails'> = async ({ context, session, request, http }) => {
  const mobile = parseMobileNumber(request.mobile)
  if (mobile === null) throw new Refusal('bad_request', { fields: ['mobile'] })
  const name = oneLine(request.name, 100)
  if (name.length < 2) throw new Refusal('bad_request', { fields: ['name'] })
  return onCase(context, session?.caseId, async (transaction, record) => {
    if (subjectOf(record) === null) throw new Refusal('step_not_reached')
    const { loanCase, caseKey } = await inPageLanguage(transaction, record, http)
    const now = context.now()
    const details = { ...request, name, mobile }
    const { operatorKeys } = context.settings
    const given = { operatorKeys, caseKey, kvkNumber: loanCase.kvk_number, email: details.email, now }
    const address = { id: await giveAddress(transaction, given), email: details.email }
    const mailed = { loanCase, caseKey, address, kind: 'contact-code' } as const
    await mailCode(context, transaction, mailed)
    await giveDetails(transaction, { caseKey, details, addressId: address.id, now })
    await appendAudit(transaction, 'contact-details.given', { at: now, caseId: loanCase.id, by: 'applicant' })
    return { codeSentTo: shownAddress(details.email) }
  })
}

const confirmContactDetails: Handler<'confirmContactDetails'> = async ({ context, session, request }) => {
  const caseId = session?.caseId
  if (!caseId) throw new Refusal('step_not_reached')
  const { tokenKeys } = context.settings
  const taken = await takeAddressCode(context.pool, { tokenKeys, caseId, code: request.code, now: context.now() })
  return onCase(context, caseId, async (transaction, record) => {
    const isNow = taken !== null && (await useAddressCode(transaction, taken))
    // Confirmed by a request before this one, whose answer may have been lost: nothing is done twice.
    const isDone = !isNow && (await isConfirmed(transaction, record))
    if (!isNow && !isDone) throw new Refusal('contact_code')
    if (isNow) await takeUpAddress(context, transaction, record, { addressId: taken.id, sessionId: session.id })
    return ownViewOf(context, transaction, record)
  })
}

const isConfirmed = async (transaction: Transaction, { loanCase, caseKey }: CaseRecord): Promise<boolean> =>
  (await awaitedAddress(transaction, loanCase.id)) === null && (await readMailAddress(transaction, caseKey)) !== null

/** The address is the applicant's: the case is its owner's, and the lender is asked to begin. */
async function takeUpAddress(
  context: Context,
  transaction: Transaction,
  record: CaseRecord,
  { addressId, sessionId }: { addressId: string; sessionId: string },
): Promise<void> {
  const { loanCase, caseKey } = record
  const now = context.now()
  const isGiven = await confirmDetails(transaction, { caseId: loanCase.id, addressId, now })
  await giveToOwner(context, transaction, { loanCase, caseKey, addressId, sessionId })
  if (!isGiven) return
  await beginFollowUp(context, transaction, record)
  await appendAudit(transaction, 'contact-details.confirmed', { at: now, caseId: loanCase.id, by: 'applicant' })
}

const readFollowUpOf: Handler<'readFollowUp'> = async ({ context, session }) =>
  ownViewOf(context, context.database, await ownCase(context, session))

const takeBack: Handler<'takeChoiceBack'> = async ({ context, session }) => {
  if (!session?.caseId) throw new Refusal('case_id_not_available')
  await takeChoiceBack(context, session.caseId)
  return null
}

/** Asked for anew where it is typed, within the limits of the first. */
const mailAddressCode: Handler<'mailAddressCode'> = async ({ context, session, request: { email } }) =>
  onCase(context, session?.caseId, async (transaction, record) => {
    const { loanCase, caseKey } = record
    const isStatus = session?.scope === 'status'
    const waiting = isStatus ? session.addressId : await awaitedAddress(transaction, loanCase.id)
    // Details and their address are changed together.
    if (email && (isStatus || (await readDetails(transaction, caseKey))?.isConfirmed))
      throw new Refusal('step_not_reached')
    const { operatorKeys } = context.settings
    const given = { operatorKeys, caseKey, kvkNumber: loanCase.kvk_number, now: context.now() }
    const id = email ? await giveAddress(transaction, { ...given, email }) : waiting
    const address = await readAddress(transaction, caseKey, id)
    if (!address) throw new Refusal('step_not_reached')
    await mailCode(context, transaction, { ...record, address, kind: isStatus ? 'resume-code' : 'contact-code' })
    return { codeSentTo: shownAddress(address.email) }
  })

async function ownViewOf(context: Context, database: Database, record: CaseRecord): Promise<FollowUpOfSession> {
  const { caseKey, loanCase } = record
  const details = await readDetails(database, caseKey)
  const standing = await readMailAddress(database, caseKey)
  const answers = standing ?? (await readAddress(database, caseKey, await awaitedAddress(database, loanCase.id)))
  return {
    answers: answers && { sentTo: shownAddress(answers.email), isConfirmed: standing !== null },
    contact: details && { sentTo: shownAddress(details.email), isConfirmed: details.isConfirmed },
    followUp: details?.isConfirmed ? await followUpViewOf(database, record, businessDay(context.now())) : null,
  }
}

export const followUpRoutes: Handlers<Exclude<keyof typeof followUpCalls, 'openFollowUp'>> = {
  giveContactDetails,
  confirmContactDetails,
  takeChoiceBack: takeBack,
  readFollowUp: readFollowUpOf,
  readStatus,
  readAgreement: readAgreementText,
  openAgreement,
  mailAcceptanceCode: mailCodeToSign,
  acceptAgreement: acceptByCode,
  askAboutLoan,
  sendDocument,
  mailAddressCode,
}
