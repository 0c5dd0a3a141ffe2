/** Events of a loan that the lender's systems are sent. */
export const loanEvents = ['loan.chosen', 'loan.signed', 'loan.paid', 'loan.missed', 'loan.erased'] as const
export type LoanEvent = (typeof loanEvents)[number]
