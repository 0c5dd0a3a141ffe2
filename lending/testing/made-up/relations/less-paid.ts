import { addMonths } from '#lending/days.ts'
import { booking } from '#lending/testing/booking.ts'
import type { Chance } from '#lending/testing/made-up/chance.ts'
import { type MadeUpCompany, withBookings } from '#lending/testing/made-up/company.ts'
import { fromPlan } from '#lending/testing/made-up/from-plan.ts'
import {
  dayIn,
  friend,
  isInstalment,
  isInvoice,
  isOwner,
  isRent,
  isSupplier,
  isTax,
  isVat,
  isWage,
  monthly,
  paysMonthly,
  stop,
  type Wanted,
  without,
} from '#lending/testing/made-up/relations/bookings.ts'
import { halfAPoint, never, type Relation } from '#lending/testing/made-up/relations/relation.ts'

/** An important customer: a shop's few invoices do not count. */
function loseCustomer(company: MadeUpCompany, chance: Chance): MadeUpCompany | null {
  const { card, cash, provider } = company.plan.kind.takings
  const invoices = company.bookings.filter(isInvoice)
  if (invoices.length === 0 || card + cash + provider > 0.8) return null
  const from = addMonths(company.plan.endsOn, -chance.whole(2, 6))
  const lost = chance.pick(invoices).counterpartyName
  return without(company, (one) => one.counterpartyName === lost && one.bookedOn >= from)
}

/** A direct debit that the bank returns because the balance is too low. */
function returnedDebits(company: MadeUpCompany, chance: Chance): MadeUpCompany {
  const cents = Math.round(company.plan.monthlyEuros * 0.01) * 100
  const parts = { counterpartyName: 'Energiebedrijf Stroom', counterpartyAccount: friend }
  return withBookings(
    company,
    monthly(company, chance.whole(2, 10), (on) => [
      booking({ ...parts, bookedOn: on, amountCents: -cents, description: 'Incasso energie' }),
      booking({
        ...parts,
        bookedOn: on,
        amountCents: cents,
        description: 'Storno incasso saldo ontoereikend',
        isReversal: true,
      }),
    ]),
  )
}

const moreBalance =
  (sign: 1 | -1): Relation['change'] =>
  (company, chance) => ({
    ...company,
    openingCents: company.openingCents + sign * Math.round(company.plan.monthlyEuros * chance.between(0.05, 1)) * 100,
  })

const oneTaxPayment: Relation['change'] = ({ plan, ...company }, chance) => {
  const payments = fromPlan(plan).bookings.filter(isTax)
  if (payments.length === 0) return null
  const paid = chance.pick(payments)
  return withBookings({ plan, ...company, openingCents: company.openingCents - paid.amountCents }, [paid])
}

const some = (low: number, high: number) => (chance: Chance) => chance.whole(low, high)
const oneOf = (parts: { counterpartyName: string; description: string }): Relation['change'] => {
  return (company, chance) => {
    const amountCents = -Math.round(company.plan.monthlyEuros * chance.between(0.01, 0.2)) * 100
    const one = { ...parts, amountCents, counterpartyAccount: friend, bookedOn: dayIn(company, chance) }
    return withBookings(company, [booking(one)])
  }
}

/** Two payments of VAT must remain where there were any: with one the amount is an estimate. */
const measured =
  (change: Relation['change']): Relation['change'] =>
  (company, chance) => {
    const other = change!(company, chance)
    const left = other?.bookings.filter(isVat).length ?? 0
    return left < 2 && company.bookings.some(isVat) ? null : other
  }

/** For a company that owes VAT or wage tax: others may pay income tax from elsewhere. */
const none =
  (wanted: Wanted): Relation['change'] =>
  (company) =>
    owesTax(company) && company.bookings.some(wanted) ? without(company, wanted) : null

const owesTax = ({ bookings }: MadeUpCompany): boolean =>
  bookings.some((one) => isVat(one) || one.description.startsWith('Loonheffing'))

const isOverhead: Wanted = ({ description }) =>
  ['Termijnbedrag energie', 'Premie bedrijfsverzekering', 'Administratie'].includes(description)

/** Profit that a company keeps is no pay. */
const isOwnersPay: Wanted = (one) => isOwner(one) && one.description !== 'Dividend'

