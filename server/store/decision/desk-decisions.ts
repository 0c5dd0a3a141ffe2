import { randomUUID } from 'node:crypto'
import type { SentBack } from '#lending/desk/desk-reasons.ts'
import type { DeskRole } from '#lending/desk/roles.ts'
import type { Offer } from '#lending/pricing/offer.ts'
import type { DecisionRecord } from '#lending/decision/decision.ts'
import type { Reason } from '#lending/decision/reason.ts'
import type { Database, RowOf, Transaction } from '../schema.ts'
import { openJson, sealJson, type CaseKey } from '../sealing/seal.ts'
import { changeRows, findRow, findRows } from '../database/rows.ts'

type Override = { rule: string; why: string }

export type AnswerWords = {
  /** A yes: the offers, each with the figures of the price table. `engine`: as the engine would have made them. */
  terms: 'engine' | 'own' | null
  offers: readonly Offer[]
  overrides: readonly Override[]
  /** A no. */
  reasons: readonly Reason[]
  /** For the applicant, as they are. */
  words: string | null
  /** Why a second person sent it back; rows before it have none. */
  back?: SentBack | null
}

export type DeskAnswer = Omit<RowOf<'desk_decision'>, 'sealed'> & AnswerWords

const purposeOf = (id: string): string => `desk-decision/${id}`

export const openAnswerWords = (caseKey: CaseKey, row: { id: string; sealed: Buffer }): AnswerWords =>
  openJson<AnswerWords>(caseKey, purposeOf(row.id), row.sealed)

const opened = (caseKey: CaseKey, { sealed, ...row }: RowOf<'desk_decision'>): DeskAnswer => ({
  ...row,
  ...openAnswerWords(caseKey, { id: row.id, sealed }),
})

/** All of a case, oldest first. */
export async function readAnswers(database: Database, caseKey: CaseKey): Promise<DeskAnswer[]> {
  const rows = await findRows(database, 'desk_decision', { case_id: caseKey.caseId }, 'first_at')
  return rows.map((row) => opened(caseKey, row))
}

/** The person's answer on this version of the case's data; null before it. */
export async function readAnswer(
  database: Database,
  caseKey: CaseKey,
  dataVersion: number,
): Promise<DeskAnswer | null> {
  const row = await findRow(database, 'desk_decision', {
    case_id: caseKey.caseId,
    data_version: dataVersion,
    state: 'done',
  })
  return row ? opened(caseKey, row) : null
}

/** The engine's decision with the answer of the person that it was referred to. */
export function withAnswer(record: DecisionRecord, answer: DeskAnswer | null): DecisionRecord {
  if (answer === null) return record
  return answer.outcome === 'approved'
    ? { ...record, outcome: 'approve', reasons: [], wayToYes: null }
    : { ...record, outcome: 'refuse', reasons: answer.reasons }
}

type Proposing = {
  dataVersion: number
  outcome: DeskAnswer['outcome']
  state: 'proposed' | 'done'
  words: AnswerWords
  by: { id: string; role: DeskRole }
  at: Date
}

export async function insertAnswer(
  transaction: Transaction,
  caseKey: CaseKey,
  { dataVersion, outcome, state, words, by, at }: Proposing,
): Promise<DeskAnswer> {
  const id = randomUUID()
  const row = await transaction
    .insertInto('desk_decision')
    .values({
      id,
      case_id: caseKey.caseId,
      data_version: dataVersion,
      outcome,
      state,
      sealed: sealJson(caseKey, purposeOf(id), words),
      first_by: by.id,
      first_role: by.role,
      first_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return opened(caseKey, row)
}

/** Voids the answer on this version after a review; it stays on record. */
export async function reviseAnswer(
  transaction: Transaction,
  { caseId, dataVersion }: { caseId: string; dataVersion: number },
): Promise<void> {
  const changed = { state: 'revised' } as const
  await changeRows(transaction, 'desk_decision', { case_id: caseId, data_version: dataVersion, state: 'done' }, changed)
}

type Ending = { state: 'done' | 'sent-back' | 'lapsed'; by: { id: string; role: DeskRole } | null; at: Date }

/** False when it is no open one any more. */
export async function endProposal(transaction: Transaction, id: string, { state, by, at }: Ending): Promise<boolean> {
  const isSecond = by !== null && state !== 'lapsed'
  const second = isSecond ? { second_by: by.id, second_role: by.role, second_at: at } : {}
  return (await changeRows(transaction, 'desk_decision', { id, state: 'proposed' }, { state, ...second })) === 1
}
