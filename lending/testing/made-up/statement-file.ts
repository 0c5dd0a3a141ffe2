import type { AnalysedAccount } from '#lending/bookings/account.ts'
import { addDays } from '#lending/days.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { balance, document } from '#lending/testing/camt-text.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const euros = (cents: number): string => (Math.abs(cents) / 100).toFixed(2)
const mark = (cents: number): string => (cents < 0 ? 'DBIT' : 'CRDT')
const sumOf = (bookings: readonly Booking[]): number => bookings.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** An account as its bank writes it in CAMT.053: one statement, with the balances that its bookings add up to. */
export function camtOf({ iban, holder, closing, bookings }: AnalysedAccount): string {
  const closingCents = closing!.amountCents
  const openingCents = closingCents - sumOf(bookings)
  const opensOn = addDays(bookings[0]!.bookedOn, -1)
  const account = `<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy><Ownr><Nm>${escaped(holder ?? '')}</Nm></Ownr></Acct>`
  const balances =
    balance('OPBD', euros(openingCents), mark(openingCents), opensOn) +
    balance('CLBD', euros(closingCents), mark(closingCents), closing!.on)
  return document(`<Stmt><Id>1</Id>${account}${balances}${bookings.map(entryOf).join('')}</Stmt>`)
}

function entryOf(booking: Booking): string {
  const { amountCents, bookedOn, description, isReversal } = booking
  const day = `<BookgDt><Dt>${bookedOn}</Dt></BookgDt><ValDt><Dt>${bookedOn}</Dt></ValDt>`
  const money = `<Amt Ccy="EUR">${euros(amountCents)}</Amt><CdtDbtInd>${mark(amountCents)}</CdtDbtInd>`
  const details = `${partyOf(booking)}<RmtInf><Ustrd>${escaped(description)}</Ustrd></RmtInf>`
  const reversal = isReversal ? '<RvslInd>true</RvslInd>' : ''
  return `<Ntry>${money}${reversal}<Sts>BOOK</Sts>${day}<NtryDtls><TxDtls>${details}</TxDtls></NtryDtls></Ntry>`
}

function partyOf({ amountCents, counterpartyName, counterpartyAccount }: Booking): string {
  const side = amountCents < 0 ? 'Cdtr' : 'Dbtr'
  const name = counterpartyName ? `<${side}><Nm>${escaped(counterpartyName)}</Nm></${side}>` : ''
  const account = counterpartyAccount ? `<${side}Acct><Id><IBAN>${counterpartyAccount}</IBAN></Id></${side}Acct>` : ''
  return name + account === '' ? '' : `<RltdPties>${name}${account}</RltdPties>`
}

/** The same as MT940, the way ING writes it. */
export function mt940Of({ iban, closing, bookings }: AnalysedAccount): string {
  const closingCents = closing!.amountCents
  const openingCents = closingCents - sumOf(bookings)
  const lines = bookings.flatMap(mt940Booking)
  return [
    ':20:P260101000000001',
    `:25:${iban}EUR`,
    ':28C:00000',
    `:60F:${mt940Balance(openingCents, addDays(bookings[0]!.bookedOn, -1))}`,
    ...lines,
    `:62F:${mt940Balance(closingCents, closing!.on)}`,
    '-',
    '',
  ].join('\r\n')
}

const comma = (cents: number): string => euros(cents).replace('.', ',')
const shortDay = (day: string): string => day.replaceAll('-', '').slice(2)
const mt940Balance = (cents: number, on: string): string => `${cents < 0 ? 'D' : 'C'}${shortDay(on)}EUR${comma(cents)}`

function mt940Booking({
  amountCents,
  bookedOn,
  description,
  counterpartyName,
  counterpartyAccount,
}: Booking): string[] {
  const party = `${counterpartyAccount ?? ''}//${counterpartyName ?? ''}/`
  const text = `/CNTP/${party}//REMI/USTD//${description}/`
  const parts = text.match(/.{1,65}/g)!
  return [
    `:61:${shortDay(bookedOn)}${bookedOn.slice(5).replace('-', '')}${amountCents < 0 ? 'D' : 'C'}${comma(amountCents)}NTRFNONREF`,
    `:86:${parts[0]!}`,
    ...parts.slice(1),
  ]
}