/** Some part of each payment of the last months, after a whole year in which it was paid in full. */
const inPart =
  (wanted: Wanted, [low, high]: readonly [number, number]): Relation['change'] =>
  (company, chance) => {
    const months = chance.whole(7, 11)
    const from = addMonths(company.plan.endsOn, -months)
    const part = chance.between(low, high)
    return company.plan.months < 24 || !company.bookings.some(wanted)
      ? null
      : {
          ...company,
          bookings: company.bookings.map((one) =>
            wanted(one) && one.bookedOn >= from ? { ...one, amountCents: Math.round(one.amountCents * part) } : one,
          ),
        }
  }

/** Tasks that are larger, or that are not met. */
export const lessPaid: readonly Relation[] = [
  never('tax stops', measured(stop(isTax, 6, 14))),
  never('VAT stops', stop(isVat, 6, 14, 2)),
  never('no VAT at all', none(isVat), { mayAsk: true }),
  never('no tax at all', none(isTax), { mayAsk: true }),
  never('suppliers are not paid', stop(isSupplier, 3, 6)),
  never('wages stop', stop(isWage, 3, 6)),
  never('rent stops', stop(isRent, 3, 6)),
  never('instalments stop', stop(isInstalment, 3, 5, 4)),
  // The remaining sales may be steadier, which is a point or two: enough for a referral, not for an offer.
  never('a customer is lost', loseCustomer, { priceSlack: halfAPoint, mayAsk: true }),
  never(
    'more debt',
    paysMonthly({ counterpartyName: 'Swishfund', description: 'Aflossing lening' }, [0.005, 0.05], some(2, 12)),
  ),
  never(
    'more costs',
    paysMonthly({ counterpartyName: 'Bewaking Nacht', description: 'Bewaking' }, [0.01, 0.06], () => 24),
  ),
  never(
    'higher rent',
    paysMonthly({ counterpartyName: 'Vastgoed Zuid', description: 'Huur loods' }, [0.01, 0.06], () => 24),
  ),
  never('one more cost', oneOf({ counterpartyName: 'Groothandel Los', description: 'Levering' })),
  never('gambling', oneOf({ counterpartyName: 'Holland Casino', description: 'Betaling Holland Casino' })),
  never('a bailiff', oneOf({ counterpartyName: 'Flanderijn Gerechtsdeurwaarders', description: 'Dossier 4411' })),
  never('returned debits', returnedDebits),
  never('less balance', moreBalance(-1)),
  { name: 'more balance', promise: 'never worse', change: moreBalance(1) },
  {
    name: 'one tax payment instead of none',
    promise: 'never worse',
    of: (company) => (owesTax(company) ? without(company, isTax) : null),
    change: oneTaxPayment,
  },
]

/** A company that sells less pays fewer people and less rent: which came first is unknown. */
const sellsOn =
  (change: Relation['change']): Relation['change'] =>
  (company, chance) =>
    company.plan.growth < 0 ? null : change!(company, chance)

/** Payments that were made in full for a whole year before. */
export const paidInPart: readonly Relation[] = [
  never('suppliers are paid in part', inPart(isSupplier, [0.5, 0.7])),
  never('wages are paid in part', sellsOn(inPart(isWage, [0.5, 0.7]))),
  never('rent is paid in part', sellsOn(inPart(isRent, [0.5, 0.7]))),
  never('overheads stop', sellsOn(inPart(isOverhead, [0, 0.3]))),
  never('VAT is paid in part', inPart(isVat, [0.2, 0.4]), { mayAsk: true }),
]

/** For longer than a half year, so that the year does not show what was usual. */
export const owedFromBefore: readonly Relation[] = [never('instalments stop long ago', stop(isInstalment, 7, 9, 4))]

/** The owner lives from something else until the loan is paid out. */
export const takenLess: readonly Relation[] = [
  never('the owner takes less', inPart(isOwnersPay, [0.05, 0.6])),
  never('the owner takes nothing for long', stop(isOwnersPay, 5, 8, 6), {
    of: (company) => (company.plan.months < 24 ? null : company),
  }),
]

const isPremisesOrWage: Wanted = (one) =>
  isRent(one) || isWage(one) || /^(?:Termijnbedrag energie|Loonheffing)/.test(one.description)
/** Shops and places to eat, large enough to have what all of them have. */
const ofShops: Relation['of'] = (company) =>
  /^(?:10|47[1-7]|56)/.test(company.plan.kind.sbiCode) && company.plan.monthlyEuros > 12_000 ? company : null

export const paidElsewhere: readonly Relation[] = [
  never('premises and wages are paid from another account', (company) => without(company, isPremisesOrWage), {
    of: ofShops,
    mayAsk: true,
  }),
]
