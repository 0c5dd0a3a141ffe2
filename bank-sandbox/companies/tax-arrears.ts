import { demand, OFFICE_WEEK } from '../story/demand.ts'
import { bankCosts, cardPurchases, fuel, recurringCost, supplierRun } from '../story/flow-costs.ts'
import { ownerDraw, ownerRescue } from '../story/flow-owner.ts'
import { invoicedSales } from '../story/flow-sales.ts'
import { staff } from '../story/flow-staff.ts'
import { taxPaymentPlan, vatReturns } from '../story/flow-tax.ts'
import { LEASE } from '../story/names.ts'
import { currentAccount, premises, type Company } from './company.ts'

const NAME = 'Transportbedrijf Van Rooij B.V.'
const SEED = '00900008'
const week = demand({ weekdays: OFFICE_WEEK, season: [0.9, 0.95, 1, 1, 1, 1.05, 0.95, 0.9, 1.05, 1.1, 1.1, 1] })
const road = demand({ weekdays: [1, 1, 1, 1, 1, 0.4, 0.1] })

export const taxArrears: Company = {
  kvkNumber: SEED,
  name: NAME,
  tradeNames: ['Van Rooij Transport'],
  legalForm: 'bv',
  rsin: '859000631',
  sbi: [{ code: '49410', title: 'Goederenvervoer over de weg' }],
  began: '2011-10-20',
  workers: 9,
  address: { street: 'Havenkade', number: 5, postcode: '4301RC', city: 'Zierikzee' },
  purpose: {
    nl: 'Belastingschuld: betaalt een deel van de btw, aanmaningen, en sinds een jaar een betalingsregeling.',
    en: 'Tax arrears: pays part of its VAT, reminders, and for a year a payment plan.',
  },
  accounts: [currentAccount(NAME, 'REGIOBANK', -350_000, { overdraftCents: 2_500_000 })],
  months: 24,
  flows: [
    invoicedSales({
      customers: [
        'Oesterhandel Getij',
        'Meubelfabriek Zwaluw',
        'Uienverwerking Pel',
        'Bouwmaterialen Steenhof',
        'Groothandel Horecahal',
        'Machinebouw Tandwiel',
      ].map((name, index) => ({ name, weight: 1 + (index % 3) * 0.4 })),
      perMonth: 46,
      averageCents: 176_000,
      termDays: 30,
      lateDays: 12,
      demand: week,
    }),
    supplierRun({
      suppliers: ['Truckbanden Profiel', 'Garage Wielbout', 'Tolbureau Europaweg', 'Onderaannemer Lading'],
      shareOfTurnover: 0.345,
      weekday: 3,
      perRun: 6,
      firstMonthTurnoverCents: 7_500_000,
    }),
    fuel(2.6, road, 16_500),
    cardPurchases({
      places: ['Wegrestaurant De Pauze', 'Truckwash Sop', 'Parkeerterrein Haven'],
      perDay: 1.6,
      averageCents: 2_900,
      demand: road,
    }),
    staff({
      seed: SEED,
      netPayCents: [256_000, 249_000, 244_000, 241_000, 236_000, 233_000, 168_000],
      payrollNumber: '859000631L01',
    }),
    ownerDraw({ owner: 'C. van Rooij', monthlyCents: 280_000, due: 26, text: 'Salaris dga' }),
    premises({ rent: 1_900, energy: 480, insurance: 1_240, accountant: 390 }),
    recurringCost({ counterparty: LEASE, amountCents: 492_000, due: 2, text: 'Leasetermijn trucks', vatPermille: 210 }),
    vatReturns({ seed: SEED, paysShare: (monthsToAnchor) => (monthsToAnchor > 12 ? 0.35 : 0.6) }),
    taxPaymentPlan({ seed: SEED, monthlyCents: 310_000, startsMonthsBefore: 12 }),
    bankCosts(2_850),
    ownerRescue({ owner: 'C. van Rooij', belowCents: -2_300_000, averageCents: 500_000 }),
  ],
}
