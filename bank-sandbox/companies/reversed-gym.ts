import { demand } from '../story/demand.ts'
import { bankCosts, cardPurchases, recurringCost, supplierRun } from '../story/flow-costs.ts'
import { ownerDraw, surplusOut } from '../story/flow-owner.ts'
import { directPayments, memberships } from '../story/flow-sales.ts'
import { staff } from '../story/flow-staff.ts'
import { vatReturns } from '../story/flow-tax.ts'
import { LEASE } from '../story/names.ts'
import { currentAccount, premises, type Company } from './company.ts'

const NAME = 'Sportschool De Kracht B.V.'
const SEED = '00900007'
const members = demand({ season: [1.15, 1.1, 1.08, 1.05, 1, 0.95, 0.88, 0.88, 1, 1.02, 1, 0.96], growthPerYear: 0.02 })

export const reversedGym: Company = {
  kvkNumber: SEED,
  name: NAME,
  tradeNames: ['Sportschool De Kracht'],
  legalForm: 'bv',
  rsin: '859000394',
  sbi: [{ code: '93130', title: 'Fitnesscentra' }],
  began: '2015-01-05',
  workers: 7,
  address: { street: 'Sportlaan', number: 44, postcode: '9728PH', city: 'Groningen' },
  purpose: {
    nl: 'Sportschool met veel storneringen: tientallen incasso’s per maand komen terug.',
    en: 'Gym with many reversals: dozens of direct debits come back each month.',
  },
  accounts: [currentAccount(NAME, 'ASN', 1_900_000, { overdraftCents: 500_000 })],
  months: 24,
  flows: [
    memberships({
      collectionDay: 1,
      groups: ['Basis', 'Plus', 'Studenten', 'Bedrijven'],
      averageGroupCents: 1_240_000,
      feeCents: 3_495,
      reversalsPerGroup: 17,
      demand: members,
      vatPermille: 90,
    }),
    directPayments({ perDay: 3.2, averageCents: 1_900, demand: members, vatPermille: 90, word: 'Dagkaart' }),
    supplierRun({
      suppliers: ['Sportvoeding Spier', 'Toestellenonderhoud Veer', 'Schoonmaakbedrijf Blink', 'Wasserij Wit'],
      shareOfTurnover: 0.19,
      weekday: 2,
      perRun: 5,
      firstMonthTurnoverCents: 4_900_000,
    }),
    cardPurchases({
      places: ['Supermarkt De Kar', 'Bouwmarkt De Plank', 'Kantoorvakhandel Pen'],
      perDay: 0.8,
      averageCents: 4_100,
      demand: members,
    }),
    staff({
      seed: SEED,
      netPayCents: [228_000, 206_000, 174_000, 131_000, 96_000, 72_000],
      payrollNumber: '859000394L01',
    }),
    ownerDraw({ owner: 'De Kracht Beheer B.V.', monthlyCents: 390_000, due: 26, text: 'Managementvergoeding' }),
    premises({ rent: 6_300, energy: 2_450, insurance: 390, accountant: 360 }),
    recurringCost({
      counterparty: LEASE,
      amountCents: 214_000,
      due: 5,
      text: 'Leasetermijn toestellen',
      vatPermille: 210,
    }),
    vatReturns({ seed: SEED }),
    bankCosts(6_250),
    surplusOut({ to: 'De Kracht Beheer B.V.', keepCents: 3_500_000, text: 'Dividend', months: [6, 12] }),
  ],
}
