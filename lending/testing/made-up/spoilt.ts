import { addDays, addMonths } from '#lending/days.ts'
import { booking } from '#lending/testing/booking.ts'
import { Chance } from '#lending/testing/made-up/chance.ts'
import { type MadeUpCompany, withBookings } from '#lending/testing/made-up/company.ts'
import {
  isPayout,
  isInvoice,
  isRent,
  isSupplier,
  isTax,
  isVat,
  isWage,
  friend,
  monthly,
  otherFriend,
  without,
  type Wanted,
} from '#lending/testing/made-up/relations/bookings.ts'
import { fromPlan } from '#lending/testing/made-up/from-plan.ts'
import { anyCompany, soundCompany } from '#lending/testing/made-up/sound.ts'
import { situationOf, type Situation } from '#lending/testing/made-up/situation.ts'

export const ownAccount = 'NL77RABO0300999888'

const stopped =
  (wanted: Wanted, months: number) =>
  (one: Situation): Situation => {
    const from = addMonths(one.company.plan.endsOn, -months)
    return { ...one, company: without(one.company, (each) => wanted(each) && each.bookedOn >= from) }
  }
const added =
  (count: number, make: (on: string, euros: number, company: MadeUpCompany) => ReturnType<typeof booking>[]) =>
  (one: Situation): Situation => ({
    ...one,
    company: withBookings(
      one.company,
      monthly(one.company, count, (on) => make(on, one.company.plan.monthlyEuros, one.company)),
    ),
  })

/** In each month as in any other. */
const alike = (one: Situation): Situation => {
  const { plan } = one.company
  const season = plan.kind.season.map(() => 1)
  return { ...one, company: fromPlan({ ...plan, kind: { ...plan.kind, season }, growth: 0, isEven: true }) }
}

