import { quartersInYear } from '#lending/days.ts'
import { machinesBought } from '#lending/ledger/bought-once.ts'
import { isStillPaid, type Quarter } from '#lending/facts/tax/tax-quarters.ts'
import { daySums } from '#lending/ledger/day-sums.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'
import type { Policy } from '#lending/policy/policy.ts'
import { ordinaryVatShare } from '#lending/policy/vat-table.ts'

type OfQuarter = (quarter: Quarter) => number
type Seasons = { quarters: readonly Quarter[]; salesIn: OfQuarter; isQuiet: (quarter: Quarter) => boolean }

/** Of sales, before it fell. */
type Fall = { formerShare: number }

/**
 * A fall of VAT in the newest quarters against a year before, both by sales and by sales above purchases: stock for a
 * season lowers the one, and not the other. The quarter of a machine's bill shows nothing. Null for none.
 */
export function fallOfVat(ledger: Ledger, timeline: Timeline, { quarters, salesIn, isQuiet }: Seasons): Fall | null {
  const machines = machinesBought(ledger, timeline)
  const isMachine = new Set(machines)
  const bought = daySums(ledger, ledger.of('supplier'), (row) => (isMachine.has(row) ? 0 : -row.cents))
  const addedIn: OfQuarter = (quarter) =>
    salesIn(quarter) - bought(Math.max(ledger.firstDay, quarter.firstDay), quarter.lastDay)
  const pairs = yearPairs(quarters.filter((quarter) => !isStillPaid(ledger, quarter)))
  const falls = [0, ledger.policy.vat.machineBilledDays].map((daysBefore) => {
    const isBilledIn = ({ firstDay, lastDay }: Quarter): boolean =>
      machines.some(({ day }) => day - daysBefore >= firstDay && day - daysBefore <= lastDay)
    const shown = pairs.filter((pair) => !pair.some(isBilledIn))
    return fallBetween(shown, { salesIn, addedIn, isQuiet }, ledger.policy)
  })
  const [fall = null] = falls
  return falls.includes(null) ? null : fall
}

type Pair = readonly [quarter: Quarter, yearBefore: Quarter]

function yearPairs(quarters: readonly Quarter[]): Pair[] {
  const first = Math.max(quartersInYear, quarters.length - quartersInYear)
  return quarters.slice(first).map((quarter, index) => [quarter, quarters[first - quartersInYear + index]!])
}

const sum = (quarters: readonly Quarter[], of: OfQuarter): number =>
  quarters.reduce((total, quarter) => total + of(quarter), 0)
const paidIn: OfQuarter = ({ paidCents }) => paidCents

function fallBetween(
  pairs: readonly Pair[],
  { salesIn, addedIn, isQuiet }: Omit<Seasons, 'quarters'> & { addedIn: OfQuarter },
  { vat }: Policy,
): Fall | null {
  for (let count = Math.min(vat.fallQuartersMin, Math.max(1, pairs.length)); count <= pairs.length; count++) {
    const newest = pairs.slice(-count).map(([quarter]) => quarter)
    const former = pairs.slice(-count).map(([, yearBefore]) => yearBefore)
    const isBelow = (of: OfQuarter): boolean => {
      const [now, before] = [sum(newest, paidIn) / sum(newest, of), sum(former, paidIn) / sum(former, of)]
      return Number.isFinite(before) && before > 0 && now >= 0 && now < before * vat.yearBeforePaidFrom
    }
    const formerShare = sum(former, paidIn) / Math.max(1, sum(former, salesIn))
    const hasPaid = formerShare >= vat.quartersDifferBelow && !newest.every(isQuiet)
    if (hasPaid && isBelow(salesIn) && isBelow(addedIn))
      return { formerShare: Math.min(ordinaryVatShare(vat), formerShare) }
  }
  return null
}
