import { describe, expect, test } from 'vitest'
import type { Answer } from '#lending/testing/made-up/answer.ts'
import type { MadeUpCompany } from '#lending/testing/made-up/company.ts'
import { lenders } from '#lending/testing/made-up/lenders.ts'
import { relations } from '#lending/testing/made-up/relations/all-relations.ts'
import { anyCompany } from '#lending/testing/made-up/sound.ts'
import { plainAnswer, tryRelation } from '#lending/testing/made-up/try-relation.ts'

/** Each relation meets a sample of the companies: all are used, within ten seconds. */
const companyCount = 500
const every = 12

const companies = new Map<number, MadeUpCompany>()
const answers = new Map<number, Answer>()
const remembered = <Kept>(kept: Map<number, Kept>, seed: number, make: () => Kept): Kept => {
  const known = kept.get(seed) ?? make()
  kept.set(seed, known)
  return known
}

/** The rest of `npx node bench/metamorphic.ts`, which tries all with ten thousand. */
describe('CORE-4 CORE-5 CORE-6 an answer changes only as what it rests on', () => {
  test.each(relations.map((relation, place) => ({ relation, place, name: relation.name })))(
    '$name',
    ({ relation, place }) => {
      const tried = Array.from({ length: companyCount }, (_, seed) => seed).filter(
        (seed) => seed % every === place % every,
      )
      const found = tried.map((seed) => {
        const company = remembered(companies, seed, () => anyCompany(seed))
        const plain = () => remembered(answers, seed, () => plainAnswer(company))
        const wrong = tryRelation(relation, company, plain)
        return wrong === null ? null : wrong.map((what) => `company ${seed}: ${what}`)
      })
      expect(found.filter((wrong) => wrong !== null).length, 'the relation met no company').toBeGreaterThan(5)
      expect(found.flatMap((wrong) => wrong ?? [])).toEqual([])
    },
  )
})

/** Sound companies are far from the thresholds of our own policy, and near those of another lender. */
const ofAnyLender = relations.filter(({ promise }) => promise !== 'equal outcome')
const everyOfLender = 30

describe.each(Object.entries(lenders))('CORE-9 so it does under the policy of the lender %s', (_name, policy) => {
  test.each(ofAnyLender.map((relation, place) => ({ relation, place, name: relation.name })))(
    '$name',
    ({ relation, place }) => {
      const tried = Array.from({ length: companyCount }, (_, seed) => seed).filter(
        (seed) => seed % everyOfLender === place % everyOfLender,
      )
      const found = tried.flatMap((seed) => {
        const company = remembered(companies, seed, () => anyCompany(seed))
        const wrong = tryRelation(relation, company, () => plainAnswer(company, policy), policy) ?? []
        return wrong.map((what) => `company ${seed}: ${what}`)
      })
      expect(found).toEqual([])
    },
  )
})

/** Companies of the bench that broke a relation before. */
const brokenBefore = [
  [9026, 'one more cost'],
  [8186, 'VAT is paid in part'],
  [7914, 'VAT is paid in part'],
  [8551, 'overheads stop'],
] as const

test.each(brokenBefore)('CORE-4 company %i, %s', (seed, name) => {
  const company = anyCompany(seed)
  const relation = relations.find((one) => one.name === name)!
  expect(tryRelation(relation, company, () => plainAnswer(company))).toEqual([])
})
