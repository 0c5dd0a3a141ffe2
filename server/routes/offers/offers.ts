import type { offerCalls } from '#contract/offers.ts'
import { inPageLanguage } from '../in-page-language.ts'
import { dueOn } from '#lending/desk/due-times.ts'
import { otherWaysToYes } from '#lending/decision/decide.ts'
import { mayVisit } from '#lending/journey/progress.ts'
import { mayBePaidTo, payoutProof, savingsLast } from '#lending/payout-proof.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Handler, Handlers } from '../../http/handler.ts'
import { Refusal } from '../../refusal.ts'
import { inboxMail } from '../../mail/letters.ts'
import { workAtDesk } from '../../mail/mail-links.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { openTask } from '../../tasks/open-task.ts'
import { appendAudit } from '../../store/audit.ts'
import { companyNames } from '../../store/case/case-details.ts'
import { lockCase } from '../../store/case/case-data.ts'
import { changeCase } from '../../store/case/change-case.ts'
import {
  bankNameOf,
  journeyAnswersOf,
  type ReadAccount,
  readCase,
  shownAccountNumber,
} from '../../store/case/read-case.ts'
import { readPricedOffer } from '../../store/decision/priced-offers.ts'
import { answerAddress, mailAsked } from '../../follow-up/answer-address.ts'
import { mendReminderOf, requestReminder } from './mend-reminder.ts'
import { beginFollowUp } from '../../follow-up/begin-follow-up.ts'
import { decideAgain, refusalBeside } from '../../follow-up/taken-up-beside.ts'
import { openReviewAnswer, sealReview } from '../../store/work/review-requests.ts'
import type { Database } from '../../store/schema.ts'
import type { CaseKey } from '../../store/sealing/seal.ts'
import { decisionAnswer, type ReviewRequested } from '#contract/answers/decision-answer.ts'
import { offerAnswer } from '#contract/answers/offer-answer.ts'
import { decidedCase, isDecided, shownDecision } from '../../case-thread/decided-case.ts'
import { priceOffer, readOfferRange } from './price-offer.ts'
import { changeRows, findRow, insertNew } from '../../store/database/rows.ts'

/** FLOW-9: the decision with its reasons, and the offers when there are any. */
const listOffers: Handler<'listOffers'> = async ({ context, session }) => {
  const record = await decidedCase(context, session?.caseId ?? null)
  const { loanCase, chosenOffer } = record
  const { record: made, isByPerson } = await shownDecision(context, record)
  const review = await reviewOf(context.database, record.caseKey, loanCase.data_version)
  return {
    isEligibleForDls: made.outcome === 'approve',
    scoreIsRed: made.outcome === 'refuse',
    decision: decisionAnswer(made, review, otherWaysToYes(made, context.policies), isByPerson),
    reminder: await mendReminderOf(context, record),
    offers: record.offers.map(offerAnswer),
    chosen: chosenOffer === null || record.offers.includes(chosenOffer) ? null : offerAnswer(chosenOffer),
  }
}

async function reviewOf(database: Database, caseKey: CaseKey, dataVersion: number): Promise<ReviewRequested> {
  const row = await findRow(database, 'review_request', { case_id: caseKey.caseId, data_version: dataVersion })
  return row ? { requestedAt: row.requested_at, answerBy: row.answer_by, answer: openReviewAnswer(caseKey, row) } : null
}

/**
 * FLOW-10. Another choice replaces the first until the payout account is known; a repeated choice is no change. What
 * the company took up here since the decision has it made again.
 */
const selectOffer: Handler<'selectOffer'> = async ({ context, request, session }) => {
  const refusal = await changeCase(context, session?.caseId ?? null, async (transaction, record) => {
    const { loanCase, caseKey } = record
    if (!isDecided(record)) throw new Refusal('offers_not_ready')
    const { offerId } = request
    const listed = record.offers.find((one) => one.id === offerId)
    const kept = { dataVersion: loanCase.data_version, offerId }
    const offer = listed ?? (await readPricedOffer(transaction, caseKey, kept))
    if (!offer) throw new Refusal('offer_not_found')
    if (offer.validUntil < businessDay(context.now())) throw new Refusal('offer_expired')
    if (loanCase.selected_offer_id === offer.id) return null
    if (loanCase.disbursement_account_id !== null) throw new Refusal('offer_chosen')
    const beside = await refusalBeside(context, transaction, record)
    if (beside) {
      await decideAgain(context, transaction, record, { action: 'offer.decided-again', detail: {} })
      return beside
    }
    const at = context.now()
    const selection = { case_id: loanCase.id, offer_id: offer.id, term_months: offer.termMonths, at }
    await insertNew(transaction, 'offer_selection', selection)
    await changeRows(transaction, 'loan_case', { id: loanCase.id }, { selected_offer_id: offer.id })
    const fact = { at, caseId: loanCase.id, by: 'applicant' }
    await appendAudit(transaction, 'offer.selected', fact, { offerId: offer.id, dataVersion: loanCase.data_version })
    return null
  })
  if (refusal) throw new Refusal(refusal)
  return null
}

const proofOf = ({ row, secret }: ReadAccount) => payoutProof({ iban: secret.iban, match: row.match_state })
const mayReceive = ({ row, secret }: ReadAccount) => mayBePaidTo({ iban: secret.iban, match: row.match_state })

