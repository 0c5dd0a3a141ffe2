/** Why the lender has work on a case: its applicant chose an offer, or the engine referred it to a person. */
export const followUpKinds = ['choice', 'referral'] as const
export type FollowUpKind = (typeof followUpKinds)[number]

/** The two that end it: the applicant took the choice back, or the lender stopped. */
export const endings = ['takenBack', 'stopped'] as const
export type Ending = (typeof endings)[number]

/** In the order shown. `choose`: after a yes to a referral the applicant takes up the offer. */
export const stageNames = [
  'received',
  'checked',
  'answered',
  'choose',
  'agreement',
  'signed',
  'paid',
  ...endings,
] as const
export type StageName = (typeof stageNames)[number]
