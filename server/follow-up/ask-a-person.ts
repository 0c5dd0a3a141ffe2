import { dueOn } from '#lending/desk/due-times.ts'
import { isLoanQuestion, type LoanQuestion } from '#lending/desk/loan-questions.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../context.ts'
import { inboxMail } from '../mail/letters.ts'
import { workAtDesk } from '../mail/mail-links.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { Refusal } from '../refusal.ts'
import { appendAudit } from '../store/audit.ts'
import type { CaseRecord } from '../store/case/read-case.ts'
import type { Transaction } from '../store/schema.ts'
import { insertPrivacyRequest, readPrivacyRequests, type PrivacyRequestWords } from '../store/work/privacy-requests.ts'
import { openTask } from '../tasks/open-task.ts'
import { answerAddress, mailAsked } from './answer-address.ts'

/** More requests about data, or open questions about a loan, a person has better answered by telephone. */
const requestsMax = 10

const kinds = {
  correction: { task: 'privacyRequest', kind: 'correction', receipt: 'privacyAsked' },
  question: { task: 'privacyRequest', kind: 'question', receipt: 'privacyAsked' },
  loan: { task: 'loanQuestion', kind: 'question', receipt: 'loanAsked' },
} as const

type Asked = Omit<PrivacyRequestWords, 'email'> & {
  about: keyof typeof kinds
  email: string | null | undefined
  reason?: LoanQuestion
}

/** Stored and mailed to the lender together; the answer comes to the address that was confirmed. */
export async function askAPerson(
  context: Context,
  transaction: Transaction,
  record: CaseRecord,
  { about, email, reason, ...words }: Asked,
): Promise<{ answerBy: string; codeSentTo: string | null }> {
  const { loanCase, caseKey } = record
  const { task, kind, receipt } = kinds[about]
  const known = (await readPrivacyRequests(transaction, caseKey)).filter(({ subject, answeredAt }) =>
    about === 'loan' ? isLoanQuestion(subject) && answeredAt === null : !isLoanQuestion(subject),
  )
  if (known.length >= requestsMax) throw new Refusal('privacy_request_limit')
  const askedAt = context.now()
  const answerBy = dueOn(task, businessDay(askedAt))
  const address = await answerAddress(context, transaction, record, email)
  const made = { kind, ...words, email: address.email, askedAt, answerBy }
  const id = await insertPrivacyRequest(transaction, caseKey, made)
  const owed = { kind: task, caseId: loanCase.id, subjectId: id, reason: reason ?? kind, dueOn: answerBy } as const
  const url = workAtDesk(context.settings, await openTask(context, transaction, owed))
  const letter = inboxMail({ what: about, reference: loanCase.id, dueOn: answerBy, url })
  const recipient = context.settings.mail.inbox
  await queueMail(context, transaction, { key: `privacy/${id}`, caseId: loanCase.id, recipient, ...letter })
  await mailAsked(context, transaction, record, { kind: receipt, address, by: answerBy })
  const fact = { at: askedAt, caseId: loanCase.id, by: 'applicant' }
  await appendAudit(transaction, `privacy.${kind}-asked`, fact, { requestId: id, answerBy })
  return { answerBy, codeSentTo: address.codeSentTo }
}
