import { demand, OFFICE_WEEK } from '../story/demand.ts'
import { bankCosts, cardPurchases, fuel, supplierRun } from '../story/flow-costs.ts'
import { ownerDraw, surplusOut } from '../story/flow-owner.ts'
import { directPayments, invoicedSales } from '../story/flow-sales.ts'
import { staff } from '../story/flow-staff.ts'
import { incomeTax, vatReturns } from '../story/flow-tax.ts'
import { currentAccount, premises, type Company } from './company.ts'

const NAME = 'Bollenexport Tulpenburg B.V.'
const SEED = '00900016'
const week = demand({ weekdays: OFFICE_WEEK, season: [0.7, 0.8, 1, 1, 0.9, 0.9, 1.1, 1.4, 1.6, 1.3, 0.8, 0.6] })

export const exporter: Company = {
  kvkNumber: SEED,
  name: NAME,
  tradeNames: ['Tulpenburg Export'],
  legalForm: 'bv',
  rsin: '859000011',
  sbi: [{ code: '46220', title: 'Groothandel in bloemen en planten' }],
  began: '2005-02-21',
  workers: 7,
  address: { street: 'Bollenlaan', number: 130, postcode: '2161HA', city: 'Lisse' },
  purpose: {
    nl: 'Exporteur met naast de eurorekening een rekening in dollars. Krijgt een aanbod.',
    en: 'Exporter with a dollar account beside the euro account. Gets an offer.',
  },
  accounts: [
    currentAccount(NAME, 'TRIODOS', 4_600_000, { overdraftCents: 2_000_000 }),
    currentAccount(NAME, 'TRIODOS', 2_200_000, { key: 'dollars', name: 'Dollarrekening', currency: 'USD' }),
  ],
  months: 24,
  flows: [
    invoicedSales({
      customers: [
        'Blumenhandel Kranz',
        'Jardins du Nord',
        'Tuincentrum Perk',
        'Floricoltura Verde',
        'Kwekerij Noordzee',
      ].map((name) => ({ name, weight: 1 })),
      perMonth: 42,
      averageCents: 204_000,
      termDays: 30,
      lateDays: 14,
      demand: week,
      vatPermille: 90,
    }),
    invoicedSales({
      accountKey: 'dollars',
      customers: ['Garden State Bulbs Inc', 'Prairie Flowers LLC'].map((name) => ({ name, weight: 1 })),
      perMonth: 8,
      averageCents: 390_000,
      termDays: 45,
      lateDays: 10,
      demand: week,
      vatPermille: 0,
    }),
    directPayments({ perDay: 1.2, averageCents: 4_800, demand: week, vatPermille: 90, word: 'Bollenpakket' }),
    supplierRun({
      accountKey: 'dollars',
      suppliers: ['Ocean Freight Services', 'Import Brokers Inc'],
      shareOfTurnover: 0.2,
      weekday: 3,
      perRun: 2,
      vatPermille: 0,
      firstMonthTurnoverCents: 9_000_000,
    }),
    supplierRun({
      suppliers: ['Kwekerij Bol en Knol', 'Veiling Duinstreek', 'Verpakkingsgroothandel Kist', 'Koeltransport IJs'],
      shareOfTurnover: 0.55,
      weekday: 4,
      perRun: 9,
      vatPermille: 90,
      firstMonthTurnoverCents: 9_000_000,
    }),
    cardPurchases({
      places: ['Groothandel Horecahal', 'Lunchroom Puur', 'Bouwmarkt De Plank'],
      perDay: 1.4,
      averageCents: 4_200,
      demand: week,
    }),
    fuel(0.7, week),
    staff({ seed: SEED, netPayCents: [262_000, 241_000, 223_000, 196_000, 151_000], payrollNumber: '859000011L01' }),
    ownerDraw({ owner: 'Tulpenburg Holding B.V.', monthlyCents: 420_000, due: 26, text: 'Managementvergoeding' }),
    premises({ rent: 2_700, energy: 1_100, insurance: 380, accountant: 420 }),
    vatReturns({ seed: SEED }),
    incomeTax({ seed: SEED, monthlyCents: 51_000, name: 'vennootschapsbelasting' }),
    bankCosts(2_650),
    surplusOut({ to: 'Tulpenburg Holding B.V.', keepCents: 6_000_000, text: 'Dividend', months: [6, 12] }),
    surplusOut({
      accountKey: 'dollars',
      to: 'Tulpenburg Holding B.V.',
      keepCents: 3_000_000,
      text: 'Dividend dollars',
      months: [6, 12],
    }),
  ],
}
