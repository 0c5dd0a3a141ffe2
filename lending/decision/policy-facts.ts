import type { Grade } from '#lending/decision/decision.ts'
import type { PolicyFacts } from '#lending/decision/rules/policy-rule.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import { monthsInYear } from '#lending/days.ts'
import type { Policy } from '#lending/policy/policy.ts'
import { offeredGrades } from '#lending/policy/price-table.ts'
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

/** The smallest thing we offer, by grade and history; worked out once for a decision. */
export type Smallest = (grade: Grade, input: ScoreInput) => SmallestLoan | null

export function factsOf(input: ScoreInput, smallest: SmallestLoan | null, policy: Policy): PolicyFacts {
  const serviceCents = smallest?.serviceCents ?? Infinity
  const turnoverFall = bindingStress(input.turnoverVariation, policy.stress)
  const explained = { ...input, availableMonthlyCents: input.availableIfExplainedMonthlyCents }
  return {
    input,
    policy,
    coverage: coverageOf(input, serviceCents),
    coverageIfExplained: Math.max(coverageOf(input, serviceCents), coverageOf(explained, serviceCents)),
    coverageStressed: coverageOf(stressed(input, -turnoverFall), serviceCents),
    turnoverFall,
    smallest,
  }
}

/** A red score is priced as the lowest grade, only to work out the coverage that its reasons speak of. */
export function smallestOf(policy: Policy): Smallest {
  const known = new Map<string, SmallestLoan | null>()
  return (grade, input) => {
    const products = productsLookedAt(grade, input, policy)
    const key = `${pricedAs(grade)} ${products.length}`
    const loan = known.get(key) ?? smallestLoan(products, policy.limits)
    known.set(key, loan)
    return loan
  }
}

const pricedAs = (grade: Grade) => (grade === 'E' ? offeredGrades.at(-1)! : grade)

function productsLookedAt(grade: Grade, { coverageDays }: ScoreInput, policy: Policy): readonly Product[] {
  const products = productsFor(pricedAs(grade), policy)
  const seen = productsSeen(products, coverageDays, policy)
  // Too short a history allows nothing, and is referred for that; its reasons speak of the shortest term.
  return seen.length > 0 ? seen : products.filter(({ termMonths }) => termMonths <= monthsInYear)
}
