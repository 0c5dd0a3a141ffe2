import { demand, OFFICE_WEEK } from '../story/demand.ts'
import { bankCosts, cardPurchases, fuel, supplierRun } from '../story/flow-costs.ts'
import { ownerDraw, surplusOut } from '../story/flow-owner.ts'
import { directPayments, invoicedSales } from '../story/flow-sales.ts'
import { staff } from '../story/flow-staff.ts'
import { incomeTax, vatReturns } from '../story/flow-tax.ts'
import { currentAccount, premises, type Company } from './company.ts'

const NAME = 'Hoveniersbedrijf De Groene Ploeg B.V.'
const SEED = '00900009'
const week = demand({
  weekdays: OFFICE_WEEK,
  season: [0.7, 0.75, 1.1, 1.2, 1.2, 1.15, 1, 0.9, 1.1, 1.1, 1, 0.8],
  growthPerYear: 0.04,
})

export const oneBigCustomer: Company = {
  kvkNumber: SEED,
  name: NAME,
  tradeNames: ['De Groene Ploeg'],
  legalForm: 'bv',
  rsin: '859000321',
  sbi: [{ code: '81300', title: 'Landschapsverzorging' }],
  began: '2012-03-01',
  workers: 8,
  address: { street: 'Kwekerijweg', number: 17, postcode: '3701AC', city: 'Zeist' },
  purpose: {
    nl: 'Eén grote klant: ruim driekwart van de omzet komt van één woningcorporatie.',
    en: 'One big customer: well over three quarters of turnover comes from one housing association.',
  },
  accounts: [currentAccount(NAME, 'TRIODOS', 4_100_000)],
  months: 24,
  flows: [
    invoicedSales({
      customers: [{ name: 'Woningcorporatie Heuvelrand', weight: 1 }],
      perMonth: 9,
      averageCents: 610_000,
      termDays: 30,
      lateDays: 5,
      demand: week,
    }),
    directPayments({
      perDay: 0.9,
      averageCents: 42_000,
      demand: week,
      word: 'Tuinonderhoud factuur',
      kind: 'transfer',
    }),
    supplierRun({
      suppliers: ['Boomkwekerij Wortel', 'Tuinmachines Maai', 'Zand en Grind Zeist', 'Onderaannemer Spade'],
      shareOfTurnover: 0.27,
      weekday: 4,
      perRun: 5,
      firstMonthTurnoverCents: 5_200_000,
    }),
    cardPurchases({
      places: ['Tuincentrum Perk', 'Bouwmarkt De Plank', 'Broodjeszaak Bos'],
      perDay: 2.4,
      averageCents: 3_700,
      demand: week,
    }),
    fuel(1.6, week),
    staff({
      seed: SEED,
      netPayCents: [241_000, 226_000, 214_000, 208_000, 196_000, 142_000],
      payrollNumber: '859000321L01',
    }),
    ownerDraw({ owner: 'Groene Ploeg Holding B.V.', monthlyCents: 410_000, due: 26, text: 'Managementvergoeding' }),
    premises({ rent: 1_750, energy: 310, insurance: 460, accountant: 330 }),
    vatReturns({ seed: SEED }),
    incomeTax({ seed: SEED, monthlyCents: 72_000, name: 'vennootschapsbelasting' }),
    bankCosts(1_650),
    surplusOut({ to: 'Groene Ploeg Holding B.V.', keepCents: 6_000_000, text: 'Dividend', months: [6, 12] }),
  ],
}
