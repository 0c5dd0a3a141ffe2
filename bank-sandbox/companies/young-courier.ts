import { demand } from '../story/demand.ts'
import { bankCosts, cardPurchases, supplierRun } from '../story/flow-costs.ts'
import { loanPayout, ownerDraw } from '../story/flow-owner.ts'
import { directPayments, invoicedSales } from '../story/flow-sales.ts'
import { staff } from '../story/flow-staff.ts'
import { vatReturns } from '../story/flow-tax.ts'
import { currentAccount, premises, type Company } from './company.ts'

const NAME = 'Fietskoerier Snelwiel B.V.'
const SEED = '00900005'
const week = demand({ weekdays: [1, 1, 1, 1.1, 1.2, 0.8, 0.3], growthPerYear: 0.9 })

export const youngCourier: Company = {
  kvkNumber: SEED,
  name: NAME,
  tradeNames: ['Snelwiel'],
  legalForm: 'bv',
  rsin: '859000783',
  sbi: [{ code: '53200', title: 'Post- en koeriersdiensten zonder universele dienstverplichting' }],
  began: { monthsBeforeToday: 11 },
  workers: 3,
  address: { street: 'Lange Leemstraat', number: 30, postcode: '3512HR', city: 'Utrecht' },
  purpose: {
    nl: 'Starter: altijd elf maanden oud, dus jonger dan vijftien maanden.',
    en: 'Start-up: always eleven months old, so younger than fifteen months.',
  },
  accounts: [currentAccount(NAME, 'KNAB', 2_500_000)],
  months: 10,
  warmUpMonths: 0,
  flows: [
    invoicedSales({
      customers: [
        'Apotheek Binnenstad',
        'Bloemist Madelief',
        'Drukkerij Spoor',
        'Notariaat Gracht',
        'Kledingmerk Draad',
      ].map((name) => ({ name, weight: 1 })),
      perMonth: 26,
      averageCents: 34_000,
      termDays: 14,
      lateDays: 10,
      demand: week,
    }),
    directPayments({ perDay: 4, averageCents: 1_450, demand: week, word: 'Rit' }),
    supplierRun({
      suppliers: ['Bakfietsen Ketting', 'Fietsaccu Volt', 'Regenkleding Droog'],
      shareOfTurnover: 0.24,
      weekday: 2,
      perRun: 2,
      firstMonthTurnoverCents: 600_000,
    }),
    cardPurchases({
      places: ['Fietsenmaker Spaak', 'Lunchroom Puur', 'Bouwmarkt De Plank'],
      perDay: 1.2,
      averageCents: 2_800,
      demand: week,
    }),
    staff({ seed: SEED, netPayCents: [184_000, 152_000], payrollNumber: '859000783L01', pension: false }),
    ownerDraw({ owner: 'Y. Abdi', monthlyCents: 160_000, due: 26, text: 'Salaris dga' }),
    loanPayout({
      lender: 'Stichting Starterskrediet Midden',
      amountCents: 1_500_000,
      contract: 'SK-1107',
      monthsBefore: 9,
    }),
    premises({ rent: 680, energy: 120, insurance: 96, accountant: 120 }),
    vatReturns({ seed: SEED }),
    bankCosts(700),
  ],
}
