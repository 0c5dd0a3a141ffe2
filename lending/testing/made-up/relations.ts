import { addDays, addMonths } from '#lending/days.ts'
import type { Transaction } from '#lending/statements/statement.ts'
import { booking } from '#lending/testing/booking.ts'
import type { Chance } from '#lending/testing/made-up/chance.ts'
import { type MadeUpCompany, withBookings } from '#lending/testing/made-up/company.ts'
import { planOf } from '#lending/testing/made-up/sound.ts'
import { tell } from '#lending/testing/made-up/tell.ts'

/** How the answer to the changed company may compare with the answer before. */
export type Promise = 'never better' | 'never worse' | 'equal' | 'equal outcome'

export type Relation = {
  name: string
  /** Of what company it is a promise; any where nothing is said. */
  of?: (company: MadeUpCompany) => MadeUpCompany
  promise: Promise
  /** Null where the company has nothing to change. */
  change: (company: MadeUpCompany, chance: Chance) => MadeUpCompany | null
  /** What is missing may lead from a refusal to a person; an offer it never brings. */
  mayAsk?: boolean
}

const friend = 'NL44RABO0987654321'
const otherFriend = 'NL20INGB0001234567'

const dayIn = ({ plan }: MadeUpCompany, chance: Chance, monthsBack = 11): string =>
  addDays(addMonths(plan.endsOn, -chance.whole(1, monthsBack)), chance.whole(1, 20))

function deposit(counterpartyName: string, description: string, account: string | null = friend): Relation['change'] {
  return (company, chance) => {
    const amountCents = Math.round(company.plan.monthlyEuros * chance.between(0.5, 3)) * 100
    const parts = { counterpartyName, description, counterpartyAccount: account, amountCents }
    return withBookings(company, [booking({ ...parts, bookedOn: dayIn(company, chance) })])
  }
}

/** Twelve months of something, newest first. */
const monthly = (company: MadeUpCompany, count: number, make: (on: string) => Transaction[]): Transaction[] =>
  Array.from({ length: count }, (_, back) => make(addMonths(addDays(company.plan.endsOn, -2), -back))).flat()

/** Out and in again, or in and out again. */
function roundTrip(out: Partial<Transaction>, back: Partial<Transaction>, days: number): Relation['change'] {
  return (company, chance) => {
    const amountCents = Math.round(company.plan.monthlyEuros * chance.between(0.2, 0.5)) * 100
    const trips = monthly(company, 10, (on) => [
      booking({ ...out, bookedOn: addDays(on, -Math.max(0, days) - 2), amountCents: -amountCents }),
      booking({ ...back, bookedOn: addDays(on, Math.min(0, days) - 2), amountCents }),
    ])
    return withBookings(company, trips)
  }
}

type Wanted = (booking: Transaction) => boolean

const isOwner: Wanted = ({ counterpartyName }) => counterpartyName === 'A. de Eigenaar'
const isVat: Wanted = ({ description }) => description.startsWith('Omzetbelasting')
const isTax: Wanted = ({ counterpartyName }) => counterpartyName === 'Belastingdienst'
const isSupplier: Wanted = ({ description }) => description.startsWith('Levering')
const isWage: Wanted = ({ description }) => description === 'Salaris'
const isRent: Wanted = ({ description }) => description.startsWith('Huur')

/** Leaves some bookings out from a day on; the money stays on the account. */
function stop(wanted: Wanted, monthsMin: number, monthsMax: number): Relation['change'] {
  return (company, chance) => {
    const from = addMonths(company.plan.endsOn, -chance.whole(monthsMin, monthsMax))
    const transactions = company.transactions.filter((one) => !wanted(one) || one.bookedOn < from)
    return transactions.length === company.transactions.length ? null : { ...company, transactions }
  }
}

function rename(description: string): Relation['change'] {
  return (company) => {
    const transactions = company.transactions.map((one) => (isOwner(one) ? { ...one, description } : one))
    return { ...company, transactions }
  }
}

