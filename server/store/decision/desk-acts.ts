import { randomUUID } from 'node:crypto'
import type { StopReason } from '#lending/desk/check-lines.ts'
import type { SentBack } from '#lending/desk/desk-reasons.ts'
import type { IsoDate } from '#lending/days.ts'
import type { Database, RowOf, Transaction } from '../schema.ts'
import { openJson, sealJson, type CaseKey } from '../sealing/seal.ts'
import { changeRows, insertRow } from '../database/rows.ts'

type StepFacts = { on: IsoDate; reference: string | null }
/** A correction keeps both: the step as it was, and as it is; `after` is null where it is taken away. */
export type ActWords = {
  why: string
  code: StopReason | null
  corrected: { step: 'signed' | 'paid'; before: StepFacts; after: StepFacts | null } | null
  /** Why a second person sent it back; rows before it have none. */
  back?: SentBack | null
}
export type DeskAct = Omit<RowOf<'desk_act'>, 'sealed'> & ActWords

const purposeOf = (id: string): string => `desk-act/${id}`

/** All of a case, oldest first. */
export async function readActs(database: Database, caseKey: CaseKey): Promise<DeskAct[]> {
  const query = database.selectFrom('desk_act').selectAll().where('case_id', '=', caseKey.caseId)
  const rows = await query.orderBy('first_at').execute()
  return rows.map(({ sealed, ...row }) => ({ ...row, ...openJson<ActWords>(caseKey, purposeOf(row.id), sealed) }))
}

type Proposing = Pick<DeskAct, 'kind' | 'state'> & { words: ActWords; by: string; at: Date }

export async function insertAct(
  transaction: Transaction,
  caseKey: CaseKey,
  { kind, state, words, by, at }: Proposing,
): Promise<string> {
  const id = randomUUID()
  const sealed = sealJson(caseKey, purposeOf(id), words)
  const row = { id, case_id: caseKey.caseId, kind, state, sealed, first_by: by, first_at: at }
  await insertRow(transaction, 'desk_act', row)
  return id
}

type Ending = { state: 'done' | 'sent-back'; by: string | null; at: Date }

/** Under the case's lock, which let the caller see that it is open. */
export async function endAct(transaction: Transaction, id: string, { state, by, at }: Ending): Promise<void> {
  const second = by === null ? {} : { second_by: by, second_at: at }
  await changeRows(transaction, 'desk_act', { id }, { state, ...second })
}
