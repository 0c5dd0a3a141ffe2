/** A borrower's reasons to have a person look at a loan that runs; the first is the most urgent. */
export const loanQuestions = ['cannotPay', 'withdraw', 'settle', 'account', 'other'] as const
export type LoanQuestion = (typeof loanQuestions)[number]

export const isLoanQuestion = (subject: string | null): subject is LoanQuestion =>
  (loanQuestions as readonly (string | null)[]).includes(subject)
