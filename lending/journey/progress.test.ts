import { describe, expect, test } from 'vitest'
import {
  firstStepOfTab,
  furthestNumber,
  furthestStep,
  guardedDestination,
  isTabDisabled,
  mayVisit,
  raiseFurthest,
} from '#lending/journey/progress.ts'
import { type JourneyAnswers, journeyTabs, stepOf, steps, stepSlugs } from '#lending/journey/steps.ts'

const questions = steps.flatMap(({ asks }) => [...asks])

/** Everything answered but these. */
const allBut = (...open: string[]): JourneyAnswers =>
  Object.fromEntries(questions.map((question) => [question, !open.includes(question)])) as JourneyAnswers

const after = (count: number): JourneyAnswers => allBut(...steps.slice(count).flatMap(({ asks }) => [...asks]))

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

test('each step done leads to the next one, and no later one may be visited', () => {
  for (const count of steps.keys()) {
    const answers = after(count)
    expect(furthestStep(answers)).toBe(steps[count]!.slug)
    expect(stepSlugs.map((slug) => mayVisit(slug, answers))).toEqual(steps.map((_step, index) => index <= count))
  }
})

test.each([
  ['amount', 'about-you'],
  ['goal', 'about-you'],
  ['expenses', 'extra-expenses'],
  ['consent', 'transactions-upload'],
  ['accounts', 'transactions-upload'],
  ['confirmation', 'transactions-collect'],
  ['offers', 'get-offers'],
  ['chosenOffer', 'personal-offer'],
  ['payoutAccount', 'personal-offer'],
  ['contactDetails', 'next-steps'],
  ['feedback', 'feedback-success'],
])('without %s the journey goes no further than %s, and a question is asked once', (question, slug) => {
  expect(furthestStep(allBut(question))).toBe(slug)
  expect(questions.filter((one) => one === question)).toHaveLength(1)
})

test('FLOW-1 entering raises the furthest step and never lowers it', () => {
  expect(raiseFurthest(0, 'about-you')).toBe(1)
  expect(raiseFurthest(4, 'extra-expenses')).toBe(4)
  expect(raiseFurthest(5, 'next-steps')).toBe(5)
  expect(stepSlugs.map(furthestNumber)).toEqual([1, 2, 3, 3, 4, 5, 5, 5])
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
    const open = stepSlugs.filter((slug) => guardedDestination(slug, { ...known, flowFinished: true }) === null)
    expect(open).toEqual(['next-steps', 'feedback-success'])
    expect(guardedDestination('personal-offer', { ...known, flowFinished: true })).toBe('home')
  })
})
