import { isIban, normaliseAccount } from '#lending/iban.ts'
import type { EntryLine } from '#lending/statements/mt940-entry.ts'
import type { Narrative } from '#lending/statements/narrative.ts'
import { readNarrative } from '#lending/statements/read-narrative.ts'
import { returnReason, saysReversal } from '#lending/statements/reversal.ts'
import type { Transaction } from '#lending/statements/statement.ts'
import { reference } from '#lending/statements/values.ts'

/** A former account number as Rabobank pads it in the reference of :61:, e.g. `0121470966`, `P002445588`. */
const accountReference = /^(?:[A-Z]{2}\d\d[A-Z]{4}\d{9,10}|[P\d]\d{9})$/

/**
 * One booking from its :61:, the lines after it, and its :86:. The counterparty's account is taken from the text, else
 * from the supplementary line (Rabobank), else from the reference (ASN, SNS, Van Lanschot, old Rabobank).
 */
export function toTransaction(entry: EntryLine, supplement: string, text: string, currency: string): Transaction {
  const narrative = readNarrative(text)
  const parts = splitReference(entry.reference)
  const account = narrative.counterpartyAccount ?? accountIn(supplement.trimEnd()) ?? accountIn(parts.reference)
  const reason = returnReason(narrative.returnReason)
  return {
    bookedOn: entry.bookedOn,
    valueOn: entry.valueOn,
    amountCents: entry.amountCents,
    currency,
    counterpartyName: narrative.counterpartyName ?? parts.name ?? nameIn(supplement, parts.reference),
    counterpartyAccount: account !== null && account.startsWith('0') && /^0*$/.test(account) ? null : account,
    description: narrative.description || paymentReference(parts.reference),
    endToEndId: narrative.endToEndId,
    mandateId: narrative.mandateId,
    creditorId: narrative.creditorId,
    bankReference: reference(entry.bankReference),
    bankCode: entry.code,
    isReversal: entry.isReversal || reason !== null || entry.code === returnedItem || isReturned(narrative),
    reversalReason: reason,
  }
}

/** ING puts the reference of a payment to the tax office into :61: when the payment has no other text. */
function paymentReference(text: string): string {
  return /^\d{16}$/.test(text) ? text : ''
}

/** A former number of ten places, or an IBAN; one that is not Dutch must have right check digits to count as one. */
function accountIn(text: string): string | null {
  if (text.length < 10 || text.charCodeAt(0) === slash) return null
  const isAccount = accountReference.test(text) || isIban(text)
  return isAccount ? normaliseAccount(text) : null
}

function isReturned(narrative: Narrative): boolean {
  return saysReversal(narrative.kind ?? '') || saysReversal(narrative.description)
}

/** Old Rabobank puts 16 characters of reference, then the counterparty's name, into one field. */
function splitReference(text: string): { reference: string; name: string | null } {
  const trimmed = text.trim()
  if (text.length <= 16 || !/\s/.test(trimmed)) return { reference: trimmed, name: null }
  return { reference: text.slice(0, 16).trim(), name: reference(text.slice(16)) }
}

/** ASN and SNS repeat the counterparty's name on the line after :61:, where others put an account or `/TRCD/…`. */
function nameIn(supplement: string, entryReference: string): string | null {
  if (supplement.includes('/') || accountIn(supplement.trimEnd()) !== null) return null
  return accountIn(entryReference) === null ? null : reference(supplement)
}

/** SWIFT's type RTI, which ING writes with or without a reason. */
const returnedItem = 'NRTI'
const slash = 47
