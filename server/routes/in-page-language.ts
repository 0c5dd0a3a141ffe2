import type { FastifyRequest } from 'fastify'
import { languageHeader } from '../http/language-header.ts'
import type { CaseRecord } from '../store/case/read-case.ts'
import { changeRows } from '../store/database/rows.ts'
import type { Transaction } from '../store/schema.ts'

/** Stores the language of the calling page on the locked case, so that its mails follow a switch of language. */
export async function inPageLanguage(
  transaction: Transaction,
  record: CaseRecord,
  http: FastifyRequest,
): Promise<CaseRecord> {
  const { loanCase } = record
  const locale = languageHeader(http) ?? loanCase.locale
  if (locale !== loanCase.locale) await changeRows(transaction, 'loan_case', { id: loanCase.id }, { locale })
  return { ...record, loanCase: { ...loanCase, locale } }
}
