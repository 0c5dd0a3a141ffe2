import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import { isOurName } from '#lending/bookings/rules/lenders.ts'
import { meanMonthDays } from '#lending/days.ts'
import { groupBy } from '#lending/ledger/group-by.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { inDayOrder, noParty, numberOf, type Row, sumOf } from '#lending/ledger/row.ts'
import { gaps, median } from '#lending/ledger/statistics.ts'
import { normaliseText } from '#lending/normalise-text.ts'

export type Lender = {
  name: string
  monthlyCents: number
  bookings: readonly BookingNumber[]
  hasStopped: boolean
  isHere?: boolean
}

/** The payments of each lender, in day order. */
export type Lenders = ReadonlyMap<string, readonly Row[]>

export const lendersPaid = (ledger: Ledger): Lenders => lendersOf(ledger.paidOf('loan-instalment'))

/** By the first meaningful word of the name, since a lender pays out and collects under several. */
export const lendersOf = (rows: readonly Row[]): Lenders =>
  new Map([...groupBy(rows, nameOf)].map(([name, some]) => [name, inDayOrder(some)]))

function nameOf({ booking: { counterpartyName, counterpartyAccount }, party }: Row): string {
  if (counterpartyName === null) return counterpartyAccount ?? (party === noParty ? 'unnamed' : '')
  const words = normaliseText(counterpartyName).match(/[a-z0-9]{3,}/g) ?? []
  return words.find((word) => word !== 'stichting' && word !== 'bank') ?? normaliseText(counterpartyName)
}

export const isOurs = ({ booking: { counterpartyName } }: Row): boolean =>
  counterpartyName !== null && isOurName(counterpartyName)

/** The sum of a rhythm's last payments; null for a loan that has ended. */
export function lender(ledger: Ledger, name: string, rows: readonly Row[]): Lender | null {
  const {
    collectsAfterDays,
    gapsLookedAt,
    lateDays,
    lateRhythms,
    levelsLookedAt,
    oftenBelowDays,
    payoffInstalments,
    spanShare,
    togetherDays,
  } = ledger.policy.debt
  const days = [...new Set(rows.map(({ day }) => day))]
  const gap = median(gaps(days).slice(-gapsLookedAt)) ?? meanMonthDays
  // Several a month, of one loan or of two, are taken together for four weeks.
  const isOften = gap < oftenBelowDays
  const rhythm = isOften ? togetherDays : Math.max(gap, togetherDays)
  const span = isOften ? togetherDays : rhythm * spanShare
  const last = days.at(-1)!
  const levels = Array.from({ length: levelsLookedAt }, (_, back) =>
    paidWithin(rows, last - back * rhythm - span, last - back * rhythm + rhythm - span),
  )
  const seen = levels.filter((cents) => cents > 0)
  const usual = seen.length < levelsLookedAt ? seen.at(-1)! : median(seen)!
  const isPayoff = seen.length > 1 && levels[0]! > usual * payoffInstalments
  const quietDays = ledger.lastDay - last
  const lateFrom = rhythm * lateRhythms + lateDays
  const isQuiet = quietDays > lateFrom
  if (isQuiet && (isPayoff || quietDays > Math.max(collectsAfterDays, lateFrom))) return null
  if (isPayoff && quietDays > rhythm + lateDays) return null
  const level = isPayoff ? usual : Math.max(levels[0]!, usual)
  return {
    name: rows.at(-1)!.booking.counterpartyName ?? name,
    monthlyCents: Math.round(level * (isOften ? meanMonthDays / togetherDays : perMonth(ledger, rhythm))),
    bookings: rows.map(numberOf),
    hasStopped: isQuiet,
    ...(rows.every(isOurs) && { isHere: true }),
  }
}

/** Monthly is monthly, whatever the length of the month. */
const perMonth = ({ policy }: Ledger, rhythm: number): number =>
  rhythm < policy.debt.monthlyBelowDays ? 1 : meanMonthDays / rhythm

/** After a moment, up to and with another, in parts of days. */
const paidWithin = (rows: readonly Row[], after: number, until: number): number =>
  -sumOf(rows.filter(({ day }) => day > after && day <= until))

export function isRepaid(row: Row, paidTo: Lenders): boolean {
  const last = paidTo.get(nameOf(row))?.at(-1)
  return last !== undefined && last.day > row.day
}
