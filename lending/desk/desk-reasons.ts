/** Why names and account numbers of a case are opened; the applicant reads it. */
export const lookReasons = ['assess', 'contact', 'request', 'payout', 'check'] as const
export type LookReason = (typeof lookReasons)[number]

/** Why a second person sends a proposal back, which its proposer reads. */
export const backReasons = ['figures', 'terms', 'documents', 'words', 'other'] as const
export type BackReason = (typeof backReasons)[number]
/** The reason, and what goes with it; `other` says nothing by itself. */
export type SentBack = { reason: BackReason; words: string | null }

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
