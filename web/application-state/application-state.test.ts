import { beforeEach, describe, expect, test } from 'vitest'
import type { ApplicationView } from '#contract/application.ts'
import { stepOf, steps } from '#lending/journey/steps.ts'
import { type ApplicationState, initialState } from './application-state.ts'
import { pageAt } from '../page-at.ts'
import { addressOfStep, guard, stepAt } from './journey-pages.ts'
import { enter, transitions } from './transitions.ts'
import { restore } from './restore.ts'
import { actions, useApplicationState } from './store.ts'

const filled: ApplicationState = {
  ...initialState,
  isTester: true,
  isAuthenticated: true,
  initialUtmParams: { utm_source: 'news' },
  requester: { kvkNumber: '12345678' },
  transactions: { consent: true, connections: [{ bankName: 'ING', accounts: [{ iban: 'NL01' }] }] },
  maxLocationId: 4,
  flowFinished: true,
  loanGoal: 'growth',
  selectedBank: 'ING',
}

test('STATE-1 the state starts with the defaults of the specification', () => {
  expect(initialState).toEqual({
    isGlobalLoading: false,
    isTester: false,
    flowFinished: false,
    prevLocation: '/',
    maxLocationId: 0,
    requester: {},
    offers: [],
    offerTypes: ['PBL', 'PBC'],
    initialUtmParams: {},
    transactions: { consent: false, connections: [] },
    isAuthenticated: false,
    shouldReauthenticate: false,
    hasReconsentOrigin: false,
  })
})

describe('STATE-2 the actions', () => {
  test('FLOW-1 entering a step raises the furthest one to the larger of the two, and records where one came from', () => {
    const entered = enter(filled, 'personal-offer', '/get-offers')
    expect(entered).toMatchObject({ maxLocationId: 5, prevLocation: '/get-offers' })
    expect(enter(entered, 'next-steps', null)).toMatchObject({ maxLocationId: 5, prevLocation: '/get-offers' })
    expect(enter(entered, 'about-you', '/persoonlijk-aanbod').maxLocationId).toBe(5)
  })
})

describe('the store', () => {
  beforeEach(() => useApplicationState.setState(initialState, true))

  test('every transition is an action on it', () => {
    expect(Object.keys(actions)).toEqual(Object.keys(transitions))
    actions.addBankAccount('ING', { iban: 'NL01' })
    actions.setLoanGoal('growth')
    actions.reset()
    expect(useApplicationState.getState()).toEqual(initialState)
  })
})

const view: ApplicationView = {
  caseId: '6f1c2a5e-8f43-4a53-9a80-0c1d2e3f4a5b',
  kvkNumber: '12345678',
  companyName: 'Bakkerij',
  profile: null,
  loanAmount: 25_000,
  loanGoal: 'growth',
  loanGoalDescription: null,
  expectedExpenses: { hasExpenses: false },
  consentGiven: true,
  connections: [
    {
      connectionId: 'c1',
      source: 'bank',
      bankName: 'ING',
      bank: 'ING',
      stage: 'finished',
      errorKey: null,
      fetchedCount: 12,
      accounts: [
        {
          iban: 'NL01',
          clientName: 'Bakkerij',
          transactionCount: 12,
          from: '2025-01-01',
          to: '2026-11-20',
        },
      ],
    },
  ],
  dataConfirmed: false,
  selectedOfferId: null,
  disbursementIban: null,
  flowFinished: false,
  feedbackGiven: false,
  furthestStep: 'transactions-collect',
  utm: '',
}

