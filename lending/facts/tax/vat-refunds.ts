import { readTaxKind } from '#lending/bookings/tax-kind.ts'
import { quartersInYear } from '#lending/days.ts'
import { type Quarter, quartersDue } from '#lending/facts/tax/tax-quarters.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import type { Row } from '#lending/ledger/row.ts'

const isVat = ({ booking: { description } }: Row): boolean => readTaxKind(description).category === 'vat-payment'

/** Whether a refund came in the quarter after it. */
export function refundedIn({ policy }: Ledger, refunds: readonly Row[]): (quarter: Quarter) => boolean {
  const { refundedWithinDays } = policy.vat
  return ({ lastDay }) => refunds.some(({ day }) => day > lastDay && day <= lastDay + refundedWithinDays)
}

/**
 * VAT on purchases that the tax office pays back nearly every quarter to a company that sells abroad or once a year: no
 * windfall, but less VAT in the costs. None for a single refund. Source: docs/credit-policy.md, "Capacity" 4.
 */
export function quarterlyRefunds(ledger: Ledger): readonly Row[] {
  const refunds = ledger.receivedOf('tax-refund').filter((row) => isFromTaxOffice(row) && isVat(row))
  const due = quartersDue(ledger, []).slice(-quartersInYear)
  const refunded = due.filter(refundedIn(ledger, refunds)).length
  const { measureQuartersMin, refundsMissedMax } = ledger.policy.vat
  return refunded >= measureQuartersMin && refunded >= due.length - refundsMissedMax ? refunds : []
}

/** By its name, which a bank takes from the account. */
const isFromTaxOffice = ({ booking: { counterpartyName } }: Row): boolean =>
  /belastingdiens/i.test(counterpartyName ?? '')
