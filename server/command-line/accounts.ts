import type { AnalysedAccount } from '#lending/bookings/account.ts'
import { canonicalAccounts } from '#lending/iban.ts'
import { ledgerSource, mergeIntoLedger, type Ledger } from '#lending/statements/ledger/ledger.ts'
import type { Balance, Statement } from '#lending/statements/statement.ts'
import type { FileRead } from './read-files.ts'

/** The accounts of all files together, each booking once, also where files overlap. */
export function accountsOf(files: readonly FileRead[]): AnalysedAccount[] {
  const ledger = files.reduce<Ledger>(
    (known, { id, file }) => mergeIntoLedger(known, ledgerSource(id, file.statements)),
    [],
  )
  const byAccount = Map.groupBy(ledger, ({ account }) => account)
  const statements = files.flatMap(({ file }) => file.statements)
  const canonical = canonicalAccounts(statements.map(({ accountNumber }) => accountNumber))
  return [...byAccount].map(([iban, entries]) => ({
    ...statedOf(({ accountNumber }) => canonical(accountNumber) === canonical(iban), files),
    iban,
    bookings: entries.map(({ booking }) => booking),
  }))
}

/** Holder, bank and closing balance from an account's statements: the newest closing balance counts. */
function statedOf(
  isOfAccount: (statement: Statement) => boolean,
  files: readonly FileRead[],
): Pick<AnalysedAccount, 'holder' | 'bank' | 'closing'> {
  const reporting = files.filter(({ file }) => file.statements.some(isOfAccount))
  const statements = reporting.flatMap(({ file }) => file.statements.filter(isOfAccount))
  return {
    holder: statements.map(({ accountHolder }) => accountHolder).find((holder) => holder !== null) ?? null,
    bank: reporting.map(({ file }) => file.bank).find((bank) => bank !== null) ?? null,
    closing: statements.map(({ closing }) => closing).reduce(newer, null),
  }
}

function newer(one: Balance | null, other: Balance | null): Balance | null {
  if (one === null || other === null) return one ?? other
  return other.on >= one.on ? other : one
}
