import type { FileAnswer } from '#contract/bank-data.ts'
import { bankKeyOf, readAnswer, refusalAnswer, refusedAnswer, ruleAnswer } from '#contract/answers/file-answer.ts'
import { matchHolder } from '#lending/holder-match.ts'
import { checkStatements } from '#lending/statements/check-statements.ts'
import { readStatementFile } from '#lending/statements/read-statement-file.ts'
import type { Statement, Transaction } from '#lending/statements/statement.ts'
import { fileBytesMax, filesPerUploadMax } from './file-limits.ts'
import type { Asked } from './handler.ts'
import type { MockCase } from './mock-state.ts'

type Where = Pick<Asked<'uploadStatements'>, 'files' | 'today' | 'newId'>

/** Statement files, read by the same readers as on the server; each is answered by itself (API-8). Archives are refused. */
export async function takeStatements(loanCase: MockCase, { files, today, newId }: Where): Promise<FileAnswer[]> {
  const answers: FileAnswer[] = []
  for (const file of files.slice(0, filesPerUploadMax)) answers.push(await takeFile(loanCase, file, { today, newId }))
  return answers
}

async function takeFile(loanCase: MockCase, file: File, where: Omit<Where, 'files'>): Promise<FileAnswer> {
  const name = file.name.slice(0, 200)
  if (file.size > fileBytesMax) return refusedAnswer(name, 'file.too_big', { figures: { maximumBytes: fileBytesMax } })
  const read = readStatementFile(new Uint8Array(await file.arrayBuffer()))
  if (!read.ok) return refusalAnswer(name, read.refusal)
  const [error] = checkStatements(read.statements, where.today)
  if (error) return ruleAnswer(name, error, read)
  for (const statements of Map.groupBy(read.statements, numberOf).values()) {
    keep(loanCase, statements, { ...where, bank: bankKeyOf(read.bank) })
  }
  return readAnswer(name, read)
}

const numberOf = ({ accountIban, accountNumber }: Statement) => accountIban ?? accountNumber

type Kept = Omit<Where, 'files'> & { bank: ReturnType<typeof bankKeyOf> }

/** The newest file of an account replaces an older one: merging two sources is the server's work, and tested there. */
function keep(loanCase: MockCase, statements: readonly Statement[], { newId, bank }: Kept): void {
  const newest = statements.at(-1)
  if (!newest) return
  const iban = numberOf(newest)
  const transactions: Transaction[] = statements
    .flatMap((one) => one.transactions)
    .sort((one, other) => (one.bookedOn < other.bookedOn ? -1 : one.bookedOn > other.bookedOn ? 1 : 0))
  const match = matchHolder(newest.accountHolder, [loanCase.company.name])
  const account = { iban, holder: newest.accountHolder, match, transactions, closing: newest.closing }
  loanCase.uploads = loanCase.uploads.filter((upload) => upload.account.iban !== iban)
  loanCase.uploads.push({ id: newId(), bank, account })
}
