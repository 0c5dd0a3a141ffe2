import { dayNumber } from '#lending/days.ts'
import type { TaxFact } from '#lending/facts/cash-flow-facts.ts'
import type { Window } from '#lending/ledger/evidenced.ts'
import { categoriesOfKind, type Ledger } from '#lending/ledger/ledger.ts'
import { between, rowsOf, selectPaid } from '#lending/ledger/views.ts'

/** Payments to the tax office: what kind, how regular, and whether there are signs of arrears or a payment plan. */
export function taxes(ledger: Ledger, window: Window): TaxFact {
  const paid = selectPaid(ledger, window, categoriesOfKind('tax'))
  const longestGapDays = paid.count === 0 ? null : longestGap(ledger, window)
  return {
    paid,
    vat: selectPaid(ledger, window, ['vat-payment']),
    wageTax: selectPaid(ledger, window, ['wage-tax']),
    arrears: selectPaid(ledger, window, ['tax-arrears']),
    longestGapDays,
    isRegular: longestGapDays !== null && longestGapDays <= ledger.policy.tax.regularGapDays,
  }
}

/** The longest run of days without a tax payment or refund, the edges of the window included. */
function longestGap(ledger: Ledger, window: Window): number {
  const [from, to] = [dayNumber(window.from), dayNumber(window.to)]
  const rows = between(rowsOf(ledger, [...categoriesOfKind('tax'), 'tax-refund']), from, to)
  const days = [Math.max(from, ledger.firstDay), ...rows.map(({ day }) => day).sort((a, b) => a - b), to]
  return days.reduce((longest, day, index) => Math.max(longest, day - (days[index - 1] ?? day)), 0)
}
