import type { Texts } from '../language.ts'

type QuoteText = {
  title: string
  intro: string
  amount: string
  amountBounds: (minimum: string, maximum: string) => string
  term: string
  termBounds: (minimum: number, maximum: number) => string
  years: (count: number) => string
  months: (count: number) => string
  card: (amount: string, term: string) => string
  rows: Record<QuoteRow, string>
  between: (from: string, to: string) => string
  why: string
  failed: string
  announce: (words: Record<QuoteRow, string>) => string
  action: string
  table: {
    title: string
    intro: string
    months: (count: number) => string
    heads: [string, string, string]
    cost: string
  }
}

/** The figures of a quote, in the order in which they are shown. */
export const quoteRows = ['first', 'cost', 'total', 'yearlyCost'] as const
export type QuoteRow = (typeof quoteRows)[number]

export const quoteTexts: Texts<QuoteText> = {
  nl: {
    title: 'Reken het meteen uit',
    intro: 'Schuif en zie wat een lening kost. Zonder inloggen, uit dezelfde prijstabel als je echte aanbod.',
    amount: 'Bedrag',
    amountBounds: (minimum, maximum) => `Van ${minimum} tot ${maximum}`,
    term: 'Looptijd in jaren',
    termBounds: (minimum, maximum) => `Van ${minimum} tot ${maximum} jaar`,
    years: (count) => `${count} jaar`,
    months: (count) => `${count} maanden`,
    card: (amount, term) => `${amount} in ${term}`,
    rows: {
      first: 'Eerste maand',
      cost: 'Totale kosten',
      total: 'Je betaalt in totaal terug',
      yearlyCost: 'Kosten per jaar (JKP)',
    },
    between: (from, to) => (from === to ? from : `${from} tot ${to}`),
    why: 'Hoe sterker je cijfers, hoe lager je prijs. Na de eerste maand betaal je elke maand iets minder. Jouw prijs zie je vóór je kiest.',
    failed: 'Uitrekenen lukt nu even niet. De tabel hieronder klopt wel.',
    announce: ({ first, total, yearlyCost }) =>
      `Eerste maand ${first}. In totaal terug ${total}. Kosten per jaar ${yearlyCost}.`,
    action: 'Check of je kunt lenen',
    table: {
      title: 'Liever een tabel? Bekijk alle looptijden',
      intro: 'Steeds van de laagste tot de hoogste prijs, in hele euro’s.',
      months: (count) => `${count} maanden`,
      heads: ['Bedrag', 'Eerste maand', 'In totaal terug'],
      cost: 'Kosten per jaar (JKP):',
    },
  },
  en: {
    title: 'See what it costs',
    intro: 'Move the sliders to see what a loan costs. No login, and the same price table as your real offer.',
    amount: 'Amount',
    amountBounds: (minimum, maximum) => `From ${minimum} to ${maximum}`,
    term: 'Term in years',
    termBounds: (minimum, maximum) => `From ${minimum} to ${maximum} years`,
    years: (count) => (count === 1 ? '1 year' : `${count} years`),
    months: (count) => `${count} months`,
    card: (amount, term) => `${amount} over ${term}`,
    rows: {
      first: 'First month',
      cost: 'Total cost',
      total: 'You repay in total',
      yearlyCost: 'Cost per year (JKP)',
    },
    between: (from, to) => (from === to ? from : `${from} to ${to}`),
    why: 'The stronger your figures, the lower your price. After the first month you pay a little less each month. You see your own price before you choose.',
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
  },
}
