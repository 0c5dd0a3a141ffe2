import { expect, test } from 'vitest'
import { readWords } from './case-words.ts'

const reference = 'VL-7K3M-9QXD'

test('CORE-7 the words of the lender are a list, a look or a step', () => {
  expect(readWords([])).toEqual({ kind: 'list' })
  expect(readWords(['vl-7k3m-9qxd'])).toEqual({ kind: 'show', reference })
  const agreement = { kind: 'move', reference, move: 'agreement', isYes: null, words: null }
  expect(readWords([reference, 'agreement'])).toEqual(agreement)
  const answered = { kind: 'move', reference, move: 'answered' }
  expect(readWords([reference, 'answer', 'no', 'De', 'rekening is anders.'])).toEqual({
    ...answered,
    isYes: false,
    words: 'De rekening is anders.',
  })
})

test.each([
  [['VL-7K3M'], /is no reference; one looks like VL-7K3M-9QXD/],
  [[reference, 'pay'], /"pay" is no step; there are agreement and answer/],
  [[reference, 'agreement', 'now'], /After agreement nothing more is understood/],
  [[reference, 'answer'], /An answer is "no"/],
  [[reference, 'answer', 'maybe'], /An answer is "no"/],
  [[reference, 'answer', 'yes'], /A yes is given at the desk/],
  [[reference, 'answer', 'no', 'x'.repeat(2_001)], /2000 signs at most/],
])('CORE-7 %j is answered with what is wrong', (typed, problem) => expect(readWords(typed)).toMatch(problem))

test.each(['signed', 'paid'])(
  'DESK-57 %s is not recorded by one operator alone: two people do that at the desk',
  (step) => {
    for (const typed of [
      [reference, step],
      [reference, step, 'senior-1'],
    ])
      expect(readWords(typed)).toMatch(/at the desk, by two people/)
  },
)
