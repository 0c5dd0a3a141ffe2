/** Why names and account numbers of a case are opened; the applicant reads it. */
export const lookReasons = ['assess', 'contact', 'request', 'payout', 'check'] as const
export type LookReason = (typeof lookReasons)[number]

export const documentReasons = [
  'account-holder',
  'annual-accounts',
  'tax-plan',
  'loan-contract',
  'identity',
  'signed-agreement',
  'other',
] as const
export type DocumentReason = (typeof documentReasons)[number]

/** Why an applicant's sessions are ended at the desk; the applicant reads it. */
export const sessionReasons = ['asked', 'stranger'] as const
export type SessionReason = (typeof sessionReasons)[number]
