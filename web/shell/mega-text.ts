import type { KnowledgeCategoryPage } from '../addresses.ts'
import type { Texts } from '#ui/language.ts'
import type { QuestionId } from '../questions/questions.ts'

type Promo = { title: string; body: string }

/** An article on a card: its address by category and slug, and its own title, held against the article by a test. */
type ArticlePromo = { category: KnowledgeCategoryPage; slug: string; title: string }

export const articlePromos: readonly ArticlePromo[] = [
  {
    category: 'knowledgeFinancing',
    slug: 'kans-op-een-geslaagde-aanvraag',
    title: 'Zo vergroot je de kans op een geslaagde aanvraag',
  },
  { category: 'knowledgeTerms', slug: 'werkkapitaal', title: 'Werkkapitaal: wat is het en hoe bereken je het?' },
  {
    category: 'knowledgeBusiness',
    slug: 'debiteurenbeheer-zo-krijg-je-sneller-betaald',
    title: 'Debiteurenbeheer: zo krijg je sneller betaald',
  },
]

/** NAV-3 and NAV-5: the questions that the menu leads to. */
export const borrowQuestions: readonly QuestionId[] = ['loan-or-credit', 'how-much', 'what-does-it-cost', 'how-long']
export const serviceQuestions: readonly QuestionId[] = ['is-connecting-safe', 'refused', 'early-repayment']

const nl = {
  borrow: {
    title: 'Zakelijk lenen',
    loan: {
      title: 'Kortlopende zakelijke lening',
      body: 'Eén bedrag voor één plan, elke maand een stukje terug.',
    } satisfies Promo,
    credit: { title: 'Kortlopend krediet', body: 'Ruimte op je rekening voor als het even eb is.' } satisfies Promo,
    questions: 'Vaak gevraagd',
    all: 'Alle veelgestelde vragen',
  },
  knowledge: {
    title: 'Kennisbank',
    articles: 'Uitgelicht',
    articleLanguage: '',
    subjects: 'Onderwerpen',
    categories: {
      knowledgeBusiness: 'Ondernemen',
      knowledgeTerms: 'Financiële begrippen',
      knowledgeFinancing: 'Financieringsmogelijkheden',
    } satisfies Record<KnowledgeCategoryPage, string>,
  },
  service: {
    title: 'Service',
    questions: 'Snel antwoord',
    all: 'Naar alle vragen',
    reach: 'Ons spreken',
    contact: { title: 'Contact', body: 'Bel, mail, of laat je terugbellen.' } satisfies Promo,
    more: 'Verder kijken',
    partners: {
      title: 'Voor tussenpersonen',
      body: 'Hoe je een klant naar ons verwijst, en wat je ervoor krijgt.',
    } satisfies Promo,
    guide: {
      title: 'Whitepaper',
      body: 'Zo rekent een geldverstrekker: onze regels op een rij, om te printen.',
    } satisfies Promo,
  },
  apply: 'Zoek mijn bedrijf',
}

const en: typeof nl = {
  borrow: {
    title: 'Business finance',
    loan: { title: 'Short-term loan', body: 'One amount for one plan, repaid month by month.' },
    credit: { title: 'Credit line', body: 'Breathing space for when the tide is out.' },
    questions: 'Common questions',
    all: 'All questions and answers',
  },
  knowledge: {
    title: 'Knowledge base',
    articles: 'Featured',
    articleLanguage: 'In Dutch',
    subjects: 'Subjects',
    categories: {
      knowledgeBusiness: 'Running a business',
      knowledgeTerms: 'Financial terms',
      knowledgeFinancing: 'Ways to finance',
    },
  },
  service: {
    title: 'Service',
    questions: 'Quick answers',
    all: 'Go to all questions',
    reach: 'Talk to us',
    contact: { title: 'Contact', body: 'Call, email, or ask us to call you back.' },
    more: 'More from us',
    partners: { title: 'For intermediaries', body: 'How to refer a client to us, and what you earn.' },
    guide: { title: 'White paper', body: 'How a lender does the sums: our rules one by one, ready to print.' },
  },
  apply: 'Find my business',
}

export const megaTexts: Texts<typeof nl> = { nl, en }
