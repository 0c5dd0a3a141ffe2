import type { TaxFact } from '#lending/facts/cash-flow-facts.ts'
import type { Window } from '#lending/ledger/evidenced.ts'
import { categoriesOfKind, type Ledger, select, selectPaid } from '#lending/ledger/ledger.ts'
import { dayNumber } from '#lending/days.ts'

/** Payments to the tax office: what kind, how regular, and whether there are signs of arrears or a payment plan. */
export function taxes(ledger: Ledger, window: Window): TaxFact {
  const paid = selectPaid(ledger, window, categoriesOfKind('tax'))
  const longestGapDays = longestGap(ledger, window, paid.bookings)
  return {
    paid,
    vat: selectPaid(ledger, window, ['vat-payment']),
    wageTax: selectPaid(ledger, window, ['wage-tax']),
    refunds: select(ledger, window, ['tax-refund'], 'in'),
    arrears: selectPaid(ledger, window, ['tax-arrears']),
    longestGapDays,
    isRegular: longestGapDays !== null && longestGapDays <= ledger.policy.tax.regularGapDays,
  }
}

/** The longest run of days without a tax payment or refund, the edges of the window included; null without a payment. */
function longestGap(ledger: Ledger, window: Window, paid: readonly number[]): number | null {
  if (paid.length === 0) return null
  const refunds = select(ledger, window, ['tax-refund']).bookings
  const days = [...paid, ...refunds].map((number) => ledger.days[number]!).sort((a, b) => a - b)
  const edges = [Math.max(dayNumber(window.from), ledger.firstDay), ...days, dayNumber(window.to)]
  return edges.reduce((longest, day, index) => (index === 0 ? 0 : Math.max(longest, day - edges[index - 1]!)), 0)
}
