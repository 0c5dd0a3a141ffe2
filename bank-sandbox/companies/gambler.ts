import type { Flow } from '../story/booking.ts'
import { demand } from '../story/demand.ts'
import { bankCosts, cardPurchases, fuel, supplierRun } from '../story/flow-costs.ts'
import { ownerDraw, ownerRescue } from '../story/flow-owner.ts'
import { directPayments, invoicedSales } from '../story/flow-sales.ts'
import { incomeTax, vatReturns } from '../story/flow-tax.ts'
import { HOLLAND_CASINO, NEDERLANDSE_LOTERIJ, party } from '../story/names.ts'
import { currentAccount, premises, type Company } from './company.ts'

const NAME = 'Klusbedrijf De Geus'
const SEED = '00900006'
const week = demand({ weekdays: [1, 1, 1, 1, 1, 0.4, 0] })
const daily = demand({ weekdays: [0.9, 0.8, 0.9, 1, 1.2, 1.4, 1.2] })
const ONLINE = party('Gokhal Oranje Online')

/** Stakes on most evenings, ever larger towards the anchor month, now and then a win. */
const gambling: Flow = (day, ledger) => {
  const chance = ledger.chance('gambling')
  const zeal = 1 + Math.max(0, 12 - day.monthsToAnchor) / 10
  const stakes = Math.floor(chance.next() * 1.6 * zeal)
  for (let index = 0; index < stakes; index++) {
    const place = chance.pick([ONLINE, ONLINE, NEDERLANDSE_LOTERIJ, HOLLAND_CASINO])
    ledger.book({
      amountCents: -Math.round(chance.around(7_500 * zeal, 0.9) / 500) * 500,
      kind: place === HOLLAND_CASINO ? 'card' : 'ideal',
      counterparty: place,
      text:
        place === HOLLAND_CASINO
          ? 'Betaalautomaat 23:14 Holland Casino'
          : `Storting speelsaldo ${chance.whole(100_000, 999_999)}`,
    })
  }
  if (chance.happens(0.035)) {
    ledger.book({
      amountCents: chance.around(31_000, 0.9),
      kind: 'transfer',
      counterparty: ONLINE,
      text: 'Uitbetaling speelsaldo',
    })
  }
}

export const gambler: Company = {
  kvkNumber: SEED,
  name: NAME,
  tradeNames: [NAME],
  legalForm: 'eenmanszaak',
  sbi: [{ code: '43320', title: 'Bouwtimmeren' }],
  began: '2016-02-01',
  workers: 1,
  address: { street: 'Spoorlaan', number: 118, postcode: '1315PJ', city: 'Almere' },
  purpose: {
    nl: 'Gokker: steeds meer inzetten bij casino en loterij van de zakelijke rekening.',
    en: 'Gambler: ever more stakes at casino and lottery from the business account.',
  },
  accounts: [currentAccount('M. de Geus h/o Klusbedrijf De Geus', 'SNS', 640_000)],
  months: 24,
  flows: [
    invoicedSales({
      customers: ['Fam. Bakkers', 'Makelaardij Sleutel', 'VvE Waterlelie', 'Fam. Ouwehand', 'Woningbeheer Polder'].map(
        (name) => ({ name, weight: 1 }),
      ),
      perMonth: 13,
      averageCents: 61_000,
      termDays: 10,
      lateDays: 14,
      demand: week,
    }),
    directPayments({ perDay: 0.7, averageCents: 14_000, demand: week, word: 'Klus', kind: 'transfer' }),
    supplierRun({
      suppliers: ['Houthandel De Vuurplaats', 'IJzerwaren Moer'],
      shareOfTurnover: 0.2,
      weekday: 3,
      perRun: 2,
      firstMonthTurnoverCents: 1_000_000,
    }),
    cardPurchases({
      places: ['Bouwmarkt De Plank', 'Verfhandel Kwast', 'Snackbar De Troffel', 'Supermarkt De Kar'],
      perDay: 1.5,
      averageCents: 3_900,
      demand: daily,
    }),
    fuel(0.4, week),
    gambling,
    ownerDraw({ owner: 'M. de Geus', monthlyCents: 195_000, due: 23, text: 'Privé opname' }),
    premises({ rent: 420, energy: 95, insurance: 88, accountant: 95 }),
    vatReturns({ seed: SEED }),
    incomeTax({ seed: SEED, monthlyCents: 31_000, name: 'inkomstenbelasting' }),
    bankCosts(1_150),
    ownerRescue({ owner: 'M. de Geus', belowCents: 20_000, averageCents: 80_000 }),
  ],
}
