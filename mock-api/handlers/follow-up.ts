import { exampleReference } from '#lending/desk/reference.ts'
import { chosenAnswer } from '#contract/answers/offer-answer.ts'
import type { CallName } from '#contract/calls.ts'
import type { followUpCalls, FollowUpView, FollowUpOfSession } from '#contract/follow-up.ts'
import { stagesOf, takeStep } from '#lending/desk/follow-up.ts'
import type { FollowUpKind } from '#lending/desk/stages.ts'
import { parseMobileNumber } from '#lending/desk/mobile-number.ts'
import type { IsoDate } from '#lending/days.ts'
import { begunCase } from '../case-record.ts'
import { decisionOf } from '../decide-case.ts'
import { type MockHandlers, MockRefusal } from '../handler.ts'
import type { MockCase } from '../mock-state.ts'
import { signToken } from '../tokens.ts'
import { resumeCode, shortened, testerHash } from './return.ts'

/** No lender is there in tester mode, so nothing follows what was received. */
const reference = exampleReference

function kindOf(loanCase: MockCase, today: IsoDate): FollowUpKind | null {
  if (loanCase.selectedOfferId !== null && loanCase.disbursementIban !== null) return 'choice'
  return decisionOf(loanCase, today)?.decision.outcome === 'referred' ? 'referral' : null
}

function viewOf(loanCase: MockCase, today: IsoDate): FollowUpView | null {
  const kind = kindOf(loanCase, today)
  const receivedOn = loanCase.contact?.confirmedOn ?? null
  if (kind === null || receivedOn === null) return null
  const listed = decisionOf(loanCase, today)?.offers ?? []
  const offer = [...listed, ...loanCase.pricedOffers].find(({ id }) => id === loanCase.selectedOfferId)
  return {
    reference,
    kind,
    companyName: loanCase.company.name,
    offer: offer ? chosenAnswer(offer) : null,
    payoutTo: loanCase.disbursementIban?.slice(-3) ?? null,
    stages: stagesOf({ kind, steps: [takeStep(kind, 'received', receivedOn)] }),
    answer: null,
    approved: null,
    review: null,
    stopReason: null,
    mayTakeBack: kind === 'choice',
    hasAgreement: false,
    asked: [],
    acceptance: null,
    loan: null,
    waitsUntil: null,
  }
}

const confirmedOf = ({ contact, answersTo }: MockCase) =>
  [contact, answersTo].find((one) => one?.confirmedOn != null) ?? null

/** Answers go to the confirmed address; without one to what was typed, once its code came back. */
export function askAnswerAddress(loanCase: MockCase, email: string | null | undefined): { codeSentTo: string | null } {
  if (confirmedOf(loanCase)) return { codeSentTo: null }
  if (!email) throw new MockRefusal('bad_request', ['email'])
  loanCase.answersTo = { email, confirmedOn: null }
  return { codeSentTo: shortened(email) }
}

const shownOf = (address: MockCase['contact']) =>
  address && { sentTo: shortened(address.email), isConfirmed: address.confirmedOn !== null }

const ownViewOf = (loanCase: MockCase, today: IsoDate): FollowUpOfSession => ({
  answers: shownOf(confirmedOf(loanCase) ?? loanCase.answersTo ?? loanCase.contact),
  contact: shownOf(loanCase.contact),
  followUp: viewOf(loanCase, today),
})

/** The contact details of the applicant, and the status after the choice. */
export const followUpHandlers: MockHandlers<keyof typeof followUpCalls & CallName> = {
  giveContactDetails({ request, today, ...who }) {
    const loanCase = begunCase(who)
    if (kindOf(loanCase, today) === null) throw new MockRefusal('step_not_reached')
    if (parseMobileNumber(request.mobile) === null) throw new MockRefusal('bad_request', ['mobile'])
    loanCase.contact = { email: request.email, confirmedOn: null }
    return { codeSentTo: shortened(request.email) }
  },

  confirmContactDetails({ request, today, ...who }) {
    const loanCase = begunCase(who)
    const waiting = loanCase.contact ?? loanCase.answersTo
    if (waiting === null || (waiting.confirmedOn === null && request.code !== resumeCode))
      throw new MockRefusal('contact_code')
    waiting.confirmedOn ??= today
    return ownViewOf(loanCase, today)
  },

  takeChoiceBack(who) {
    const loanCase = begunCase(who, 'case_id_not_available')
    Object.assign(loanCase, { selectedOfferId: null, disbursementIban: null, feedback: null })
    return null
  },

  readFollowUp: ({ today, ...who }) => ownViewOf(begunCase(who, 'case_id_not_available'), today),

  openFollowUp({ request, state, today, newId, now }) {
    const loanCase = state.cases[request.caseId]
    const isRight = request.hash === testerHash && loanCase?.company.kvkNumber === request.passphrase
    const view = loanCase && isRight ? viewOf(loanCase, today) : null
    if (!view) throw new MockRefusal('follow_up_link')
    const { caseId } = request
    const own = state.session?.caseId === caseId ? state.session : null
    const session = own ?? { id: newId(), scope: 'status' as const, caseId, partnerId: null }
    state.session = session
    return { token: signToken(session, session.scope, now), followUp: view }
  },

  readStatus({ today, ...who }) {
    const view = viewOf(begunCase(who, 'case_id_not_available'), today)
    if (!view) throw new MockRefusal('case_id_not_available')
    return view
  },

  mailAddressCode({ request, ...who }) {
    const loanCase = begunCase(who)
    if (request.email) askAnswerAddress(loanCase, request.email)
    const { contact, answersTo, email } = loanCase
    return { codeSentTo: shortened(contact?.email ?? answersTo?.email ?? email ?? 'tester@voorbeeld.nl') }
  },

  readAgreement() {
    throw new MockRefusal('no_agreement')
  },

  openAgreement() {
    throw new MockRefusal('no_agreement')
  },

  mailAcceptanceCode() {
    throw new MockRefusal('agreement_changed')
  },

  askAboutLoan() {
    throw new MockRefusal('step_not_reached')
  },

  acceptAgreement() {
    throw new MockRefusal('agreement_changed')
  },

  sendDocument() {
    throw new MockRefusal('document_not_asked')
  },
}
