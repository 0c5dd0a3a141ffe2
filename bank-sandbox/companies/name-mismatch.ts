import { demand, OFFICE_WEEK } from '../story/demand.ts'
import { bankCosts, cardPurchases, fuel, supplierRun } from '../story/flow-costs.ts'
import { ownerDraw, surplusOut } from '../story/flow-owner.ts'
import { directPayments, invoicedSales } from '../story/flow-sales.ts'
import { staff } from '../story/flow-staff.ts'
import { vatReturns } from '../story/flow-tax.ts'
import { currentAccount, premises, type Company } from './company.ts'

const SEED = '00900012'
const week = demand({
  weekdays: OFFICE_WEEK,
  season: [0.8, 0.9, 1, 1.1, 1.15, 1.15, 0.9, 0.85, 1.1, 1.05, 1, 0.85],
  growthPerYear: 0.03,
})

export const nameMismatch: Company = {
  kvkNumber: SEED,
  name: 'Schildersbedrijf Kleurrijk B.V.',
  tradeNames: ['Schildersbedrijf Kleurrijk'],
  legalForm: 'bv',
  rsin: '859000230',
  sbi: [{ code: '43340', title: 'Schilderen en glaszetten' }],
  began: '2013-04-02',
  workers: 5,
  address: { street: 'Penseelstraat', number: 26, postcode: '6044GH', city: 'Roermond' },
  purpose: {
    nl: 'Andere naam: de rekeninghouder heet heel anders dan het bedrijf in het register.',
    en: 'Name mismatch: the account holder has quite another name than the company in the register.',
  },
  accounts: [currentAccount('W.P. Janssen-Vermeer', 'ING', 2_150_000)],
  months: 24,
  flows: [
    invoicedSales({
      customers: ['Woonstichting Maasdal', 'VvE Roerzicht', 'Fam. Smeets', 'Bisdomkantoor', 'Aannemerij Limburgia'].map(
        (name, index) => ({ name, weight: 1 + (index % 2) * 0.5 }),
      ),
      perMonth: 19,
      averageCents: 168_000,
      termDays: 21,
      lateDays: 14,
      demand: week,
    }),
    directPayments({ perDay: 0.8, averageCents: 31_000, demand: week, word: 'Schilderwerk', kind: 'transfer' }),
    supplierRun({
      suppliers: ['Verfhandel Kwast', 'Steigerverhuur Hoog', 'Glaszetterij Helder'],
      shareOfTurnover: 0.24,
      weekday: 3,
      perRun: 5,
      firstMonthTurnoverCents: 3_600_000,
    }),
    cardPurchases({
      places: ['Verfhandel Kwast', 'Bouwmarkt De Plank', 'Bakkerij Op de Hoek'],
      perDay: 2.2,
      averageCents: 3_800,
      demand: week,
    }),
    fuel(0.9, week),
    staff({ seed: SEED, netPayCents: [236_000, 218_000, 184_000], payrollNumber: '859000230L01' }),
    ownerDraw({ owner: 'W.P. Janssen', monthlyCents: 330_000, due: 26, text: 'Salaris' }),
    premises({ rent: 890, energy: 210, insurance: 240, accountant: 260 }),
    vatReturns({ seed: SEED }),
    bankCosts(1_895),
    surplusOut({ to: 'W.P. Janssen', keepCents: 4_000_000, text: 'Overboeking privé' }),
  ],
}