/** Obstacles to a company's yes: of each kind that a way to yes speaks of. */
export const spoils: Readonly<Record<string, (one: Situation) => Situation>> = {
  nothing: (one) => one,
  'a short history': (one) => ({ ...alike(one), daysSeen: 120 }),
  'half a year': (one) => ({ ...alike(one), daysSeen: 250 }),
  'old data': (one) => ({ ...one, daysLate: 12 }),
  'another holder': (one) => ({ ...one, names: ['Zonnehuis Beheer'] }),
  'no balance': (one) => ({ ...one, hasBalance: false }),
  'no founding date': (one) => ({ ...one, ageMonths: null }),
  'a young company': (one) => ({ ...one, ageMonths: 9 }),
  'expenses to come': (one) => ({
    ...one,
    expenses: { hasExpenses: true, amountCents: Math.round(one.company.plan.monthlyEuros * 80) },
  }),
  'a large request': (one) => ({ ...one, amountEuros: 100_000 }),
  'VAT stopped': stopped(isVat, 9),
  'no tax': (one) => ({ ...one, company: without(one.company, isTax) }),
  'rent stopped': stopped(isRent, 5),
  'wages stopped': stopped(isWage, 5),
  'suppliers stopped': stopped(isSupplier, 5),
  'premises paid elsewhere': (one) => ({
    ...one,
    company: without(one.company, (each) => isRent(each) || each.description.startsWith('Termijnbedrag')),
  }),
  'round trips': added(10, (on, euros) => {
    const friendly = { counterpartyName: 'M. de Vries', counterpartyAccount: friend }
    return [
      booking({ ...friendly, bookedOn: addDays(on, -11), amountCents: -Math.round(euros * 50), description: 'inkoop' }),
      booking({ ...friendly, bookedOn: addDays(on, -2), amountCents: Math.round(euros * 50), description: 'factuur' }),
    ]
  }),
  'returned debits': added(6, (on, euros) => {
    const bill = { counterpartyName: 'Energiebedrijf Stroom', counterpartyAccount: friend }
    const cents = Math.round(euros)
    return [
      booking({ ...bill, bookedOn: addDays(on, -4), amountCents: -cents, description: 'Incasso energie' }),
      booking({
        ...bill,
        bookedOn: on,
        amountCents: cents,
        description: 'Storno incasso saldo te laag',
        isReversal: true,
      }),
    ]
  }),
  'customers who take back': added(12, (on, euros) => {
    const back = { counterpartyName: 'Klant Z99', counterpartyAccount: friend, description: 'Storno SEPA incasso' }
    return [booking({ ...back, bookedOn: on, amountCents: -Math.round(euros * 6) })]
  }),
  gambling: added(5, (on, euros) => [
    booking({
      bookedOn: on,
      amountCents: -Math.round(euros * 4),
      counterpartyName: 'Holland Casino',
      counterpartyAccount: friend,
      description: 'Betaling Holland Casino',
    }),
  ]),
  'an account that is not shared': added(12, (on, euros, { plan }) => [
    booking({
      bookedOn: on,
      amountCents: -Math.round(euros * 12),
      counterpartyName: plan.holder,
      counterpartyAccount: ownAccount,
      description: 'Naar spaarrekening',
    }),
  ]),
  'a new loan': (one) => ({
    ...one,
    company: withBookings(one.company, [
      booking({
        bookedOn: addMonths(one.company.plan.endsOn, -2),
        amountCents: Math.round(one.company.plan.monthlyEuros * 60),
        counterpartyName: 'Qredits Microfinanciering',
        counterpartyAccount: otherFriend,
        description: 'Uitbetaling lening',
      }),
    ]),
  }),
  instalments: added(20, (on, euros) => [
    booking({
      bookedOn: on,
      amountCents: -Math.round(euros * 6),
      counterpartyName: 'Swishfund',
      counterpartyAccount: otherFriend,
      description: 'Aflossing lening',
    }),
  ]),
  'new customers': added(9, (on, euros) =>
    ['A', 'B', 'C'].map((letter) =>
      booking({
        bookedOn: on,
        amountCents: Math.round(euros * 5),
        counterpartyName: `Nieuwe klant ${letter} B.V.`,
        counterpartyAccount: `NL${letter.charCodeAt(0)}INGB0001234567`,
        description: 'Factuur 77',
      }),
    ),
  ),
  'a low newest month': (one) => ({
    ...one,
    company: {
      ...one.company,
      bookings: one.company.bookings.map((each) =>
        (isPayout(each) || isInvoice(each)) && each.bookedOn > addMonths(one.company.plan.endsOn, -1)
          ? { ...each, amountCents: Math.round(each.amountCents * 0.35) }
          : each,
      ),
    },
  }),
  'a low quarter': (one) => ({
    ...one,
    company: {
      ...one.company,
      bookings: one.company.bookings.map((each) =>
        (isPayout(each) || isInvoice(each)) && each.bookedOn > addMonths(one.company.plan.endsOn, -4)
          ? { ...each, amountCents: Math.round(each.amountCents * 0.5) }
          : each,
      ),
    },
  }),
  'a bad balance': (one) => ({
    ...one,
    company: {
      ...one.company,
      openingCents: one.company.openingCents - Math.round(one.company.plan.monthlyEuros * 120),
    },
  }),
  'an owner who takes much': (one) => ({
    ...one,
    company: {
      ...one.company,
      bookings: one.company.bookings.map((each) =>
        each.counterpartyName?.endsWith('. Jansen')
          ? { ...each, amountCents: Math.round(each.amountCents * 1.8) }
          : each,
      ),
    },
  }),
  'profit paid out': (one) => ({
    ...one,
    company: withBookings({ ...one.company }, [
      booking({
        bookedOn: addMonths(one.company.plan.endsOn, -2),
        amountCents: -Math.round(one.company.plan.monthlyEuros * 150),
        counterpartyName: 'A. Jansen',
        counterpartyAccount: friend,
        description: 'Dividend',
      }),
    ]),
  }),
}

/** Sound companies and any others, in turns. */
export const spoilt = (seed: number, spoil: string): Situation => {
  const company = seed % 2 === 0 ? soundCompany(seed) : anyCompany(seed)
  return spoils[spoil]!(situationOf(company, { amountEuros: new Chance(seed).pick([10_000, 25_000, 50_000]) }))
}
