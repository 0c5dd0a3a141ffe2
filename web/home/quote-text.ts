import { byLanguage, type Pairs } from '#lending/by-language.ts'

/** The figures of a quote, in the order in which they are shown. */
export const quoteRows = ['first', 'cost', 'total', 'yearlyCost'] as const
export type QuoteRow = (typeof quoteRows)[number]

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
  /** Around the price: `vanaf € 1.002 in totaal`. */
  from: ['vanaf', 'from'],
  inAll: ['in totaal', 'in total'],
  rows: {
    first: ['Eerste maand', 'First month'],
    cost: ['Kosten in totaal', 'Total cost'],
    total: ['Je betaalt in totaal terug', 'You repay in total'],
    yearlyCost: ['Kosten per jaar (JKP)', 'Cost per year (JKP)'],
  } satisfies Pairs<QuoteRow>,
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
  announce: ({ first, total, yearlyCost }: Record<QuoteRow, string>) => [
    `Eerste maand ${first}. In totaal terug ${total}. Kosten per jaar ${yearlyCost}.`,
    `First month ${first}. Repaid in total ${total}. Cost per year ${yearlyCost}.`,
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
      ['In totaal terug', 'Repaid in total'],
    ],
    cost: ['Kosten per jaar (JKP):', 'Cost per year (JKP):'],
  },
})
