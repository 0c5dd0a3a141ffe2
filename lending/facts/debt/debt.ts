import { dateOfDayNumber, type IsoDate, meanMonthDays, monthsInYear } from '#lending/days.ts'
import { isOurs, isRepaid, lender, type Lender, type Lenders, lendersOf } from '#lending/facts/debt/lenders.ts'
import type { BookingMoney, Evidenced } from '#lending/ledger/evidenced.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { type Row, sumOf } from '#lending/ledger/row.ts'
import { evidenceOf, firstFrom } from '#lending/ledger/views.ts'

export type Debt = {
  lenders: readonly Lender[]
  /** Owed a month from now on, with loans whose instalments are not seen yet, and what is drawn on the accounts. */
  monthlyCents: number
  /** Loans received of which no instalment was seen yet. */
  unseen: Evidenced
  /** Borrowed in the last half year, drawings on a known limit left out. */
  newDebt: Evidenced
  /** The last day on which the oldest of these counts. */
  newDebtUntil: IsoDate | null
  /** The part of all this that is owed to us, a month and borrowed in the last half year. */
  here?: { monthlyCents: number; newDebtCents: number }
}

/** Owed to lenders a month, by the newest instalments at their rhythm. Source: docs/credit-policy.md, "Debt". */
export function debt(ledger: Ledger, paidTo: Lenders): Debt {
  const { unseenLoanDays, newDebtDays } = ledger.policy.debt
  const receivedFrom = lendersOf(ledger.receivedOf('loan-proceeds'))
  const lenders = [...paidTo].flatMap(([name, rows]) => lender(ledger, name, rows) ?? [])
  const borrowed = [...receivedFrom].flatMap(([name, drawn]) =>
    drawn.filter((row) => !drawsOnLimit(ledger, row, drawn, paidTo.get(name) ?? [])),
  )
  const since = (days: number) => borrowed.filter(({ day }) => day > ledger.lastDay - days)
  const [oldest] = since(newDebtDays)
    .map(({ day }) => day)
    .toSorted((a, b) => a - b)
  const unseen = since(unseenLoanDays).filter((row) => !isRepaid(row, paidTo))
  return {
    lenders,
    monthlyCents: Math.round(monthlyOf(lenders) + monthlyOfUnseen(ledger, sumOf(unseen))),
    unseen: evidenceOf(unseen),
    newDebt: evidenceOf(since(newDebtDays)),
    newDebtUntil: oldest === undefined ? null : dateOfDayNumber(oldest + newDebtDays - 1),
    here: {
      monthlyCents: Math.round(
        monthlyOf(lenders.filter(({ isHere }) => isHere)) + monthlyOfUnseen(ledger, sumOf(unseen.filter(isOurs))),
      ),
      newDebtCents: sumOf(since(newDebtDays).filter(isOurs)),
    },
  }
}

const monthlyOf = (lenders: readonly Lender[]): number =>
  lenders.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0)

/** Repaid linearly with interest, on which half of it and half an instalment are owed on average. */
export function monthlyOfUnseen({ policy }: Ledger, cents: number): number {
  const { unseenLoanMonths, unseenLoanRate } = policy.debt
  const interest = (unseenLoanRate * (unseenLoanMonths + 1)) / (monthsInYear + monthsInYear)
  return (cents / unseenLoanMonths) * (1 + interest)
}

/** Instalments that did not come, on the days on which they would have. */
export function instalmentsMissed({ rowAt, lastDay }: Ledger, { lenders }: Debt): BookingMoney[] {
  return lenders
    .filter(({ hasStopped }) => hasStopped)
    .flatMap(({ bookings, monthlyCents }) => {
      const last = rowAt(bookings.at(-1)!).day
      const count = Math.round((lastDay - last) / meanMonthDays)
      return Array.from({ length: count }, (_, month) => ({
        day: Math.min(lastDay, last + Math.floor((month + 1) * meanMonthDays)),
        cents: monthlyCents,
      }))
    })
}

/** A limit that was drawn on and repaid before is known; drawing again is no new loan. */
function drawsOnLimit({ policy }: Ledger, row: Row, drawn: readonly Row[], repaid: readonly Row[]): boolean {
  const { limitDrawingsMin, limitDrawnMax } = policy.debt
  const before = firstFrom(drawn, row.day)
  if (before < limitDrawingsMin || firstFrom(repaid, row.day) < limitDrawingsMin) return false
  return drawn.slice(0, before).some(({ cents }) => row.cents <= cents * limitDrawnMax)
}
