import { addDays, addMonths } from '#lending/days.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { booking } from '#lending/testing/booking.ts'
import type { Chance } from '#lending/testing/made-up/chance.ts'
import { type MadeUpCompany, withBookings } from '#lending/testing/made-up/company.ts'
import { ownerName } from '#lending/testing/made-up/from-plan.ts'
import type { Relation } from '#lending/testing/made-up/relations/relation.ts'

export const friend = 'NL44RABO0987654321'
export const otherFriend = 'NL20INGB0001234567'

export type Wanted = (booking: Booking) => boolean

export const isOwner: Wanted = ({ counterpartyName }) => counterpartyName?.endsWith(`. ${ownerName}`) ?? false
/** VAT payments; a refund from the tax office is no payment that could stop. */
export const isVat: Wanted = (one) => isTax(one) && one.description.startsWith('Omzetbelasting')
export const isTax: Wanted = ({ counterpartyName, amountCents }) =>
  counterpartyName === 'Belastingdienst' && amountCents < 0
export const isSupplier: Wanted = ({ description }) => description.startsWith('Levering')
export const isWage: Wanted = ({ description }) => description === 'Salaris'
export const isRent: Wanted = ({ description }) => description.startsWith('Huur')
export const isInstalment: Wanted = ({ description }) => description.startsWith('Aflossing')
export const isInvoice: Wanted = ({ description }) => description.startsWith('Factuur 2')

/** Payouts by a third party of a till or a web shop. */
export const isPayout: Wanted = ({ description }) => /^(?:Afrekening betaalautomaat|Uitbetaling)/.test(description)

/** The same payouts through another provider in the last days. */
export const throughAnother = (company: MadeUpCompany, days: number): MadeUpCompany => ({
  ...company,
  bookings: company.bookings.map((one) =>
    isPayout(one) && one.bookedOn >= addDays(company.plan.endsOn, -days)
      ? { ...one, counterpartyName: 'Stripe Payments Europe', counterpartyAccount: 'IE29AIBK93115212345678' }
      : one,
  ),
})

/** A day of the last year. */
export const dayIn = ({ plan }: MadeUpCompany, chance: Chance, monthsBack = Math.min(11, plan.months - 1)): string =>
  addDays(addMonths(plan.endsOn, -chance.whole(1, monthsBack)), chance.whole(1, 20))

/** `count` months of bookings, newest first, as far as the company's reach. */
export const monthly = (company: MadeUpCompany, count: number, make: (on: string) => Booking[]): Booking[] =>
  Array.from({ length: count }, (_, back) => make(addMonths(addDays(company.plan.endsOn, -2), -back)))
    .flat()
    .filter(({ bookedOn }) => bookedOn >= company.bookings[0]!.bookedOn)

/** Months before that show a repeated payment. */
const monthsBeforeMin = 5

/** Leaves some bookings out from a day on, where they were paid long enough before; the money stays on the account. */
export function stop(wanted: Wanted, monthsMin: number, monthsMax: number, beforeMin = 3): Relation['change'] {
  return (company, chance) => {
    const months = chance.whole(monthsMin, monthsMax)
    const from = addMonths(company.plan.endsOn, -months)
    const left = company.bookings.filter((one) => !wanted(one) || one.bookedOn < from)
    const before = left.filter(wanted).length
    if (left.length === company.bookings.length || before < beforeMin) return null
    return months + monthsBeforeMin > company.plan.months ? null : { ...company, bookings: left }
  }
}

export const without = (company: MadeUpCompany, wanted: Wanted): MadeUpCompany => ({
  ...company,
  bookings: company.bookings.filter((one) => !wanted(one)),
})

/** Changes fields of some bookings; null without any. */
export function said(wanted: Wanted, change: (one: Booking) => Partial<Booking>): Relation['change'] {
  return (company) =>
    company.bookings.some(wanted)
      ? {
          ...company,
          bookings: company.bookings.map((one) => (wanted(one) ? { ...one, ...change(one) } : one)),
        }
      : null
}

/** Leaves out what was before a day; the balance is what it was. */
export function since(company: MadeUpCompany, day: string): MadeUpCompany {
  const gone = company.bookings.filter(({ bookedOn }) => bookedOn <= day)
  return {
    ...company,
    openingCents: gone.reduce((sum, { amountCents }) => sum + amountCents, company.openingCents),
    bookings: company.bookings.filter(({ bookedOn }) => bookedOn > day),
  }
}

/** A monthly payment, of a part of a month's turnover. */
export function paysMonthly(
  parts: Partial<Booking>,
  [low, high]: readonly [number, number],
  count: (chance: Chance) => number,
): NonNullable<Relation['change']> {
  return (company, chance) => {
    const amountCents = -Math.round(company.plan.monthlyEuros * chance.between(low, high)) * 100
    const one = { counterpartyAccount: friend, ...parts, amountCents }
    return withBookings(
      company,
      monthly(company, count(chance), (on) => [booking({ ...one, bookedOn: on })]),
    )
  }
}
