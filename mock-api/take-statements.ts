import type { FileAnswer } from '#contract/bank-data.ts'
import { bankKeyOf, readAnswer, refusalAnswer, refusedAnswer, ruleAnswer } from '#contract/answers/file-answer.ts'
import { matchAccountHolder } from '#lending/account-holder.ts'
import { spansOf } from '#lending/statements/account-span.ts'
import { lendingLimits } from '#lending/policy/limits.ts'
import { checkStatements } from '#lending/statements/check-statements.ts'
import { findAhead, withoutAhead } from '#lending/statements/integrity/dated-ahead.ts'
import { judgeTogether, mayJoin } from '#lending/statements/judge-together.ts'
import { ledgerSource, mergeIntoLedger } from '#lending/statements/ledger/ledger.ts'
import { readStatementFile, type StatementFile } from '#lending/statements/read-statement-file.ts'
import type { Balance, Statement } from '#lending/statements/statement.ts'
import { fileBytesMax, filesPerUploadMax } from '#contract/file-limits.ts'
import type { HandlerInput } from './handler.ts'
import type { MockCase, MockUpload } from './mock-state.ts'

type Where = Pick<HandlerInput<'uploadStatements'>, 'files' | 'today' | 'newId'>

/** A file that was read: it is answered when all have come. */
type FileRead = { name: string; read: StatementFile }

/** Statement files, read and judged by the server's own readers; each is answered separately (API-8). */
export async function takeStatements(loanCase: MockCase, { files, today, newId }: Where): Promise<FileAnswer[]> {
  const taken: (FileAnswer | FileRead)[] = []
  for (const file of files.slice(0, filesPerUploadMax)) taken.push(await takeFile(file, today))
  const read = taken.filter((one) => 'read' in one)
  const known = loanCase.uploads.flatMap(({ account }) =>
    spansOf(withoutAhead([statementOf(account)], today, lendingLimits)),
  )
  const judgements = judgeTogether(
    read.map((one) => one.read.statements),
    known,
    today,
  ).values()
  return taken.map((one) => {
    if (!('read' in one)) return one
    const { error, gaps } = judgements.next().value!
    if (error !== null) return ruleAnswer(one.name, error, one.read, gaps)
    for (const statements of Map.groupBy(one.read.statements, numberOf).values()) {
      keep(loanCase, statements, { newId, bank: bankKeyOf(one.read.bank) })
    }
    return readAnswer(one.name, one.read, gaps)
  })
}

/** Archives are refused. */
async function takeFile(file: File, today: string): Promise<FileAnswer | FileRead> {
  const name = file.name.slice(0, 200)
  if (file.size > fileBytesMax) return refusedAnswer(name, 'file.too_big', { figures: { maximumBytes: fileBytesMax } })
  const read = readStatementFile(new Uint8Array(await file.arrayBuffer()))
  if (!read.ok) return refusalAnswer(name, read.refusal)
  read.findings.push(...findAhead(read.statements, today))
  const [error] = checkStatements(read.statements, today)
  return error && !mayJoin(read.statements, today) ? ruleAnswer(name, error, read) : { name, read }
}

const numberOf = ({ accountIban, accountNumber }: Statement) => accountIban ?? accountNumber

type Kept = Pick<Where, 'newId'> & { bank: ReturnType<typeof bankKeyOf> }

/** An upload as a statement. */
const statementOf = ({ iban, holder, closing, bookings }: MockUpload['account']): Statement => ({
  ...{ accountIban: iban, accountNumber: iban, accountHolder: holder, currency: 'EUR', pendingCount: 0 },
  ...{ opening: null, closing, bookings: [...(bookings ?? [])] },
})

/** Merges a file's bookings into those of earlier files of the account, each booking once. */
function keep(loanCase: MockCase, statements: readonly Statement[], { newId, bank }: Kept): void {
  const newest = statements.at(-1)
  if (!newest) return
  const iban = numberOf(newest)
  const id = newId()
  const earlier = loanCase.uploads.find(({ account }) => account.iban === iban)
  const before = earlier ? mergeIntoLedger([], ledgerSource(earlier.id, [statementOf(earlier.account)])) : []
  const bookings = mergeIntoLedger(before, ledgerSource(id, statements)).map(({ booking }) => booking)
  const holder = newest.accountHolder ?? earlier?.account.holder ?? null
  const match = matchAccountHolder(holder, { companyNames: [loanCase.company.name] })
  const closing = newer(earlier?.account.closing ?? null, newest.closing)
  loanCase.uploads = loanCase.uploads.filter((upload) => upload !== earlier)
  loanCase.uploads.push({ id, bank, account: { iban, holder, match, bookings, closing } })
}

function newer(one: Balance | null, other: Balance | null): Balance | null {
  if (one === null || other === null) return one ?? other
  return other.on >= one.on ? other : one
}
