import { type Answer, quickAnswer, quickAnswerTo } from '#lending/testing/made-up/answer.ts'
import { Chance } from '#lending/testing/made-up/chance.ts'
import { broken } from '#lending/testing/made-up/compare.ts'
import type { Policy } from '#lending/policy/policy.ts'
import type { MadeUpCompany } from '#lending/testing/made-up/company.ts'
import type { Relation } from '#lending/testing/made-up/relations/relation.ts'

/** Requested amounts: from the least to many times the usual maximum. */
const amounts = [25_000, 10_000, 50_000, 5_000, 100_000] as const
const askedBy = ({ plan }: MadeUpCompany) => ({ amountEuros: amounts[plan.seed % amounts.length]! })

/** The answer to a company as it is, for every relation that changes nothing before. */
export const plainAnswer = (company: MadeUpCompany, policy?: Policy): Answer =>
  quickAnswer(company, askedBy(company), policy)

/** Breaches of a relation with a company; null where the company has nothing to change. */
export function tryRelation(
  relation: Relation,
  company: MadeUpCompany,
  plain: () => Answer,
  policy?: Policy,
): string[] | null {
  const own = relation.of ? relation.of(company) : company
  if (own === null) return null
  const chance = new Chance(company.plan.seed)
  const known = relation.of ? null : plain()
  const before = known ?? plainAnswer(own, policy)
  if (relation.holds) return relation.holds(before)
  const after = changed(relation, own, before, chance)
  return after === null ? null : broken(relation, before, after)
}

function changed(
  { change, ask, figures }: Relation,
  own: MadeUpCompany,
  before: Answer,
  chance: Chance,
): Answer | null {
  if (change) {
    const other = change(own, chance)
    return other && plainAnswer(other, before.policy)
  }
  if (ask) {
    const asked = ask(askedBy(own), before, chance)
    return asked && quickAnswer(own, asked, before.policy)
  }
  const parts = figures?.(before.record.input, chance) ?? null
  return parts && quickAnswerTo(before.analysis, { ...before.record.input, ...parts }, before.policy)
}
