import { describe, expect, test } from 'vitest'
import { longDate } from '#lending/long-date.ts'
import { type FollowUp, type LenderStep, refusalOf, stagesOf, takeStep } from './follow-up.ts'

const choice = (...steps: FollowUp['steps']): FollowUp => ({ kind: 'choice', steps })
const referral = (...steps: FollowUp['steps']): FollowUp => ({ kind: 'referral', steps })
const moves = ['answered', 'agreement', 'sent', 'signed', 'paid'] as const satisfies readonly LenderStep[]

const received = takeStep('choice', 'received', '2026-11-20')
const agreement = takeStep('choice', 'agreement', '2026-11-23')
const sent = takeStep('choice', 'sent', '2026-11-25')
const signed = takeStep('choice', 'signed', '2026-12-23')
const paid = takeStep('choice', 'paid', '2026-12-28')
const asked = takeStep('referral', 'received', '2026-11-20')
const yes = takeStep('referral', 'answered', '2026-11-24', true)
const no = takeStep('referral', 'answered', '2026-11-24', false)

describe('what is due after a step', () => {
  test('FLOW-10 each step of a choice promises the next one, over weekends and Christmas', () => {
    expect([received, agreement, signed, paid].map(({ dueOn }) => dueOn)).toEqual([
      '2026-11-23',
      '2026-11-25',
      '2026-12-28',
      null,
    ])
  })

  test('CORE-5 a referral is answered in two working days, a yes and a no by nothing more of the lender', () => {
    expect([asked, yes, no].map(({ dueOn }) => dueOn)).toEqual(['2026-11-24', null, null])
  })
})

describe('what the applicant is shown', () => {
  const shown = (followUp: FollowUp) =>
    stagesOf(followUp).map(({ name, state, on, by }) => `${name} ${state} ${on ?? by ?? ''}`.trim())

  test('FLOW-10 a choice is checked, then the agreement comes, then it is signed and paid', () => {
    expect(shown(choice(received))).toEqual([
      'received done 2026-11-20',
      'checked now 2026-11-23',
      'agreement later',
      'signed later',
      'paid later',
    ])
    expect(shown(choice(received, agreement)).slice(1, 3)).toEqual([
      'checked done 2026-11-23',
      'agreement now 2026-11-25',
    ])
    expect(shown(choice(received, agreement, signed)).slice(2)).toEqual([
      'agreement done 2026-12-23',
      'signed done 2026-12-23',
      'paid now 2026-12-28',
    ])
    expect(shown(choice(received, agreement, signed, paid)).at(-1)).toBe('paid done 2026-12-28')
  })

  test('DESK-55 an agreement that can be read is done, and then the applicant signs', () => {
    expect(shown(choice(received, agreement, sent)).slice(2)).toEqual([
      'agreement done 2026-11-25',
      'signed now',
      'paid later',
    ])
  })

  test('CORE-5 a referral that was refused ends there, and one that was not goes on with the applicant’s choice', () => {
    expect(shown(referral(asked))).toContain('answered now 2026-11-24')
    expect(shown(referral(asked, no))).toEqual(['received done 2026-11-20', 'answered done 2026-11-24'])
    expect(shown(referral(asked, yes)).slice(2)).toEqual([
      'choose now',
      'agreement later',
      'signed later',
      'paid later',
    ])
  })
})

describe('what the lender may do', () => {
  const allowed = (followUp: FollowUp) => moves.filter((move) => refusalOf(followUp, move) === null)

  test('CORE-7 one step at a time, and none twice', () => {
    expect(allowed(choice(received))).toEqual(['agreement'])
    expect(allowed(choice(received, agreement))).toEqual(['sent', 'signed'])
    expect(allowed(choice(received, agreement, sent))).toEqual(['signed'])
    expect(allowed(choice(received, agreement, signed))).toEqual(['paid'])
    expect(allowed(choice(received, agreement, signed, paid))).toEqual([])
    expect(allowed(referral(asked))).toEqual(['answered'])
    expect(allowed(referral(asked, yes))).toEqual([])
    expect(allowed(referral(asked, no))).toEqual([])
  })

  test('CORE-7 what may not be is refused with why', () => {
    expect(refusalOf(choice(received), 'answered')).toBe('not-a-referral')
    expect(refusalOf(choice(received), 'paid')).toBe('too-early')
    expect(refusalOf(choice(received, agreement), 'agreement')).toBe('taken')
    expect(refusalOf(referral(asked), 'agreement')).toBe('too-early')
    expect(refusalOf(referral(asked, no), 'agreement')).toBe('refused')
  })
})

test('a date in a sentence has its month in words', () => {
  expect([longDate('2026-12-03', 'nl'), longDate('2026-12-03', 'en')]).toEqual(['3 december 2026', '3 December 2026'])
  expect([longDate('2027-01-31', 'nl'), longDate('2027-08-01', 'en')]).toEqual(['31 januari 2027', '1 August 2027'])
})
