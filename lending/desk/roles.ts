export const deskRoles = ['reader', 'assessor', 'senior', 'compliance'] as const
export type DeskRole = (typeof deskRoles)[number]

/**
 * The roles that have each right. Above an amount and for an override a second person is needed too (`authority.ts`):
 * here is only who can be one of the two.
 */
export const rights = {
  /** Lists, cases without names, figures. */
  look: ['reader', 'assessor', 'senior', 'compliance'],
  /** Claim, release and hand over work, and answer what was asked. */
  work: ['assessor', 'senior', 'compliance'],
  /** Release and hand over what a colleague has. */
  lead: ['senior'],
  /** Set the leave of a colleague; their own sets everybody with work. */
  plan: ['senior', 'compliance'],
  /** Open names and account numbers, with a reason that the applicant sees. */
  openNames: ['assessor', 'senior', 'compliance'],
  decide: ['assessor', 'senior'],
  approve: ['assessor', 'senior', 'compliance'],
  /** Tick the lines of a check, and stop at it. */
  check: ['assessor', 'senior', 'compliance'],
  /** Agreement, signature and payout. */
  settle: ['assessor', 'senior'],
  connections: ['reader', 'assessor', 'senior', 'compliance'],
} as const satisfies Record<string, readonly DeskRole[]>

export type DeskRight = keyof typeof rights

/** Not signed in for this long is gone: handed nothing, and known as no second person. */
export const absentAfterDays = 30

export const may = (role: DeskRole, right: DeskRight): boolean => (rights[right] as readonly DeskRole[]).includes(role)
