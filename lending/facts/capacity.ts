import type { CoreTurnover } from '#lending/facts/income/core-turnover.ts'
import type { Debt } from '#lending/facts/debt/debt.ts'
import type { OwnerPay } from '#lending/facts/owners/owner-pay.ts'
import type { RunningCosts } from '#lending/facts/costs/running-costs.ts'
import type { StoppedCost } from '#lending/facts/costs/stopped-cost.ts'
import type { TaxDue } from '#lending/facts/tax/tax-due.ts'
import type { YearBefore } from '#lending/facts/income/year-before.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'
import { monthsInYear } from '#lending/days.ts'
import type { Cents } from '#lending/money.ts'
import type { Policy } from '#lending/policy/policy.ts'

/** A month, as a twelfth of what the last twelve showed: fewer months are not multiplied to a year. */
export type Capacity = {
  coreMonthlyCents: Cents
  /** Purchases, what each sale costs, VAT, and staff by the hour: they fall along with turnover. */
  variableMonthlyCents: Cents
  fixedMonthlyCents: Cents
  stoppedMonthlyCents: Cents
  ownerMonthlyCents: Cents
  /** Taken by owners above their living: it stops before an instalment does. */
  ownerFlexibleMonthlyCents: Cents
  /** 1, or less where the last three months are more than a tenth below the same three a year before. */
  fallFactor: number
  availableMonthlyCents: Cents
  /** The same if everything that we only suppose were explained: it may refer where the other would refuse. */
  ifExplainedMonthlyCents: Cents
  /** Everything that leaves in a month that is seen, to hold the balance against. */
  monthlyOutflowCents: Cents
  /** Profit paid out beyond what was left of the last twelve months. */
  distributedAboveSurplusCents: Cents
}

type Basis = {
  timeline: Timeline
  core: CoreTurnover
  costs: RunningCosts
  owner: OwnerPay
  tax: TaxDue
  stopped: readonly StoppedCost[]
  against: YearBefore
  owed: Debt
}

/** Cents a month to pay instalments from, maybe below zero. Source: docs/credit-policy.md, "Capacity" 1 and 7. */
export function capacity(
  { timeline, core, costs, owner, tax, stopped, against, owed }: Basis,
  { owners, capacity: { shortDataShare, fallCoveredByStress } }: Policy,
): Capacity {
  const monthly = (months: readonly number[]): number => sum(months.slice(timeline.yearStart)) / monthsInYear
  const coreMonthly = monthly(core.monthsCents) * (timeline.yearMonths < monthsInYear ? shortDataShare : 1)
  const byTheHour = costs.flexibleShare * (monthly(costs.wages) + tax.wageTaxYearCents / monthsInYear)
  const variable = monthly(costs.purchases) + monthly(costs.salesCosts) + tax.vatYearCents / monthsInYear + byTheHour
  const ofTax = tax.wageTaxYearCents + tax.incomeTaxYearCents + tax.otherYearCents
  const fixed = monthly(costs.fixed) + ofTax / monthsInYear - byTheHour
  const missing = sum(stopped.map(({ missingYearCents }) => missingYearCents)) / monthsInYear
  const seenShare = Math.min(1, timeline.yearMonths / monthsInYear)
  const floor = owners.floorMonthlyCents * owner.ownerCount
  const ownerMonthly = Math.max(floor, owner.monthlyCents * seenShare)
  const fallFactor = Math.min(1, (against.lastThree ?? 1) / (1 - fallCoveredByStress))
  const beforeOwner = (coreMonthly - variable) * fallFactor - fixed - missing
  const available = beforeOwner - ownerMonthly
  // The surplus of a year is past, and neither a fall of the newest months nor former pay takes from it.
  const notTaken = sum(owner.notTaken.map(({ cents }) => cents))
  const surplusYear =
    (coreMonthly - variable - fixed - missing - ownerMonthly - owed.monthlyCents) * monthsInYear + notTaken
  return rounded({
    coreMonthlyCents: coreMonthly,
    variableMonthlyCents: variable,
    fixedMonthlyCents: fixed,
    stoppedMonthlyCents: missing,
    ownerMonthlyCents: ownerMonthly,
    ownerFlexibleMonthlyCents: owner.flexibleMonthlyCents * seenShare,
    fallFactor,
    availableMonthlyCents: available,
    ifExplainedMonthlyCents: ifExplained(available, seenShare, { owner, tax, floor }),
    monthlyOutflowCents:
      seenShare === 0 ? 0 : (variable + fixed + missing + ownerMonthly) / seenShare + owed.monthlyCents,
    distributedAboveSurplusCents: Math.max(0, owner.distributedCents - Math.max(0, surplusYear)),
  })
}

/**
 * Profit paid out beyond what a year left, in cents; 0 for little. By what is due, or by how far the accounts stand
 * below a year before, whichever is less, so that no measure of tax and no day of asking makes it.
 */
export function paidOutAboveSurplus(
  { distributedAboveSurplusCents, coreMonthlyCents }: Capacity,
  belowYearBeforeCents: number | null,
  { capacity: { paidOutAboveMonths } }: Policy,
): Cents {
  const cents = Math.min(distributedAboveSurplusCents, belowYearBeforeCents ?? Infinity)
  return cents <= coreMonthlyCents * paidOutAboveMonths ? 0 : Math.round(cents)
}

type Supposed = { owner: OwnerPay; tax: TaxDue; floor: number }

/** Tax that a table supposes, transfers to accounts we do not see, and months that the data does not reach. */
function ifExplained(available: number, seenShare: number, { owner, tax, floor }: Supposed): number {
  const unshared = Math.min(owner.unshared.sumCents / monthsInYear, Math.max(0, owner.monthlyCents - floor))
  const explained = available + unshared + tax.supposedYearCents / monthsInYear
  return seenShare > 0 && explained > 0 ? explained / seenShare : explained
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

function rounded(facts: Capacity): Capacity {
  const whole = Object.entries(facts).map(([name, value]) => [name, name === 'fallFactor' ? value : Math.round(value)])
  return Object.fromEntries(whole) as Capacity
}
