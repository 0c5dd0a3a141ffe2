import { isSameAccount } from '#lending/iban.ts'
import type { IsoDate } from '#lending/days.ts'
import type { Booking } from '#lending/statements/statement.ts'

/** One booking as all sources together report it, and which of them do. */
export type LedgerEntry = {
  /** Normalised: the IBAN where any source gives it, else the former account number. */
  account: string
  booking: Booking
  /** By the id of each source that reports it: its days, counterparty and end-to-end id as that source gave them. */
  sources: Readonly<Record<string, string>>
}

export type LedgerLine = { account: string; booking: Booking }

/** Joins a booking with the entry at a place of the ledger. */
export type Joiner = (place: number, line: LedgerLine) => void

export function keyOnDay({ account, booking }: LedgerLine, day: IsoDate): string {
  return `${account}|${day}|${booking.amountCents}|${booking.currency}`
}

export function identity(booking: Booking): string {
  return `${booking.counterpartyAccount ?? ''}|${booking.endToEndId ?? ''}`
}

export const reportOf = (booking: Booking): string =>
  `${booking.bookedOn}|${booking.valueOn ?? ''}|${identity(booking)}`

/** The days on which the sources of an entry report it, each once. */
export const daysOf = (entry: LedgerEntry): IsoDate[] => partsOf(entry, 0)

/** The value dates of its sources: the ledger has the first, but each may be another source's day. */
export const valueDaysOf = (entry: LedgerEntry): IsoDate[] => partsOf(entry, 1)

function partsOf({ sources }: LedgerEntry, part: 0 | 1): IsoDate[] {
  const parts = Object.values(sources).map((report) => report.split('|', 2)[part]!)
  return [...new Set(parts.filter((day) => day !== ''))]
}

type Parties = Pick<Booking, 'counterpartyAccount' | 'endToEndId'>

/** True when two tellings of a booking do not contradict each other about who it was with and by what id. */
export function agree(one: Parties, other: Parties): boolean {
  const isAccountSame =
    one.counterpartyAccount === null ||
    other.counterpartyAccount === null ||
    isSameAccount(one.counterpartyAccount, other.counterpartyAccount)
  const isIdSame = one.endToEndId === null || other.endToEndId === null || isSameId(one.endToEndId, other.endToEndId)
  return isAccountSame && isIdSame
}

/**
 * Files break a long reference over two lines, and a bank link may write it in small letters. Read from the end, since
 * those of one company often begin alike.
 */
function isSameId(one: string, other: string): boolean {
  for (let at = one.length - 1, its = other.length - 1; ; at -= 1, its -= 1) {
    while (at >= 0 && one.charCodeAt(at) <= space) at -= 1
    while (its >= 0 && other.charCodeAt(its) <= space) its -= 1
    if (at < 0 || its < 0) return at < 0 && its < 0
    if (capitalOf(one.charCodeAt(at)) !== capitalOf(other.charCodeAt(its))) return false
  }
}

const space = 32
const capitalOf = (code: number): number => (code >= 97 && code <= 122 ? code - 32 : code)
