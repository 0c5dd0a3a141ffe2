import {
  answerFigures,
  mendFigures,
  ruleFigures,
  scoreFigures,
  stressFigures,
  wayFigures,
} from '#lending/policy/answer-figures.ts'
import { costFigures, usualCostFigures } from '#lending/policy/cost-figures.ts'
import { type Figures, valuesOf } from '#lending/policy/figure.ts'
import { limitFigures } from '#lending/policy/limit-figures.ts'
import { debtFigures, ownerFigures } from '#lending/policy/money-owed-figures.ts'
import { type Points, points } from '#lending/policy/points.ts'
import { type PriceTable, priceTables } from '#lending/policy/price-table.ts'
import { priceFloorFigures } from '#lending/policy/price-floor-figures.ts'
import { recurringFigures } from '#lending/policy/recurring-figures.ts'
import { type Rules, rules } from '#lending/policy/rules.ts'
import { taxFigures, vatFigures } from '#lending/policy/tax-figures.ts'
import { ownTerms, type Terms } from '#lending/policy/terms.ts'
import { capacityFigures, monthFigures } from '#lending/policy/time-figures.ts'
import { backedFigures, channelFigures, tripFigures, turnoverFigures } from '#lending/policy/turnover-figures.ts'

/** Every figure, in groups, in the order in which a reader meets them. */
export const figureTable = {
  limits: limitFigures,
  months: monthFigures,
  turnover: turnoverFigures,
  channels: channelFigures,
  backed: backedFigures,
  trips: tripFigures,
  costs: costFigures,
  usualCosts: usualCostFigures,
  tax: taxFigures,
  vat: vatFigures,
  owners: ownerFigures,
  debt: debtFigures,
  capacity: capacityFigures,
  stress: stressFigures,
  score: scoreFigures,
  priceFloor: priceFloorFigures,
  bounds: ruleFigures,
  answer: answerFigures,
  ways: wayFigures,
  mends: mendFigures,
  recurring: recurringFigures,
} as const satisfies Record<string, Figures>

type Table = typeof figureTable
export type FigureGroup = keyof Table
export const figureGroups = Object.keys(figureTable) as FigureGroup[]
type FigureValues = { readonly [Group in keyof Table]: { readonly [Name in keyof Table[Group]]: number } }

/** All that makes an answer of bookings but code: figures by group (`policy.debt.newDebtDays`) and tables. */
export type Policy = FigureValues & Terms & { readonly version: string; readonly points: Points; readonly rules: Rules }

const values = Object.fromEntries(
  Object.entries(figureTable).map(([group, figures]) => [group, valuesOf(figures)]),
) as FigureValues

export const ownPolicy: Policy = { ...values, ...ownTerms, version: 'scorecard-2026-11-5', points, rules }

/**
 * A changed policy keeps here the one before it, with what a decision reads and it changed, so that records replay
 * under their own. Figures of facts are not read again.
 */
const secondPolicy: Policy = {
  ...ownPolicy,
  version: 'scorecard-2026-11-4',
  grades: [
    { grade: 'A', from: 620 },
    { grade: 'B', from: 600 },
    { grade: 'C', from: 580 },
    { grade: 'D', from: 560 },
  ],
}
const earlierPolicies: readonly Policy[] = [
  secondPolicy,
  {
    ...secondPolicy,
    version: 'scorecard-2026-11-3',
    months: { ...ownPolicy.months, compared: 24 },
    debt: { ...ownPolicy.debt, collectsAfterDays: 200 },
    // Nobody is overdrawn on more days than there are, nor by that many months.
    bounds: { ...ownPolicy.bounds, overdrawnShareReferAbove: 1, overdrawnMonthsReferAbove: 1_000 },
  },
]

/** Policies whose answers can be given again: the one in force, then those of before. */
export type Policies = readonly [inForce: Policy, ...before: Policy[]]
export const knownPolicies: Policies = [ownPolicy, ...earlierPolicies]

type Made = { readonly modelVersion: string; readonly priceTableVersion: string }

/** The policy and prices that a record names; null where either is kept no longer. */
export function keptPolicyOf({ modelVersion, priceTableVersion }: Made, policies: Policies): Policy | null {
  const kept = policies.find(({ version }) => version === modelVersion)
  const prices = pricesOf(priceTableVersion, policies)
  return kept && prices ? { ...kept, prices } : null
}

const pricesOf = (version: string, policies: Policies): PriceTable | undefined =>
  [...policies.map(({ prices }) => prices), ...priceTables].find((prices) => prices.version === version)

/** A policy with the prices that an offer was made at, as far as they are kept. */
export const pricedAs = (
  { priceTableVersion }: Pick<Made, 'priceTableVersion'>,
  policy: Policy,
  policies: Policies,
): Policy => ({ ...policy, prices: pricesOf(priceTableVersion, policies) ?? policy.prices })

/** For offers on a record: its own policy, else the one in force at its prices. */
export const policyOf = (record: Made, policies: Policies): Policy =>
  keptPolicyOf(record, policies) ?? pricedAs(record, policies[0], policies)
