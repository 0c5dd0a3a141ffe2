import { isIban, normaliseAccount } from '#lending/iban.ts'
import { referencePart, type CodedText } from '#lending/statements/narrative/coded-text.ts'
import type { EntryLine } from '#lending/statements/mt940/entry.ts'
import type { Narrative } from '#lending/statements/narrative/narrative.ts'
import { triodosShop } from '#lending/statements/narrative/numbered-text.ts'
import { readNarrativePart } from '#lending/statements/narrative/read-narrative.ts'
import { isReturned, returnReason } from '#lending/statements/narrative/reversal.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { reference } from '#lending/statements/values.ts'

/** One booking on the page of kept lines: its field 61 as read, and the places of its texts. */
export type PagedBooking = {
  /** The line of its :61:. */
  line: number
  entry: EntryLine
  /** The references of :61:, the lines behind it, and the text of :86:, each without what broke it into lines. */
  start: number
  supplementStart: number
  narrativeStart: number
  end: number
}

/** A former account number as Rabobank pads it in the reference of :61:, e.g. `0121470966`, `P002445588`. */
const accountReference = /^(?:[A-Z]{2}\d\d[A-Z]{4}\d{9,10}|[P\d]\d{9})$/

/**
 * One booking from its :61:, the lines after it, and its :86:. The counterparty's account comes from the text, else the
 * supplementary line (Rabobank), else the reference (ASN, SNS, Van Lanschot, old Rabobank).
 *
 * @param page the lines that were kept, finished
 */
export function toBooking(booking: PagedBooking, page: CodedText, currency: string): Booking {
  const { entry, start, supplementStart, narrativeStart, end } = booking
  const narrative = readNarrativePart(page, narrativeStart, end)
  const referencesEnd = endOfReferences(page, start, supplementStart)
  const slashes = slashesIn(page.codes, start, referencesEnd)
  if (narrative.counterpartyAccount === null || narrative.counterpartyName === null || narrative.description === '') {
    const supplement = page.text.slice(supplementStart, narrativeStart)
    if (page.codes[narrativeStart] === slash) narrative.counterpartyAccount ??= foreignAccountIn(supplement)
    completeFromEntry(narrative, page.text.slice(start, slashes), supplement)
  }
  const reason = returnReason(narrative.returnReason)
  return {
    bookedOn: entry.bookedOn,
    valueOn: entry.valueOn,
    amountCents: entry.amountCents,
    currency,
    counterpartyName: narrative.counterpartyName,
    counterpartyAccount: narrative.counterpartyAccount === nought ? null : narrative.counterpartyAccount,
    description: narrative.description,
    endToEndId: narrative.endToEndId,
    mandateId: narrative.mandateId,
    creditorId: narrative.creditorId,
    bankReference: slashes === referencesEnd ? null : referencePart(page, slashes + 2, referencesEnd),
    bankCode: entry.code,
    isReversal:
      entry.isReversal || reason !== null || isReturnCode(entry.code, narrative.description) || isReturned(narrative),
    reversalReason: reason,
  }
}

/** Programs at ING's customers write what belongs on the next line, `/TRCD/00100/`, behind the references. */
function endOfReferences({ codes, text }: CodedText, start: number, end: number): number {
  if (codes[end - 1] !== slash) return end
  const at = text.indexOf('/TRCD/', start)
  return at >= 0 && at < end ? at : end
}

/** The place of the two slashes between the customer's reference and the bank's, else the end. */
function slashesIn(codes: Uint8Array, start: number, end: number): number {
  for (let at = start; at + 1 < end; at += 1) if (codes[at] === slash && codes[at + 1] === slash) return at
  return end
}

/**
 * Where the text is in keys, Rabobank's line after :61: is only the counterparty's account; a foreign one may be digits
 * only (MT940 Structured 1.5.3, field 61 subfield 9).
 */
function foreignAccountIn(supplement: string): string | null {
  const line = supplement.trimEnd()
  return /^(?:[A-Z]{2}\d\d[A-Z0-9]{11,30}|\d{11,34})$/.test(line) ? normaliseAccount(line) : null
}

/** Takes what the text did not show from the reference in :61: and the lines behind it. */
function completeFromEntry(narrative: Narrative, references: string, supplement: string): void {
  const { reference, name } = splitReference(references)
  narrative.counterpartyAccount ??= accountIn(supplement.trimEnd()) ?? accountIn(reference)
  narrative.counterpartyName ??= name ?? nameIn(supplement, reference) ?? triodosShop(narrative.description)
  narrative.description ||= paymentReference(reference)
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

/** Old Rabobank puts 16 characters of reference, then the counterparty's name, into one field. */
function splitReference(text: string): { reference: string; name: string | null } {
  const trimmed = text.trim()
  if (!/\s/.test(trimmed)) return { reference: trimmed, name: null }
  return { reference: text.slice(0, 16).trim(), name: reference(text.slice(16)) }
}

/** ASN and SNS repeat the counterparty's name on the line after :61:, where others put an account or `/TRCD/…`. */
function nameIn(supplement: string, entryReference: string): string | null {
  if (supplement.includes('/') || accountIn(supplement.trimEnd()) !== null) return null
  return accountIn(entryReference) === null ? null : reference(supplement)
}

/** SWIFT's type RTI, which ING writes with or without a reason; and bunq's card type, with bunq's word for a return. */
function isReturnCode(code: string, description: string): boolean {
  return code === 'NRTI' || (code === 'NMSC' && description.startsWith('Refund: '))
}

/** Triodos and Van Lanschot write noughts for no account: this is what is left of them. */
const nought = '0'
const slash = 47
