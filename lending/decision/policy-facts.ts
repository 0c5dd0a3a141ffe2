import type { DecisionRecord, Grade } from '#lending/decision/decision.ts'
import type { PolicyFacts } from '#lending/decision/rules/policy-rule.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'
import { monthsInYear } from '#lending/days.ts'
import type { Cents } from '#lending/money.ts'
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

/** The first year of the smallest thing we offer, by grade and history; worked out once for a decision. */
export type SmallestService = (grade: Grade, input: ScoreInput) => Cents

export function factsOf(input: ScoreInput, serviceCents: Cents, policy: Policy): PolicyFacts {
  const turnoverFall = bindingStress(input.turnoverVariation, policy.stress)
  const explained = { ...input, availableMonthlyCents: input.availableIfExplainedMonthlyCents }
  return {
    input,
    policy,
    coverage: coverageOf(input, serviceCents),
    coverageIfExplained: Math.max(coverageOf(input, serviceCents), coverageOf(explained, serviceCents)),
    coverageStressed: coverageOf(stressed(input, -turnoverFall), serviceCents),
    turnoverFall,
    smallestServiceMonthlyCents: Math.round(serviceCents / monthsInYear),
  }
}

/** A red score is priced as the lowest grade, only to work out the coverage that its reasons speak of. */
export function smallestService(policy: Policy): SmallestService {
  const known = new Map<string, number>()
  return (grade, input) => {
    const products = productsLookedAt(grade, input, policy)
    const key = `${pricedAs(grade)} ${products.length}`
    const cents = known.get(key) ?? smallestLoan(products, policy.limits)?.serviceCents ?? Infinity
    known.set(key, cents)
    return cents
  }
}

/** The loan that the coverage of a decision is of. */
export const loanOfCoverage = (
  { grade, input }: Pick<DecisionRecord, 'grade' | 'input'>,
  policy: Policy,
): SmallestLoan | null => smallestLoan(productsLookedAt(grade, input, policy), policy.limits)

const pricedAs = (grade: Grade) => (grade === 'E' ? offeredGrades.at(-1)! : grade)

function productsLookedAt(grade: Grade, { coverageDays }: ScoreInput, policy: Policy): readonly Product[] {
  const products = productsFor(pricedAs(grade), policy)
  const seen = productsSeen(products, coverageDays, policy)
  // Too short a history allows nothing, and is referred for that; its reasons speak of the shortest term.
  return seen.length > 0 ? seen : products.filter(({ termMonths }) => termMonths <= monthsInYear)
}
