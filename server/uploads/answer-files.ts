import { readAnswer, ruleAnswer, uploadRefusalAnswer } from '#contract/answers/file-answer.ts'
import type { FileAnswer } from '#contract/bank-data.ts'
import { mayVisit } from '#lending/journey/progress.ts'
import { judgeTogether } from '#lending/statements/judge-together.ts'
import type { StatementFile } from '#lending/statements/read-statement-file.ts'
import { normaliseAccount } from '#lending/iban.ts'
import type { AccountSpan } from '#lending/statements/account-span.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { changeCase } from '../store/case/change-case.ts'
import { type CaseRecord, journeyAnswersOf, type ReadAccount } from '../store/case/read-case.ts'
import { keepStatements } from './keep-statements.ts'

/** A file that was read. The digest of its bytes identifies a repeated upload. */
export type FileRead = { name: string; digest: string; file: StatementFile }

/** Checked before the first byte and again on storing: consent may be withdrawn during a slow upload. */
export function refuseUnlessOpen(record: CaseRecord): void {
  if (!mayVisit('transactions-upload', journeyAnswersOf(record))) throw new Refusal('step_not_reached')
  if (!record.consentGiven) throw new Refusal('consent_required')
}

/** Judges files together with the case's known accounts, stores the accepted ones, and answers each. */
export async function answerFiles(
  context: Context,
  caseId: string | null,
  files: readonly FileRead[],
): Promise<FileAnswer[]> {
  const { policy, caseLimits } = context.settings
  return changeCase(context, caseId, async (transaction, record) => {
    refuseUnlessOpen(record)
    const statements = files.map(({ file }) => file.statements)
    const today = businessDay(context.now())
    const judgements = judgeTogether(statements, knownSpans(record.accounts), today, policy.limits)
    const answers: FileAnswer[] = []
    const { accountsPerApplicationMax: accountsMax, bookingsPerApplicationMax: bookingsMax } = caseLimits
    let room = accountsMax - record.accounts.length
    let bookingsRoom = bookingsMax - record.accounts.reduce((sum, { row }) => sum + row.transaction_count, 0)
    for (const [place, { name, digest, file }] of files.entries()) {
      const { error, gaps } = judgements[place]!
      if (error !== null) {
        answers.push(ruleAnswer(name, error, file, gaps))
      } else if (room <= 0) {
        answers.push(uploadRefusalAnswer(name, 'too_many_shared', { accountsMax }))
      } else if (bookingsIn(file) > bookingsRoom) {
        answers.push(uploadRefusalAnswer(name, 'too_many_bookings', { bookingsMax }))
      } else {
        room -= await keepStatements(transaction, context, record, digest, file)
        bookingsRoom -= bookingsIn(file)
        answers.push(readAnswer(name, file, gaps))
      }
    }
    return answers
  })
}

const bookingsIn = ({ statements }: StatementFile): number =>
  statements.reduce((sum, { bookings }) => sum + bookings.length, 0)

/** The spans of a case's accounts, from their rows without opening the bookings. */
const knownSpans = (accounts: readonly ReadAccount[]): AccountSpan[] =>
  accounts.flatMap(({ row, secret }) => {
    const { first_on: first, last_on: lastOn, later_last_on: laterOn } = row
    if (first === null || lastOn === null) return []
    const last = laterOn !== null && laterOn > lastOn ? laterOn : lastOn
    const { closingOn, closingBalanceCents } = secret
    return [
      {
        account: normaliseAccount(secret.iban ?? secret.accountNumber),
        first,
        last,
        bookings: row.transaction_count ?? 0,
        since: first,
        until: closingOn !== null && closingOn > last ? closingOn : last,
        openingCents: null,
        closingCents: closingOn !== null && closingOn >= last ? closingBalanceCents : null,
        longestSilenceDays: 0,
      },
    ]
  })