const listDisbursementAccounts: Handler<'listDisbursementAccounts'> = async ({ context, session }) => {
  const caseId = session?.caseId ?? null
  const record = caseId === null ? null : await readCase(context.database, context.settings.operatorKeys, caseId)
  if (!record || !mayVisit('personal-offer', journeyAnswersOf(record))) throw new Refusal('step_not_reached')
  const selected = record.accounts.find(({ row }) => row.id === record.loanCase.disbursement_account_id)
  const accounts = savingsLast(
    uniqueAccounts(record.accounts).map((one) => ({ ...one, isSavings: one.secret.isSavings === true })),
  )
  const shown = selected ?? accounts.find(mayReceive)
  return {
    iban: shown ? shownAccountNumber(shown) : null,
    accountName: shown?.secret.holderName ?? null,
    bank: shown ? bankNameOf(record, shown.row) : null,
    selectedAccount: selected ? shownAccountNumber(selected) : null,
    bankAccounts: accounts.map((account) => ({
      iban: shownAccountNumber(account),
      accountName: account.secret.holderName,
      // Older rows have the number here too.
      name: account.secret.name === account.secret.accountNumber ? null : account.secret.name,
      isSavings: account.isSavings,
      bank: bankNameOf(record, account.row),
      matchState: account.row.match_state,
      source: account.row.source,
      proof: proofOf(account),
      comparedWith: companyNames(record.loanCase),
      allowed: mayReceive(account),
    })),
  }
}

/** An account that was both connected and uploaded is listed once, in the form that may receive money if one may. */
function uniqueAccounts(accounts: readonly ReadAccount[]): ReadAccount[] {
  const byNumber = new Map<string, ReadAccount>()
  for (const account of accounts) {
    const known = byNumber.get(shownAccountNumber(account))
    if (!known || (!mayReceive(known) && mayReceive(account))) byNumber.set(shownAccountNumber(account), account)
  }
  return [...byNumber.values()]
}

const chooseDisbursementAccount: Handler<'chooseDisbursementAccount'> = async ({ context, request, session }) => {
  await changeCase(context, session?.caseId ?? null, async (transaction, record) => {
    const { loanCase } = record
    if (loanCase.selected_offer_id === null || !isDecided(record)) throw new Refusal('step_not_reached')
    const known = record.accounts.filter((one) => one.secret.iban === request.iban)
    if (known.length === 0) throw new Refusal('iban_unknown', { fields: ['iban'] })
    const account = known.find(mayReceive)
    if (!account) throw new Refusal('payout_not_proven', { fields: ['iban'] })
    if (loanCase.disbursement_account_id === account.row.id) return
    if (record.chosenOffer && record.chosenOffer.validUntil < businessDay(context.now()))
      throw new Refusal('offer_expired')
    await changeRows(transaction, 'loan_case', { id: loanCase.id }, { disbursement_account_id: account.row.id })
    const chosen = { ...record, loanCase: { ...loanCase, disbursement_account_id: account.row.id } }
    await beginFollowUp(context, transaction, chosen)
    const fact = { at: context.now(), caseId: loanCase.id, by: 'applicant' }
    await appendAudit(transaction, 'disbursement.chosen', fact, { accountId: account.row.id })
  })
  return null
}

/** CORE-5: a person reviews, by a date that is reported at once. A repeated request keeps the first date. */
const requestReview: Handler<'requestReview'> = async ({ context, request, session, http }) => {
  const { mail } = context.settings
  const record = await decidedCase(context, session?.caseId ?? null)
  const { id: caseId, data_version: dataVersion } = record.loanCase
  const at = context.now()
  return context.database.transaction().execute(async (transaction) => {
    const locked = await lockCase(transaction, caseId)
    if (locked?.data_version !== dataVersion || locked.data_confirmed_version !== dataVersion)
      throw new Refusal('offers_not_ready')
    const answerBy = dueOn('review', businessDay(at))
    const address = await answerAddress(context, transaction, record, request.email)
    const isNew = await insertNew(transaction, 'review_request', {
      case_id: caseId,
      data_version: dataVersion,
      sealed: sealReview(record.caseKey, dataVersion, {
        email: address.email,
        explanation: request.explanation?.trim() || null,
      }),
      requested_at: at,
      answer_by: answerBy,
    })
    if (!isNew)
      return {
        reviewAnswerBy: (await reviewOf(transaction, record.caseKey, dataVersion))?.answerBy ?? answerBy,
        codeSentTo: address.codeSentTo,
      }
    const taskId = await openTask(context, transaction, {
      kind: 'review',
      caseId,
      subjectId: String(dataVersion),
      dueOn: answerBy,
    })
    const url = workAtDesk(context.settings, taskId)
    const letter = inboxMail({ what: 'review', reference: caseId, dueOn: answerBy, url })
    await queueMail(context, transaction, {
      key: `review/${caseId}/${dataVersion}`,
      caseId,
      recipient: mail.inbox,
      ...letter,
    })
    const asked = await inPageLanguage(transaction, record, http)
    await mailAsked(context, transaction, asked, { kind: 'reviewAsked', address, by: answerBy })
    const fact = { at, caseId, by: 'applicant', effectKey: `review/${caseId}/${dataVersion}` }
    await appendAudit(transaction, 'review.requested', fact, { dataVersion, answerBy })
    return { reviewAnswerBy: answerBy, codeSentTo: address.codeSentTo }
  })
}

export const offerRoutes: Handlers<keyof typeof offerCalls> = {
  listOffers,
  readOfferRange,
  priceOffer,
  selectOffer,
  listDisbursementAccounts,
  chooseDisbursementAccount,
  requestReview,
  requestReminder,
}
