import { expect, test } from 'vitest'
import { readWords } from './case-words.ts'

const reference = 'VL-7K3M-9QXD'

test('CORE-7 the words of the lender are a list, a look or a step', () => {
  expect(readWords([])).toEqual({ kind: 'list' })
  expect(readWords(['vl-7k3m-9qxd'])).toEqual({ kind: 'show', reference })
  for (const move of ['agreement', 'signed', 'paid'])
    expect(readWords([reference, move])).toEqual({ kind: 'move', reference, move, isYes: null, words: null })
  const answered = { kind: 'move', reference, move: 'answered' }
  expect(readWords([reference, 'answer', 'no', 'De', 'rekening is anders.'])).toEqual({
    ...answered,
    isYes: false,
    words: 'De rekening is anders.',
  })
})

test.each([
  [['VL-7K3M'], /is no reference; one looks like VL-7K3M-9QXD/],
  [[reference, 'pay'], /"pay" is no step; there are agreement, signed, paid and answer/],
  [[reference, 'paid', 'now'], /After paid nothing more is understood/],
  [[reference, 'answer'], /An answer is "no"/],
  [[reference, 'answer', 'maybe'], /An answer is "no"/],
  [[reference, 'answer', 'yes'], /A yes is given at the desk/],
  [[reference, 'answer', 'no', 'x'.repeat(2_001)], /2000 signs at most/],
])('CORE-7 %j is answered with what is wrong', (typed, problem) => expect(readWords(typed)).toMatch(problem))
