import { describe, expect, test } from 'vitest'
import { type Application, type ApplicationAccount, emptyApplication } from '#lending/application.ts'
import {
  firstStepOfTab,
  furthestNumber,
  goBackTo,
  guardedDestination,
  isTabDisabled,
  mayEnter,
  mayVisit,
  nextStep,
  raiseFurthest,
} from '#lending/journey/progress.ts'
import { journeyTabs, stepOf, steps, type StepSlug } from '#lending/journey/steps.ts'

const collected: ApplicationAccount = {
  iban: 'NL02ABNA0123456789',
  bankName: 'ABN',
  holder: 'Bakkerij',
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
  ['get-offers', { outcome: 'approved', offers: [] }],
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

test.each<[StepSlug, Partial<Application>, string]>([
  ['about-you', { kvkNumber: null }, 'no company'],
  ['about-you', { isEligible: false }, 'a company that may not apply'],
  ['about-you', { loanAmountCents: null }, 'no amount'],
  ['about-you', { loanGoal: null }, 'no goal'],
  ['extra-expenses', { expectedExpenses: null }, 'no answer'],
  [
    'extra-expenses',
    { expectedExpenses: { hasExpenses: true, knowsAmount: true, amountCents: null } },
    'a known amount that is not given',
  ],
  ['transactions-upload', { hasConsent: false }, 'no consent'],
  ['transactions-upload', { accounts: [] }, 'no account'],
  [
    'transactions-collect',
    { accounts: [collected, { ...collected, isCollected: false }] },
    'one account not collected',
  ],
  ['get-offers', { outcome: null }, 'no decision'],
  ['get-offers', { offers: null }, 'no offers worked out'],
  ['personal-offer', { selectedOfferId: null }, 'no offer chosen'],
  ['personal-offer', { disbursementIban: null }, 'no account for the payout'],
  ['next-steps', { feedback: null }, 'no feedback'],
])('%s is asked again with %j: %s', (slug, missing) => {
  expect(nextStep({ ...after(answers.length), ...missing })).toBe(slug)
})

test.each<[boolean, boolean, number | null]>([
  [false, true, null],
  [true, false, null],
  [true, true, 0],
  [true, true, 5_000_00],
])(
  'expenses %s, amount known %s, %s cents: nothing more is asked about them',
  (hasExpenses, knowsAmount, amountCents) => {
    const expectedExpenses = { hasExpenses, knowsAmount, amountCents }
    expect(nextStep({ ...after(answers.length), expectedExpenses })).toBe('feedback-success')
  },
)

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

test('PROG-3 a click on a tab leads to its first step', () => {
  expect(journeyTabs.map((tab) => firstStepOfTab(tab).slug)).toEqual(['about-you', 'transactions-upload', 'get-offers'])
  expect(steps.map(({ slug }) => stepOf(slug))).toEqual(steps)
})

describe('PROG-4 going back', () => {
  test('to a step after the transactions keeps them, and takes back what came after that step', () => {
    const all = after(answers.length)
    expect(goBackTo('get-offers', all)).toEqual({
      ...all,
      selectedOfferId: null,
      disbursementIban: null,
      feedback: null,
    })
    expect(goBackTo('personal-offer', all)).toEqual({ ...all, feedback: null })
    expect(goBackTo('feedback-success', all)).toEqual(all)
  })

  test('to where the transactions are collected takes back the decision and keeps the accounts', () => {
    const all = after(answers.length)
    expect(goBackTo('transactions-collect', all)).toEqual({ ...after(4), hasConsent: true })
  })

  test('undoing the first answers leaves nothing of them', () => {
    const { loanAmountCents, loanGoal, loanGoalDescription } = stepOf('about-you').undo({
      ...after(1),
      loanGoalDescription: 'Een nieuwe oven',
    })
    expect([loanAmountCents, loanGoal, loanGoalDescription]).toEqual([null, null, ''])
    expect(stepOf('transactions-upload').undo(after(4))).toMatchObject({ hasConsent: false, accounts: [] })
    expect(stepOf('feedback-success').undo(after(4))).toEqual(after(4))
  })

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
    expect(guardedDestination('personal-offer', { ...known, flowFinished: true })).toBe('home')
    expect(mayEnter('personal-offer', after(7))).toBe(false)
    expect(mayEnter('feedback-success', after(7))).toBe(true)
    expect(mayEnter('personal-offer', after(4))).toBe(false)
  })
})
