import { demand } from '../story/demand.ts'
import { bankCosts, cardPurchases, supplierRun } from '../story/flow-costs.ts'
import { ownerDraw, surplusOut } from '../story/flow-owner.ts'
import { cardTakings, cashDeposits, directPayments } from '../story/flow-sales.ts'
import { staff } from '../story/flow-staff.ts'
import { vatReturns } from '../story/flow-tax.ts'
import { CCV } from '../story/names.ts'
import { currentAccount, premises, type Company } from './company.ts'

const NAME = "Café 't Hoekje V.O.F."
const SEED = '00900013'
const nights = demand({
  weekdays: [0.4, 0.5, 0.8, 1, 1.6, 1.8, 1.1],
  season: [0.85, 1.1, 0.95, 1.05, 1.1, 1.05, 1, 1, 1, 1, 1.05, 1.15],
})

export const cashCafe: Company = {
  kvkNumber: SEED,
  name: NAME,
  tradeNames: ["Café 't Hoekje", 'Zaal Het Hoekje'],
  legalForm: 'vof',
  sbi: [{ code: '56300', title: 'Cafés' }],
  began: '2008-11-11',
  workers: 6,
  address: { street: 'Marktplein', number: 2, postcode: '4811XL', city: 'Breda' },
  purpose: {
    nl: 'Contant café: ruim de helft van de omzet wordt als biljetten gestort.',
    en: 'Cash-heavy café: well over half of turnover is paid in as banknotes.',
  },
  accounts: [currentAccount(NAME, 'REGIOBANK', 1_250_000, { overdraftCents: 500_000 })],
  months: 24,
  flows: [
    cashDeposits({ weekdays: [0, 1, 3, 5], averageCents: 410_000, demand: () => 1 }),
    cardTakings({ acquirer: CCV, terminals: ['C50117', 'C50118'], averageCents: 39_000, demand: nights }),
    directPayments({ perDay: 0.6, averageCents: 16_000, demand: nights, word: 'Zaalhuur aanbetaling' }),
    supplierRun({
      suppliers: [
        'Drankengroothandel Vat',
        'Brouwerij De Gouden Hop',
        'Wijnimport Rank',
        'Koffiebranderij Boon',
        'Automatenverhuur Flip',
      ],
      shareOfTurnover: 0.37,
      weekday: 1,
      perRun: 8,
      firstMonthTurnoverCents: 8_500_000,
    }),
    cardPurchases({
      places: ['Groothandel Horecahal', 'Supermarkt De Kar', 'Slagerij Rib'],
      perDay: 2,
      averageCents: 5_100,
      demand: nights,
    }),
    staff({ seed: SEED, netPayCents: [214_000, 196_000, 142_000, 98_000, 76_000], payrollNumber: '859000134L01' }),
    ownerDraw({ owner: 'R. van Tuyl', monthlyCents: 340_000, due: 25, text: 'Privé opname' }),
    ownerDraw({ owner: 'I. van Tuyl-Spaan', monthlyCents: 340_000, due: 25, text: 'Privé opname vennoot' }),
    premises({ rent: 4_100, energy: 1_350, insurance: 310, accountant: 290 }),
    vatReturns({ seed: SEED }),
    bankCosts(2_150),
    surplusOut({ to: 'R. van Tuyl', keepCents: 3_000_000, text: 'Winstuitkering vennoten' }),
  ],
}
