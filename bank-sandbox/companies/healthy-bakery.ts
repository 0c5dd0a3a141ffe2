import { demand, SHOP_WEEK } from '../story/demand.ts'
import { bankCosts, cardPurchases, fuel, recurringCost, supplierRun } from '../story/flow-costs.ts'
import { ownerDraw, savingsSweep, surplusOut } from '../story/flow-owner.ts'
import { cardTakings, cashDeposits, directPayments, invoicedSales } from '../story/flow-sales.ts'
import { staff, uwvBenefits } from '../story/flow-staff.ts'
import { incomeTax, vatReturns } from '../story/flow-tax.ts'
import { CCV, LEASE, WORLDLINE } from '../story/names.ts'
import { currentAccount, premises, savingsAccount, type Company } from './company.ts'

const NAME = 'Bakkerij De Korenaar B.V.'
const SEED = '00900001'
const shop = demand({
  weekdays: SHOP_WEEK,
  season: [0.95, 0.95, 1, 1.05, 1, 0.98, 0.9, 0.92, 1, 1, 1.05, 1.3],
  growthPerYear: 0.06,
})

export const healthyBakery: Company = {
  kvkNumber: SEED,
  name: NAME,
  tradeNames: ['Bakkerij De Korenaar', 'De Korenaar Lunch'],
  legalForm: 'bv',
  rsin: '859000084',
  sbi: [
    { code: '47240', title: 'Detailhandel in brood, banket en suikerwerk' },
    { code: '10710', title: 'Vervaardiging van brood en vers banketbakkerswerk' },
  ],
  began: '2014-03-01',
  workers: 9,
  address: { street: 'Molenstraat', number: 14, postcode: '5211DR', city: "'s-Hertogenbosch" },
  purpose: {
    nl: 'Gezonde bakkerij: stijgende pinomzet, alles op tijd betaald. Krijgt een aanbod.',
    en: 'Healthy bakery: growing card takings, everything paid on time. Gets an offer.',
  },
  accounts: [
    currentAccount(NAME, 'RABOBANK', 3_850_000, { overdraftCents: 1_000_000 }),
    savingsAccount(NAME, 'RABOBANK', 4_200_000),
  ],
  months: 24,
  flows: [
    cardTakings({
      acquirer: WORLDLINE,
      terminals: ['V1204417', 'V1204418'],
      averageCents: 98_000,
      demand: shop,
      vatPermille: 90,
    }),
    cardTakings({ acquirer: CCV, terminals: ['C88120'], averageCents: 34_000, demand: shop, vatPermille: 90 }),
    directPayments({ perDay: 1.6, averageCents: 3_450, demand: shop, vatPermille: 90, word: 'Taartbestelling' }),
    invoicedSales({
      customers: [
        'Restaurant De Wijde Blik',
        'Lunchroom Puur',
        'Zorgcentrum Eikenhof',
        'Hotel Zuiderpoort',
        'Kantine Beursplein',
      ].map((name, index) => ({ name, weight: 1 + (index % 3) / 2 })),
      perMonth: 22,
      averageCents: 41_000,
      termDays: 14,
      lateDays: 9,
      demand: shop,
      vatPermille: 90,
    }),
    cashDeposits({ weekdays: [1, 4], averageCents: 92_000, demand: () => 1, vatPermille: 90 }),
    supplierRun({
      suppliers: [
        'Meelfabriek De Ster',
        'Zuivelhandel Groenveld',
        'Roomboterij Friesche Hoek',
        'Verpakkingsgroothandel Kist',
        'Fruitveiling Betuwe Direct',
      ],
      shareOfTurnover: 0.36,
      weekday: 3,
      perRun: 6,
      vatPermille: 90,
      firstMonthTurnoverCents: 7_500_000,
    }),
    cardPurchases({
      places: ['Groothandel Horecahal', 'Bouwmarkt De Plank', 'Parkeergarage Centrum'],
      perDay: 0.7,
      averageCents: 6_400,
      demand: shop,
    }),
    fuel(0.25, shop),
    staff({
      seed: SEED,
      netPayCents: [248_000, 231_000, 226_000, 204_000, 171_000, 143_000, 122_000, 84_000, 61_000],
      payrollNumber: '859000084L01',
    }),
    uwvBenefits(92_000),
    ownerDraw({ owner: 'H.M. Korenaar Holding B.V.', monthlyCents: 420_000, due: 26, text: 'Managementvergoeding' }),
    premises({ rent: 2_950, energy: 1_480, insurance: 312, accountant: 395 }),
    recurringCost({
      counterparty: LEASE,
      amountCents: 58_900,
      due: 2,
      text: 'Leasetermijn bestelbus',
      vatPermille: 210,
    }),
    vatReturns({ seed: SEED }),
    incomeTax({ seed: SEED, monthlyCents: 64_500, name: 'vennootschapsbelasting' }),
    bankCosts(2_395),
    savingsSweep({ savingsKey: 'savings', keepCents: 3_500_000, holderName: NAME }),
    surplusOut({
      accountKey: 'savings',
      to: 'H.M. Korenaar Holding B.V.',
      keepCents: 6_000_000,
      text: 'Dividend',
      months: [6, 12],
    }),
  ],
}
