import type { Ledger } from '#lending/ledger/ledger.ts'
import type { Row } from '#lending/ledger/row.ts'

/** Less was paid than is due, by the company's own measure or by the table. */
export const taxLacks = ['vat-below-trade', 'vat-fell', 'wage-tax-low'] as const
export type TaxLack = (typeof taxLacks)[number]

/** Why a person looks at the tax: that, or what was due is not there, or cannot be seen yet. */
export type TaxCause = TaxLack | 'nothing-paid' | 'refunds-only' | NotSeen
type NotSeen = 'vat-never' | 'vat-stopped' | 'vat-yearly' | 'wage-tax-missing' | 'instalments-stopped'

export type TaxPayments = Record<'vat' | 'wage' | 'income' | 'other', Row[]>

type Seen = {
  payments: TaxPayments
  quartersPaid: readonly boolean[]
  /** Of sales, by the table. */
  share: number
  vat: { hasOwnShare: boolean; isOwedNone: boolean; isYearly: boolean; lack: TaxLack | null }
  wage: { hasStaff: boolean; isTooLittle: boolean; hasStopped: boolean }
  arePlansUnpaid: boolean
}

/** The first that a person has to ask about; none where all that was due is seen. */
export function taxCauseOf(ledger: Ledger, { payments, share, vat, wage, ...seen }: Seen): TaxCause | null {
  const { quartersUnpaidMax, anyPaidDays } = ledger.policy.tax
  const last = seen.quartersPaid.slice(-quartersUnpaidMax)
  // Nothing paid in some quarters that were due is not late, it is not there; nor is VAT that was never paid.
  const isUnpaid =
    (last.length >= quartersUnpaidMax && !last.includes(true)) ||
    (last.length > 0 && payments.vat.length === 0 && !vat.isOwedNone)
  const isLately = ({ day }: Row): boolean => day > ledger.lastDay - anyPaidDays
  const isDue = share > 0 || ((vat.hasOwnShare || wage.hasStaff) && ![...payments.vat, ...payments.wage].some(isLately))
  if (isDue && isUnpaid) {
    if (payments.vat.length > 0) return 'vat-stopped'
    if (share === 0) return 'wage-tax-missing'
    if (ledger.of('tax-refund').length > 0) return 'refunds-only'
    return Object.values(payments).some((rows) => rows.length > 0) ? 'vat-never' : 'nothing-paid'
  }
  if (wage.hasStopped) return wage.isTooLittle ? 'wage-tax-low' : 'wage-tax-missing'
  return vat.isYearly ? 'vat-yearly' : (vat.lack ?? (seen.arePlansUnpaid ? 'instalments-stopped' : null))
}
