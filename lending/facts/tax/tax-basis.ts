import type { CoreTurnover } from '#lending/facts/income/core-turnover.ts'
import type { DaySums } from '#lending/ledger/day-sums.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'

export type TaxBasis = {
  core: Pick<CoreTurnover, 'monthsCents' | 'counted'>
  soldBetween: DaySums
  purchaseMonths: readonly number[]
  sbiCode: string | null
}

export const yearSum = (months: readonly number[], { yearStart }: Timeline): number =>
  months.slice(yearStart).reduce((sum, cents) => sum + cents, 0)
