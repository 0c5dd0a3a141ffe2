import type { AnalysedAccount } from '#lending/bookings/account.ts'
import { groupedByAccount } from '#lending/iban.ts'
import { type AccountSource, reconcile } from '#lending/statements/integrity/reconcile.ts'
import { statedIn } from '#lending/statements/integrity/stated-runs.ts'
import type { Balance, Statement } from '#lending/statements/statement.ts'
import type { FileRead } from './read-files.ts'

type FileStatement = { file: FileRead; statement: Statement }

/** The accounts of all files together, each booking once, also where files overlap. */
export function accountsOf(files: readonly FileRead[]): AnalysedAccount[] {
  // The same file given twice counts once.
  const once = [...new Map(files.map((file) => [file.id, file])).values()]
  const all = once.flatMap((file) => file.file.statements.map((statement): FileStatement => ({ file, statement })))
  const groups = groupedByAccount(all, ({ statement }) => statement.accountNumber)
  return [...groups].flatMap(([iban, ofAccount]) => {
    const sources = [...Map.groupBy(ofAccount, ({ file }) => file)].map(sourceOf)
    const { bookings, findings } = reconcile(iban, sources)
    if (bookings.length === 0) return []
    const inOrder = bookings.toSorted((one, other) => one.bookedOn.localeCompare(other.bookedOn))
    const found = findings.length === 0 ? {} : { findings }
    return [{ ...statedOf(ofAccount), iban, bookings: inOrder, ...found }]
  })
}

function sourceOf([{ id, file }, ofFile]: [FileRead, readonly FileStatement[]]): AccountSource {
  const statements = ofFile.map(({ statement }) => statement)
  const bookings = statements.flatMap((statement) => statement.bookings)
  return { id, isLink: false, bookings, ...statedIn(file, statements) }
}

/** Holder, bank and closing balance from an account's statements: the newest closing balance counts. */
function statedOf(ofAccount: readonly FileStatement[]): Pick<AnalysedAccount, 'holder' | 'bank' | 'closing'> {
  const statements = ofAccount.map(({ statement }) => statement)
  return {
    holder: statements.map(({ accountHolder }) => accountHolder).find((holder) => holder !== null) ?? null,
    bank: ofAccount.map(({ file }) => file.file.bank).find((bank) => bank !== null) ?? null,
    closing: statements.map(({ closing }) => closing).reduce(newer, null),
  }
}

function newer(one: Balance | null, other: Balance | null): Balance | null {
  if (one === null || other === null) return one ?? other
  return other.on >= one.on ? other : one
}
