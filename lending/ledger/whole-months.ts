import type { AnalysedAccount } from '#lending/bookings/account.ts'
import type { Category } from '#lending/bookings/category.ts'
import { addMonths, dateOfDayNumber, dayNumber, firstOfMonth, type IsoDate } from '#lending/days.ts'
import { accountsByBooking } from '#lending/ledger/accounts-by-booking.ts'
import type { Ledger } from '#lending/ledger/ledger.ts'
import { type Row, sumOf } from '#lending/ledger/row.ts'

/** All that is known, which is looked at for trouble, and its whole months, which levels are measured in. */
export type Ledgers = { ledger: Ledger; settled: Ledger }

/**
 * The ledger up to its last whole calendar month, so that no day of asking has its costs in it and its takings not, and
 * as far back as months are compared. Less than a year is counted in months from the first booked day.
 */
export function wholeMonths(ledger: Ledger, today: IsoDate): Ledger {
  const { firstDay, lastDay, policy } = ledger
  if (lastDay < firstDay) return ledger
  const { lookedBack, compared, forgivenDays } = policy.months
  const last = Math.min(lastDay, dayNumber(today))
  const ends = firstOfMonth(dateOfDayNumber(last < dayNumber(today) ? last + 1 : last))
  const beginOf = (months: number): number => dayNumber(addMonths(ends, -months))
  if (beginOf(lookedBack) + forgivenDays < firstDay)
    return daysOf(ledger, firstDay, dayNumber(afterWholeMonths(firstDay, last)) - 1)
  return daysOf(ledger, Math.max(firstDay, beginOf(compared)), dayNumber(ends) - 1)
}

/** The day after as many months as fit from one day to another. */
function afterWholeMonths(from: number, to: number): IsoDate {
  const first = dateOfDayNumber(from)
  let months = 0
  while (dayNumber(addMonths(first, months + 1)) - 1 <= to) months += 1
  return addMonths(first, months)
}

/** A booking keeps its number, and an account states what it held on the last day. */
function daysOf(ledger: Ledger, firstDay: number, lastDay: number): Ledger {
  if (lastDay <= firstDay || (firstDay === ledger.firstDay && lastDay >= ledger.lastDay)) return ledger
  const within = ({ day }: { day: number }): boolean => day >= firstDay && day <= lastDay
  const once = (rowsOf: Ledger['of']): Ledger['of'] => {
    const known = new Map<Category, readonly Row[]>()
    return (category) => {
      const rows = known.get(category) ?? rowsOf(category).filter(within)
      known.set(category, rows)
      return rows
    }
  }
  return {
    ...ledger,
    accounts: closedOn(ledger, lastDay),
    of: once(ledger.of),
    paidOf: once(ledger.paidOf),
    receivedOf: once(ledger.receivedOf),
    byParty: (isWanted) =>
      ledger
        .byParty(isWanted)
        .map((rows) => rows.filter(within))
        .filter(({ length }) => length > 0),
    daysBooked: ledger.daysBooked.filter((day) => day >= firstDay && day <= lastDay),
    firstDay,
    lastDay,
  }
}

function closedOn({ accounts, readings, rowAt }: Ledger, lastDay: number): AnalysedAccount[] {
  const accountOf = accountsByBooking(accounts)
  const rows = readings.map((_reading, number) => rowAt(number))
  return accounts.map((account, place) => {
    const { closing } = account
    if (closing === null) return account
    const closedDay = dayNumber(closing.on)
    // A receipt that is still to come is in the balance of its file (balance.ts).
    const isLater = ({ day, cents, category }: Row): boolean =>
      category === 'dated-ahead' ? cents > 0 : day > lastDay && day <= closedDay
    const later = rows.filter((row) => accountOf[row.number] === place && isLater(row))
    const on = dateOfDayNumber(Math.min(closedDay, lastDay))
    return { ...account, closing: { on, amountCents: closing.amountCents - sumOf(later) } }
  })
}