function loseCustomer(company: MadeUpCompany, chance: Chance): MadeUpCompany | null {
  const invoices = company.transactions.filter(({ description }) => description.startsWith('Factuur'))
  if (invoices.length === 0) return null
  const from = addMonths(company.plan.endsOn, -chance.whole(2, 6))
  const lost = chance.pick(invoices).counterpartyName
  return {
    ...company,
    transactions: company.transactions.filter((one) => one.counterpartyName !== lost || one.bookedOn < from),
  }
}

function moreDebt(company: MadeUpCompany, chance: Chance): MadeUpCompany {
  const amountCents = -Math.round(company.plan.monthlyEuros * chance.between(0.005, 0.05)) * 100
  const parts = {
    amountCents,
    counterpartyName: 'Swishfund',
    description: 'Aflossing lening',
    counterpartyAccount: friend,
  }
  return withBookings(
    company,
    monthly(company, chance.whole(2, 12), (on) => [booking({ ...parts, bookedOn: on })]),
  )
}

/** Leaves out what was before a day; the balance is what it was. */
function since(company: MadeUpCompany, day: string): MadeUpCompany {
  const gone = company.transactions.filter(({ bookedOn }) => bookedOn <= day)
  return {
    ...company,
    openingCents: gone.reduce((sum, { amountCents }) => sum + amountCents, company.openingCents),
    transactions: company.transactions.filter(({ bookedOn }) => bookedOn > day),
  }
}

const shorter: Relation['change'] = (company, chance) =>
  since(company, addMonths(company.plan.endsOn, -chance.whole(5, company.plan.months - 1)))

const moreBalance =
  (sign: 1 | -1): Relation['change'] =>
  (company, chance) => ({
    ...company,
    openingCents: company.openingCents + sign * Math.round(company.plan.monthlyEuros * chance.between(0.05, 1)) * 100,
  })

function moreCosts(company: MadeUpCompany, chance: Chance): MadeUpCompany {
  const amountCents = -Math.round(company.plan.monthlyEuros * chance.between(0.01, 0.06)) * 100
  const parts = {
    amountCents,
    counterpartyName: 'Bewaking Nacht',
    description: 'Bewaking',
    counterpartyAccount: friend,
  }
  return withBookings(
    company,
    monthly(company, 24, (on) => [booking({ ...parts, bookedOn: on })]).filter(
      ({ bookedOn }) => bookedOn >= company.transactions[0]!.bookedOn,
    ),
  )
}

const renamed =
  (from: RegExp, to: string): Relation['change'] =>
  (company) => ({
    ...company,
    plan: { ...company.plan, holder: company.plan.holder.replace(from, to) },
    transactions: company.transactions.map((one) =>
      isOwner(one) ? { ...one, counterpartyName: `${to}-Jansen` } : one,
    ),
  })

/** The same business told in the words of another legal form. */
function otherForm(company: MadeUpCompany): MadeUpCompany {
  const words = { eenmanszaak: 'Managementvergoeding', vof: 'Privé opname', bv: 'Privé opname vennoot' } as const
  const next = { eenmanszaak: 'bv', vof: 'eenmanszaak', bv: 'vof' } as const
  const { legalForm } = company.plan
  const transactions = company.transactions.map((one) =>
    isOwner(one) && one.description !== 'Dividend' ? { ...one, description: words[legalForm] } : one,
  )
  return { ...company, plan: { ...company.plan, legalForm: next[legalForm] }, transactions }
}

/** A company without chance, so that only the month of asking differs. */
const steady = ({ plan }: MadeUpCompany) => ({ ...plan, growth: 0, kind: { ...plan.kind, unevenness: 0 } })

/** The same kind of company, sound and two years long. */
const soundAndSteady = (company: MadeUpCompany): MadeUpCompany => {
  const { kind, seed } = steady(company)
  return tell(planOf(kind, seed, { surplus: 0.14, openingMonths: 4 }))
}

const base = {
  own: { counterpartyName: 'A. de Eigenaar', counterpartyAccount: 'NL10RABO0300087300' },
  cash: { counterpartyName: null, counterpartyAccount: null },
  friend: { counterpartyName: 'M. de Vries', counterpartyAccount: friend, description: 'factuur' },
  other: { counterpartyName: 'K. Bakker', counterpartyAccount: otherFriend, description: 'inkoop' },
}

