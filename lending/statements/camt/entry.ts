import { businessDay } from '#lending/business-day.ts'
import type { IsoDate } from '#lending/days.ts'
import { isSameAccount, normaliseAccount } from '#lending/iban.ts'
import { slot, type Slots, partySlots } from '#lending/statements/camt/paths.ts'
import { emptyNarrative, type Narrative } from '#lending/statements/narrative/narrative.ts'
import { triodosShop } from '#lending/statements/narrative/numbered-text.ts'
import { readNarrative } from '#lending/statements/narrative/read-narrative.ts'
import { Refused } from '#lending/statements/refusal.ts'
import { isReversalCode, returnReason, saysReversal } from '#lending/statements/narrative/reversal.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { parseCents, parseDate, reference, tidyText } from '#lending/statements/values.ts'

export type CamtEntry = {
  slots: Slots
  currency: string | null
  /** The first details of the booking, up to the limit; `detailCount` counts all of them. */
  details: Slots[]
  detailCount: number
}

/** An amount without a sign, and CRDT or DBIT. */
export function signedCents(amount: string | undefined, mark: string | undefined, line: number, field: string): number {
  const cents = amount === undefined ? null : decimalCents(amount)
  // CAMT states the direction in CdtDbtInd: a sign in the amount as well is an edit.
  if (amount?.trimStart().startsWith('-') && cents !== null)
    throw new Refused('altered_file', { line, field: `${field}/Amt`, found: amount })
  if (cents === null) throw new Refused('malformed_amount', { line, field: `${field}/Amt`, found: amount ?? '' })
  const direction = mark?.trim()
  if (direction !== 'CRDT' && direction !== 'DBIT') {
    throw new Refused('malformed_xml', { line, field: `${field}/CdtDbtInd`, found: direction ?? '' })
  }
  return direction === 'CRDT' || cents === 0 ? cents : -cents
}

/** An xs:decimal may begin with its point, and have space around it. */
function decimalCents(amount: string): number | null {
  return parseCents(amount, '.') ?? parseCents(amount.trim().replace(/^\./, '0.'), '.')
}

/** BOOK and a missing status are booked; PDNG, INFO, FUTR and anything else is not (yet). */
export function isBooked(entry: CamtEntry): boolean {
  const status = entry.slots[slot.status]?.trim() ?? ''
  return status === '' || status === 'BOOK'
}

type OwnAccount = { accountNumber: string; currency: string }

/** One Ntry is one movement on the account; where its details add up to it, they are its parts. */
export function toBooking(entry: CamtEntry, own: OwnAccount, line: number): Booking {
  const whole = bookingOf(entry, own, line)
  const parts = entry.detailCount > 1 ? partsOf(entry, own, line) : []
  const sumCents = parts.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return parts.length > 1 && sumCents === whole.amountCents ? { ...whole, parts } : whole
}

/** The payments of a batch as separate entries; none where the amount of one is missing or not kept. */
function partsOf(entry: CamtEntry, own: OwnAccount, line: number): Booking[] {
  const { details, detailCount, slots } = entry
  if (details.length < detailCount || !details.every(statesAmount)) return []
  return details.map((detail) => {
    const ofPart = slots.slice()
    ofPart[slot.amount] = detail[slot.detailAmount]
    ofPart[slot.mark] = detail[slot.detailMark] ?? slots[slot.mark]
    return bookingOf({ ...entry, slots: ofPart, details: [detail], detailCount: 1 }, own, line)
  })
}

function statesAmount(detail: Slots): boolean {
  const mark = detail[slot.detailMark]?.trim() ?? 'CRDT'
  return (decimalCents(detail[slot.detailAmount] ?? '') ?? -1) >= 0 && (mark === 'CRDT' || mark === 'DBIT')
}

function bookingOf(entry: CamtEntry, own: OwnAccount, line: number): Booking {
  const { slots } = entry
  const amountCents = signedCents(slots[slot.amount], slots[slot.mark], line, 'Ntry')
  const valueOn = dateOf(slots[slot.valueOn], 'Ntry/ValDt', line)
  const bookedOn = dateOf(slots[slot.bookedOn], 'Ntry/BookgDt', line) ?? valueOn
  if (bookedOn === null) throw new Refused('missing_field', { line, field: 'Ntry/BookgDt' })
  const isMarked = slots[slot.reversal]?.trim() === 'true' || slots[slot.reversal]?.trim() === '1'
  const narrative = narrativeOf(entry, amountCents >= 0, isMarked, own.accountNumber)
  // In a booking's only details, some banks give what belongs to the booking.
  const only = entry.detailCount === 1 ? entry.details[0] : undefined
  const isReturned = entry.details.some(hasReturn) || hasReversalCode(slots)
  return {
    bookedOn,
    valueOn,
    amountCents,
    currency: entry.currency ?? own.currency,
    counterpartyName: narrative.counterpartyName,
    counterpartyAccount: narrative.counterpartyAccount,
    description: narrative.description,
    endToEndId: narrative.endToEndId,
    mandateId: narrative.mandateId,
    creditorId: narrative.creditorId,
    bankReference: withoutNoughts(
      slots[slot.servicerReference] ?? slots[slot.entryReference] ?? only?.[slot.detailReference],
    ),
    bankCode: codeOf(slots) ?? (only === undefined ? null : codeOf(only)),
    isReversal: isMarked || isReturned || saysReversal(narrative.kind ?? narrative.description),
    reversalReason: returnReason(narrative.returnReason),
  }
}

