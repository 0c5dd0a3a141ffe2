import type { DecisionOutcome } from '#lending/decision/decision.ts'

/** The end of an application, as calls, tables and mails name it. */
export const outcomes = ['approved', 'referred', 'refused'] as const
export type Outcome = (typeof outcomes)[number]

/** A decision's record keeps the engine's words, since it is replayed bit for bit. */
export const outcomeOf: Readonly<Record<DecisionOutcome, Outcome>> = {
  approve: 'approved',
  refer: 'referred',
  refuse: 'refused',
}

export const decisionOutcomeOf: Readonly<Record<Outcome, DecisionOutcome>> = {
  approved: 'approve',
  referred: 'refer',
  refused: 'refuse',
}
