import { byLanguage } from '#lending/by-language.ts'

/** Texts of the markup alone. Those that the script needs too are in `quote-text.ts`, to keep it small. */
export const quoteMarkupTexts = byLanguage({
  title: ['Reken het meteen uit', 'See what it costs'],
  amount: ['Bedrag', 'Amount'],
  amountFrom: (minimum: string) => [`Van ${minimum}`, `From ${minimum}`],
  amountTo: (maximum: string) => [`tot ${maximum}`, `to ${maximum}`],
  term: ['Looptijd', 'Term'],
  years: (count: number) => [`${count} jaar`, count === 1 ? '1 year' : `${count} years`],
  why: [
    'Uit dezelfde prijstabel als je echte aanbod. Hoe sterker je cijfers, hoe lager je prijs. Na de eerste maand betaal je elke maand iets minder.',
    'From the same price table as your real offer. The stronger your figures, the lower your price. After the first month you pay a little less each month.',
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