/** ABN AMRO refers to its charges by noughts only. */
function withoutNoughts(text: string | undefined): string | null {
  const found = reference(text)
  return found !== null && found.charCodeAt(0) === zero && /^0+$/.test(found) ? null : found
}

const zero = 48

function hasReturn(detail: Slots): boolean {
  return detail[slot.isReturned] !== undefined || hasReversalCode(detail)
}

function hasReversalCode(slots: Slots): boolean {
  return isReversalCode(slots[slot.subFamily]?.trim() ?? '')
}

function dateOf(text: string | undefined, field: string, line: number): string | null {
  if (text === undefined) return null
  const date = dayOfMoment(text.trim())
  if (date === null) throw new Refused('malformed_date', { line, field, found: text })
  return date
}

/** A moment is a day in the Netherlands; one with a zone may be the evening before, as UTC writes it. */
export function dayOfMoment(text: string): IsoDate | null {
  const hasZone = text.length > 'yyyy-mm-dd'.length && zoned.test(text) && parseDate(text) !== null
  const moment = hasZone ? new Date(text) : null
  return moment === null || Number.isNaN(moment.getTime()) ? parseDate(text) : businessDay(moment)
}

const zoned = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/

function codeOf(slots: Slots): string | null {
  const proprietary = slots[slot.proprietaryCode]?.trim()
  if (proprietary) return proprietary
  let code = ''
  for (const place of codeSlots) {
    const part = slots[place]?.trim()
    if (part) code = code === '' ? part : `${code}/${part}`
  }
  return code === '' ? null : code
}

const codeSlots = [slot.domain, slot.family, slot.subFamily]

/** From the details when there is one; from what all of them share when it is a batch; else from the free text. */
function narrativeOf(entry: CamtEntry, isIn: boolean, isReversal: boolean, ownAccount: string): Narrative {
  const free = entry.slots[slot.entryText] ?? ''
  const [first] = entry.details
  if (first === undefined || isEmptyDetail(first)) return readNarrative(free)
  if (entry.detailCount === 1) return completed(narrativeOfDetail(first, isIn, isReversal, ownAccount), free)
  return sharedNarrative(
    entry.details.map((one) => narrativeOfDetail(one, isIn, isReversal, ownAccount)),
    free,
  )
}

/** Some banks repeat the booking as `/KEY/value` in the free text, and give some things only there (CSID). */
function completed(narrative: Narrative, free: string): Narrative {
  if (free === '' || (narrative.description !== '' && !free.startsWith('/'))) return narrative
  const fromText = readNarrative(free)
  return { ...completedBy(fromText, narrative), description: narrative.description || fromText.description }
}

/** The parts of a narrative and, where it has none, those of the bank's text, whose word for the kind comes first. */
function completedBy(fromText: Narrative, narrative: Narrative): Narrative {
  return {
    counterpartyName: narrative.counterpartyName ?? fromText.counterpartyName,
    counterpartyAccount: narrative.counterpartyAccount ?? fromText.counterpartyAccount,
    description: fromText.description || narrative.description,
    endToEndId: narrative.endToEndId ?? fromText.endToEndId,
    mandateId: narrative.mandateId ?? fromText.mandateId,
    creditorId: narrative.creditorId ?? fromText.creditorId,
    returnReason: narrative.returnReason ?? fromText.returnReason,
    kind: fromText.kind ?? narrative.kind,
  }
}

/** SNS sends `<TxDtls/>` and puts everything in the free text; ABN AMRO may give no more than its own reference. */
function isEmptyDetail(detail: Slots): boolean {
  for (const place of partySlots) if (detail[place] !== undefined) return false
  return true
}

