import type { Texts } from '#ui/language.ts'
import type { ArticleCategory } from './categories.ts'

/** `title` is the page's heading; a long word may break at its soft hyphen on a phone. */
type CategoryText = { name: string; title: string; description: string }

const nl = {
  name: 'Kennisbank',
  title: 'Kennisbank voor ondernemers',
  description:
    'Heldere artikelen over debiteuren, btw, voorraad, werkkapitaal en financieren. Geschreven voor kleine ondernemers.',
  intro:
    'Grip op je geld, zonder vakjargon. Lees hoe je sneller betaald krijgt, wat begrippen betekenen en hoe je financiert wat je nodig hebt.',
  /** A note where the page's language is not the articles'; else empty. */
  articleLanguage: '',
  home: 'Home',
  breadcrumb: 'Kruimelpad',
  categoriesLabel: 'Onderwerpen',
  newest: 'Nieuwste artikelen',
  count: (count: number) => (count === 1 ? '1 artikel' : `${count} artikelen`),
  /** Before a day. */
  updatedOn: 'Bijgewerkt op',
  readingTime: (minutes: number) => `${minutes} ${minutes === 1 ? 'minuut' : 'minuten'} lezen`,
  action: {
    title: 'Benieuwd wat er voor jouw bedrijf kan?',
    body: 'Zoek je bedrijf op en zie binnen een paar minuten wat je kunt lenen en wat het kost. Aanvragen verplicht je tot niets.',
    button: 'Zoek je bedrijf',
  },
  categories: {
    Ondernemen: {
      name: 'Ondernemen',
      title: 'Ondernemen',
      description: 'Debiteuren, voorraad, klanten en tegenvallers: praktische hulp bij wat je elke week tegenkomt.',
    },
    'Financiele-begrippen': {
      name: 'Financiële begrippen',
      title: 'Financiële begrippen',
      description:
        'Werkkapitaal, liquiditeit, btw en rood staan: wat het is, hoe je het uitrekent en wat je ermee doet.',
    },
    Financieren: {
      name: 'Financieringsmogelijkheden',
      title: 'Financierings\u00ADmogelijkheden',
      description:
        'Een lening of een krediet, voor voorraad of werkkapitaal: wat past wanneer, en hoe vergroot je je kans?',
    },
  } satisfies Record<ArticleCategory, CategoryText>,
}

const en: typeof nl = {
  name: 'Knowledge base',
  title: 'Knowledge for business owners',
  description:
    'Plain articles on getting paid, VAT, stock, working capital and finance, written for small businesses in the Netherlands. In Dutch.',
  intro:
    'Get a grip on your money, without the jargon. Read how to get paid sooner, what financial terms mean, and how to finance what you need.',
  articleLanguage: 'The articles are in Dutch. Each one has a short summary in English.',
  home: 'Home',
  breadcrumb: 'Breadcrumbs',
  categoriesLabel: 'Subjects',
  newest: 'Latest articles',
  count: (count) => (count === 1 ? '1 article in Dutch' : `${count} articles in Dutch`),
  updatedOn: 'Updated on',
  readingTime: (minutes) => `${minutes} min read, in Dutch`,
  action: {
    title: 'Wondering what your business could borrow?',
    body: 'Look up your business and see within minutes what you can borrow and what it costs. Applying commits you to nothing.',
    button: 'Find your business',
  },
  categories: {
    Ondernemen: {
      name: 'Running a business',
      title: 'Running a business',
      description: 'Late payers, stock, customers and setbacks: practical help with what you run into every week.',
    },
    'Financiele-begrippen': {
      name: 'Financial terms',
      title: 'Financial terms',
      description:
        'Working capital, liquidity, VAT and overdrafts: what they are, how to work them out and what to do with them.',
    },
    Financieren: {
      name: 'Ways to finance',
      title: 'Ways to finance',
      description:
        'A loan or a credit line, for stock or for working capital: which suits when, and how do you improve your chances?',
    },
  },
}

/** The index and the categories, in both languages; the articles are only Dutch (ROUTE-20). */
export const knowledgeTexts: Texts<typeof nl> = { nl, en }

export const articleWords = {
  sources: 'Bronnen',
  related: 'Lees ook',
  /** Each before a day. */
  writtenOn: 'Geschreven op',
  updatedOn: 'bijgewerkt op',
} as const
