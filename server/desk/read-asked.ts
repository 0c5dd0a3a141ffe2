import { isLoanQuestion } from '#lending/desk/loan-questions.ts'
import type { AskedOfUs } from '#contract/desk/work.ts'
import type { Context } from '../context.ts'
import { readComplaint } from '../store/work/complaints.ts'
import { readDetails, readMailAddress } from '../store/follow-up/contact-details.ts'
import type { TaskRow } from '../store/work/tasks.ts'
import { readPrivacyRequests } from '../store/work/privacy-requests.ts'
import { openReview } from '../store/work/review-requests.ts'
import { openJson } from '../store/sealing/seal.ts'
import { openKey } from '../store/sealing/sealing-keys.ts'
import { findRow } from '../store/database/rows.ts'

const nobody: AskedOfUs = {
  name: null,
  email: null,
  isConfirmed: null,
  phone: null,
  reachedBy: null,
  preferredMoment: null,
  topic: null,
  words: null,
}

/** The words of a contact form as `contact_request` keeps them; a call has a number, a message an address and words. */
type ContactForm = {
  name: string
  phone?: string
  preferredMoment?: 'morning' | 'afternoon' | 'any'
  email?: string
  subject?: string
  message?: string
  language?: string
}

/** Null when it was erased. */
export async function readContactForm({ database, settings }: Context, id: string): Promise<ContactForm | null> {
  const row = await findRow(database, 'contact_request', { id }, ['id', 'sealed'])
  const key = row && (await openKey(database, settings.operatorKeys, id))
  return row && key ? openJson<ContactForm>(key, `contact/${id}`, row.sealed) : null
}

const formKinds: readonly TaskRow['kind'][] = ['contact', 'complaint', 'complaintReceipt']

/** Whether there is anybody to open: of a computation without a case there is not. */
export const hasAsked = ({ kind, case_id: caseId }: TaskRow): boolean => caseId !== null || formKinds.includes(kind)

/** The author of a request, their address and words, for the employee who opened it. Null once erased. */
export async function readAsked(context: Context, row: TaskRow): Promise<AskedOfUs | null> {
  const { database, settings } = context
  const { kind, case_id: caseId, subject_id: subjectId } = row
  if (kind === 'complaint' || kind === 'complaintReceipt') {
    const complaint = subjectId === null ? null : await readComplaint(database, settings.operatorKeys, subjectId)
    if (!complaint) return null
    const { name, email, reachedBy = null, words } = complaint
    return { ...nobody, name, email, reachedBy, words }
  }
  if (kind === 'contact' && caseId === null) {
    const form = subjectId === null ? null : await readContactForm(context, subjectId)
    return form && fromForm(form)
  }
  return caseId === null ? null : ofCase(context, row, caseId)
}

const fromForm = ({ name, phone, preferredMoment, email, subject, message }: ContactForm): AskedOfUs => ({
  ...nobody,
  name,
  email: email ?? null,
  phone: phone ?? null,
  preferredMoment: preferredMoment ?? null,
  topic: subject ?? null,
  words: message ?? null,
})

async function ofCase({ database, settings }: Context, row: TaskRow, caseId: string): Promise<AskedOfUs | null> {
  const caseKey = await openKey(database, settings.operatorKeys, caseId)
  if (!caseKey) return null
  const details = await readDetails(database, caseKey)
  const standing = await readMailAddress(database, caseKey)
  const reached = {
    ...nobody,
    name: details?.name ?? null,
    email: standing?.email ?? details?.email ?? null,
    phone: details?.mobile ?? null,
  }
  const request = { ...reached, isConfirmed: standing !== null }
  const version = reviewedVersion(row)
  if (version !== null) {
    const asked = await findRow(database, 'review_request', { case_id: caseId, data_version: version })
    const words = asked && openReview(caseKey, asked)
    return words ? { ...request, email: standing?.email ?? words.email, words: words.explanation } : null
  }
  if (row.kind === 'privacyRequest' || row.kind === 'loanQuestion') {
    const requests = await readPrivacyRequests(database, caseKey)
    const asked = requests.find(({ id }) => id === row.subject_id)
    return asked
      ? {
          ...request,
          email: standing?.email ?? asked.email,
          topic: isLoanQuestion(asked.subject) ? null : asked.subject,
          words: asked.words,
        }
      : null
  }
  return reached
}

/** The data version whose review was asked, or is followed by a call: its address may be the only one that we have. */
function reviewedVersion({ kind, reason, subject_id: subject }: TaskRow): number | null {
  if (kind === 'review') return Number(subject)
  return kind === 'contact' && reason === 'afterReview' ? Number(subject?.replace('review/', '')) : null
}
