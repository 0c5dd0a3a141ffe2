import { addDays, addMonths, type IsoDate } from '#lending/days.ts'

/**
 * How long what is kept, in one table. The sweep of the server, the privacy page and the privacy statement all read it;
 * nothing else writes such a time down. GDPR art. 5(1)(e): no longer than the purpose needs.
 */
type Row = { readonly value: number; readonly source: string }

const design = 'docs/security.md, "Privacy"'

export const retentionTable = {
  abandonedCaseDays: { value: 30, source: `${design}: a case on which nothing was decided, after it was last used` },
  bookingsWithoutContractDays: { value: 30, source: `${design}: raw bookings of a declined or abandoned case` },
  decisionWithoutContractDays: { value: 730, source: `${design}: decision and reasons, two years after a refusal` },
  caseAfterContractDays: {
    value: 730,
    source: 'ours: after the term of the contract, as long as after a refusal; the bookings go when the term is over',
  },
  customerCheckDays: {
    value: 1827,
    source: `Wwft art. 33(3): five years after the end of the relationship, also when everything is erased`,
  },
  signedAgreementDays: {
    value: 2557,
    source: 'AWR art. 52(4): seven years after the contract; never shorter than the case',
  },
  complaintDays: { value: 730, source: 'ours: about no application, after its answer; as long as a privacy request' },
  contactRequestDays: { value: 183, source: `${design}: six months` },
  mendReminderDays: {
    value: 7,
    source: 'ours: the wish for a mail on a day, while a late one may still be sent; the mail ends it',
  },
  handedFileDays: { value: 14, source: 'ours: a bookkeeper’s file that was not used, twice as long as its link works' },
  privacyRequestDays: { value: 730, source: 'ours: to be able to show that a request was answered (GDPR art. 5(2))' },
  mailDays: { value: 183, source: 'ours: as the forms that most mails are about' },
  accessLogDays: { value: 365, source: `${design}: security log, one year` },
  sessionDays: { value: 1, source: 'ours: after a session is over, long enough to answer a last repeat' },
  repeatedCallDays: { value: 1, source: 'ours: as long as a browser may repeat a call' },
  bankReturnDays: { value: 1, source: 'ours: after a visit to the bank is over' },
  mailedLinkDays: { value: 1, source: 'ours: after a link is over, whose 30 days are of docs/security.md' },
  mailCountDays: { value: 1, source: 'ours: the limit of mails to one address looks back a day' },
  bankFetchDays: { value: 30, source: 'ours: the budget of PSD2 looks back one day, a question about it longer' },
  bankNoticeDays: { value: 30, source: 'ours: longer than the aggregator repeats a notice' },
} as const satisfies Record<string, Row>

export type RetentionTimes = { readonly [Name in keyof typeof retentionTable]: number }

/** The values in days, without their sources; marked pure, or every script that reads a category would carry them. */
export const retentionTimes = /* @__PURE__ */ (() =>
  Object.fromEntries(Object.entries(retentionTable).map(([name, row]) => [name, row.value])) as RetentionTimes)()

/** Personal data held of an applicant, in the order of the privacy page. */
export const dataCategories = [
  'company',
  'answers',
  'consents',
  'bank-connections',
  'uploaded-files',
  'accounts',
  'bookings',
  'analysis',
  'contests',
  'decisions',
  'offers',
  'reviews',
  'feedback',
  'contact-details',
  'follow-up',
  'customer-check',
  'signed-agreement',
  'documents',
  'looks',
  'mails',
  'privacy-requests',
  'access-log',
] as const
export type DataCategory = (typeof dataCategories)[number]

/** The dates of a case that its retention depends on. */
export type CaseAge = {
  /** The day on which the case was last used or changed. */
  lastUsedOn: IsoDate
  isDecided: boolean
  /** The day on which an offer was taken up and the application finished, and its term; null when it was not. */
  contract: { finishedOn: IsoDate; termMonths: number } | null
  /** The day on which the lender's last task on it was done or is due. No retention period begins before it. */
  settledOn?: IsoDate | null
  /** The day of the newest mail about it. */
  lastMailOn?: IsoDate | null
  /** The day on which the contract of a customer ends; null for who never became one. */
  customerEndsOn?: IsoDate | null
}

const later = (one: IsoDate, other: IsoDate | null | undefined): IsoDate => (other && other > one ? other : one)

/**
 * The day after which the bookings, and the day after which the whole case, are no longer kept when nothing happens in
 * between. Statement files themselves are never kept (docs/security.md, "Statement files").
 */
export function keptUntil(age: CaseAge, times: RetentionTimes): { bookingsOn: IsoDate; caseOn: IsoDate } {
  if (age.contract) {
    const endOn = later(addMonths(age.contract.finishedOn, age.contract.termMonths), age.settledOn)
    return { bookingsOn: endOn, caseOn: addDays(endOn, times.caseAfterContractDays) }
  }
  const caseDays = age.isDecided ? times.decisionWithoutContractDays : times.abandonedCaseDays
  const bookingDays = Math.min(times.bookingsWithoutContractDays, caseDays)
  const from = later(age.lastUsedOn, age.settledOn)
  return { bookingsOn: addDays(from, bookingDays), caseOn: addDays(from, caseDays) }
}

/** The last day of the customer due diligence record; null without a contract. Erasure does not change it. */
export const customerCheckUntil = ({ customerEndsOn, settledOn }: CaseAge, times: RetentionTimes): IsoDate | null =>
  customerEndsOn ? addDays(later(customerEndsOn, settledOn), times.customerCheckDays) : null

/** The last day of the signed agreement, also after erasing; null without a contract. */
export const signedAgreementUntil = ({ customerEndsOn, settledOn }: CaseAge, times: RetentionTimes): IsoDate | null =>
  customerEndsOn ? addDays(later(customerEndsOn, settledOn), agreementDays(times)) : null

/** Never shorter than the case that it belongs to. */
export const agreementDays = ({ signedAgreementDays, caseAfterContractDays }: RetentionTimes): number =>
  Math.max(signedAgreementDays, caseAfterContractDays)
