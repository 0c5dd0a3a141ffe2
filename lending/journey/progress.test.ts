import { describe, expect, test } from 'vitest'
import { type Application, type ApplicationAccount, emptyApplication } from '#lending/application.ts'
import {
  furthestNumber,
  goBackTo,
  guardedDestination,
  isTabDisabled,
  mayEnter,
  mayVisit,
  nextStep,
  raiseFurthest,
} from '#lending/journey/progress.ts'
import { steps, type StepSlug } from '#lending/journey/steps.ts'

const collected: ApplicationAccount = {
  iban: 'NL02ABNA0123456789',
  bankName: 'ABN',
  holder: 'Bakkerij',
  matchState: 'MATCH',
  source: 'upload',
  connectionId: null,
  isCollected: true,
}

/** The application after each step, in order. */
const answers: [StepSlug, Partial<Application>][] = [
  ['about-you', { kvkNumber: '69599084', isEligible: true, loanAmountCents: 10_000_00, loanGoal: 'inventory' }],
  ['extra-expenses', { expectedExpenses: { hasExpenses: false, knowsAmount: false, amountCents: null } }],
  ['transactions-upload', { hasConsent: true, accounts: [{ ...collected, isCollected: false }] }],
  ['transactions-collect', { accounts: [collected] }],
  ['get-offers', { outcome: 'approve', offers: [] }],
  ['personal-offer', { selectedOfferId: 'offer-1', disbursementIban: collected.iban }],
  ['next-steps', { feedback: { rating: 5, referenceSource: 'friend', suggestions: '' } }],
]

function after(count: number): Application {
  return answers
    .slice(0, count)
    .reduce<Application>((application, [, answer]) => ({ ...application, ...answer }), emptyApplication)
}

test('FLOW-1 the steps have the numbers of the specification', () => {
  expect(steps.map((step) => [step.slug, step.number])).toEqual([
    ['about-you', 1],
    ['extra-expenses', 2],
    ['transactions-upload', 3],
    ['transactions-collect', 3],
    ['get-offers', 4],
    ['personal-offer', 5],
    ['next-steps', -1],
    ['feedback-success', -1],
  ])
})

test('each answer leads to the next step, and no later one may be visited', () => {
  for (let count = 0; count <= answers.length; count++) {
    const application = after(count)
    expect(nextStep(application)).toBe(steps[count]!.slug)
    steps.forEach((step, index) => expect(mayVisit(step.slug, application)).toBe(index <= count))
  }
})

test('FLOW-1 entering raises the furthest step and never lowers it', () => {
  expect(raiseFurthest(0, 'about-you')).toBe(1)
  expect(raiseFurthest(4, 'extra-expenses')).toBe(4)
  expect(raiseFurthest(5, 'next-steps')).toBe(5)
  expect(answers.map((_answer, count) => furthestNumber(after(count)))).toEqual([1, 2, 3, 3, 4, 5, 5])
})

test('PROG-3 a tab is disabled when its step is later than the furthest reached', () => {
  expect([isTabDisabled('about_you', 2), isTabDisabled('transactions', 2), isTabDisabled('offer', 3)]).toEqual([
    false,
    true,
    true,
  ])
  expect([isTabDisabled('transactions', 3), isTabDisabled('offer', 4)]).toEqual([false, false])
})

describe('PROG-4 going back', () => {
  test.each(['about-you', 'extra-expenses', 'transactions-upload'] as const)(
    'to %s removes all transactions and what came of them',
    (slug) => {
      const back = goBackTo(slug, after(6))
      expect(back).toMatchObject({
        accounts: [],
        offers: null,
        outcome: null,
        selectedOfferId: null,
        disbursementIban: null,
      })
      expect(back.loanAmountCents).toBe(10_000_00)
      expect(back.expectedExpenses).not.toBeNull()
      expect(nextStep(back)).toBe('transactions-upload')
    },
  )

  test('undoing a step makes it undone and leaves no earlier one undone', () => {
    steps.slice(0, -1).forEach((step, index) => {
      const undone = step.undo(after(answers.length))
      expect(step.isDone(undone)).toBe(false)
      steps.slice(0, index).forEach((earlier) => {
        if (earlier.slug !== 'transactions-upload') expect(earlier.isDone(undone)).toBe(true)
      })
    })
  })
})

describe('FLOW-2 the guard', () => {
  const known = { kvkNumber: '69599084', shouldReauthenticate: false, flowFinished: false }

  test('sends home without a kvk number or when one must sign in again', () => {
    for (const { slug } of steps) {
      expect(guardedDestination(slug, { ...known, kvkNumber: null })).toBe('home')
      expect(guardedDestination(slug, { ...known, shouldReauthenticate: true })).toBe('home')
      expect(guardedDestination(slug, known)).toBeNull()
    }
  })

  test('lets a finished flow see only the offer-success and feedback-success screens', () => {
    const open = steps.filter(({ slug }) => guardedDestination(slug, { ...known, flowFinished: true }) === null)
    expect(open.map((step) => step.slug)).toEqual(['next-steps', 'feedback-success'])
    expect(mayEnter('personal-offer', after(7))).toBe(false)
    expect(mayEnter('feedback-success', after(7))).toBe(true)
    expect(mayEnter('personal-offer', after(4))).toBe(false)
  })
})
