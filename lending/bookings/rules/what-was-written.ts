import { borrowed } from '#lending/bookings/rules/lenders.ts'
import type { Booking } from '#lending/statements/statement.ts'

/** By the words of a booking, without its counterparty. */

/** Only who sends a bill writes these; a payout, a benefit or a prize has none. */
export const bill =
  /\b(?:factu(?:ur|ren)|invoice|inkoop|order|offerte|declaratie|opdracht|(?:fact|factnr|inv|po|nota)\b)/

export const selfBilled = /\bself[- ]?(?:bill|invoic)|\bzelffactur/i

const tillNames = /geld|stort|automaat|bank|\b(?:ing|rabo|abn|sns|asn|atm|gea|kas|seal|cash)/i

export function isFromTill({ counterpartyAccount, counterpartyName }: Booking): boolean {
  return counterpartyAccount === null && (!counterpartyName || tillNames.test(counterpartyName))
}

/** Lenders buy things too, and then name the bill and no loan. */
export function isBillPaid({ description }: Booking): boolean {
  const text = description.toLowerCase()
  return bill.test(text) && !borrowed.test(text) && !text.includes('voorschot')
}

/** A shop that sells with payment afterwards pays the service for it; a buyer pays for the thing bought. */
export function isForService({ description }: Booking): boolean {
  return /\b(\w*kosten|fees?|commissie|commission|tarief|abonnement|factoring|merchant)\b/i.test(description)
}

/** A platform pays out what was sold on it, and pays back what was bought there. */
export function isPaidBack({ description }: Booking): boolean {
  return /\b(refund|retour|terugbetaling|restitutie)\b/i.test(description)
}

/** Words that a bank writes with a payment by card or phone in a shop. */
const cardWords = /\b(bea|betaalpas|pasvolgnr|google pay|apple pay|pas ?\d{3})\b/i

/** Small shops take cards through SumUp, Zettle or CCV, whose name stands before the shop's: `SumUp *Koffiebar`. */
export function isCardPayment({ counterpartyName, description }: Booking): boolean {
  return cardWords.test(description) || (counterpartyName ?? '').includes('*')
}

/** A shop that pays a card purchase back is no direct debit that bounced, though a bank marks both as returned. */
export function isCardRefund({ amountCents, reversalReason, description }: Booking): boolean {
  if (amountCents <= 0 || reversalReason !== null) return false
  return cardWords.test(description) || /\brefund\b/i.test(description)
}

/** Ours: from here on what a butcher or greengrocer is paid by transfer is stock, and no shopping. */
const stockFromCents = 250_00

const marketTrades = new Set(['slagerij', 'groenteboer', 'versmarkt'])

export function isStock({ amountCents, description }: Booking, words: readonly string[]): boolean {
  return amountCents <= -stockFromCents && words.some((word) => marketTrades.has(word)) && !cardWords.test(description)
}
