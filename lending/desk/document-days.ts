/** An applicant who was asked for a document is reminded once, and after the end the lender decides without it. Days from asking. */
export const documentDays = { remind: 4, end: 14 } as const
