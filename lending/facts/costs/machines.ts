import type { FinancedPurchases } from '#lending/facts/debt/financed-purchases.ts'
import type { RoundTrips } from '#lending/facts/income/round-trips.ts'
import { machinesBought } from '#lending/ledger/bought-once.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import type { Row } from '#lending/ledger/row.ts'
import { isInYear, type Timeline } from '#lending/ledger/timeline.ts'
import { monthsOf, paid } from '#lending/ledger/views.ts'

type Known = {
  financed: FinancedPurchases
  roundTrips: Pick<RoundTrips, 'out'>
  owners: ReadonlySet<Row>
  soldMonths: readonly number[]
}

/**
 * The dearest machine of the last twelve months that no loan paid, and the cents of it that are no running cost: as far
 * as ordinary purchases kept their share of turnover, so that supplies billed as a machine cost what they cost.
 */
export function boughtFromSavings(
  ledger: Ledger,
  timeline: Timeline,
  { financed, roundTrips, owners, soldMonths }: Known,
): ReadonlyMap<Row, number> {
  const { yearStart } = timeline
  const bought = paid(ledger, 'supplier').filter((row) => !owners.has(row))
  const machines = new Set(machinesBought(ledger, timeline, bought))
  const isFromSavings = (row: Row): boolean => isInYear(timeline, row.day) && !financed.bought.has(row)
  const [machine] = [...machines].filter(isFromSavings).sort((one, other) => one.cents - other.cents)
  if (!machine || yearStart < ledger.policy.backed.pairsMin) return new Map()
  const months = monthsOf(timeline, bought, (row) =>
    machines.has(row) ? 0 : -row.cents - (roundTrips.out.get(row) ?? 0),
  )
  const sum = (values: readonly number[]): number => values.reduce((total, cents) => total + cents, 0)
  const formerShare = sum(months.slice(0, yearStart)) / sum(soldMonths.slice(0, yearStart))
  const missing = formerShare * sum(soldMonths.slice(yearStart)) - sum(months.slice(yearStart))
  const cents = -machine.cents - Math.max(0, missing)
  return new Map(cents > 0 ? [[machine, cents]] : [])
}
