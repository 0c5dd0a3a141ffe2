import type { JourneyAnswers } from '#lending/journey/steps.ts'
import { accountsOf, hasConsent, isFinished } from './case-record.ts'
import { blocksOf } from './decide-case.ts'
import type { MockCase } from './mock-state.ts'

/** Which questions of the journey the case has answered. */
export const journeyAnswersOf = (loanCase: MockCase): JourneyAnswers => ({
  amount: loanCase.loanAmountCents !== null,
  goal: loanCase.loanGoal !== null,
  expenses: loanCase.expenses !== null,
  consent: hasConsent(loanCase),
  accounts: accountsOf(loanCase).length > 0,
  confirmation: loanCase.isConfirmed,
  offers: blocksOf(loanCase).OFFERS_AVAILABLE === 'SUCCESS',
  chosenOffer: loanCase.selectedOfferId !== null,
  payoutAccount: loanCase.disbursementIban !== null,
  contactDetails: isFinished(loanCase),
  feedback: loanCase.feedback !== null,
})
