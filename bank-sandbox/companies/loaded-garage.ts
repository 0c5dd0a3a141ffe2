import { demand } from '../story/demand.ts'
import { bankCosts, cardPurchases, fuel, supplierRun } from '../story/flow-costs.ts'
import { loanInstalment, loanPayout, ownerDraw, ownerRescue, surplusOut } from '../story/flow-owner.ts'
import { cardTakings, directPayments, invoicedSales } from '../story/flow-sales.ts'
import { staff } from '../story/flow-staff.ts'
import { vatReturns } from '../story/flow-tax.ts'
import { WORLDLINE } from '../story/names.ts'
import { currentAccount, premises, type Company } from './company.ts'

const NAME = 'Garage Wielinga B.V.'
const SEED = '00900015'
const week = demand({
  weekdays: [1.1, 1, 1, 1, 1.2, 0.5, 0],
  season: [1, 0.95, 1.05, 1.05, 1, 1, 0.9, 0.9, 1, 1.1, 1.1, 0.95],
})

export const loadedGarage: Company = {
  kvkNumber: SEED,
  name: NAME,
  tradeNames: ['Garage Wielinga', 'Bandenservice Wielinga'],
  legalForm: 'bv',
  rsin: '859000163',
  sbi: [{ code: '95310', title: 'Reparatie en onderhoud van motorvoertuigen' }],
  began: '2006-09-04',
  workers: 6,
  address: { street: 'Industrieweg', number: 71, postcode: '8501XE', city: 'Joure' },
  purpose: {
    nl: 'Bestaande leningen: vier maandelijkse termijnen bij andere financiers.',
    en: 'Existing loans: four monthly instalments with other lenders.',
  },
  accounts: [currentAccount(NAME, 'SNS', 1_700_000, { overdraftCents: 1_000_000 })],
  months: 24,
  flows: [
    cardTakings({ acquirer: WORLDLINE, terminals: ['V7719004', 'V7719005'], averageCents: 88_000, demand: week }),
    invoicedSales({
      customers: ['Leasevloot Skar', 'Thuiszorg Mar', 'Taxi Friesland Noord', 'Loonbedrijf Ploeg'].map((name) => ({
        name,
        weight: 1,
      })),
      perMonth: 24,
      averageCents: 62_000,
      termDays: 21,
      lateDays: 14,
      demand: week,
    }),
    directPayments({ perDay: 1.1, averageCents: 19_000, demand: week, word: 'Reparatie kenteken', kind: 'transfer' }),
    supplierRun({
      suppliers: [
        'Auto-onderdelen Nok',
        'Bandengroothandel Profiel',
        'Oliehandel Smeer',
        'Autoglas Helder',
        'Lakspuiterij Glans',
      ],
      shareOfTurnover: 0.43,
      weekday: 3,
      perRun: 10,
      firstMonthTurnoverCents: 7_200_000,
    }),
    cardPurchases({
      places: ['IJzerwaren Moer', 'Keuringsdienst Rondje', 'Koffiebar Crema'],
      perDay: 1.3,
      averageCents: 4_400,
      demand: week,
    }),
    fuel(0.8, week),
    staff({ seed: SEED, netPayCents: [254_000, 239_000, 221_000, 158_000], payrollNumber: '859000163L01' }),
    ownerDraw({ owner: 'S. Wielinga', monthlyCents: 300_000, due: 26, text: 'Salaris dga' }),
    loanInstalment({ lender: 'Kapitaalbrug Financieringen', monthlyCents: 186_000, contract: 'KB10984', due: 5 }),
    loanInstalment({ lender: 'Zuiderkrediet Zakelijk B.V.', monthlyCents: 124_500, contract: 'ZK-55210', due: 10 }),
    loanInstalment({ lender: 'Apparatuurlease Noord', monthlyCents: 97_300, contract: 'AL8831', due: 17 }),
    loanInstalment({ lender: 'Crowdfonds Samen Vooruit', monthlyCents: 81_200, contract: 'CF-2207', due: 21 }),
    loanPayout({
      lender: 'Zuiderkrediet Zakelijk B.V.',
      amountCents: 2_500_000,
      contract: 'ZK-55210',
      monthsBefore: 15,
    }),
    premises({ rent: 3_200, energy: 870, insurance: 420, accountant: 310 }),
    vatReturns({ seed: SEED }),
    bankCosts(2_250),
    ownerRescue({ owner: 'S. Wielinga', belowCents: -800_000, averageCents: 500_000 }),
    surplusOut({ to: 'S. Wielinga Holding B.V.', keepCents: 3_500_000, text: 'Dividend', months: [12] }),
  ],
}
