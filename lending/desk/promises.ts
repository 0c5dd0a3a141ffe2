import type { DueName } from '#lending/desk/due-times.ts'

/** What is written down of an obligation, and who acts on it until the desk does. */
type Keeper = { readonly record: string | null; readonly doneBy: string }

const inboxMail = 'a mail to the lender’s inbox with the date'

/** Each promise is kept by one of these: a row that the server holds, and somebody who is told to act on it. */
export const keepers = {
  referral: { record: 'follow_up_step', doneBy: `${inboxMail}; npm run case -- REFERENCE answer` },
  review: { record: 'review_request', doneBy: inboxMail },
  complaintReceipt: { record: null, doneBy: 'who reads the address that the site gives for complaints' },
  complaint: { record: null, doneBy: 'who reads the address that the site gives for complaints' },
  privacyRequest: { record: 'privacy_request', doneBy: inboxMail },
  contact: { record: 'contact_request', doneBy: 'a mail to the lender’s inbox' },
  chosenOffer: { record: 'follow_up_step', doneBy: `${inboxMail}; npm run case -- REFERENCE agreement` },
  agreement: {
    record: 'follow_up_step',
    doneBy: 'npm run case lists it with its date; npm run case -- REFERENCE signed',
  },
  payout: { record: 'follow_up_step', doneBy: 'npm run case lists it with its date; npm run case -- REFERENCE paid' },
} as const satisfies Record<DueName, Keeper>

/**
 * Every text that promises a person, a call or a time, by file and text key, with what keeps it (web/promises.test.ts finds
 * them). A text that promises what nothing keeps has no place here, and none on the site.
 */
export const promises: Readonly<Record<string, Readonly<Record<string, readonly DueName[]>>>> = {
  'server/mail/follow-up-letters.ts': {
    'agreement.paragraphs': ['agreement'],
    heading: ['referral'],
    'no.paragraphs': ['referral'],
    'paid.paragraphs': ['payout'],
    paragraphs: ['chosenOffer', 'agreement', 'payout', 'referral'],
    'signed.paragraphs': ['payout'],
    subject: ['referral'],
    textBody: ['chosenOffer', 'referral'],
    'yes.paragraphs': ['contact'],
  },
  'server/mail/letters.ts': {
    'email.textBody': ['review'],
    'words.textBody': ['privacyRequest'],
  },
  'web/contact/text.ts': {
    'callBack.body': ['contact'],
    'callForm.fields.preferredMoment': ['contact'],
    'callForm.thanks.body': ['contact'],
    'callForm.thanks.title': ['contact'],
    'callForm.title': ['contact'],
    'messageForm.body': ['contact'],
    'messageForm.thanks.body': ['contact'],
    'thanks.body': ['contact'],
  },
  'web/documents/code-of-conduct/text.ts': {
    'sections.parts': ['review', 'referral', 'complaintReceipt', 'complaint'],
  },
  'web/documents/privacy-statement/text.ts': {
    'sections.parts': ['privacyRequest', 'review'],
  },
  'web/documents/terms/text.ts': {
    'sections.parts': ['chosenOffer', 'contact'],
  },
  'web/error-text.ts': {
    contest_limit: ['review'],
  },
  'web/follow-up/text.ts': {
    'contact.choiceIntro': ['chosenOffer'],
    'contact.referralIntro': ['referral'],
    'status.stages.agreement.now': ['agreement'],
    'status.stages.answered.label': ['referral'],
    'status.stages.answered.now': ['referral'],
    'status.stages.call.label': ['contact'],
    'status.stages.call.now': ['contact'],
    'status.stages.checked.label': ['chosenOffer'],
    'status.stages.checked.now': ['chosenOffer'],
    'status.stages.paid.now': ['payout'],
  },
  'web/journey/extra-expenses/text.ts': {
    unknownConsequence: ['referral'],
  },
  'web/journey/next-steps/text.ts': {
    'steps.text': ['chosenOffer', 'agreement', 'payout'],
  },
  'web/journey/personal-offer/categories/text.ts': {
    consequence: ['referral'],
  },
  'web/journey/personal-offer/decision-text.ts': {
    noChange: ['review'],
    referredTitle: ['referral'],
    reviewDone: ['review'],
    reviewDoneTitle: ['review'],
  },
  'web/journey/personal-offer/facts/text.ts': {
    consequence: ['referral'],
  },
  'web/journey/transactions-collect/text.ts': {
    'matches.COULD_NOT_MATCH.explanation': ['referral'],
  },
  'web/marketing/faq/applying.ts': {
    'after-choosing.answer': ['chosenOffer', 'agreement'],
    'how-long.answer': ['chosenOffer', 'payout'],
    'refused.answer': ['review'],
  },
  'web/marketing/faq/transactions.ts': {
    'who-decides.answer': ['referral'],
  },
  'web/marketing/guide/dutch.ts': {
    'sections.parts': ['referral', 'chosenOffer', 'review'],
  },
  'web/marketing/guide/english.ts': {
    'sections.parts': ['referral', 'chosenOffer', 'review'],
  },
  'web/marketing/product-figures.ts': {
    'prices.reviewTime': ['review'],
  },
  'web/privacy/request-text.ts': {
    'ask.intro': ['privacyRequest'],
    'requests.line': ['privacyRequest'],
  },
}