function narrativeOfDetail(detail: Slots, isIn: boolean, isReversal: boolean, ownAccount: string): Narrative {
  const narrative: Narrative = {
    ...counterpartyOf(detail, isIn !== isReversal, ownAccount),
    description: purposeOf(detail),
    endToEndId: reference(detail[slot.endToEndId]),
    mandateId: reference(detail[slot.mandateId]),
    // Where a direct debit comes back, some banks write the creditor in the debtor's place.
    creditorId: creditorIdOf(detail[slot.creditorId]) ?? usualCreditorId(detail[slot.debtorId]),
    returnReason: reference(detail[slot.returnReason]),
    kind: null,
  }
  const isAnonymous = narrative.counterpartyName === null && narrative.counterpartyAccount === null
  const mayBeTheBanks = isAnonymous || narrative.description.startsWith('/TRTP/')
  const named = mayBeTheBanks && detail[slot.remittance] !== undefined ? completedByPurpose(narrative) : narrative
  const text = detail[slot.detailText]?.trim() ?? ''
  return text.startsWith('/') ? completed(named, text) : named
}

/** Without a counterparty the free text may be the bank's, in the notations of its MT940: a card payment, `/NAME/…`. */
function completedByPurpose(narrative: Narrative): Narrative {
  const whole = completedBy(readNarrative(narrative.description), narrative)
  whole.counterpartyName ??= triodosShop(narrative.description)
  return whole
}

/** Free text and a payment reference may both be given (the Belastingdienst reads only its own). */
function purposeOf(detail: Slots): string {
  const free = tidyText(detail[slot.remittance] ?? '')
  const structured = tidyText(detail[slot.structuredReference] ?? '')
  if (free === '' && structured === '') {
    const text = tidyText(detail[slot.detailText] ?? '')
    return text.startsWith('/') ? '' : text
  }
  return free.includes(structured) ? free : tidyText(`${free} ${structured}`)
}

/**
 * Other numbers of the creditor, e.g. of VAT, use the same element; the identifier has a form (EPC262-08): country,
 * check digits, a business code that is nearly always ZZZ, and the number.
 */
function creditorIdOf(text: string | undefined): string | null {
  if (text === undefined) return null
  const words = text.trim().split(/\s+/)
  return usualCreditorId(text) ?? words.find((word) => anyCreditorId.test(word) && !vatNumber.test(word)) ?? null
}

function usualCreditorId(text: string | undefined): string | null {
  const identifier = /(?:^|\s)([A-Z]{2}\d\d ?ZZZ ?[A-Z0-9]{1,28})(?=\s|$)/i.exec(text ?? '')?.[1]
  return identifier?.replaceAll(' ', '') ?? null
}

const anyCreditorId = /^[A-Z]{2}\d\d[A-Z0-9]{4,31}$/i
const vatNumber = /^[A-Z]{2}U?\d{8,12}(?:B\d\d)?$/i

type Counterparty = { counterpartyName: string | null; counterpartyAccount: string | null }

/**
 * Money in comes from the debtor, money out goes to the creditor; a reversal keeps the payment's roles. Banks differ,
 * so the side that is not this account wins, and in a return the side with an account.
 */
function counterpartyOf(detail: Slots, isDebtor: boolean, ownAccount: string): Counterparty {
  const debtor = sideOf(detail, slot.debtorAccount, slot.debtorName, slot.ultimateDebtorName)
  const creditor = sideOf(detail, slot.creditorAccount, slot.creditorName, slot.ultimateCreditorName)
  const [expected, other] = isDebtor ? [debtor, creditor] : [creditor, debtor]
  const isExpectedOwn = expected.counterpartyAccount !== null && isSameAccount(expected.counterpartyAccount, ownAccount)
  const isExpectedEmpty = expected.counterpartyAccount === null && expected.counterpartyName === null
  const isOtherOwn = other.counterpartyAccount !== null && isSameAccount(other.counterpartyAccount, ownAccount)
  const isExpectedOwner =
    expected.counterpartyAccount === null && other.counterpartyAccount !== null && hasReturn(detail)
  return (isExpectedOwn || isExpectedEmpty || isExpectedOwner) && !isOtherOwn ? other : expected
}

function sideOf(detail: Slots, accountSlot: number, nameSlot: number, ultimateSlot: number): Counterparty {
  const account = reference(detail[accountSlot])
  return {
    counterpartyName: reference(detail[nameSlot]) ?? reference(detail[ultimateSlot]),
    counterpartyAccount: account === null ? null : normaliseAccount(account),
  }
}

function sharedNarrative(narratives: Narrative[], free: string): Narrative {
  const fromText = readNarrative(free)
  const texts = [...new Set(narratives.map((one) => one.description))].filter((text) => text !== '')
  return {
    ...emptyNarrative,
    counterpartyName: shared(narratives, 'counterpartyName'),
    counterpartyAccount: shared(narratives, 'counterpartyAccount'),
    creditorId: shared(narratives, 'creditorId'),
    description: fromText.description || texts.join(' / '),
    returnReason: shared(narratives, 'returnReason'),
    kind: fromText.kind,
  }
}

function shared(
  narratives: Narrative[],
  field: 'counterpartyName' | 'counterpartyAccount' | 'creditorId' | 'returnReason',
) {
  const value = narratives[0]![field]
  return narratives.every((one) => one[field] === value) ? value : null
}
