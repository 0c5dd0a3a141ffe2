import type { StoppedCostKind } from '#lending/analysis/facts/stopped-costs.ts'

/** The facts of which an applicant may say that they count something wrongly, beside its category. */
export const contestableFacts = [
  'incidental',
  'round-trips',
  'owner-pay',
  'stopped-purchases',
  'stopped-wages',
  'stopped-rent',
] as const satisfies readonly (string | `stopped-${StoppedCostKind}`)[]
export type ContestableFact = (typeof contestableFacts)[number]
