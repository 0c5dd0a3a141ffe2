import { demand, OFFICE_WEEK } from '../story/demand.ts'
import { bankCosts, cardPurchases } from '../story/flow-costs.ts'
import { ownerDraw, savingsSweep, surplusOut } from '../story/flow-owner.ts'
import { directPayments, invoicedSales } from '../story/flow-sales.ts'
import { incomeTax, vatReturns } from '../story/flow-tax.ts'
import { currentAccount, premises, savingsAccount, type Company } from './company.ts'

const HOLDER = 'J.M. van Dalen h/o Tekstbureau Lettergreep'
const SEED = '00900014'
const week = demand({ weekdays: OFFICE_WEEK, season: [1, 1, 1.05, 1, 1, 1, 0.7, 0.7, 1.05, 1.1, 1.1, 0.9] })
const life = demand({ weekdays: [0.9, 0.9, 1, 1, 1.2, 1.5, 0.8] })

export const freelancer: Company = {
  kvkNumber: SEED,
  name: 'Tekstbureau Lettergreep',
  tradeNames: ['Tekstbureau Lettergreep'],
  legalForm: 'eenmanszaak',
  sbi: [{ code: '73110', title: 'Reclamebureaus' }],
  began: '2018-01-01',
  workers: 1,
  address: { street: 'Korte Vijverberg', number: 8, postcode: '2513AB', city: "'s-Gravenhage" },
  purpose: {
    nl: 'Zzp’er (eenmanszaak): opdrachten, veel kleine privé-uitgaven en vaste privéopnamen.',
    en: 'Freelancer (sole trader): assignments, many small private expenses and standing private withdrawals.',
  },
  accounts: [currentAccount(HOLDER, 'KNAB', 820_000), savingsAccount(HOLDER, 'KNAB', 950_000)],
  months: 24,
  flows: [
    invoicedSales({
      customers: [
        'Uitgeverij Inkt',
        'Gemeente Delft',
        'Museum De Zolder',
        'Zorgkoepel Anker',
        'Bureau Beeldspraak',
      ].map((name) => ({ name, weight: 1 })),
      perMonth: 11,
      averageCents: 84_000,
      termDays: 30,
      lateDays: 12,
      demand: week,
    }),
    directPayments({ perDay: 0.35, averageCents: 9_500, demand: week, word: 'Schrijfcursus' }),
    cardPurchases({
      places: [
        'Supermarkt De Kar',
        'Koffiebar Crema',
        'Treinreizen Zakelijk',
        'Boekhandel Kaft',
        'Lunchroom Puur',
        'Drogisterij Zee',
        'Kapsalon Kruin',
      ],
      perDay: 2.6,
      averageCents: 1_450,
      demand: life,
      vatPermille: 0,
    }),
    ownerDraw({ owner: 'J.M. van Dalen', monthlyCents: 230_000, due: 1, text: 'Privé opname huishouden' }),
    ownerDraw({ owner: 'J.M. van Dalen', monthlyCents: 45_000, due: 15, text: 'Privé opname' }),
    ownerDraw({ owner: 'Hypotheekbank Dorpsrand', monthlyCents: 118_000, due: 28, text: 'Hypotheek privé' }),
    premises({ rent: 290, energy: 0, insurance: 164, accountant: 85 }),
    vatReturns({ seed: SEED }),
    incomeTax({ seed: SEED, monthlyCents: 94_000, name: 'inkomstenbelasting' }),
    bankCosts(700),
    savingsSweep({ savingsKey: 'savings', keepCents: 600_000, holderName: HOLDER }),
    surplusOut({
      accountKey: 'savings',
      to: 'J.M. van Dalen',
      keepCents: 1_800_000,
      text: 'Privé opname spaarsaldo',
      months: [6, 12],
    }),
  ],
}
