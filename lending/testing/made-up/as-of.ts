import { addDays, type IsoDate } from '#lending/days.ts'
import { booking } from '#lending/testing/booking.ts'
import { inDayOrder, type MadeUpCompany } from '#lending/testing/made-up/company.ts'
import { bankName } from '#lending/testing/made-up/from-plan.ts'

/** As BANK_HISTORY_DAYS of the server. */
const historyDays = 730

/** A company as its bank shows it on a day: the history that leads up to it, whole by the bank's own costs. */
export function asOf({ plan, openingCents, bookings }: MadeUpCompany, day: IsoDate): MadeUpCompany {
  const from = addDays(day, 1 - historyDays)
  const costs = [from, day].map((bookedOn) =>
    booking({ bookedOn, amountCents: -500, counterpartyName: bankName, description: 'Kosten zakelijk pakket' }),
  )
  const before = bookings.filter(({ bookedOn }) => bookedOn < from)
  return {
    plan: { ...plan, endsOn: day },
    openingCents: before.reduce((sum, { amountCents }) => sum + amountCents, openingCents),
    bookings: inDayOrder([...bookings.filter(({ bookedOn }) => bookedOn >= from && bookedOn <= day), ...costs]),
  }
}
