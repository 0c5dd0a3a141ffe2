import { isSameAccount, looksLikeIban, normaliseAccount } from '#lending/iban.ts'
import type { EntryLine } from '#lending/statements/mt940-entry.ts'
import type { Narrative } from '#lending/statements/narrative.ts'
import { readNarrative } from '#lending/statements/read-narrative.ts'
import { returnReason, saysReversal } from '#lending/statements/reversal.ts'
import type { Transaction } from '#lending/statements/statement.ts'
import { reference, tidyText } from '#lending/statements/values.ts'

/** A former account number as Rabobank pads it in the reference of :61:, e.g. `0121470966`, `P002445588`. */
const accountReference = /^(?:[A-Z]{2}\d\d[A-Z]{4}\d{10}|[P\d]\d{9})$/

/**
 * One booking from its :61:, the lines after it, and its :86:. The counterparty's account is taken from the text, else
 * from the supplementary line (Rabobank), else from the reference (ASN, SNS, Van Lanschot, old Rabobank).
 */
export function toTransaction(
  entry: EntryLine,
  supplement: string,
  text: string,
  own: { accountNumber: string; currency: string },
): Transaction {
  const narrative = readNarrative(text)
  const parts = splitReference(entry.reference)
  const firstSupplement = supplement.trimEnd()
  const isSupplementAccount = accountReference.test(firstSupplement)
  const account =
    narrative.counterpartyAccount ??
    (isSupplementAccount ? normaliseAccount(firstSupplement) : null) ??
    (accountReference.test(parts.reference) ? normaliseAccount(parts.reference) : null)
  const isOwn = account !== null && isSameAccount(account, own.accountNumber) && !looksLikeIban(account)
  const reason = returnReason(narrative.returnReason)
  return {
    bookedOn: entry.bookedOn,
    valueOn: entry.valueOn,
    amountCents: entry.amountCents,
    currency: own.currency,
    counterpartyName: narrative.counterpartyName ?? parts.name ?? nameOf(supplement, isSupplementAccount, parts),
    counterpartyAccount: isOwn || isAllZero(account) ? null : account,
    description: narrative.description,
    endToEndId: narrative.endToEndId,
    mandateId: narrative.mandateId,
    creditorId: narrative.creditorId,
    bankReference: reference(entry.bankReference) ?? ownReference(parts.reference),
    bankCode: entry.code,
    isReversal: entry.isReversal || reason !== null || isReturned(narrative),
    reversalReason: reason,
  }
}

function isReturned(narrative: Narrative): boolean {
  return saysReversal(narrative.kind ?? '') || saysReversal(narrative.description)
}

function isAllZero(account: string | null): boolean {
  return account !== null && /^0*$/.test(account)
}

/** Old Rabobank puts 16 characters of reference, then the counterparty's name, into one field. */
function splitReference(text: string): { reference: string; name: string | null } {
  if (text.length <= 16) return { reference: text.trim(), name: null }
  const name = tidyText(text.slice(16))
  return { reference: text.slice(0, 16).trim(), name: name === '' ? null : name }
}

/** ASN and SNS repeat the counterparty's name on the line after :61:. ING puts `/TRCD/…` there. */
function nameOf(supplement: string, isAccount: boolean, parts: { reference: string }): string | null {
  if (isAccount || supplement.includes('/') || !accountReference.test(parts.reference)) return null
  return reference(supplement)
}

function ownReference(text: string): string | null {
  return accountReference.test(text) ? null : reference(text)
}
