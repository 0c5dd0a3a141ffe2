import type { TaskOutcome } from '#lending/desk/task-kinds.ts'
import type { Context } from '../context.ts'
import { closeTasks, type Which } from '../store/work/tasks.ts'
import type { Transaction } from '../store/schema.ts'

/** `by` as in the audit trail: `staff:` with an id, `operator`, `applicant`, `worker`. */
type Ended = { outcome: TaskOutcome; by: string }

/** Closes what is open of these, in the transaction of what was done about it; returns how many there were. */
export const closeTask = (
  { now }: Pick<Context, 'now'>,
  transaction: Transaction,
  which: Which,
  { outcome, by }: Ended,
): Promise<number> => closeTasks(transaction, which, { outcome, by, at: now() })
