import type { BankKey } from '../banks.ts'
import type { Flow } from '../story/booking.ts'
import { demand, OFFICE_WEEK } from '../story/demand.ts'
import { bankCosts, cardPurchases, fuel, supplierRun } from '../story/flow-costs.ts'
import { ownerDraw, surplusOut } from '../story/flow-owner.ts'
import { directPayments, invoicedSales } from '../story/flow-sales.ts'
import { staff } from '../story/flow-staff.ts'
import { vatReturns } from '../story/flow-tax.ts'
import { chanceFrom } from '../story/chance.ts'
import { inventedPerson } from '../story/names.ts'
import { currentAccount, premises, type Company } from './company.ts'

const week = demand({
  weekdays: OFFICE_WEEK,
  season: [0.95, 1, 1.05, 1, 1, 1.05, 0.85, 0.8, 1.05, 1.1, 1.05, 0.95],
  growthPerYear: 0.03,
})

/** A plain, sound office company for register entries without a history, at whichever bank is asked. */
export function genericCompany(kvkNumber: string, name: string, bank: BankKey): Company {
  return {
    kvkNumber,
    name,
    tradeNames: [name],
    legalForm: 'bv',
    sbi: [],
    began: '2015-01-01',
    workers: 4,
    address: { street: 'Stationsplein', number: 1, postcode: '3511ED', city: 'Utrecht' },
    purpose: {
      nl: 'Gewoon gezond kantoorbedrijf; kan bij elke bank inloggen.',
      en: 'Plain healthy office company; can log in at any bank.',
    },
    accounts: [currentAccount(name, bank, 2_900_000)],
    months: 24,
    flows: habits(kvkNumber, name),
  }
}

function habits(kvkNumber: string, name: string): Flow[] {
  const chance = chanceFrom(`generic ${kvkNumber}`)
  const customers = Array.from({ length: 14 }, (_, index) => ({
    name: `${['Handelsonderneming', 'Bouwadvies', 'Stichting', 'Installatietechniek', 'Drukkerij'][index % 5]} ${inventedPerson(chance).split(' ').slice(1).join(' ')}`,
    weight: 0.6 + chance.next(),
  }))
  return [
    invoicedSales({ customers, perMonth: 34, averageCents: 118_000, termDays: 21, lateDays: 14, demand: week }),
    directPayments({ perDay: 1.4, averageCents: 12_500, demand: week, word: 'Bestelling' }),
    supplierRun({
      suppliers: ['Papiergroothandel Vel', 'Onderaannemer Kramer', 'Hosting Heidebron'],
      shareOfTurnover: 0.24,
      weekday: 2,
      perRun: 5,
      firstMonthTurnoverCents: 4_500_000,
    }),
    cardPurchases({
      places: ['Kantoorvakhandel Pen', 'Lunchroom Puur', 'Parkeergarage Centrum'],
      perDay: 1.1,
      averageCents: 3_900,
      demand: week,
    }),
    fuel(0.3, week),
    staff({ seed: kvkNumber, netPayCents: [265_000, 238_000, 182_000], payrollNumber: `${kvkNumber}0L01` }),
    ownerDraw({ owner: inventedPerson(chance), monthlyCents: 380_000, due: 26, text: 'Managementvergoeding' }),
    premises({ rent: 1_450, energy: 390, insurance: 185, accountant: 275 }),
    vatReturns({ seed: kvkNumber }),
    bankCosts(1_995),
    surplusOut({ to: `${name} Holding`, keepCents: 4_500_000, text: 'Winstuitkering' }),
  ]
}
