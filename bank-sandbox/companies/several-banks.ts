import { demand, OFFICE_WEEK } from '../story/demand.ts'
import { bankCosts, cardPurchases, fuel, supplierRun } from '../story/flow-costs.ts'
import { ownerDraw, ownTransfer, savingsSweep, surplusOut } from '../story/flow-owner.ts'
import { directPayments, invoicedSales } from '../story/flow-sales.ts'
import { staff, uwvBenefits } from '../story/flow-staff.ts'
import { incomeTax, vatReturns } from '../story/flow-tax.ts'
import { currentAccount, premises, savingsAccount, type Company } from './company.ts'

const NAME = 'Adviesgroep Noorderlicht B.V.'
const SEED = '00900010'
const week = demand({
  weekdays: OFFICE_WEEK,
  season: [1, 1, 1.05, 1, 1, 1.05, 0.8, 0.75, 1.05, 1.1, 1.1, 0.9],
  growthPerYear: 0.05,
})

export const severalBanks: Company = {
  kvkNumber: SEED,
  name: NAME,
  tradeNames: ['Noorderlicht Advies', 'Noorderlicht Trainingen'],
  legalForm: 'bv',
  rsin: '859000473',
  sbi: [
    { code: '70200', title: 'Organisatieadvies' },
    { code: '85590', title: 'Overig onderwijs' },
  ],
  began: '2010-05-17',
  workers: 11,
  address: { street: 'Zuiderpark', number: 3, postcode: '9724AE', city: 'Groningen' },
  purpose: {
    nl: 'Meer rekeningen bij drie banken (Rabobank, ING, ABN AMRO), met overboekingen tussen eigen rekeningen.',
    en: 'Several accounts at three banks (Rabobank, ING, ABN AMRO), with transfers between its own accounts.',
  },
  accounts: [
    currentAccount(NAME, 'RABOBANK', 5_200_000, { overdraftCents: 1_500_000 }),
    savingsAccount(NAME, 'RABOBANK', 6_000_000),
    currentAccount(NAME, 'ING', 900_000, { key: 'trainings', name: 'Rekening trainingen' }),
    currentAccount(NAME, 'ABN', 1_400_000, { key: 'projects', name: 'Projectrekening' }),
  ],
  months: 24,
  flows: [
    invoicedSales({
      customers: [
        'Waterschap Wadrand',
        'Zorggroep Terp',
        'Provincie Groningen',
        'Scholengroep Kompas',
        'Haven Noord N.V.',
        'Ziekenhuis Aa',
      ].map((name, index) => ({ name, weight: 1 + (index % 3) * 0.3 })),
      perMonth: 28,
      averageCents: 352_000,
      termDays: 30,
      lateDays: 15,
      demand: week,
    }),
    invoicedSales({
      accountKey: 'projects',
      customers: ['Gemeente Oldambt', 'Energiecoöperatie Dollard', 'Stichting Erfgoed Ommelanden'].map((name) => ({
        name,
        weight: 1,
      })),
      perMonth: 6,
      averageCents: 420_000,
      termDays: 30,
      lateDays: 20,
      demand: week,
    }),
    directPayments({
      accountKey: 'trainings',
      perDay: 2,
      averageCents: 28_500,
      demand: week,
      word: 'Inschrijving training',
    }),
    ownTransfer({ fromKey: 'trainings', toKey: 'current', keepCents: 500_000, weekday: 0, holderName: NAME }),
    ownTransfer({ fromKey: 'projects', toKey: 'current', keepCents: 1_500_000, weekday: 2, holderName: NAME }),
    supplierRun({
      suppliers: [
        'Adviseur Van Hal',
        'Trainersbureau Vonk',
        'Congreslocatie Wad',
        'Drukkerij Spoor',
        'ICT-beheer Knooppunt',
      ],
      shareOfTurnover: 0.3,
      weekday: 3,
      perRun: 8,
      firstMonthTurnoverCents: 12_500_000,
    }),
    supplierRun({
      accountKey: 'projects',
      suppliers: ['Onderzoeksbureau Meting', 'Tekenbureau Lijn'],
      shareOfTurnover: 0.06,
      weekday: 1,
      perRun: 2,
      firstMonthTurnoverCents: 12_500_000,
    }),
    cardPurchases({
      accountKey: 'trainings',
      places: ['Congreslocatie Wad', 'Lunchroom Puur', 'Kantoorvakhandel Pen'],
      perDay: 1.1,
      averageCents: 6_800,
      demand: week,
    }),
    cardPurchases({
      places: ['Treinreizen Zakelijk', 'Parkeergarage Centrum', 'Lunchroom Puur'],
      perDay: 1.6,
      averageCents: 3_900,
      demand: week,
    }),
    fuel(0.8, week),
    staff({
      seed: SEED,
      netPayCents: [342_000, 331_000, 318_000, 304_000, 296_000, 271_000, 244_000, 212_000, 128_000],
      payrollNumber: '859000473L01',
    }),
    uwvBenefits(140_000),
    ownerDraw({ owner: 'Poolster Holding B.V.', monthlyCents: 650_000, due: 26, text: 'Managementvergoeding' }),
    premises({ rent: 3_900, energy: 560, insurance: 410, accountant: 690 }),
    vatReturns({ seed: SEED }),
    incomeTax({ seed: SEED, monthlyCents: 145_000, name: 'vennootschapsbelasting' }),
    bankCosts(2_395),
    bankCosts(1_295, 'trainings'),
    bankCosts(1_495, 'projects'),
    savingsSweep({ savingsKey: 'savings', keepCents: 7_000_000, holderName: NAME }),
    surplusOut({
      accountKey: 'savings',
      to: 'Poolster Holding B.V.',
      keepCents: 9_000_000,
      text: 'Dividend',
      months: [6, 12],
    }),
  ],
}
