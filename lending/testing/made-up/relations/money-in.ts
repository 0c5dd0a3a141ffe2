import { addDays, addMonths } from '#lending/days.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { booking } from '#lending/testing/booking.ts'
import { withBookings } from '#lending/testing/made-up/company.ts'
import { fromPlan } from '#lending/testing/made-up/from-plan.ts'
import { dayIn, friend, otherFriend } from '#lending/testing/made-up/relations/bookings.ts'
import { never, type Relation } from '#lending/testing/made-up/relations/relation.ts'

function deposit(counterpartyName: string, description: string, account: string | null = friend): Relation['change'] {
  return (company, chance) => {
    const amountCents = Math.round(company.plan.monthlyEuros * chance.between(0.5, 3)) * 100
    const parts = { counterpartyName, description, counterpartyAccount: account, amountCents }
    return withBookings(company, [booking({ ...parts, bookedOn: dayIn(company, chance) })])
  }
}

/** Out and in again, or in and out again. */
function roundTrip(
  out: Partial<Booking>,
  back: Partial<Booking>,
  days: number,
  part: readonly [number, number] = [0.2, 0.5],
): Relation['change'] {
  return (company, chance) => {
    const amountCents = Math.round(company.plan.monthlyEuros * chance.between(...part)) * 100
    const first = company.bookings[0]!.bookedOn
    const last = addDays(company.plan.endsOn, -2)
    const trips = Array.from({ length: 10 }, (_, back) => addMonths(last, -back))
      .map((on) => [
        booking({ ...out, bookedOn: addDays(on, -Math.max(0, days) - 2), amountCents: -amountCents }),
        booking({ ...back, bookedOn: addDays(on, Math.min(0, days) - 2), amountCents }),
      ])
      .filter((trip) => trip.every(({ bookedOn }) => bookedOn >= first))
    return trips.length > 3 ? withBookings(company, trips.flat()) : null
  }
}

const cash = { counterpartyName: null, counterpartyAccount: null }
const fromFriend = { counterpartyName: 'M. de Vries', counterpartyAccount: friend, description: 'factuur' }
const toFriend = { ...fromFriend, description: 'inkoop' }
/** A firm that buys and sells, for too little to be anyone’s largest customer. */
const firm = { counterpartyName: 'Omega Handel B.V.', counterpartyAccount: friend, description: 'factuur' }
const small = [0.05, 0.15] as const
const toOther = { counterpartyName: 'K. Bakker', counterpartyAccount: otherFriend, description: 'inkoop' }

export const moneyIn: readonly Relation[] = [
  never('a deposit of one’s own', deposit('A. Jansen', 'Privé storting')),
  never('share premium', deposit('De Proef Holding B.V.', 'Agiostorting')),
  never('an insurance pays out', deposit('Interpolis', 'Schade-uitkering')),
  never('a sale through a notary', deposit('Notaris Van Zegel', 'Verkoop pand')),
  never('a van is sold', deposit('Autobedrijf Bos', 'Inkoop bestelbus')),
  never('a subsidy', deposit('RVO', 'Subsidie MIT vaststelling')),
  never('a benefit', deposit('UWV', 'WW uitkering')),
  never('a win', deposit('Nederlandse Loterij', 'Uitbetaling prijs')),
  never('a relative’s agreement', deposit('M. de Vries', 'overeenkomst')),
  never('one invoice to a friend', deposit('M. de Vries', 'Factuur 2026-017')),
  never('cash of one’s own', deposit('', 'Storting geldautomaat', null)),
  never('a gift called a refund', deposit('M. de Vries', 'terugbetaling creditnota')),
  never('a gift called a returned debit', deposit('M. de Vries', 'storno terugboeking')),
  never('a gift called a tax refund', deposit('M. de Vries', 'teruggave btw')),
  never('a loan', deposit('Floryn B.V.', 'Uitbetaling lening')),
  never('an advance', deposit('Mollie Capital', 'Capital advance')),
  never(
    'cash out and in',
    roundTrip({ ...cash, description: 'Geldautomaat opname' }, { ...cash, description: 'Storting geldautomaat' }, 5),
  ),
  never('round through a friend', roundTrip(toFriend, fromFriend, 9)),
  never('round through a friend, in first', roundTrip(toFriend, fromFriend, -9)),
  never('round through two friends', roundTrip(toOther, fromFriend, 7)),
]

/** In smaller sums, by who trades both ways. */
export const smallTrips: readonly Relation[] = [
  never('round through a firm, called rent', roundTrip({ ...firm, description: 'Huur' }, firm, 9, small)),
  never('round through a firm, in two months', roundTrip({ ...firm, description: 'inkoop' }, firm, 55, small)),
]

/** A payer that was not there a year before, once in so many days, for a part of a month's turnover in all. */
function newPayer(
  parts: Partial<Booking>,
  { everyDays, count, part }: { everyDays: number; count: number; part: readonly [number, number] },
): Relation['change'] {
  return (company, chance) => {
    const amountCents = Math.round((company.plan.monthlyEuros * chance.between(...part)) / count) * 100
    const bookings = Array.from({ length: count }, (_, place) =>
      booking({
        counterpartyAccount: friend,
        ...parts,
        amountCents,
        bookedOn: addDays(company.plan.endsOn, -2 - place * everyDays),
      }),
    )
    return withBookings(company, bookings)
  }
}

const monthlyForAYear = { everyDays: 30, count: 10, part: [0.3, 0.8] } as const
const weekly = { everyDays: 7, count: 16, part: [0.3, 0.6] } as const

/** Without chance, so that no cost grows beside the sales; in projects a new payer is the trade. */
const ofSteadyTrade: Relation['of'] = ({ plan }) =>
  plan.kind.isProjects || plan.months < 18 ? null : fromPlan({ ...plan, isEven: true })
const fromNew = (name: string, ...given: Parameters<typeof newPayer>): Relation =>
  never(name, newPayer(...given), { of: ofSteadyTrade })

/** Money that friends can bring in every trade, whatever they are called. */
export const newPayers: readonly Relation[] = [
  fromNew('a new firm pays each month', firm, monthlyForAYear),
  fromNew(
    'an auction house pays each week',
    { counterpartyName: 'BVA Auctions', description: 'opbrengst kavel' },
    weekly,
  ),
  fromNew(
    'an insurer pays each month',
    { counterpartyName: 'Goudse Leven', description: 'maanduitkering' },
    monthlyForAYear,
  ),
  fromNew(
    'a firm of the family pays each month',
    { counterpartyName: 'Jansen Vastgoed B.V.', description: 'kosten' },
    monthlyForAYear,
  ),
  fromNew('one more provider pays', { counterpartyName: 'Mulder Payments B.V.', description: 'Uitbetaling' }, weekly),
  fromNew(
    'a known provider pays from another account',
    { counterpartyName: 'Adyen N.V.', description: 'Uitbetaling' },
    weekly,
  ),
]
