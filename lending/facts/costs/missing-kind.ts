import type { Category } from '#lending/bookings/category.ts'
import { monthsInYear } from '#lending/days.ts'
import type { CoreTurnover } from '#lending/facts/income/core-turnover.ts'
import type { OwnerPay } from '#lending/facts/owners/owner-pay.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import type { Timeline } from '#lending/ledger/timeline.ts'
import { paidInYear, rowsOf } from '#lending/ledger/views.ts'
import { tradesWith, type UsualKind, usualKinds } from '#lending/policy/usual-costs.ts'

const paidAs: Readonly<Record<UsualKind, readonly Category[]>> = {
  premises: ['rent', 'lease', 'energy'],
  purchases: ['supplier', 'cash-withdrawal', 'groceries'],
  wages: ['wages', 'wage-tax'],
}

type Firm = { sbiCode: string | null; core: Pick<CoreTurnover, 'year'>; owner: Pick<OwnerPay, 'ownerCount'> }

/**
 * The first kind of cost that each firm of this trade and size has, and that hardly anything was paid for in the last
 * twelve months; null for none. Another account pays it. Source: docs/credit-policy.md, "Capacity" 6.
 */
export function missingKind(ledger: Ledger, timeline: Timeline, { sbiCode, core, owner }: Firm): UsualKind | null {
  const { fromYearCents, wagesFromYearCents, shareMin } = ledger.policy.usualCosts
  if (sbiCode === null || timeline.yearMonths < ledger.policy.months.newest) return null
  const paceCents = (core.year.sumCents / timeline.yearMonths) * monthsInYear
  const isIn = (codes: readonly string[]): boolean => codes.some((code) => sbiCode.startsWith(code))
  const missing = usualKinds.find((kind) => {
    const { divisions, exceptGroups } = tradesWith[kind]
    const from = kind === 'wages' ? wagesFromYearCents * owner.ownerCount : fromYearCents
    if (paceCents < from || !isIn(divisions) || isIn(exceptGroups)) return false
    return paidInYear(timeline, rowsOf(ledger, paidAs[kind])) < core.year.sumCents * shareMin
  })
  return missing ?? null
}
