import { costFigures } from '#lending/policy/cost-figures.ts'
import { type Figures, valuesOf } from '#lending/policy/figure.ts'
import { debtFigures, ownerFigures } from '#lending/policy/money-owed-figures.ts'
import { recurringFigures } from '#lending/policy/recurring-figures.ts'
import { taxFigures, vatFigures } from '#lending/policy/tax-figures.ts'
import { capacityFigures, monthFigures } from '#lending/policy/time-figures.ts'
import { channelFigures, channelGrowthFigures, tripFigures, turnoverFigures } from '#lending/policy/turnover-figures.ts'

/** Every figure by which bookings become facts, in groups, in the order in which a reader meets them. */
const figureTable = {
  months: monthFigures,
  turnover: turnoverFigures,
  channels: channelFigures,
  channelGrowth: channelGrowthFigures,
  trips: tripFigures,
  costs: costFigures,
  tax: taxFigures,
  vat: vatFigures,
  owners: ownerFigures,
  debt: debtFigures,
  capacity: capacityFigures,
  recurring: recurringFigures,
} as const satisfies Record<string, Figures>

type Table = typeof figureTable
/** The values alone: `policy.debt.newDebtDays`. */
export type Policy = { readonly [Group in keyof Table]: { readonly [Name in keyof Table[Group]]: number } }

export const ownPolicy = Object.fromEntries(
  Object.entries(figureTable).map(([group, figures]) => [group, valuesOf(figures)]),
) as Policy
