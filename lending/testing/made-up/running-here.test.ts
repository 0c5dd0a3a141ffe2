import { expect, test } from 'vitest'
import { scoreInputFrom } from '#lending/decision/score-input-from.ts'
import { noExpenses } from '#lending/expected-expenses.ts'
import type { RunningLoan } from '#lending/pricing/running-loan.ts'
import { quickAnswer, quickAnswerTo } from '#lending/testing/made-up/answer.ts'
import { Chance } from '#lending/testing/made-up/chance.ts'
import { broken } from '#lending/testing/made-up/compare.ts'
import { anyCompany } from '#lending/testing/made-up/sound.ts'

const seeds = Array.from({ length: 40 }, (_none, number) => number * 7)
const relation = { name: 'more that runs here', promise: 'never better' } as const

test('CORE-11 CORE-5 more that runs here never improves an answer', () => {
  const found = seeds.flatMap((seed) => {
    const { analysis } = quickAnswer(anyCompany(seed))
    const beside = (runningHere?: RunningLoan) => {
      const request = {
        requestedAmountCents: 25_000_00,
        expectedExpenses: noExpenses,
        foundedOn: '2016-03-01',
        runningHere,
      }
      return quickAnswerTo(analysis, scoreInputFrom(analysis, request))
    }
    const chance = new Chance(seed)
    const little = { monthlyCents: chance.whole(1, 500_00), owedCents: chance.whole(1, 2_000_00) }
    const more = {
      monthlyCents: little.monthlyCents + chance.whole(0, 3_000_00),
      owedCents: little.owedCents + chance.whole(0, 90_000_00),
    }
    const answers = [beside(), beside(little), beside(more)]
    const worse = [0, 1].flatMap((place) => broken(relation, answers[place]!, answers[place + 1]!))
    return worse.map((what) => `${seed}: ${what}`)
  })
  expect(found).toEqual([])
})
