import type { Cents } from '#lending/money.ts'
import type { IsoDate } from '#lending/days.ts'
import { isSameAccount, normaliseAccount } from '#lending/iban.ts'
import { dayOfMoment } from '#lending/statements/camt/entry.ts'
import { type Statement, withBatchesApart } from '#lending/statements/statement.ts'
import type { Payout } from './payout-file.ts'
import { type Leaf, readXml, textAt } from './read-xml.ts'

/** The bank's word about one payout; amount and account where it gives them. */
export type Reported = {
  endToEndId: string
  what: 'paid' | 'returned'
  on: IsoDate
  /** ISO 20022 reason code of a return, e.g. AC04; null where there is none. */
  reason: string | null
  amountCents: Cents | null
  iban: string | null
}

/** Of the payer's own statements; null where none is. */
export function reportedByStatements(statements: readonly Statement[], payerIban: string): Reported[] | null {
  const own = statements.filter(({ accountNumber: account }) => isSameAccount(normaliseAccount(account), payerIban))
  if (own.length === 0) return null
  return own.flatMap(({ bookings }) =>
    withBatchesApart(bookings).flatMap((booking) => {
      const { endToEndId, amountCents, bookedOn: on, counterpartyAccount: iban, reversalReason: reason } = booking
      const what = amountCents < 0 ? 'paid' : 'returned'
      return endToEndId === null ? [] : [{ endToEndId, what, on, reason, amountCents: Math.abs(amountCents), iban }]
    }),
  )
}

const meaning: Readonly<Record<string, Reported['what']>> = { RJCT: 'returned', ACSC: 'paid', ACCC: 'paid' }

/** A status report: statuses of single payouts, or of the file that it names as a whole. */
type StatusReport = {
  messageId: string
  isRefused: boolean
  reason: string | null
  on: IsoDate
  single: Reported[]
}

/** Of a pain.002; null when it is none. */
export function readStatusReport(text: string): StatusReport | null {
  const { whole, parts } = readXml(text, 'TxInfAndSts') ?? { whole: [], parts: [] }
  const on = dayOfMoment(textAt(whole, 'GrpHdr/CreDtTm') ?? '')
  const messageId = textAt(whole, 'OrgnlGrpInfAndSts/OrgnlMsgId')
  if (on === null || messageId === null) return null
  const isRefused = [textAt(whole, 'GrpSts'), textAt(whole, 'PmtInfSts')].includes('RJCT')
  const single = parts.flatMap((leaves) => {
    const what = meaning[textAt(leaves, 'TxSts') ?? '']
    const endToEndId = textAt(leaves, 'OrgnlEndToEndId')
    const amount = textAt(leaves, 'OrgnlTxRef/Amt/InstdAmt')
    const amountCents = amount === null ? null : Math.round(Number(amount) * 100)
    const iban = textAt(leaves, 'OrgnlTxRef/CdtrAcct/Id/IBAN')
    return what && endToEndId ? [{ endToEndId, what, on, reason: reasonIn(leaves), amountCents, iban }] : []
  })
  return { messageId, isRefused, reason: reasonIn(whole), on, single }
}

const reasonIn = (leaves: readonly Leaf[]): string | null =>
  textAt(leaves, 'StsRsnInf/Rsn/Cd') ?? textAt(leaves, 'StsRsnInf/Rsn/Prtry')

export type PayoutState = 'open' | 'paid' | 'returned' | 'dropped'

/** Whether the bank names another amount or account for this payout. */
export const isOther = (payout: Payout, { amountCents, iban }: Reported): boolean =>
  (amountCents !== null && amountCents !== payout.amountCents) || (iban !== null && iban !== payout.iban)

/** The last word about one payout; null where it says nothing new. A return stands, whatever was booked before it. */
export function lastWord(state: PayoutState, reports: readonly Reported[]): Reported | null {
  const last = reports.find(({ what }) => what === 'returned') ?? reports[0]
  return !last || state === 'returned' || last.what === state ? null : last
}
