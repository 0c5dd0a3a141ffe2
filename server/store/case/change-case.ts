import type { Updateable } from 'kysely'
import type { StoreContext } from '../store-context.ts'
import { Refusal } from '../../refusal.ts'
import { actingSession } from '../session/acting-session.ts'
import { lockCase, touchCase } from './case-data.ts'
import { readCase, type CaseRecord } from './read-case.ts'
import type { Database, Schema, Transaction } from '../schema.ts'

/**
 * Changes a case for its applicant, under the case's lock. Refused when it has not begun or is finished; the revision
 * rises with the change, so that polls with an ETag see it.
 */
export const changeCase = <T>(context: StoreContext, caseId: string | null, change: CaseChange<T>): Promise<T> =>
  onCase(context, caseId, async (transaction, record) => {
    refuseFinished(record)
    await touchCase(transaction, record.loanCase.id, context.now())
    return change(transaction, record)
  })

export type CaseChange<T> = (transaction: Transaction, record: CaseRecord) => Promise<T>

/** Under the case's lock, also when the flow is finished: contact details and feedback come last. */
export async function onCase<T>(
  context: StoreContext,
  caseId: string | null | undefined,
  work: CaseChange<T>,
  refusal: Refusal['key'] = 'step_not_reached',
): Promise<T> {
  if (!caseId) throw new Refusal(refusal)
  return context.database.transaction().execute(async (transaction) => {
    await lockCase(transaction, caseId)
    return work(transaction, await readBegun(transaction, context, caseId, refusal))
  })
}

/** The same for the lender. */
export const onDeskCase = <T>(context: StoreContext, caseId: string, work: CaseChange<T>): Promise<T> =>
  onCase(context, caseId, work, 'not_found')

async function readBegun(
  database: Database,
  { settings }: StoreContext,
  caseId: string,
  refusal: Refusal['key'] = 'step_not_reached',
): Promise<CaseRecord> {
  const record = await readCase(database, settings.operatorKeys, caseId)
  if (!record) throw new Refusal(refusal)
  return record
}

function refuseFinished({ loanCase }: CaseRecord): void {
  if (loanCase.flow_finished_at !== null) throw new Refusal('flow_finished')
}

/** An idempotency key whose request is under way. */
export type HeldKey = {
  sessionId: string
  keyHash: Buffer
  /** The status with which the call ends when all goes well, without a body. */
  status: number
  /** Whether its answer is stored already, with what was done under it. */
  isAnswered: boolean
  /** Stores the answer in the transaction of what is done, so that neither is there without the other. */
  answerIn(transaction: Transaction, answer: unknown): Promise<void>
}

/**
 * As `changeCase` for the case's own row, without a lock and a third of the statements: the row changes only if it is
 * still as `change` read it. False when it is not, or `change` returns null: then use `changeCase`.
 */
export async function changeCaseRow(
  context: StoreContext,
  { caseId, heldKey }: { caseId: string | null; heldKey: HeldKey | null },
  change: (record: CaseRecord) => Updateable<Schema['loan_case']> | null,
): Promise<boolean> {
  if (caseId === null) throw new Refusal('step_not_reached')
  const record = await readBegun(context.database, context, caseId)
  refuseFinished(record)
  const changed = change(record)
  if (changed === null) return false
  const columns = Object.keys(changed)
  const { rowCount } = await context.pool.query({
    name: `case-row-${columns.join('-')}`,
    text: rowChange(columns),
    values: [
      caseId,
      record.rowVersion,
      context.now(),
      heldKey?.sessionId ?? null,
      heldKey?.keyHash ?? null,
      heldKey?.status ?? null,
      actingSession(),
      ...Object.values(changed),
    ],
  })
  if (rowCount !== 1) return false
  if (heldKey) heldKey.isAnswered = true
  return true
}

/** One row when the case was changed. The columns are names of the schema, never a visitor's. */
const rowChange = (columns: readonly string[]): string => `
  with changed as (
    update loan_case set revision = revision + 1, updated_at = $3${columns.map((name, place) => `, "${name}" = $${place + 8}`).join('')}
      where id = $1 and xmin = $2::xid
        and not exists (select from session where id = $7::uuid and ended_at is not null) returning id),
  answered as (
    update idempotency set status = $6 where session_id = $4 and key_hash = $5 and exists (select from changed))
  select from changed`
