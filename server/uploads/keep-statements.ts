import { randomUUID } from 'node:crypto'
import { matchAccountHolder } from '#lending/account-holder.ts'
import { groupedByAccount } from '#lending/iban.ts'
import { type Stated, statedIn } from '#lending/statements/integrity/stated-runs.ts'
import type { StatementFile } from '#lending/statements/read-statement-file.ts'
import type { Balance, Statement, Booking } from '#lending/statements/statement.ts'
import type { Context } from '../context.ts'
import { sealAccount, type AccountSecret } from '../store/sealing/account-secret.ts'
import { appendAudit } from '../store/audit.ts'
import { accountIdentity, datesOf, writeBookings } from '../store/bank/bank-accounts.ts'
import { findableBy } from '../store/case/case-find.ts'
import { changeCaseData } from '../store/case/case-data.ts'
import { companyNames, isSoleTrader } from '../store/case/case-details.ts'
import type { CaseRecord, LoanCase } from '../store/case/read-case.ts'
import type { Transaction } from '../store/schema.ts'
import { identityOf, type CaseKey } from '../store/sealing/seal.ts'
import { bankKeyOf } from '#contract/answers/file-answer.ts'
import { insertNew, insertRow } from '../store/database/rows.ts'

/** Stores a file's bookings by account, sealed, once per digest (SHA-256), not the file. Returns how many accounts. */
export async function keepStatements(
  transaction: Transaction,
  context: Context,
  { loanCase, caseKey }: Pick<CaseRecord, 'loanCase' | 'caseKey'>,
  digest: string,
  file: StatementFile,
): Promise<number> {
  const uploadId = await insertUpload(transaction, context, { loanCase, caseKey, digest, file })
  if (uploadId === null) return 0
  const accounts = accountsOf(file)
  for (const account of accounts) {
    await keepAccount(transaction, context, { loanCase, caseKey, uploadId, account })
  }
  await changeCaseData(transaction, loanCase.id, context.now())
  const fact = { at: context.now(), caseId: loanCase.id, by: 'applicant' }
  await appendAudit(transaction, 'statements.kept', fact, {
    uploadId,
    format: file.format,
    accounts: accounts.length,
    findings: [...new Set(file.findings.map(({ code }) => code))],
  })
  return accounts.length
}

type Uploading = { loanCase: LoanCase; caseKey: CaseKey; digest: string; file: StatementFile }

async function insertUpload(
  transaction: Transaction,
  context: Context,
  { loanCase, caseKey, digest, file }: Uploading,
): Promise<string | null> {
  const id = randomUUID()
  const isNew = await insertNew(transaction, 'upload', {
    id,
    case_id: loanCase.id,
    file_hash: identityOf(caseKey, `file/${digest}`),
    format: file.format,
    bank: bankKeyOf(file.bank),
    created_at: context.now(),
  })
  return isNew ? id : null
}

type FileAccount = { secret: AccountSecret; bookings: Booking[] }

/** The statements of a file by account; a file with a statement a day has many of one. */
function accountsOf(file: StatementFile): FileAccount[] {
  const groups = groupedByAccount(file.statements, ({ accountNumber }) => accountNumber)
  return [...groups.values()].map((statements) => mergedStatements(statements, statedIn(file, statements)))
}

function mergedStatements(statements: readonly Statement[], stated: Stated): FileAccount {
  const [first] = statements
  if (!first) throw new Error('An account without a statement')
  const closing = newestClosing(statements)
  const secret = {
    accountNumber: first.accountNumber,
    iban: statements.map(({ accountIban }) => accountIban).find((iban) => iban !== null) ?? null,
    name: null,
    holderName: statements.map(({ accountHolder }) => accountHolder).find((holder) => holder !== null) ?? null,
    closingBalanceCents: closing?.amountCents ?? null,
    closingOn: closing?.on ?? null,
    currency: first.currency,
    stated,
  }
  return { secret, bookings: statements.flatMap(({ bookings }) => bookings) }
}

const newestClosing = (statements: readonly Statement[]): Balance | null =>
  statements
    .map(({ closing }) => closing)
    .filter((closing) => closing !== null)
    .reduce<Balance | null>((newest, one) => (newest === null || one.on >= newest.on ? one : newest), null)

type Keeping = { loanCase: LoanCase; caseKey: CaseKey; uploadId: string; account: FileAccount }

async function keepAccount(
  transaction: Transaction,
  context: Context,
  { loanCase, caseKey, uploadId, account }: Keeping,
): Promise<void> {
  const id = randomUUID()
  const { iban } = account.secret
  if (iban !== null)
    await findableBy(transaction, context.settings.operatorKeys, loanCase.id, { kind: 'iban', text: iban })
  const { first, last } = datesOf(account.bookings, context.now())
  await insertRow(transaction, 'account', {
    id,
    case_id: loanCase.id,
    source: 'upload',
    upload_id: uploadId,
    identity: accountIdentity(caseKey, account.secret),
    sealed: sealAccount(caseKey, id, account.secret),
    match_state: matchAccountHolder(account.secret.holderName, {
      companyNames: companyNames(loanCase),
      isSoleTrader: isSoleTrader(loanCase),
    }),
    transaction_count: account.bookings.length,
    first_on: first,
    last_on: last,
    created_at: context.now(),
  })
  await writeBookings(transaction, caseKey, id, 0, account.bookings)
}
