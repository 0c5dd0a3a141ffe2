import { expect, test } from 'vitest'
import { caseStateOf } from '#lending/desk/case-state.ts'

const begun = { outcome: null, kind: null, step: null, isYes: null, isChosen: false } as const
const chosen = { outcome: 'approved', kind: 'choice', step: 'received', isYes: null, isChosen: true } as const

test.each([
  [begun, 'undecided'],
  [{ ...begun, outcome: 'referred' }, 'referred'],
  [chosen, 'chosen'],
  [{ ...chosen, isChosen: false }, 'approved'],
  [{ ...chosen, kind: 'referral', step: 'answered', isYes: false }, 'answeredNo'],
  [{ ...chosen, kind: 'referral', step: 'answered', isYes: true }, 'answeredYes'],
  [{ ...chosen, step: 'agreement' }, 'checked'],
  [{ ...chosen, outcome: 'referred', step: 'paid' }, 'paid'],
] as const)('DESK-111 %j is %s', (progress, state) => expect(caseStateOf(progress)).toBe(state))
