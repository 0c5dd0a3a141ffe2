import { demand } from '../story/demand.ts'
import { bankCosts, cardPurchases, recurringCost, supplierRun } from '../story/flow-costs.ts'
import { ownerDraw, savingsSweep, surplusOut } from '../story/flow-owner.ts'
import { directPayments, pspPayouts } from '../story/flow-sales.ts'
import { staff } from '../story/flow-staff.ts'
import { incomeTax, vatReturns } from '../story/flow-tax.ts'
import { ADYEN, MOLLIE, party, PAYPAL } from '../story/names.ts'
import { currentAccount, premises, savingsAccount, type Company } from './company.ts'

const NAME = 'Kadolijn Webwinkels B.V.'
const SEED = '00900003'
const orders = demand({
  season: [0.8, 0.85, 0.85, 0.9, 1, 0.95, 0.85, 0.85, 0.95, 1.05, 1.5, 1.9],
  growthPerYear: 0.14,
})

export const webshop: Company = {
  kvkNumber: SEED,
  name: NAME,
  tradeNames: ['Kadolijn', 'Kadolijn.example'],
  legalForm: 'bv',
  rsin: '859000709',
  sbi: [{ code: '47910', title: 'Detailhandel via internet in een algemeen assortiment' }],
  began: '2018-09-03',
  workers: 6,
  address: { street: 'Distributieweg', number: 220, postcode: '5047TP', city: 'Tilburg' },
  purpose: {
    nl: 'Webwinkel: uitbetalingen van Mollie, Adyen en PayPal in plaats van klanten op naam.',
    en: 'Webshop: payouts of Mollie, Adyen and PayPal in place of customers by name.',
  },
  accounts: [currentAccount(NAME, 'BUNQ', 4_400_000), savingsAccount(NAME, 'BUNQ', 2_000_000)],
  months: 24,
  flows: [
    pspPayouts({
      provider: MOLLIE,
      payoutWeekdays: [0, 1, 2, 3, 4],
      averageDayCents: 172_000,
      costPermille: 17,
      demand: orders,
    }),
    pspPayouts({ provider: ADYEN, payoutWeekdays: [1, 4], averageDayCents: 64_000, costPermille: 19, demand: orders }),
    pspPayouts({ provider: PAYPAL, payoutWeekdays: [2], averageDayCents: 38_000, costPermille: 32, demand: orders }),
    directPayments({ perDay: 1.1, averageCents: 5_400, demand: orders, word: 'Order op rekening', kind: 'transfer' }),
    refunds(),
    supplierRun({
      suppliers: [
        'Speelgoedimport Karavaan',
        'Cadeaugroothandel Strik',
        'Papierhandel Vouw',
        'Textiel Indigo',
        'Kaarsenmakerij Lont',
      ],
      shareOfTurnover: 0.42,
      weekday: 4,
      perRun: 6,
      firstMonthTurnoverCents: 8_500_000,
    }),
    supplierRun({
      suppliers: ['Pakketdienst Vlotweg', 'Pakketdienst Postduif', 'Dozenfabriek Golf'],
      shareOfTurnover: 0.09,
      weekday: 1,
      perRun: 3,
      firstMonthTurnoverCents: 8_500_000,
    }),
    cardPurchases({
      places: ['Advertentienetwerk Zichtbaar', 'Cloudopslag Wolk', 'Fotobank Lens'],
      perDay: 1.3,
      averageCents: 21_000,
      demand: orders,
    }),
    staff({ seed: SEED, netPayCents: [262_000, 231_000, 204_000, 188_000, 97_000], payrollNumber: '859000709L01' }),
    ownerDraw({ owner: 'Kadolijn Beheer B.V.', monthlyCents: 450_000, due: 26, text: 'Managementvergoeding' }),
    premises({ rent: 3_400, energy: 640, insurance: 275, accountant: 480 }),
    recurringCost({
      counterparty: party('Winkelplatform Etalage'),
      amountCents: 29_900,
      due: 4,
      text: 'Platformabonnement',
      vatPermille: 210,
    }),
    vatReturns({ seed: SEED }),
    incomeTax({ seed: SEED, monthlyCents: 88_000, name: 'vennootschapsbelasting' }),
    bankCosts(2_999),
    savingsSweep({ savingsKey: 'savings', keepCents: 4_500_000, holderName: NAME }),
    surplusOut({
      accountKey: 'savings',
      to: 'Kadolijn Beheer B.V.',
      keepCents: 7_000_000,
      text: 'Dividend',
      months: [3, 9],
    }),
  ],
}

/** Goods sent back: small payments to people, more of them after the holidays. */
function refunds() {
  return directPayments({
    perDay: 1.3,
    averageCents: -3_900,
    demand: orders,
    word: 'Terugbetaling retour',
    kind: 'transfer',
  })
}
