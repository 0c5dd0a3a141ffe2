import type { LoanQuestion } from '#lending/desk/loan-questions.ts'
import { randomUUID } from 'node:crypto'
import type { PrivacyView } from '#contract/privacy.ts'
import { openAnswer } from './desk-answers.ts'
import type { Database, Transaction } from '../schema.ts'
import { openJson, sealJson, type CaseKey } from '../sealing/seal.ts'
import { findRows, insertRow } from '../database/rows.ts'

export type PrivacyRequestWords = {
  /** Of a correction, or of a question about a loan that runs. */
  subject: PrivacyView['requests'][number]['subject'] | LoanQuestion
  words: string
  email: string
}
type NewPrivacyRequest = PrivacyRequestWords & {
  kind: 'correction' | 'question'
  askedAt: Date
  answerBy: string
}
type PrivacyRequest = NewPrivacyRequest & { id: string; answeredAt: Date | null; answer: string | null }

const purposeOf = (id: string): string => `privacy-request/${id}`

export async function insertPrivacyRequest(
  transaction: Transaction,
  caseKey: CaseKey,
  { kind, askedAt, answerBy, ...words }: NewPrivacyRequest,
): Promise<string> {
  const id = randomUUID()
  await insertRow(transaction, 'privacy_request', {
    id,
    case_id: caseKey.caseId,
    kind,
    sealed: sealJson(caseKey, purposeOf(id), words),
    asked_at: askedAt,
    answer_by: answerBy,
  })
  return id
}

/** Oldest first. */
export async function readPrivacyRequests(database: Database, caseKey: CaseKey): Promise<PrivacyRequest[]> {
  const rows = await findRows(database, 'privacy_request', { case_id: caseKey.caseId }, 'asked_at')
  return rows.map(({ id, kind, sealed, asked_at: askedAt, answer_by: answerBy, ...row }) => ({
    id,
    kind,
    askedAt,
    answerBy,
    answeredAt: row.answered_at,
    answer: openAnswer(caseKey, `privacy/${id}`, row.sealed_answer),
    ...openJson<PrivacyRequestWords>(caseKey, purposeOf(id), sealed),
  }))
}
