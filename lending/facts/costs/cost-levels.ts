import { daysInYear } from '#lending/days.ts'
import { boughtOften, type CostSubject } from '#lending/facts/costs/stopped-cost.ts'
import { daySums } from '#lending/ledger/day-sums.ts'
import type { Row } from '#lending/ledger/row.ts'

/** A cost over some days against a base, null where nothing can be said. */
export type Level = { of: (from: number, to: number) => number | null; base: (from: number, to: number) => number }

/** Purchases move along with what is sold. */
export function ofSales(subject: CostSubject, rows: readonly Row[]): Level {
  const bought = boughtOften(subject, rows)
  const base = subject.sold
  return {
    base,
    of: (from, to) => {
      const sales = base(from, to)
      return sales <= 0 ? null : bought(from, to) / sales
    },
  }
}

/** All else is paid by the day, as long as about as much is sold. */
export function eachDay({ ledger, sold }: CostSubject, rows: readonly Row[]): Level {
  const { firstDay, lastDay, policy } = ledger
  const paidIn = daySums(ledger, rows, ({ cents }) => -cents)
  const base = (from: number, to: number): number => to - from + 1
  const isLessSold = (from: number, to: number): boolean => {
    const former = Math.max(firstDay, from - daysInYear - 1)
    const before = sold(former, from - 1) / base(former, from - 1)
    return sold(from, to) / base(from, to) < before * policy.costs.soldKeptFrom
  }
  return {
    base,
    of: (from, to) => (to === lastDay && isLessSold(from, to) ? null : paidIn(from, to) / base(from, to)),
  }
}
