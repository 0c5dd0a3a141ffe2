import { describe, expect, test } from 'vitest'
import { emptyApplication, isFlowFinished } from '#lending/application.ts'
import { isLoanGoal, loanGoals } from '#lending/loan-goal.ts'
import { normaliseText } from '#lending/normalise-text.ts'

describe('FLOW-10 the flow is finished', () => {
  const finished = {
    ...emptyApplication,
    selectedOfferId: 'offer-1',
    disbursementIban: 'NL91ABNA0417164300',
    feedback: { rating: 4, referenceSource: '', suggestions: '' },
  }

  test('with an offer, an account for the payout, and feedback', () => expect(isFlowFinished(finished)).toBe(true))

  test.each([['selectedOfferId'], ['disbursementIban'], ['feedback']] as const)('and not without %s', (field) => {
    expect(isFlowFinished({ ...finished, [field]: null })).toBe(false)
  })
})

test('a new request knows nothing yet, whichever fact it is asked for', () => {
  const known = Object.entries(emptyApplication).filter(
    ([, fact]) => fact !== null && fact !== false && fact !== '' && !(Array.isArray(fact) && fact.length === 0),
  )
  expect(known).toEqual([])
  expect(Object.keys(emptyApplication)).toHaveLength(13)
})

test('the goals are these nine, in the order of the screen, and nothing else is one', () => {
  expect(loanGoals).toEqual([
    'working_capital',
    'inventory',
    'equipment',
    'growth',
    'marketing',
    'hiring',
    'tax',
    'bridging',
    'other',
  ])
  expect([isLoanGoal('tax'), isLoanGoal('holiday'), isLoanGoal('')]).toEqual([true, false, false])
})

test('FMT-3 texts are compared without accents, outer spaces and capitals', () => {
  expect(normaliseText('  Coöperatie É\u0301n  ')).toBe('cooperatie en')
  expect(normaliseText('Één woord')).toBe('een woord')
})
