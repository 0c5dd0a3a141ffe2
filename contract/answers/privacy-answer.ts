import { addDays, type IsoDate } from '#lending/days.ts'
import {
  type CaseAge,
  type DataCategory,
  customerCheckUntil,
  dataCategories,
  keptUntil,
  signedAgreementUntil,
  type RetentionTimes,
} from '#lending/retention.ts'
import type { PrivacyView } from '../privacy.ts'

type HeldData = PrivacyView['categories']

const sources: Record<DataCategory, HeldData[number]['sources']> = {
  company: ['register'],
  answers: ['applicant'],
  consents: ['applicant'],
  'bank-connections': ['bank'],
  'uploaded-files': ['applicant'],
  accounts: ['bank', 'applicant'],
  bookings: ['bank', 'applicant'],
  analysis: ['computed'],
  contests: ['applicant'],
  decisions: ['computed'],
  offers: ['computed'],
  reviews: ['applicant'],
  feedback: ['applicant'],
  'contact-details': ['applicant'],
  'follow-up': ['lender'],
  'customer-check': ['register', 'applicant', 'bank'],
  'signed-agreement': ['lender', 'applicant'],
  documents: ['applicant', 'lender'],
  looks: ['lender'],
  mails: ['lender'],
  'privacy-requests': ['applicant'],
  'access-log': ['lender'],
}

const withBookings: ReadonlySet<DataCategory> = new Set(['bookings', 'contests', 'documents'])

const earlier = (one: IsoDate, other: IsoDate): IsoDate => (one < other ? one : other)

/** How much is held of each kind, from where, and until which day when nothing happens in between (GDPR art. 15(1)). */
export function heldData(
  counts: Readonly<Record<DataCategory, number>>,
  age: CaseAge,
  times: RetentionTimes,
): HeldData {
  const until = keptUntil(age, times)
  const lastDayOf = (code: DataCategory): IsoDate | null => {
    // A file itself is never stored, only what was read from it.
    if (code === 'uploaded-files') return null
    if (code === 'customer-check') return customerCheckUntil(age, times)
    if (code === 'signed-agreement') return signedAgreementUntil(age, times)
    if (code === 'access-log') return addDays(age.lastUsedOn, times.accessLogDays)
    if (code === 'mails') return earlier(until.caseOn, addDays(age.lastMailOn ?? age.lastUsedOn, times.mailDays))
    // A contest names a booking, and a document may show some, so they go with the bookings.
    return withBookings.has(code) ? until.bookingsOn : until.caseOn
  }
  return dataCategories.map((code) => ({
    code,
    count: counts[code],
    sources: [...sources[code]],
    keptUntil: lastDayOf(code),
  }))
}
