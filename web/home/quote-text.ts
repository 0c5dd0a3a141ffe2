import { byLanguage } from '#lending/by-language.ts'
import type { ReceiptRow } from '#lending/receipt.ts'

export const quoteTexts = byLanguage({
  title: ['Reken het meteen uit', 'See what it costs'],
  amount: ['Bedrag', 'Amount'],
  amountFrom: (minimum: string) => [`Van ${minimum}`, `From ${minimum}`],
  amountTo: (maximum: string) => [`tot ${maximum}`, `to ${maximum}`],
  term: ['Looptijd', 'Term'],
  years: (count: number) => [`${count} jaar`, count === 1 ? '1 year' : `${count} years`],
  forYears: (count: number) => [
    count === 1 ? 'voor een jaar' : `voor ${count} jaar`,
    count === 1 ? 'for a year' : `for ${count} years`,
  ],
  /** Before the price: `kost vanaf € 1.002`. */
  from: ['kost vanaf', 'costs from'],
  between: (from: string, to: string) => [
    from === to ? from : `${from} tot ${to}`,
    from === to ? from : `${from} to ${to}`,
  ],
  why: [
    'Uit dezelfde prijstabel als je echte aanbod. Hoe sterker je cijfers, hoe lager je prijs. Na de eerste maand betaal je elke maand iets minder.',
    'From the same price table as your real offer. The stronger your figures, the lower your price. After the first month you pay a little less each month.',
  ],
  failed: [
    'Uitrekenen lukt nu even niet. De tabel hieronder klopt wel.',
    'We cannot work this out right now. The table below is correct.',
  ],
  announce: ({ first, back, yearlyCost }: Record<ReceiptRow, string>) => [
    `Eerste maand ${first}. Samen terug ${back}. Kosten per jaar ${yearlyCost}.`,
    `First month ${first}. Back in all ${back}. Cost per year ${yearlyCost}.`,
  ],
  action: ['Check of je kunt lenen', 'Check if you qualify'],
  table: {
    title: ['Liever een tabel? Bekijk alle looptijden', 'Prefer a table? See all terms'],
    intro: [
      'Steeds van de laagste tot de hoogste prijs, in hele euro’s.',
      'From the lowest to the highest price, in whole euros.',
    ],
    months: (count: number) => [`${count} maanden`, `${count} months`],
    heads: [
      ['Bedrag', 'Amount'],
      ['Eerste maand', 'First month'],
      ['Samen terug', 'Back in all'],
    ],
    cost: ['Kosten per jaar (JKP):', 'Cost per year (JKP):'],
  },
})
