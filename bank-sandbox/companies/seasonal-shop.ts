import { demand } from '../story/demand.ts'
import { bankCosts, cardPurchases, fuel, supplierRun } from '../story/flow-costs.ts'
import { ownerDraw, ownerRescue, surplusOut } from '../story/flow-owner.ts'
import { cardTakings, cashDeposits, directPayments } from '../story/flow-sales.ts'
import { staff } from '../story/flow-staff.ts'
import { vatReturns } from '../story/flow-tax.ts'
import { SUMUP, WORLDLINE } from '../story/names.ts'
import { currentAccount, premises, type Company } from './company.ts'

const NAME = 'IJssalon Zomerdijk V.O.F.'
const SEED = '00900002'
// Nearly everything is earned from April to September.
const season = demand({
  season: [0.06, 0.12, 0.45, 1.1, 1.6, 2, 2.3, 2.2, 1.2, 0.4, 0.1, 0.12],
  weekdays: [0.7, 0.7, 0.9, 0.9, 1.1, 1.6, 1.7],
  growthPerYear: 0.03,
})

export const seasonalShop: Company = {
  kvkNumber: SEED,
  name: NAME,
  tradeNames: ['IJssalon Zomerdijk'],
  legalForm: 'vof',
  sbi: [{ code: '56110', title: 'Eetgelegenheden' }],
  began: '2017-04-12',
  workers: 5,
  address: { street: 'Boulevard', number: 61, postcode: '2042AD', city: 'Zandvoort' },
  purpose: {
    nl: 'Seizoenswinkel: bijna alle omzet in de zomer, mager in de winter. Krijgt een aanbod.',
    en: 'Seasonal shop: nearly all turnover in summer, lean in winter. Gets an offer.',
  },
  accounts: [currentAccount(NAME, 'ING', 2_600_000, { overdraftCents: 500_000 })],
  months: 24,
  flows: [
    cardTakings({
      acquirer: WORLDLINE,
      terminals: ['V3300121', 'V3300122'],
      averageCents: 42_000,
      demand: season,
      vatPermille: 90,
    }),
    cardTakings({
      acquirer: SUMUP,
      terminals: ['S4410'],
      averageCents: 16_000,
      demand: season,
      vatPermille: 90,
      costPermille: 19,
    }),
    directPayments({ perDay: 1.5, averageCents: 2_600, demand: season, vatPermille: 90, word: 'IJstaart' }),
    cashDeposits({ weekdays: [0], averageCents: 70_000, demand: season, vatPermille: 90 }),
    supplierRun({
      suppliers: ['Zuivelhandel Groenveld', 'Wafelfabriek De Hoorn', 'Fruitveiling Betuwe Direct', 'Koeltechniek Pool'],
      shareOfTurnover: 0.36,
      weekday: 1,
      perRun: 4,
      vatPermille: 90,
      firstMonthTurnoverCents: 500_000,
    }),
    cardPurchases({
      places: ['Groothandel Horecahal', 'Bouwmarkt De Plank', 'Drogisterij Zee'],
      perDay: 0.6,
      averageCents: 5_200,
      demand: season,
    }),
    fuel(0.12, season),
    staff({
      seed: SEED,
      netPayCents: [206_000, 188_000, 154_000, 126_000, 112_000, 98_000],
      payrollNumber: '859000022L01',
      months: [4, 5, 6, 7, 8, 9],
    }),
    ownerDraw({ owner: 'L. Zomerdijk', monthlyCents: 240_000, due: 24, text: 'Privé opname' }),
    ownerDraw({ owner: 'T. Zomerdijk-Bos', monthlyCents: 240_000, due: 24, text: 'Privé opname vennoot' }),
    premises({ rent: 1_650, energy: 520, insurance: 168, accountant: 210 }),
    vatReturns({ seed: SEED }),
    bankCosts(1_795),
    ownerRescue({ owner: 'L. Zomerdijk', belowCents: -100_000, averageCents: 500_000 }),
    surplusOut({ to: 'L. Zomerdijk', keepCents: 4_800_000, text: 'Winstuitkering vennoten', months: [10] }),
  ],
}
