import type { Booking } from '#lending/statements/statement.ts'
import type { MadeUpCompany, MadeUpLegalForm } from '#lending/testing/made-up/company.ts'
import { fromPlan, ownerName } from '#lending/testing/made-up/from-plan.ts'
import {
  isInvoice,
  isOwner,
  isPayout,
  isSupplier,
  otherFriend,
  said,
  throughAnother,
} from '#lending/testing/made-up/relations/bookings.ts'
import { halfAPoint, never, type Relation } from '#lending/testing/made-up/relations/relation.ts'

const holderNamed =
  (place: string): Relation['change'] =>
  (company) => ({
    ...company,
    plan: { ...company.plan, holder: company.plan.holder.replace('De Proef', place) },
  })

const ownerNamed = (name: string): Relation['change'] =>
  said(isOwner, ({ counterpartyName }) => ({ counterpartyName: counterpartyName!.replace(ownerName, name) }))

/** The words that each legal form uses for what its owner lives on. */
const ownerWords: Readonly<Record<MadeUpLegalForm, string>> = {
  eenmanszaak: 'Managementvergoeding',
  vof: 'Privé opname',
  maatschap: 'Privé opname vennoot',
  cv: 'Managementvergoeding',
  bv: 'Privé opname vennoot',
  cooperatie: 'Privé opname',
}
const nextForm = {
  eenmanszaak: 'bv',
  vof: 'eenmanszaak',
  maatschap: 'vof',
  cv: 'bv',
  bv: 'vof',
  cooperatie: 'bv',
} as const

/** The same business in the words of another legal form. */
function otherForm(company: MadeUpCompany): MadeUpCompany {
  const { legalForm } = company.plan
  const bookings = company.bookings.map((one) =>
    isOwner(one) && one.description !== 'Dividend' ? { ...one, description: ownerWords[legalForm] } : one,
  )
  return { ...company, plan: { ...company.plan, legalForm: nextForm[legalForm] }, bookings }
}

/** A file may give the bookings of a day in any order. */
function otherOrder(company: MadeUpCompany): MadeUpCompany {
  const days = Map.groupBy(company.bookings, ({ bookedOn }) => bookedOn)
  return { ...company, bookings: [...days.values()].flatMap((day: Booking[]) => day.reverse()) }
}

const newAccount = (one: Booking): Partial<Booking> => ({
  counterpartyAccount: `NL77BUNQ20${(one.counterpartyAccount ?? '').slice(-8)}`,
})

/** The same money in other words. */
export const otherWords: readonly Relation[] = [
  ...['Overboeking naar spaarrekening', 'Dividend', 'Factuur advies', 'Omzetbelasting', 'Storno'].map((word) =>
    never(
      `the owner’s pay called ${word}`,
      said(isOwner, () => ({ description: word })),
      { mayAsk: true },
    ),
  ),
  // A repayment counts as debt instead, a lump too; the surplus before debt is more, and may lower the price a little.
  never(
    'the owner’s pay called Aflossing lening',
    said(isOwner, () => ({ description: 'Aflossing lening' })),
    { mayAsk: true, priceSlack: 0.005, of: ({ plan }) => fromPlan({ ...plan, paidOut: 0 }) },
  ),
  never(
    'the owner’s pay to another account',
    said(isOwner, () => ({ counterpartyAccount: otherFriend })),
    { mayAsk: true },
  ),
  { name: 'another legal form', promise: 'equal', change: otherForm },
  { name: 'another place', promise: 'equal', change: holderNamed('Amsterdamse Proef') },
  { name: 'another name of the company', promise: 'equal', change: holderNamed('Yıldız El Amrani') },
  ...['Yıldırım', 'El Idrissi-Bakker', 'Kowalczyk', 'Ramdjanbeg', 'Nguyễn'].map((name): Relation => ({
    name: `an owner called ${name}`,
    promise: 'equal',
    change: ownerNamed(name),
  })),
  {
    name: 'an owner’s new account',
    promise: 'equal',
    change: said((one) => isOwner(one) && one.bookedOn > '2026-05-01', newAccount),
  },
  {
    name: 'suppliers under other names',
    promise: 'equal',
    change: said(isSupplier, ({ counterpartyName }) => ({
      counterpartyName: `${counterpartyName} Handelsonderneming`,
    })),
  },
  {
    name: 'suppliers renamed half way',
    promise: 'equal',
    change: said(
      (one) => isSupplier(one) && one.bookedOn > '2026-05-01',
      (one) => ({ counterpartyName: `Nieuwe ${one.counterpartyName}`, ...newAccount(one) }),
    ),
  },
  {
    name: 'a customer with casino in its name',
    promise: 'equal',
    change: said(isInvoice, ({ counterpartyName }) => ({ counterpartyName: `${counterpartyName} Casinohotel` })),
  },
  { name: 'another order within each day', promise: 'equal', change: otherOrder },
]

export const otherProviders: readonly Relation[] = [
  never(
    'payouts through another provider',
    (company, chance) => (company.bookings.some(isPayout) ? throughAnother(company, chance.whole(5, 120)) : null),
    { priceSlack: halfAPoint },
  ),
]
