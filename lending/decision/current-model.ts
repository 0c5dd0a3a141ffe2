import {
  bindingStress,
  coverageOf,
  type Product,
  productsFor,
  productsSeen,
  smallestLoan,
  type SmallestLoan,
  stressed,
} from '#lending/pricing/affordability.ts'
import { offeredGrades } from '#lending/policy/price-table.ts'
import type { DecisionRecord, Grade } from '#lending/decision/decision.ts'
import { levers } from '#lending/decision/levers.ts'
import type { Model, Tables } from '#lending/decision/model.ts'
import { pointsTable } from '#lending/decision/points-table.ts'
import { bookkeepingRules } from '#lending/decision/rules/bookkeeping-rules.ts'
import { capacityRules } from '#lending/decision/rules/capacity-rules.ts'
import { conductRules } from '#lending/decision/rules/conduct-rules.ts'
import { dataRules } from '#lending/decision/rules/data-rules.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'

/** The model by which new decisions are made. */
export const currentModel: Model = {
  points: pointsTable,
  dataRules,
  otherRules: [...capacityRules, ...conductRules, ...bookkeepingRules],
  levers,
  smallestService,
  policyFacts: (input, serviceCents, limits) => {
    const fall = bindingStress(input.turnoverVariation)
    const explained = { ...input, availableMonthlyCents: input.availableIfExplainedMonthlyCents }
    return {
      input,
      limits,
      coverage: coverageOf(input, serviceCents),
      coverageIfExplained: Math.max(coverageOf(input, serviceCents), coverageOf(explained, serviceCents)),
      coverageStressed: coverageOf(stressed(input, -fall), serviceCents),
      turnoverFall: fall,
      smallestServiceMonthlyCents: Math.round(serviceCents / 12),
    }
  },
}

/** A red score is priced as the lowest grade, only to work out the coverage that its reasons speak of. */
function smallestService(tables: Tables): ReturnType<Model['smallestService']> {
  const known = new Map<string, number>()
  return (grade, input) => {
    const products = productsLookedAt(grade, input, tables)
    const key = `${grade === 'E' ? offeredGrades.at(-1)! : grade} ${products.length}`
    const cents = known.get(key) ?? smallestLoan(products, tables.limits)?.serviceCents ?? Infinity
    known.set(key, cents)
    return cents
  }
}

/** The loan that the coverage of a decision is of. */
export const loanOfCoverage = (
  { grade, input }: Pick<DecisionRecord, 'grade' | 'input'>,
  tables: Tables,
): SmallestLoan | null => smallestLoan(productsLookedAt(grade, input, tables), tables.limits)

function productsLookedAt(grade: Grade, { coverageDays }: Pick<ScoreInput, 'coverageDays'>, tables: Tables) {
  const offered = grade === 'E' ? offeredGrades.at(-1)! : grade
  return seenOrShortest(productsFor(offered, tables.prices, tables.limits), coverageDays)
}

/** Too short a history allows nothing, and is referred for that; its reasons speak of the shortest term. */
function seenOrShortest(products: readonly Product[], coverageDays: number): readonly Product[] {
  const seen = productsSeen(products, coverageDays)
  return seen.length > 0 ? seen : products.filter(({ termMonths }) => termMonths <= 12)
}
