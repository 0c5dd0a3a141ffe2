import type { BankKey } from '#contract/values.ts'
import { steps, type StepSlug } from '#lending/journey/steps.ts'
import type { IsoDate } from '#lending/days.ts'
import { noExpenses } from '#lending/expected-expenses.ts'
import { consentExpiry, openConnection } from './collecting.ts'
import { companyOf } from './companies.ts'
import { decisionOf, pollsUntil } from './decide-case.ts'
import { freshCase } from './fresh-case.ts'
import { mockIban } from './mock-bank.ts'
import type { MockCase, MockCompany, MockConnection, MockState } from './mock-state.ts'
import { beginSession } from './tokens.ts'

/** The company of every jump. */
export const jumpKvkNumber = '00900001'
const jumpBank: BankKey = 'RABOBANK'

type Where = { state: MockState; now: Date; today: IsoDate; newId: () => string }
type Fill = (loanCase: MockCase, where: Where) => void

const connected = (loanCase: MockCase, { now, today, newId }: Where): MockConnection => {
  const connectionId = newId().replaceAll('-', '')
  return openConnection({ connectionId, bank: jumpBank, choice: 'company', loanCase, now, today })
}

/** The answers needed just before each step; a jump fills in those of the step and of all earlier ones. */
const answersBefore: Record<StepSlug, Fill> = {
  'about-you': () => undefined,
  'extra-expenses': (loanCase) => Object.assign(loanCase, { loanAmountCents: 25_000_00, loanGoal: 'inventory' }),
  'transactions-upload': (loanCase) => (loanCase.expenses = noExpenses),
  'transactions-collect': (loanCase, where) => {
    loanCase.consents.push({ given: true, textVersion: 'tester', at: where.now.toISOString() })
    loanCase.connections.push(connected(loanCase, where))
  },
  'get-offers': (loanCase, { now }) => {
    for (const connection of loanCase.connections) connection.stage = 'finished'
    Object.assign(loanCase, { isConfirmed: true, confirmedAt: now.toISOString() })
  },
  'personal-offer': (loanCase) => (loanCase.polls = pollsUntil.OFFERS_AVAILABLE),
  'next-steps': (loanCase, { today }) => {
    loanCase.selectedOfferId = decisionOf(loanCase, today)?.offers[0]?.id ?? null
    loanCase.disbursementIban = loanCase.connections[0]?.accounts[0]?.iban ?? null
  },
  'feedback-success': (loanCase, { today }) => {
    loanCase.contact = { email: 'tester@vlot.example', confirmedOn: today }
    loanCase.feedback = { rating: 5, referenceSource: '', suggestions: '' }
  },
}

function beginCase({ state, now, today, newId }: Where): MockCase {
  const company = companyOf(jumpKvkNumber, today) as MockCompany
  const loanCase = freshCase({ caseId: newId(), company, origin: null, utm: null, now })
  state.cases[loanCase.caseId] = loanCase
  return loanCase
}

export type JumpAnswer = { token: string; caseId: string }

/** Begins a case in which everything before a step is answered, so that the guard lets one in (FLOW-2). */
export function jumpTo(step: StepSlug, where: Where): JumpAnswer {
  const loanCase = beginCase(where)
  for (const { slug } of steps) {
    answersBefore[slug](loanCase, where)
    if (slug === step) break
  }
  const { caseId } = loanCase
  return { token: beginSession(where, { scope: 'applicant', caseId, partnerId: null }), caseId }
}

const consents = [
  { bank: 'RABOBANK', expires: 'past' },
  { bank: 'ING', expires: 'nearFuture' },
  { bank: 'KNAB', expires: 'future' },
] as const

/** A business with an ended consent, one that ends soon and a good one (TEST-3), as a mailed link opens it. */
export function beginReconsent(where: Where): { caseId: string; connectionId: string } {
  const loanCase = beginCase(where)
  const { company, caseId } = loanCase
  loanCase.connections = consents.map(({ bank, expires }, index) => ({
    ...connected(loanCase, where),
    bank,
    stage: 'finished',
    consentExpiresAt: consentExpiry(where.now, expires),
    accounts: connected(loanCase, where).accounts.map((account) => ({
      ...account,
      iban: mockIban(bank, company.kvkNumber, index),
    })),
  }))
  return { caseId, connectionId: loanCase.connections[0]?.connectionId ?? '' }
}

/** The session's own application, or one in its middle, to go on with from a mailed link (FLOW-11). */
export function beginResume(where: Where): { caseId: string; kvkNumber: string } {
  const { state } = where
  const held = state.cases[state.session?.caseId ?? '']
  const loanCase = held ?? state.cases[jumpTo('transactions-upload', where).caseId]
  return { caseId: loanCase?.caseId ?? '', kvkNumber: loanCase?.company.kvkNumber ?? '' }
}
