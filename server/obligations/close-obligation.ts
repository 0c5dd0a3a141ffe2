import type { Transaction } from 'kysely'
import type { ObligationOutcome } from '#lending/desk/obligation-kinds.ts'
import type { Context } from '../context.ts'
import { closeObligations, type Which } from '../store/work/obligations.ts'
import type { Schema } from '../store/schema.ts'

/** `by` as in the audit trail: `staff:` with an id, `operator`, `applicant`, `worker`. */
type Ended = { outcome: ObligationOutcome; by: string }

/** Closes what is open of these, in the transaction of what was done about it; returns how many there were. */
export const closeObligation = (
  { now }: Pick<Context, 'now'>,
  transaction: Transaction<Schema>,
  which: Which,
  { outcome, by }: Ended,
): Promise<number> => closeObligations(transaction, which, { outcome, by, at: now() })
