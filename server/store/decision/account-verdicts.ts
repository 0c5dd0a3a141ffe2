import { randomUUID } from 'node:crypto'
import type { AcceptedAccount } from '#lending/facts/analysis-input.ts'
import type { SentBack } from '#lending/desk/desk-reasons.ts'
import type { DeskRole } from '#lending/desk/roles.ts'
import type { Database, RowOf, Transaction } from '../schema.ts'
import { openJson, sealJson, type CaseKey } from '../sealing/seal.ts'
import { changeRows, insertNew } from '../database/rows.ts'

type By = { id: string; role: DeskRole }

/** As sealed: the account as it was judged, so that another holder later is judged again; and why. */
type VerdictWords = AcceptedAccount & { reason: string; back?: SentBack | null }
export type AccountVerdict = Omit<RowOf<'account_verdict'>, 'sealed'> & VerdictWords

const purposeOf = (id: string): string => `account-verdict/${id}`

export const openVerdictWords = (caseKey: CaseKey, row: { id: string; sealed: Buffer }): VerdictWords =>
  openJson<VerdictWords>(caseKey, purposeOf(row.id), row.sealed)

/** All of a case, oldest first: of an account at most one that was not sent back. */
export async function readVerdicts(database: Database, caseKey: CaseKey): Promise<AccountVerdict[]> {
  const rows = await database
    .selectFrom('account_verdict')
    .selectAll()
    .where('case_id', '=', caseKey.caseId)
    .orderBy('first_at')
    .execute()
  return rows.map(({ sealed, ...row }) => ({ ...row, ...openVerdictWords(caseKey, { id: row.id, sealed }) }))
}

/** The accounts that two people accepted. */
export const readAccepted = async (database: Database, caseKey: CaseKey): Promise<AcceptedAccount[]> =>
  (await readVerdicts(database, caseKey))
    .filter(({ state }) => state === 'done')
    .map(({ number, holder }) => ({ number, holder }))

type Judging = {
  accountId: string
  fileId: string
  holderIs: RowOf<'account_verdict'>['holder_is']
  words: VerdictWords
  by: By
  at: Date
}

/** Null where the account has a verdict already. */
export async function insertVerdict(
  transaction: Transaction,
  caseKey: CaseKey,
  { accountId, fileId, holderIs, words, by, at }: Judging,
): Promise<string | null> {
  const id = randomUUID()
  const isNew = await insertNew(transaction, 'account_verdict', {
    id,
    case_id: caseKey.caseId,
    account_id: accountId,
    file_id: fileId,
    holder_is: holderIs,
    state: 'proposed',
    sealed: sealJson(caseKey, purposeOf(id), words),
    first_by: by.id,
    first_role: by.role,
    first_at: at,
  })
  return isNew ? id : null
}

/** False where it waits no longer. */
export async function endVerdict(
  transaction: Transaction,
  { caseId, id }: { caseId: string; id: string },
  { state, by, at }: { state: 'done' | 'sent-back'; by: By; at: Date },
): Promise<boolean> {
  const ended = { state, second_by: by.id, second_role: by.role, second_at: at }
  return (await changeRows(transaction, 'account_verdict', { id, case_id: caseId, state: 'proposed' }, ended)) === 1
}
