import type { DueName } from '#lending/desk/due-times.ts'
import type { unpromisedKinds } from './task-kinds.ts'

/** `openedBy`: the file that opens the task, in the transaction of the promise. `closedBy`: the action of its owner. */
type Keeper = { readonly openedBy: string; readonly closedBy: string }

const beginning = 'server/follow-up/begin-follow-up.ts'
const moving = 'server/follow-up/record-step.ts'
const complaining = 'server/tasks/enter-complaint.ts'

/** The task behind each promise: opened with it, and in the list of work until it is closed. */
export const keepers = {
  referral: { openedBy: beginning, closedBy: 'answers it with yes or no' },
  review: { openedBy: 'server/routes/offers/offers.ts', closedBy: 'upholds the decision or revises it' },
  complaintReceipt: { openedBy: complaining, closedBy: 'confirms that it has come in' },
  complaint: { openedBy: complaining, closedBy: 'answers it' },
  privacyRequest: { openedBy: 'server/follow-up/ask-a-person.ts', closedBy: 'answers it' },
  loanQuestion: { openedBy: 'server/follow-up/ask-a-person.ts', closedBy: 'answers it' },
  contact: { openedBy: 'server/routes/contact.ts', closedBy: 'calls or writes back' },
  chosenOffer: { openedBy: beginning, closedBy: 'has checked the application' },
  agreement: { openedBy: moving, closedBy: 'sends the agreement' },
  payout: { openedBy: moving, closedBy: 'pays the money out' },
} as const satisfies Record<Exclude<DueName, (typeof unpromisedKinds)[number]>, Keeper>

/** Proof that is sent, or a person who looks: of a referral, or of a refusal that is looked at again. */
const proof = ['referral', 'review'] as const

/**
 * Every text that promises a person, a call or a time, by file and text key (web/promises.test.ts finds them), with its
 * tasks. A promise without a task may not be on the site.
 */
export const promises: Readonly<Record<string, Readonly<Record<string, readonly DueName[]>>>> = {
  'server/mail/answer-letters.ts': {
    'complaintReceived.paragraphs': ['complaint'],
    'loanAsked.paragraphs': ['loanQuestion'],
    'privacyAsked.paragraphs': ['privacyRequest'],
    'reviewAsked.paragraphs': ['review'],
    'revised.paragraphs': ['contact'],
    'upheld.paragraphs': ['review'],
  },
  'server/mail/document-letters.ts': { paragraphs: ['referral', 'chosenOffer', 'agreement', 'payout'] },
  'server/mail/follow-up-letters.ts': {
    'agreement.paragraphs': ['agreement'],
    heading: ['referral'],
    'no.paragraphs': ['referral'],
    paragraphs: ['chosenOffer', 'agreement', 'payout', 'referral'],
    'signed.paragraphs': ['payout'],
    subject: ['referral'],
    'yes.paragraphs': ['referral'],
    'yesAfterAll.paragraphs': ['review'],
  },
  'server/mail/letters.ts': {
    referral: ['referral'],
    'referral.textBody': ['chosenOffer', 'referral', 'review', 'privacyRequest'],
  },
  'lending/decision/change-text.ts': {
    companyAgeMonths: proof,
    contestedCount: proof,
    holderMatch: proof,
    roundTripShare: proof,
    stoppedCostCount: proof,
    taxIsSeen: proof,
    unbackedYearCents: proof,
  },
  'lending/decision/reason-text.ts': {
    CATEGORIES_CONTESTED: ['referral'],
    NEW_DEBT: ['referral'],
  },
  'lending/decision/tax-cause-text.ts': { text: proof },
  'web/contact/text.ts': {
    'callBack.body': ['contact'],
    'callForm.fields.preferredMoment.label': ['contact'],
    'callForm.thanks.body': ['contact'],
    'callForm.thanks.title': ['contact'],
    'callForm.title': ['contact'],
    'complaint.intro': ['complaint'],
    'complaintForm.body': ['complaint'],
    'complaintForm.thanks.body': ['complaint'],
    'message.body': ['contact'],
    'messageForm.body': ['contact'],
    'messageForm.thanks.body': ['contact'],
    'thanks.body': ['contact'],
  },
  'web/documents/code-of-conduct': {
    description: ['review'],
    'sections.parts': ['review', 'referral', 'complaintReceipt', 'complaint'],
  },
  'web/documents/privacy-statement': { 'sections.parts': ['privacyRequest', 'review'] },
  'web/documents/terms': { 'sections.parts': ['chosenOffer'] },
  'contract/error-text.ts': { contest_limit: ['review'] },
  'web/follow-up/loan-text.ts': { 'kinds.cannotPay.how': ['loanQuestion'], waits: ['loanQuestion'] },
  'web/follow-up/files-text.ts': { 'agreement.accepted': ['payout'], 'agreement.guarantee': ['agreement'] },
  'web/follow-up/text.ts': {
    'contact.choiceIntro': ['chosenOffer'],
    'contact.referralIntro': ['referral'],
    'status.stages.agreement.later': ['agreement'],
    'status.stages.agreement.now': ['agreement'],
    'status.stages.answered.label': ['referral'],
    'status.stages.answered.now': ['referral'],
    'status.stages.checked.label': ['chosenOffer'],
    'status.stages.checked.now': ['chosenOffer'],
    'status.stages.paid.later': ['payout'],
    'status.stages.paid.now': ['payout'],
    'status.waits': ['referral', 'chosenOffer', 'agreement', 'payout'],
    'status.toDo.sentences.review': ['review'],
    'status.toDo.sentences.waiting': ['referral', 'chosenOffer', 'agreement', 'payout'],
  },
  'web/journey/extra-expenses/text.ts': { unknownConsequence: ['referral'] },
  'web/journey/personal-offer/categories/text.ts': { consequence: ['referral'] },
  'web/journey/personal-offer/decision-text.ts': {
    noChange: ['review'],
    referredTitle: ['referral'],
    reviewDone: ['review'],
    reviewDoneTitle: ['review'],
    reviewTitle: ['review'],
  },
  'web/journey/personal-offer/facts/text.ts': { consequence: ['referral'] },
  'web/journey/transactions-collect/text.ts': { 'matches.COULD_NOT_MATCH.explanation': ['referral'] },
  'web/questions': {
    'after-choosing.answer': ['chosenOffer', 'agreement'],
    'how-long.answer': ['chosenOffer', 'payout'],
    'refused.answer': ['review'],
    'who-decides.answer': ['referral'],
  },
  'web/marketing/guide': {
    'sections.parts': ['referral', 'chosenOffer', 'review'],
    'sections.title': ['referral'],
  },
  'web/marketing/tour/text.ts': { 'sign.body': ['chosenOffer', 'agreement'] },
  'web/privacy/request-text.ts': {
    'ask.intro': ['privacyRequest'],
    'requests.line': ['privacyRequest'],
  },
}