describe('STATE-4 a reload', () => {
  test('restores what the case holds and how far it came', () => {
    const state = restore(initialState, view)
    expect(state).toMatchObject({
      requester: { kvkNumber: '12345678', companyName: 'Bakkerij', loanAmount: 25_000 },
      loanGoal: 'growth',
      maxLocationId: 3,
      transactions: { consent: true, connections: [{ bankName: 'ING', accounts: [{ iban: 'NL01' }] }] },
    })
  })

  test.each([
    ['apart', '2024-12-31', 42],
    ['over one another', '2025-06-30', 30],
  ])('ERR-3 shows all days of an account in two files %s', (_how, to, transactionCount) => {
    const [newer] = view.connections as [ApplicationView['connections'][number]]
    const accounts = newer.accounts.map((one) => ({ ...one, transactionCount: 30, from: '2024-01-01', to }))
    const { transactions } = restore(initialState, { ...view, connections: [newer, { ...newer, accounts }] })
    const shown = { iban: 'NL01', transactionCount, from: '2024-01-01', to: '2026-11-20' }
    expect(transactions.connections).toMatchObject([{ bankName: 'ING', accounts: [shown] }])
  })

  test.each([
    ['about-you', 1],
    ['extra-expenses', 2],
    ['transactions-upload', 3],
    ['get-offers', 4],
    ['personal-offer', 5],
    ['next-steps', 5],
  ] as const)('the furthest location follows from the step %s', (furthestStep, location) => {
    expect(restore(initialState, { ...view, furthestStep }).maxLocationId).toBe(location)
  })

  test('STORE-4 keeps the goal that the address preselected, until the case has one', () => {
    const preselected = { ...initialState, loanGoal: view.loanGoal === 'tax' ? ('growth' as const) : ('tax' as const) }
    expect(restore(preselected, { ...view, loanGoal: null }).loanGoal).toBe(preselected.loanGoal)
    expect(restore(preselected, view).loanGoal).toBe(view.loanGoal)
  })

  test('STORE-5 brings back the campaign that the case began with, unless the address names one', () => {
    const begun = { ...view, utm: 'utm_source=news&utm_campaign=na+jaar&utm_evil=1' }
    const known = restore(initialState, begun)
    expect(known.initialUtmParams).toEqual({ utm_source: 'news', utm_campaign: 'na jaar' })
    expect(restore(known, begun).initialUtmParams).toBe(known.initialUtmParams)
    const named = { ...initialState, initialUtmParams: { utm_source: 'mail' } }
    expect(restore(named, begun).initialUtmParams).toBe(named.initialUtmParams)
    // Every link is drawn again when it changes.
    expect(restore(initialState, view).initialUtmParams).toBe(initialState.initialUtmParams)
  })

  test('never lowers how far this tab had come', () => {
    expect(restore({ ...initialState, maxLocationId: 5 }, view).maxLocationId).toBe(5)
  })
})

describe('FLOW-2 the guard', () => {
  test('FLOW-1 every step has its own address, and an address leads back to its step in both languages', () => {
    for (const { slug } of steps) {
      expect(stepAt(addressOfStep(slug, 'nl'))).toBe(slug)
      expect(stepAt(addressOfStep(slug, 'en'))).toBe(slug)
    }
    expect(pageAt('/en')).toBe('home')
    expect(pageAt('/english')).toBeNull()
    expect([1, 2, 3, 3, 4, 5, -1, -1]).toEqual(steps.map(({ slug }) => stepOf(slug).number))
  })

  test('without a kvk number, or when the visitor must authenticate again, a protected path leads home', () => {
    expect(guard('/jouw-aanvraag', initialState)).toBe('home')
    expect(guard('/en/get-offers', { ...filled, flowFinished: false, shouldReauthenticate: true })).toBe('home')
    expect(guard('/jouw-aanvraag', { ...filled, flowFinished: false })).toBeNull()
  })

  test('a finished flow opens its two success pages and no other step', () => {
    expect(guard('/volgende-stappen', filled)).toBeNull()
    expect(guard('/feedback-success', filled)).toBeNull()
    expect(guard('/persoonlijk-aanbod', filled)).toBe('home')
  })

  test('pages that are no step are open', () => {
    expect(guard('/request-failed', initialState)).toBeNull()
  })
})