const never = (name: string, change: Relation['change'], more: Partial<Relation> = {}): Relation => ({
  name,
  promise: 'never better',
  change,
  ...more,
})

export const relations: readonly Relation[] = [
  never('a deposit of one’s own', deposit('A. de Eigenaar', 'Privé storting')),
  never('share premium', deposit('De Proef Holding B.V.', 'Agiostorting')),
  never('an insurance pays out', deposit('Interpolis', 'Schade-uitkering')),
  never('a sale through a notary', deposit('Notaris Van Zegel', 'Verkoop pand')),
  never('a relative’s agreement', deposit('M. de Vries', 'overeenkomst')),
  never('cash of one’s own', deposit('', 'Storting geldautomaat', null)),
  never('a gift called a refund', deposit('M. de Vries', 'terugbetaling creditnota')),
  never('a gift called a returned debit', deposit('M. de Vries', 'storno terugboeking')),
  never('a gift called a tax refund', deposit('M. de Vries', 'teruggave btw')),
  never('a loan', deposit('Floryn B.V.', 'Uitbetaling lening')),
  never('an advance', deposit('Mollie Capital', 'Capital advance')),
  never(
    'cash out and in',
    roundTrip(
      { ...base.cash, description: 'Geldautomaat opname' },
      { ...base.cash, description: 'Storting geldautomaat' },
      5,
    ),
  ),
  never('round through a friend', roundTrip({ ...base.friend, description: 'inkoop' }, base.friend, 9)),
  never('round through a friend, in first', roundTrip({ ...base.friend, description: 'inkoop' }, base.friend, -9)),
  never('round through two friends', roundTrip(base.other, base.friend, 7)),
  ...[
    'Overboeking naar spaarrekening',
    'Dividend',
    'Factuur advies',
    'Aflossing lening',
    'Omzetbelasting',
    'Storno',
  ].map((word) => never(`the owner’s pay called ${word}`, rename(word), { mayAsk: true })),
  never('tax stops', stop(isTax, 6, 14)),
  never('VAT stops', stop(isVat, 6, 14)),
  never('no VAT at all', stop(isVat, 30, 30), { mayAsk: true }),
  never('no tax at all', stop(isTax, 30, 30), { mayAsk: true }),
  never('suppliers are not paid', stop(isSupplier, 3, 6)),
  never('wages stop', stop(isWage, 3, 6)),
  never('rent stops', stop(isRent, 3, 6)),
  never('a customer is lost', loseCustomer),
  never('more debt', moreDebt),
  never('more costs', moreCosts),
  never('less balance', moreBalance(-1)),
  never('a shorter history', shorter, { mayAsk: true, of: (company) => tell(steady(company)) }),
  { name: 'more balance', promise: 'never worse', change: moreBalance(1) },
  {
    name: 'another month of asking',
    promise: 'equal outcome',
    of: soundAndSteady,
    change: ({ plan }, chance) => tell({ ...plan, endsOn: addMonths(plan.endsOn, chance.whole(1, 11)) }),
  },
  {
    name: 'one more month of the same',
    promise: 'never worse',
    of: ({ plan, ...company }) => since(tell(steady({ plan, ...company })), addMonths(plan.endsOn, 1 - plan.months)),
    change: ({ plan }) => tell(plan),
  },
  {
    name: 'one tax payment instead of none',
    promise: 'never worse',
    mayAsk: true,
    of: (company) => ({ ...company, transactions: company.transactions.filter((one) => !isTax(one)) }),
    change: ({ plan, ...company }, chance) => {
      const payments = tell(plan).transactions.filter(isTax)
      if (payments.length === 0) return null
      const paid = chance.pick(payments)
      return withBookings({ plan, ...company, openingCents: company.openingCents - paid.amountCents }, [paid])
    },
  },
  { name: 'another legal form', promise: 'equal', change: otherForm },
  { name: 'another name', promise: 'equal', change: renamed(/De Proef/, 'Amsterdamse Proef') },
]
