import { byLanguage, type Pair } from '#lending/by-language.ts'
import type { ArticleCategory } from './categories.ts'

/** `title` is the page's heading; a long word may break at its soft hyphen on a phone. */
type CategoryText = { name: Pair; title: Pair; description: Pair }

export const knowledgeTexts = byLanguage({
  name: ['Kennisbank', 'Knowledge base'],
  title: ['Kennisbank voor ondernemers', 'Knowledge for business owners'],
  description: [
    'Heldere artikelen over debiteuren, btw, voorraad, werkkapitaal en financieren. Geschreven voor kleine ondernemers.',
    'Plain articles on getting paid, VAT, stock, working capital and finance, written for small businesses in the Netherlands. In Dutch.',
  ],
  intro: [
    'Grip op je geld, zonder vakjargon. Lees hoe je sneller betaald krijgt, wat begrippen betekenen en hoe je financiert wat je nodig hebt.',
    'Get a grip on your money, without the jargon. Read how to get paid sooner, what financial terms mean, and how to finance what you need.',
  ],
  /** A note where the page's language is not the articles'; else empty. */
  articleLanguage: ['', 'The articles are in Dutch. Each one has a short summary in English.'],
  home: ['Home', 'Home'],
  breadcrumb: ['Kruimelpad', 'Breadcrumbs'],
  categoriesLabel: ['Onderwerpen', 'Subjects'],
  newest: ['Nieuwste artikelen', 'Latest articles'],
  count: (count: number) => [
    count === 1 ? '1 artikel' : `${count} artikelen`,
    count === 1 ? '1 article in Dutch' : `${count} articles in Dutch`,
  ],
  /** Before a day. */
  writtenOn: ['Geschreven op', 'Written on'],
  readingTime: (minutes: number) => [
    `${minutes} ${minutes === 1 ? 'minuut' : 'minuten'} lezen`,
    `${minutes} min read, in Dutch`,
  ],
  action: {
    title: ['Benieuwd wat er voor jouw bedrijf kan?', 'Wondering what your business could borrow?'],
    body: [
      'Zoek je bedrijf op en zie binnen een paar minuten wat je kunt lenen en wat het kost. Aanvragen verplicht je tot niets.',
      'Look up your business and see within minutes what you can borrow and what it costs. Applying commits you to nothing.',
    ],
    button: ['Zoek je bedrijf', 'Find your business'],
  },
  categories: {
    Ondernemen: {
      name: ['Ondernemen', 'Running a business'],
      title: ['Ondernemen', 'Running a business'],
      description: [
        'Debiteuren, voorraad, klanten en tegenvallers: praktische hulp bij wat je elke week tegenkomt.',
        'Late payers, stock, customers and setbacks: practical help with what you run into every week.',
      ],
    },
    'Financiele-begrippen': {
      name: ['Financiële begrippen', 'Financial terms'],
      title: ['Financiële begrippen', 'Financial terms'],
      description: [
        'Werkkapitaal, liquiditeit, btw en rood staan: wat het is, hoe je het uitrekent en wat je ermee doet.',
        'Working capital, liquidity, VAT and overdrafts: what they are, how to work them out and what to do with them.',
      ],
    },
    Financieren: {
      name: ['Financieringsmogelijkheden', 'Ways to finance'],
      title: ['Financierings\u00ADmogelijkheden', 'Ways to finance'],
      description: [
        'Een lening of een krediet, voor voorraad of werkkapitaal: wat past wanneer, en hoe vergroot je je kans?',
        'A loan or a credit line, for stock or for working capital: which suits when, and how do you improve your chances?',
      ],
    },
  } satisfies Record<ArticleCategory, CategoryText>,
})

/** The index and the categories, in both languages; the articles are only Dutch (ROUTE-20). */

export const articleWords = {
  sources: 'Bronnen',
  related: 'Lees ook',
  /** Each before a day. */
  writtenOn: 'Geschreven op',
  updatedOn: 'bijgewerkt op',
} as const
