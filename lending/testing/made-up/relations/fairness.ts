import { addDays } from '#lending/days.ts'
import { booking } from '#lending/testing/booking.ts'
import { inDayOrder } from '#lending/testing/made-up/company.ts'
import { friend, isSupplier, isVat } from '#lending/testing/made-up/relations/bookings.ts'
import { halfAPoint, never, type Relation } from '#lending/testing/made-up/relations/relation.ts'

/** Supplies of some month of the last year, on one bill of somebody who is paid once. */
const billedAtOnce: Relation['change'] = (company, chance) => {
  const month = addDays(company.plan.endsOn, -chance.whole(40, 300)).slice(0, 7)
  const isOfMonth = ({ bookedOn }: { bookedOn: string }): boolean => bookedOn.startsWith(month)
  const supplies = company.bookings.filter((one) => isSupplier(one) && isOfMonth(one))
  if (supplies.length === 0) return null
  const amountCents = supplies.reduce((sum, one) => sum + one.amountCents, 0)
  const parts = { counterpartyName: 'Machinehandel Zuid', counterpartyAccount: friend, description: 'Factuur machine' }
  const bill = booking({ ...parts, amountCents, bookedOn: supplies[0]!.bookedOn })
  return { ...company, bookings: inDayOrder([...company.bookings.filter((one) => !supplies.includes(one)), bill]) }
}

/** Rules that are fair to sound companies open nothing to others. */
export const fairness: readonly Relation[] = [
  never('supplies of a month are billed as a machine', billedAtOnce, { priceSlack: halfAPoint }),
  {
    name: 'VAT is paid some days late',
    promise: 'equal outcome',
    // Money that lies on the account for longer makes a balance what it is.
    of: (company) => {
      const { paidOut, monthlyEuros } = company.plan
      return paidOut > 0 ? null : { ...company, openingCents: company.openingCents + Math.round(monthlyEuros) * 300 }
    },
    change: (company, chance) => {
      const days = chance.whole(1, 15)
      const isMoved = (one: Parameters<typeof isVat>[0]): boolean =>
        isVat(one) && addDays(one.bookedOn, days) <= company.plan.endsOn
      const move = (one: (typeof company.bookings)[number]) =>
        isMoved(one) ? { ...one, bookedOn: addDays(one.bookedOn, days) } : one
      return company.bookings.some(isMoved) ? { ...company, bookings: inDayOrder(company.bookings.map(move)) } : null
    },
  },
]
