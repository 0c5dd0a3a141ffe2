import type { BookingNumber } from '#lending/bookings/categorised-booking.ts'
import type { Evidenced } from '#lending/ledger/evidenced.ts'
import type { BookingMoney } from '#lending/ledger/evidenced.ts'
import { firstFrom, type Ledger, noParty } from '#lending/ledger/ledger.ts'
import { meanMonthDays, monthsInYear } from '#lending/days.ts'
import { median } from '#lending/ledger/statistics.ts'
import { normaliseText } from '#lending/normalise-text.ts'

type Lender = { name: string; monthlyCents: number; bookings: readonly BookingNumber[]; hasStopped: boolean }
export type Debt = {
  lenders: readonly Lender[]
  /** Owed a month from now on, the loans whose instalments are not seen yet included. */
  monthlyCents: number
  /** Loans received of which no instalment was seen yet. */
  unseen: Evidenced
  /** Borrowed in the last half year, drawings on a known limit left out. */
  newDebt: Evidenced
}

/** Owed to lenders a month, by the newest instalments at their rhythm. Source: docs/credit-policy.md, "Debt". */
export function debt(ledger: Ledger, paidTo: Lenders): Debt {
  const { unseenLoanDays, newDebtDays } = ledger.policy.debt
  const receivedFrom = lendersOf(ledger, ledger.byCategory.get('loan-proceeds')!, 1)
  const lenders = [...paidTo].flatMap(([name, bookings]) => lender(ledger, name, bookings) ?? [])
  const received = [...receivedFrom].flatMap(([name, drawn]) =>
    drawn.filter((number) => !drawsOnLimit(ledger, number, drawn, paidTo.get(name) ?? [])),
  )
  const since = (days: number) => received.filter((number) => ledger.days[number]! > ledger.lastDay - days)
  const unseen = since(unseenLoanDays).filter((number) => !isRepaid(ledger, number, paidTo))
  const unseenCents = unseen.reduce((sum, number) => sum + ledger.amountsCents[number]!, 0)
  const monthly = lenders.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0)
  return {
    lenders,
    monthlyCents: Math.round(monthly + monthlyOfUnseen(ledger, unseenCents)),
    unseen: { count: unseen.length, sumCents: unseenCents, bookings: unseen },
    newDebt: evidence(ledger, since(newDebtDays)),
  }
}

/** Repaid linearly with interest, on which half of it and half an instalment are owed on average. */
function monthlyOfUnseen({ policy }: Ledger, cents: number): number {
  const { unseenLoanMonths, unseenLoanRate } = policy.debt
  const interest = (unseenLoanRate * (unseenLoanMonths + 1)) / (monthsInYear + monthsInYear)
  return (cents / unseenLoanMonths) * (1 + interest)
}

/** Instalments that did not come, on the days on which they would have. */
export function instalmentsMissed({ days, lastDay }: Ledger, { lenders }: Debt): BookingMoney[] {
  return lenders
    .filter(({ hasStopped }) => hasStopped)
    .flatMap(({ bookings, monthlyCents }) => {
      const last = days[bookings.at(-1)!]!
      const count = Math.round((lastDay - last) / meanMonthDays)
      return Array.from({ length: count }, (_, month) => ({
        day: Math.min(lastDay, last + Math.floor((month + 1) * meanMonthDays)),
        cents: monthlyCents,
      }))
    })
}

/** The bookings with each lender, in day order. */
export type Lenders = Map<string, BookingNumber[]>

export const lendersPaid = (ledger: Ledger): Lenders => lendersOf(ledger, ledger.byCategory.get('loan-instalment')!, -1)

/** By the first meaningful word of the name, since a lender pays out and collects under several. */
function lendersOf(ledger: Ledger, numbers: readonly BookingNumber[], sign: 1 | -1): Lenders {
  const lenders: Lenders = new Map()
  for (const number of numbers) {
    if (ledger.amountsCents[number]! * sign <= 0) continue
    const name = nameOf(ledger, number)
    const known = lenders.get(name)
    if (known) known.push(number)
    else lenders.set(name, [number])
  }
  for (const bookings of lenders.values()) bookings.sort((a, b) => ledger.days[a]! - ledger.days[b]!)
  return lenders
}

function nameOf({ bookings, parties }: Ledger, number: BookingNumber): string {
  const { counterpartyName, counterpartyAccount } = bookings[number]!
  if (counterpartyName === null) return counterpartyAccount ?? (parties[number] === noParty ? 'unnamed' : '')
  const words = normaliseText(counterpartyName).match(/[a-z0-9]{3,}/g) ?? []
  return words.find((word) => word !== 'stichting' && word !== 'bank') ?? normaliseText(counterpartyName)
}

/** The sum of a rhythm's last payments; null for a loan that has ended. */
function lender(ledger: Ledger, name: string, bookings: readonly BookingNumber[]): Lender | null {
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
  const days = [...new Set(bookings.map((number) => ledger.days[number]!))]
  const gaps = days.slice(1).map((day, index) => day - days[index]!)
  const gap = median(gaps.slice(-gapsLookedAt)) ?? meanMonthDays
  // Several a month, of one loan or of two, are taken together for four weeks.
  const isOften = gap < oftenBelowDays
  const rhythm = isOften ? togetherDays : Math.max(gap, togetherDays)
  const span = isOften ? togetherDays : rhythm * spanShare
  const last = days.at(-1)!
  const levels = Array.from({ length: levelsLookedAt }, (_, back) =>
    paidBetween(ledger, bookings, last - back * rhythm - span, last - back * rhythm + rhythm - span),
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
  const shown = ledger.bookings[bookings.at(-1)!]!.counterpartyName ?? name
  return {
    name: shown,
    monthlyCents: Math.round(level * (isOften ? meanMonthDays / togetherDays : perMonth(ledger, rhythm))),
    bookings,
    hasStopped: isQuiet,
  }
}

/** Monthly is monthly, whatever the length of the month. */
const perMonth = ({ policy }: Ledger, rhythm: number): number =>
  rhythm < policy.debt.monthlyBelowDays ? 1 : meanMonthDays / rhythm

/** After a day, up to and with another. */
function paidBetween(ledger: Ledger, bookings: readonly BookingNumber[], after: number, until: number): number {
  return -bookings.reduce((sum, number) => {
    const day = ledger.days[number]!
    return day > after && day <= until ? sum + ledger.amountsCents[number]! : sum
  }, 0)
}

export function isRepaid(ledger: Ledger, number: BookingNumber, paidTo: Lenders): boolean {
  const last = paidTo.get(nameOf(ledger, number))?.at(-1)
  return last !== undefined && ledger.days[last]! > ledger.days[number]!
}

/** A limit that was drawn on and repaid before is known; drawing again is no new loan. */
function drawsOnLimit(
  { days, amountsCents, policy }: Ledger,
  number: BookingNumber,
  drawn: readonly BookingNumber[],
  repaid: readonly BookingNumber[],
): boolean {
  const { limitDrawingsMin, limitDrawnMax } = policy.debt
  const before = firstFrom(days, drawn, days[number]!)
  if (before < limitDrawingsMin || firstFrom(days, repaid, days[number]!) < limitDrawingsMin) return false
  return drawn.slice(0, before).some((other) => amountsCents[number]! <= amountsCents[other]! * limitDrawnMax)
}

function evidence(ledger: Ledger, numbers: readonly BookingNumber[]): Evidenced {
  const sumCents = numbers.reduce((sum, number) => sum + ledger.amountsCents[number]!, 0)
  return { count: numbers.length, sumCents, bookings: numbers }
}
