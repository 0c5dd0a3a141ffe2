import type { applicationCalls } from '#contract/application.ts'
import { emptyApplication } from '#contract/answers/application-answer.ts'
import { eligibilityAnswer } from '#contract/answers/eligibility-answer.ts'
import { limitsAnswer } from '#contract/answers/limits-answer.ts'
import { quoteAnswer } from '#contract/answers/quote-answer.ts'
import { type CallName, headers as headerNames } from '#contract/calls.ts'
import { checkEligibility as judge } from '#lending/eligibility.ts'
import { readExpectedExpenses } from '#lending/expected-expenses.ts'
import { mayVisit } from '#lending/journey/progress.ts'
import { ownTerms } from '#lending/policy/terms.ts'
import { lendingLimits, loanAmountFault } from '#lending/policy/limits.ts'
import { journeyAnswersOf } from '../journey-answers.ts'
import { begunCase, caseOf, openCase } from '../case-record.ts'
import { applicationView, profileView } from '../case-view.ts'
import { companyOf, searchCompanies as searchRegister } from '../companies.ts'
import { blocksOf, offeringOf } from '../decide-case.ts'
import { refuseByEffect } from '../effects.ts'
import { fileBytesMax, filesPerUploadMax } from '#contract/file-limits.ts'
import { type HandlerInput, type MockHandlers, MockRefusal } from '../handler.ts'
import { freshCase } from '../fresh-case.ts'
import type { MockCase, MockCompany } from '../mock-state.ts'
import { effectOf } from '../tester-inputs.ts'

type Answers = Partial<Pick<MockCase, 'loanAmountCents' | 'loanGoal' | 'loanGoalDescription' | 'expenses'>>

/** Saves answers of the form; a decision that rests on other answers is taken back, as on the server. */
function saveAnswers(
  who: Pick<HandlerInput<'saveLoanAmount'>, 'state' | 'session'>,
  step: 'about-you' | 'extra-expenses',
  answers: Answers,
): null {
  const loanCase = openCase(who)
  if (!mayVisit(step, journeyAnswersOf(loanCase))) throw new MockRefusal('step_not_reached')
  const before = JSON.stringify(loanCase)
  Object.assign(loanCase, answers)
  if (JSON.stringify(loanCase) !== before) takeBackDecision(loanCase)
  return null
}

export function takeBackDecision(loanCase: MockCase): void {
  Object.assign(loanCase, { isConfirmed: false, confirmedAt: null, polls: 0, selectedOfferId: null, review: null })
}

function beginCase({ state, session, headers, now }: HandlerInput<'checkEligibility'>, company: MockCompany): void {
  const caseId = session?.caseId ?? null
  if (session === null || caseId === null) throw new MockRefusal('case_id_not_available')
  const known = caseOf({ state, session })
  if (!known) {
    const utm = headers.get(headerNames.utm)
    state.cases[caseId] = freshCase({ caseId, company, origin: session.partnerId, utm, now })
    return
  }
  const hasData = known.connections.length > 0 || known.uploads.length > 0
  if (hasData && known.company.kvkNumber !== company.kvkNumber) throw new MockRefusal('step_not_reached')
  Object.assign(known, { company, profileTakenAt: now.toISOString() })
}

/** The form half of the journey, and the calls that every page may make. */
export const applicationHandlers: MockHandlers<keyof typeof applicationCalls & CallName> = {
  searchCompanies({ query, today }) {
    const text = query.query.trim()
    if (!/[\p{L}\p{N}]/u.test(text)) throw new MockRefusal('alphanumeric')
    const found = searchRegister(text, today)
    if (found.length === 0) throw new MockRefusal('no_match')
    return {
      // The register's search gives the name that a company trades under, and of its address the street and the town.
      companies: found.map(({ id, tradeName, kvkNumber, street, city }) => ({
        ...{ id, name: tradeName, kvkNumber, street, homeNumber: null, postalCode: null, city },
        pilotBank: false,
        newToTheBank: false,
      })),
    }
  },

  checkEligibility(asked) {
    const { request, state, today, now } = asked
    refuseByEffect(effectOf('company', request.kvkNumber), state)
    const company = companyOf(request.kvkNumber, today)
    if (!company) throw new MockRefusal('no_match')
    const judgement = judge(company, today)
    if (judgement.eligible) beginCase(asked, company)
    return eligibilityAnswer(judgement, profileView(company, now.toISOString()))
  },

  saveLoanAmount(asked) {
    const amountCents = asked.request.loanAmount * 100
    const fault = loanAmountFault(amountCents, lendingLimits)
    if (fault) throw new MockRefusal(fault, ['loanAmount'])
    return saveAnswers(asked, 'about-you', { loanAmountCents: amountCents })
  },

  saveLoanGoal(asked) {
    const { loanGoal, description } = asked.request
    return saveAnswers(asked, 'about-you', { loanGoal, loanGoalDescription: description?.trim() || null })
  },

  saveExpectedExpenses(asked) {
    const expenses = readExpectedExpenses(asked.request, lendingLimits.expectedExpensesMaxCents)
    if (typeof expenses === 'string') throw new MockRefusal(expenses, ['amount'])
    return saveAnswers(asked, 'extra-expenses', { expenses })
  },

  readCaseState({ state, session, today }) {
    if (session?.caseId == null) throw new MockRefusal('case_id_not_available')
    const loanCase = caseOf({ state, session })
    if (!loanCase) {
      const pending = 'PENDING' as const
      const journeyBlocks = { TRANSACTION_ANALYSIS: pending, SCORECARD_RESULT: pending, OFFERS_AVAILABLE: pending }
      return { origin: session.partnerId, offering: [], journeyBlocks }
    }
    if (loanCase.isConfirmed) loanCase.polls += 1
    return { origin: loanCase.origin, offering: offeringOf(loanCase, today), journeyBlocks: blocksOf(loanCase) }
  },

  readApplication({ state, session, today }) {
    if (session?.caseId == null) throw new MockRefusal('case_id_not_available')
    const loanCase = caseOf({ state, session })
    if (!loanCase) return emptyApplication(session.caseId)
    return applicationView(loanCase, today)
  },

  sendFeedback({ request, ...who }) {
    const loanCase = begunCase(who)
    if (loanCase.feedback) return null
    if (!mayVisit('feedback-success', journeyAnswersOf(loanCase))) throw new MockRefusal('step_not_reached')
    loanCase.feedback = {
      rating: request.rating,
      referenceSource: request.referenceSource?.trim() ?? '',
      suggestions: request.suggestions?.trim() ?? '',
    }
    return null
  },

  readLimits: ({ origin }) =>
    limitsAnswer(lendingLimits, { fileBytesMax, filesPerUploadMax, testerMode: true, bankOrigin: origin }),

  readQuote({ query }) {
    const answer = quoteAnswer(query, ownTerms)
    if (!answer) throw new MockRefusal('amount_out_of_range')
    return answer
  },
}
