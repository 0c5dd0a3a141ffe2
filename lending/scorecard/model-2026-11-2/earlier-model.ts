import { coverageOf, productsFor, smallestServiceCents } from '#lending/offers/affordability.ts'
import { offeredGrades, type OfferedGrade } from '#lending/offers/price-table.ts'
import { earlierCapacityRules } from '#lending/scorecard/model-2026-11-2/capacity-rules.ts'
import { earlierLevers } from '#lending/scorecard/model-2026-11-2/levers.ts'
import { earlierPointsTable } from '#lending/scorecard/model-2026-11-2/points-table.ts'
import type { Model } from '#lending/scorecard/model.ts'
import { conductRules } from '#lending/scorecard/policy/conduct-rules.ts'
import { dataRules } from '#lending/scorecard/policy/data-rules.ts'
import type { PolicyRule } from '#lending/scorecard/policy/policy-rule.ts'

const collapsed: PolicyRule['judge'] = ({ input: { turnoverChange } }) =>
  turnoverChange === null || turnoverChange >= 0.5 ? null : { code: 'TURNOVER_FALLING', change: turnoverChange - 1 }

/** Today's, but for a fall by half that no season excused. policy-rules.test.ts holds each bound: what changes is copied first. */
const earlierConductRules = conductRules.map((rule) =>
  rule.name === 'turnover-collapsed' ? { ...rule, judge: collapsed } : rule,
)

/** Decisions of scorecard-2026-11-2 replay by it; nothing new is decided by it. */
export const earlierModel: Model = {
  points: earlierPointsTable,
  dataRules,
  otherRules: [...earlierCapacityRules, ...earlierConductRules],
  levers: earlierLevers,
  smallestService: ({ prices, limits }) => {
    const services = offeredGrades.map((grade) => [
      grade,
      smallestServiceCents(productsFor(grade, prices, limits), limits),
    ])
    const byGrade = Object.fromEntries(services) as Record<OfferedGrade, number>
    return (grade) => byGrade[grade === 'E' ? 'D' : grade]
  },
  policyFacts: (input, serviceCents, limits) => {
    const coverage = coverageOf(input, serviceCents)
    const smallestServiceMonthlyCents = Math.round(serviceCents / 12)
    return {
      input,
      limits,
      coverage,
      coverageIfExplained: coverage,
      coverageStressed: coverage,
      turnoverFall: 0,
      smallestServiceMonthlyCents,
    }
  },
}
