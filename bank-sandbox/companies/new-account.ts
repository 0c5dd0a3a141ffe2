import { demand, SHOP_WEEK } from '../story/demand.ts'
import { bankCosts, cardPurchases, supplierRun } from '../story/flow-costs.ts'
import { ownerDraw } from '../story/flow-owner.ts'
import { cardTakings, directPayments } from '../story/flow-sales.ts'
import { vatReturns } from '../story/flow-tax.ts'
import { CCV } from '../story/names.ts'
import { currentAccount, premises, type Company } from './company.ts'

// Two shops whose data cannot carry a decision: one switched banks lately, one went quiet for the winter.

const shop = demand({ weekdays: SHOP_WEEK })

function smallShop(plan: {
  kvkNumber: string
  name: string
  holder: string
  bank: 'KNAB' | 'RABOBANK'
  months: number
  quietDays?: number
  city: string
  postcode: string
  purpose: Company['purpose']
}): Company {
  const { kvkNumber, name, months, quietDays } = plan
  return {
    kvkNumber,
    name,
    tradeNames: [name],
    legalForm: 'eenmanszaak',
    sbi: [{ code: '47750', title: 'Winkels in parfums en cosmetica' }],
    began: '2016-06-01',
    workers: 1,
    address: { street: 'Winkelstraat', number: 12, postcode: plan.postcode, city: plan.city },
    purpose: plan.purpose,
    accounts: [currentAccount(plan.holder, plan.bank, 780_000)],
    months,
    quietDays,
    flows: [
      cardTakings({ acquirer: CCV, terminals: ['C61201'], averageCents: 52_000, demand: shop }),
      directPayments({ perDay: 1.4, averageCents: 3_600, demand: shop, word: 'Webbestelling' }),
      supplierRun({
        suppliers: ['Cosmeticagroothandel Lelie', 'Zeepziederij Schuim'],
        shareOfTurnover: 0.45,
        weekday: 1,
        perRun: 4,
        firstMonthTurnoverCents: 1_350_000,
      }),
      cardPurchases({
        places: ['Supermarkt De Kar', 'Kantoorvakhandel Pen'],
        perDay: 0.9,
        averageCents: 2_300,
        demand: shop,
      }),
      ownerDraw({ owner: plan.holder, monthlyCents: 240_000, due: 25, text: 'Privé opname' }),
      premises({ rent: 1_250, energy: 210, insurance: 92, accountant: 110 }),
      vatReturns({ seed: kvkNumber }),
      bankCosts(995),
    ],
  }
}

export const newAccount: Company = smallShop({
  kvkNumber: '00900017',
  name: 'Parfumerie Het Flesje',
  holder: 'N. Lammers h/o Parfumerie Het Flesje',
  bank: 'KNAB',
  months: 3,
  city: 'Deventer',
  postcode: '7411CD',
  purpose: {
    nl: 'Nieuwe rekening: pas drie à vier maanden boekingen, te weinig om op te beslissen.',
    en: 'New account: only three to four months of bookings, too little to decide on.',
  },
})

export const quietShop: Company = smallShop({
  kvkNumber: '00900018',
  name: 'Zeepwinkel De Winterstop',
  holder: 'O. Pelgrim h/o Zeepwinkel De Winterstop',
  bank: 'RABOBANK',
  months: 24,
  quietDays: 45,
  city: 'Bergen aan Zee',
  postcode: '1865AB',
  purpose: {
    nl: 'Stilgevallen: de nieuwste boeking is ruim zes weken oud.',
    en: 'Gone quiet: the newest booking is more than six weeks old.',
  },
})
