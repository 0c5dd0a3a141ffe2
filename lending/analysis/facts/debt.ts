import type { BookingNumber, Evidenced } from '#lending/analysis/cash-flow-facts.ts'
import type { BookingMoney } from '#lending/analysis/facts/balance.ts'
import { firstFrom, type Ledger, noParty } from '#lending/analysis/ledger.ts'
import { median } from '#lending/analysis/statistics.ts'
import { normaliseText } from '#lending/normalise-text.ts'

/** Dearest yearly rate we know of our grades; what an unseen loan costs is not known, so it costs that. */
const unseenLoanRate = 0.15
const daysPerMonth = 30.4
const fourWeeks = 28
const oftenBelowDays = 20
/** How far back from a payment its own rhythm reaches: weekends and month ends move it by some days. */
const spanShare = 0.6
const newDebtDays = 183
const unseenLoanDays = 365
/** Two rhythms and ten days without an instalment, and the loan is repaid or not paid. */
const lateDays = 10
/** A last payment of so many instalments is a payoff. */
const payoffInstalments = 2.5
/** A lender that is not paid for longer than this collects, which is seen in other facts. */
const collectsAfterDays = 200

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
    monthlyCents: Math.round(monthly + (unseenCents / 12) * (1 + (unseenLoanRate * 13) / 24)),
    unseen: { count: unseen.length, sumCents: unseenCents, bookings: unseen },
    newDebt: evidence(ledger, since(newDebtDays)),
  }
}

/** Instalments that did not come, on the days on which they would have. */
export function instalmentsMissed({ days, lastDay }: Ledger, { lenders }: Debt): BookingMoney[] {
  return lenders
    .filter(({ hasStopped }) => hasStopped)
    .flatMap(({ bookings, monthlyCents }) => {
      const last = days[bookings.at(-1)!]!
      const count = Math.round((lastDay - last) / daysPerMonth)
      return Array.from({ length: count }, (_, month) => ({
        day: Math.min(lastDay, last + Math.floor((month + 1) * daysPerMonth)),
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
  const days = [...new Set(bookings.map((number) => ledger.days[number]!))]
  const gaps = days.slice(1).map((day, index) => day - days[index]!)
  const gap = median(gaps.slice(-6)) ?? daysPerMonth
  // Several a month, of one loan or of two, are taken together for four weeks.
  const isOften = gap < oftenBelowDays
  const rhythm = isOften ? fourWeeks : Math.max(gap, fourWeeks)
  const span = isOften ? fourWeeks : rhythm * spanShare
  const last = days.at(-1)!
  const levels = [0, 1, 2].map((back) =>
    paidBetween(ledger, bookings, last - back * rhythm - span, last - back * rhythm + rhythm - span),
  )
  const seen = levels.filter((cents) => cents > 0)
  const usual = seen.length < 3 ? seen.at(-1)! : median(seen)!
  const isPayoff = seen.length > 1 && levels[0]! > usual * payoffInstalments
  const quietDays = ledger.lastDay - last
  const isQuiet = quietDays > rhythm * 2 + lateDays
  if (isQuiet && (isPayoff || quietDays > Math.max(collectsAfterDays, rhythm * 2 + lateDays))) return null
  if (isPayoff && quietDays > rhythm + lateDays) return null
  const level = isPayoff ? usual : Math.max(levels[0]!, usual)
  const shown = ledger.bookings[bookings.at(-1)!]!.counterpartyName ?? name
  return {
    name: shown,
    monthlyCents: Math.round(level * (isOften ? daysPerMonth / fourWeeks : perMonth(rhythm))),
    bookings,
    hasStopped: isQuiet,
  }
}

/** Monthly is monthly, whatever the length of the month. */
const perMonth = (rhythm: number): number => (rhythm < 40 ? 1 : daysPerMonth / rhythm)

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
  { days, amountsCents }: Ledger,
  number: BookingNumber,
  drawn: readonly BookingNumber[],
  repaid: readonly BookingNumber[],
): boolean {
  const before = firstFrom(days, drawn, days[number]!)
  if (before < 2 || firstFrom(days, repaid, days[number]!) < 2) return false
  return drawn.slice(0, before).some((other) => amountsCents[number]! <= amountsCents[other]! * 1.5)
}

function evidence(ledger: Ledger, numbers: readonly BookingNumber[]): Evidenced {
  const sumCents = numbers.reduce((sum, number) => sum + ledger.amountsCents[number]!, 0)
  return { count: numbers.length, sumCents, bookings: numbers }
}
