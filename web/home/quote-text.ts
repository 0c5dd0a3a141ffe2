import type { Texts } from '#ui/language.ts'

/** The figures of a quote, in the order in which they are shown. */
export const quoteRows = ['first', 'cost', 'total', 'yearlyCost'] as const
export type QuoteRow = (typeof quoteRows)[number]

const nl = {
  title: 'Reken het meteen uit',
  amount: 'Bedrag',
  amountFrom: (minimum: string) => `Van ${minimum}`,
  amountTo: (maximum: string) => `tot ${maximum}`,
  term: 'Looptijd',
  years: (count: number) => `${count} jaar`,
  forYears: (count: number) => (count === 1 ? 'voor een jaar' : `voor ${count} jaar`),
  /** Around the price: `vanaf € 1.002 in totaal`. */
  from: 'vanaf',
  inAll: 'in totaal',
  rows: {
    first: 'Eerste maand',
    cost: 'Kosten in totaal',
    total: 'Je betaalt in totaal terug',
    yearlyCost: 'Kosten per jaar (JKP)',
  } satisfies Record<QuoteRow, string>,
  between: (from: string, to: string) => (from === to ? from : `${from} tot ${to}`),
  why: 'Uit dezelfde prijstabel als je echte aanbod. Hoe sterker je cijfers, hoe lager je prijs. Na de eerste maand betaal je elke maand iets minder.',
  failed: 'Uitrekenen lukt nu even niet. De tabel hieronder klopt wel.',
  announce: ({ first, total, yearlyCost }: Record<QuoteRow, string>) =>
    `Eerste maand ${first}. In totaal terug ${total}. Kosten per jaar ${yearlyCost}.`,
  action: 'Check of je kunt lenen',
  table: {
    title: 'Liever een tabel? Bekijk alle looptijden',
    intro: 'Steeds van de laagste tot de hoogste prijs, in hele euro’s.',
    months: (count: number) => `${count} maanden`,
    heads: ['Bedrag', 'Eerste maand', 'In totaal terug'] satisfies [string, string, string],
    cost: 'Kosten per jaar (JKP):',
  },
}

const en: typeof nl = {
  title: 'See what it costs',
  amount: 'Amount',
  amountFrom: (minimum) => `From ${minimum}`,
  amountTo: (maximum) => `to ${maximum}`,
  term: 'Term',
  years: (count) => (count === 1 ? '1 year' : `${count} years`),
  forYears: (count) => (count === 1 ? 'for a year' : `for ${count} years`),
  from: 'from',
  inAll: 'in total',
  rows: {
    first: 'First month',
    cost: 'Total cost',
    total: 'You repay in total',
    yearlyCost: 'Cost per year (JKP)',
  },
  between: (from, to) => (from === to ? from : `${from} to ${to}`),
  why: 'From the same price table as your real offer. The stronger your figures, the lower your price. After the first month you pay a little less each month.',
  failed: 'We cannot work this out right now. The table below is correct.',
  announce: ({ first, total, yearlyCost }) =>
    `First month ${first}. Repaid in total ${total}. Cost per year ${yearlyCost}.`,
  action: 'Check if you qualify',
  table: {
    title: 'Prefer a table? See all terms',
    intro: 'From the lowest to the highest price, in whole euros.',
    months: (count) => `${count} months`,
    heads: ['Amount', 'First month', 'Repaid in total'],
    cost: 'Cost per year (JKP):',
  },
}

export const quoteTexts: Texts<typeof nl> = { nl, en }
