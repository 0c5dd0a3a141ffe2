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
import type { Transaction } from '../store/schema.ts'
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
export const answerFiles = (context: Context, caseId: string | null, files: readonly FileRead[]) =>
  changeCase(context, caseId, (transaction, record) => keepFiles(transaction, context, record, files))

/** The same within a transaction that holds the case's lock. */
export function keepFiles(
  transaction: Transaction,
  context: Context,
  record: CaseRecord,
  files: readonly FileRead[],
): Promise<FileAnswer[]> {
  refuseUnlessOpen(record)
  return judgeFiles(context, files, {
    spans: knownSpans(record.accounts),
    bookings: record.accounts.map(({ row }) => row.transaction_count),
    bookingsMax: context.settings.caseLimits.bookingsPerApplicationMax,
    keep: ({ digest, file }) => keepStatements(transaction, context, record, digest, file),
  })
}

/** The files are checked against these earlier ones. */
type Beside = {
  spans: readonly AccountSpan[]
  bookings: readonly number[]
  bookingsMax: number
  /** Returns how many accounts came. */
  keep: (file: FileRead, answer: FileAnswer) => Promise<number>
}

/** Checks files together with earlier ones, keeps the accepted ones with `keep`, and answers each. */
export async function judgeFiles(
  { settings: { policy, caseLimits }, now }: Context,
  files: readonly FileRead[],
  { spans, bookings, bookingsMax, keep }: Beside,
): Promise<FileAnswer[]> {
  const statements = files.map(({ file }) => file.statements)
  const judgements = judgeTogether(statements, spans, businessDay(now()), policy.limits)
  const answers: FileAnswer[] = []
  const { accountsPerApplicationMax: accountsMax } = caseLimits
  let room = accountsMax - bookings.length
  let bookingsRoom = bookings.reduce((left, count) => left - count, bookingsMax)
  for (const [place, one] of files.entries()) {
    const { name, file } = one
    const { error, gaps } = judgements[place]!
    if (error !== null) {
      answers.push(ruleAnswer(name, error, file, gaps))
    } else if (room <= 0) {
      answers.push(uploadRefusalAnswer(name, 'too_many_shared', { accountsMax }))
    } else if (bookingsIn(file) > bookingsRoom) {
      answers.push(uploadRefusalAnswer(name, 'too_many_bookings', { bookingsMax }))
    } else {
      const answer = readAnswer(name, file, gaps)
      room -= await keep(one, answer)
      bookingsRoom -= bookingsIn(file)
      answers.push(answer)
    }
  }
  return answers
}

export const bookingsIn = ({ statements }: StatementFile): number =>
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
