import { demand, OFFICE_WEEK } from '../story/demand.ts'
import { bankCosts, cardPurchases, fuel, recurringCost, supplierRun } from '../story/flow-costs.ts'
import { loanInstalment, ownerDraw, ownerRescue } from '../story/flow-owner.ts'
import { invoicedSales } from '../story/flow-sales.ts'
import { staff } from '../story/flow-staff.ts'
import { vatReturns } from '../story/flow-tax.ts'
import { LEASE } from '../story/names.ts'
import { currentAccount, premises, type Company } from './company.ts'

const NAME = 'Bouwbedrijf Stenvers B.V.'
const SEED = '00900004'
const work = demand({
  weekdays: OFFICE_WEEK,
  season: [0.7, 0.8, 1, 1.1, 1.1, 1.1, 0.8, 0.6, 1.1, 1.1, 1, 0.8],
  turn: { monthsBefore: 9, factor: 0.74 },
})
const always = demand({ weekdays: [1, 1, 1, 1, 1, 0.3, 0] })

export const starvedBuilder: Company = {
  kvkNumber: SEED,
  name: NAME,
  tradeNames: ['Bouwbedrijf Stenvers'],
  legalForm: 'bv',
  rsin: '859000540',
  sbi: [{ code: '41000', title: 'Algemene burgerlijke en utiliteitsbouw' }],
  began: '2009-06-15',
  workers: 8,
  address: { street: 'Ambachtsweg', number: 9, postcode: '7442CS', city: 'Nijverdal' },
  purpose: {
    nl: 'Uitgeknepen bouwer: omzet zakt, klanten betalen laat, rekening vaak ver onder nul, incasso’s gestorneerd.',
    en: 'Starved builder: falling turnover, late payers, deep in the red, bounced direct debits.',
  },
  accounts: [currentAccount(NAME, 'ABN', 650_000, { overdraftCents: 5_000_000 })],
  months: 24,
  flows: [
    invoicedSales({
      customers: [
        'Woningstichting Twentegoed',
        'Aannemerij Noordland',
        'Fam. Wolters',
        'Projectontwikkeling Kade B.V.',
        'VvE Parkzicht',
        'Gemeente Hellendoorn',
      ].map((name, index) => ({ name, weight: 1 + (index % 4) * 0.5 })),
      perMonth: 17,
      averageCents: 480_000,
      termDays: 30,
      lateDays: 45,
      demand: work,
    }),
    supplierRun({
      suppliers: [
        'Bouwmaterialen Steenhof',
        'Houthandel De Vuurplaats',
        'Steigerverhuur Hoog',
        'Onderaannemer Kramer',
        'Betoncentrale Oost',
        'Loodgieter Kraan',
      ],
      shareOfTurnover: 0.44,
      weekday: 4,
      perRun: 12,
      firstMonthTurnoverCents: 7_500_000,
    }),
    cardPurchases({
      places: ['Bouwmarkt De Plank', 'IJzerwaren Moer', 'Verfhandel Kwast', 'Snackbar De Troffel'],
      perDay: 2.1,
      averageCents: 6_900,
      demand: always,
    }),
    fuel(1, always),
    staff({
      seed: SEED,
      netPayCents: [271_000, 263_000, 248_000, 242_000, 229_000, 187_000],
      payrollNumber: '859000540L01',
    }),
    ownerDraw({ owner: 'G. Stenvers', monthlyCents: 310_000, due: 26, text: 'Salaris dga' }),
    premises({ rent: 2_100, energy: 610, insurance: 540, accountant: 420 }),
    recurringCost({ counterparty: LEASE, amountCents: 138_500, due: 2, text: 'Leasetermijn bussen', vatPermille: 210 }),
    loanInstalment({ lender: 'Kapitaalbrug Financieringen', monthlyCents: 215_000, contract: 'KB20331', due: 14 }),
    vatReturns({ seed: SEED }),
    bankCosts(3_495),
    ownerRescue({ owner: 'G. Stenvers', belowCents: -4_700_000, averageCents: 400_000 }),
  ],
}
