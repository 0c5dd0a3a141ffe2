import { isRepaid, type Lenders } from '#lending/facts/debt/lenders.ts'
import { paidInFewMonths } from '#lending/ledger/bought-once.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { inDayOrder, type Row } from '#lending/ledger/row.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'
import { firstFrom, received } from '#lending/ledger/views.ts'

/** Parts of bookings that belong together as a loan and the things bought with it, in positive cents. */
export type FinancedPurchases = {
  loans: ReadonlyMap<Row, number>
  bought: ReadonlyMap<Row, number>
}

/**
 * A purchase by loan is paid in its instalments and is no running cost; without instalments it buys nothing here.
 * In cents by booking. Source: ours, so that a sound investment is no loss (docs/credit-policy.md, "Capacity" 7).
 */
export function financedPurchases(
  ledger: Ledger,
  timeline: Timeline,
  paidTo: Lenders,
  owners: ReadonlySet<Row>,
): FinancedPurchases {
  const loans = new Map<Row, number>()
  const bought = new Map<Row, number>()
  const { boughtBeforeDays, boughtAfterDays, boughtPartMin } = ledger.policy.debt
  const isOnce = paidInFewMonths(ledger, timeline)
  const once = inDayOrder(ledger.of('supplier').filter((row) => isOnce(row) && !owners.has(row)))
  for (const loan of received(ledger, 'loan-proceeds').filter((row) => isRepaid(row, paidTo))) {
    const partMin = loan.cents * boughtPartMin
    let openCents = loan.cents
    for (let place = firstFrom(once, loan.day - boughtBeforeDays); openCents > 0; place++) {
      const purchase = once[place]
      if (purchase === undefined || purchase.day > loan.day + boughtAfterDays) break
      const costCents = -purchase.cents - (bought.get(purchase) ?? 0)
      if (costCents < partMin || costCents <= 0) continue
      const partCents = Math.min(openCents, costCents)
      openCents -= partCents
      bought.set(purchase, (bought.get(purchase) ?? 0) + partCents)
    }
    if (openCents < loan.cents) loans.set(loan, loan.cents - openCents)
  }
  return { loans, bought }
}
