import type { IsoDate } from '#lending/days.ts'
import { dueOn } from '#lending/desk/due-times.ts'
import type { TaskKind } from '#lending/desk/task-kinds.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../context.ts'
import { insertTask } from '../store/work/tasks.ts'
import type { Transaction } from '../store/schema.ts'

type Owed = {
  kind: TaskKind
  caseId: string | null
  /** Which request, form, review or mail it is about; a case has one open of a kind and subject. */
  subjectId?: string | null
  /** A code, never anything personal. */
  reason?: string | null
  /** Where it was promised before; else by the table of due times, from now on. */
  dueOn?: IsoDate
  /** Whose it is from the start. */
  owner?: string | null
}

/** Opens work in the transaction that promises it, under the case's lock where there is one; returns its id. */
export function openTask(
  { now }: Pick<Context, 'now'>,
  transaction: Transaction,
  { kind, caseId, subjectId = null, reason = null, owner = null, ...owed }: Owed,
): Promise<string> {
  const openedAt = now()
  const due = owed.dueOn ?? dueOn(kind, businessDay(openedAt))
  return insertTask(transaction, { kind, caseId, subjectId, reason, openedAt, dueOn: due, owner })
}
