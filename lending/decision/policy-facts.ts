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

/** The smallest thing we offer, by history and grade; a red score is priced as the lowest grade. */
export function smallestOf(policy: Policy) {
  const known = new Map<string, SmallestLoan | null>()
  return (grade: Grade, input: ScoreInput): SmallestLoan | null => {
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
