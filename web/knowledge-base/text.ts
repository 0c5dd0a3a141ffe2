import type { ArticleCategory } from './categories.ts'

/** Dutch alone: knowledge articles have no English form (ROUTE-20). */
export const knowledgeText = {
  name: 'Kennisbank',
  title: 'Kennisbank voor ondernemers',
  description:
    'Heldere artikelen over debiteuren, btw, voorraad, werkkapitaal en financieren. Geschreven voor kleine ondernemers.',
  intro:
    'Grip op je geld, zonder vakjargon. Lees hoe je sneller betaald krijgt, wat begrippen betekenen en hoe je financiert wat je nodig hebt.',
  home: 'Home',
  breadcrumb: 'Kruimelpad',
  categoriesLabel: 'Onderwerpen',
  newest: 'Nieuwste artikelen',
  count: (count: number) => (count === 1 ? '1 artikel' : `${count} artikelen`),
  readingTime: (minutes: number) => `${minutes} ${minutes === 1 ? 'minuut' : 'minuten'} lezen`,
  sources: 'Bronnen',
  related: 'Lees ook',
  action: {
    title: 'Benieuwd wat er voor jouw bedrijf kan?',
    body: 'Zoek je bedrijf op en zie binnen een paar minuten wat je kunt lenen en wat het kost. Aanvragen verplicht je tot niets.',
    button: 'Zoek je bedrijf',
  },
} as const

/** `title` is the page's heading; a long word may break at its soft hyphen on a phone. */
type CategoryText = { name: string; title: string; description: string }

export const categoryTexts: Record<ArticleCategory, CategoryText> = {
  Ondernemen: {
    name: 'Ondernemen',
    title: 'Ondernemen',
    description: 'Debiteuren, voorraad, klanten en tegenvallers: praktische hulp bij wat je elke week tegenkomt.',
  },
  'Financiele-begrippen': {
    name: 'Financiële begrippen',
    title: 'Financiële begrippen',
    description: 'Werkkapitaal, liquiditeit, btw en rood staan: wat het is, hoe je het uitrekent en wat je ermee doet.',
  },
  Financieren: {
    name: 'Financieringsmogelijkheden',
    title: 'Financierings\u00ADmogelijkheden',
    description:
      'Een lening of een krediet, voor voorraad of werkkapitaal: wat past wanneer, en hoe vergroot je je kans?',
  },
}
