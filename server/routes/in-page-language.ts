import type { FastifyRequest } from 'fastify'
import { languageHeader } from '../http/language-header.ts'
import type { CaseRecord } from '../store/case/read-case.ts'
import { changeRows } from '../store/database/rows.ts'
import type { Transaction } from '../store/schema.ts'

/** The locked case in the language of the page that calls: its mails follow who switched on the way. */
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
