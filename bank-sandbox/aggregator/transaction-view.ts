import type { Bank } from '../banks.ts'
import type { Booking, BookingKind } from '../story/booking.ts'
import { chanceFrom } from '../story/chance.ts'

/** A transaction as GET /transactions shows it. */
export interface TransactionView {
  id: string
  account_id: string
  mode: string
  status: string
  made_on: string
  amount: number | null
  currency_code: string
  description: string
  category: string
  duplicated: boolean
  extra: Record<string, unknown>
  created_at: string
  updated_at: string
}

interface ViewContext {
  bank: Bank
  accountId: string
  transactionId: string
  currency: string
  ownIbans: ReadonlySet<string>
  pending: boolean
  /** Running balance including this transaction. */
  balanceCents: number
  fetchedAt: string
}

export function transactionView(booking: Booking, context: ViewContext): TransactionView {
  const isOwn = booking.counterparty.iban !== undefined && context.ownIbans.has(booking.counterparty.iban)
  return {
    id: context.transactionId,
    account_id: context.accountId,
    mode: booking.kind === 'bank-costs' ? 'fee' : isOwn ? 'transfer' : 'normal',
    status: context.pending ? 'pending' : 'posted',
    made_on: booking.date,
    amount: booking.amountCents / 100,
    currency_code: context.currency,
    description: describe(booking, context.bank),
    category: isOwn ? 'transfer' : 'uncategorized',
    duplicated: false,
    extra: extraOf(booking, context),
    created_at: context.fetchedAt,
    updated_at: context.fetchedAt,
  }
}

const WORD_OF_KIND: Record<BookingKind, string> = {
  transfer: 'SEPA overboeking',
  'direct-debit': 'SEPA incasso algemeen doorlopend',
  card: 'Betaalautomaat',
  'card-takings': 'SEPA overboeking',
  ideal: 'SEPA iDEAL',
  'cash-deposit': 'Storting',
  'cash-withdrawal': 'Geldautomaat',
  'bank-costs': 'Kosten',
  interest: 'Rente',
  reversal: 'Storno',
}

/** Each bank writes a booking its own way: the same facts, written as its statements write them. */
function describe(booking: Booking, bank: Bank): string {
  const { name, iban } = booking.counterparty
  if (bank.dialect === 'slashes') {
    const parts = [`/TRTP/${WORD_OF_KIND[booking.kind]}`, iban && `/IBAN/${iban}`, `/NAME/${name}`]
    parts.push(booking.mandate && `/MARF/${booking.mandate}`, `/REMI/${booking.text}`)
    parts.push(`/EREF/${booking.reference ?? 'NOTPROVIDED'}`)
    return parts.filter(Boolean).join('')
  }
  if (bank.dialect === 'one-line') {
    const parts = [`Naam: ${name}`, `Omschrijving: ${booking.text}`, iban && `IBAN: ${iban}`]
    parts.push(
      booking.reference && `Kenmerk: ${booking.reference}`,
      booking.mandate && `Machtiging ID: ${booking.mandate}`,
    )
    return [...parts.filter(Boolean), `Valutadatum: ${booking.date.split('-').reverse().join('-')}`].join(' ')
  }
  return booking.text
}

function extraOf(booking: Booking, context: ViewContext): Record<string, unknown> {
  const { counterparty, reference } = booking
  const isIn = booking.amountCents > 0
  const role = isIn ? 'payer' : 'payee'
  const chance = chanceFrom(`extra ${context.transactionId}`)
  const extra: Record<string, unknown> = { id: `${context.bank.key.slice(0, 3)}${context.transactionId.slice(-9)}` }
  if (context.bank.dialect !== 'slashes') extra[role] = counterparty.name
  if (context.bank.dialect === 'fields') {
    // The IBAN sits in the counterparty's information field: the aggregator has no separate field for it.
    if (counterparty.iban) extra[`${role}_information`] = counterparty.iban
    extra['information'] = booking.text
    extra['type'] = WORD_OF_KIND[booking.kind]
  }
  if (context.bank.dialect === 'one-line' && counterparty.iban && chance.happens(0.5)) {
    extra[`${role}_information`] = `IBAN ${counterparty.iban}`
  }
  if (reference && chance.happens(0.9)) extra['end_to_end_id'] = reference
  if (chance.happens(0.8)) extra['posting_date'] = booking.date
  if (booking.kind === 'card' && chance.happens(0.5))
    extra['posting_time'] = `${chance.whole(10, 20)}:${chance.whole(10, 59)}:07`
  if (!context.pending && chance.happens(0.6)) extra['account_balance_snapshot'] = context.balanceCents / 100
  if (booking.mandate && context.bank.dialect === 'fields') extra['additional'] = `Machtiging ${booking.mandate}`
  return extra
}
