import { byLanguage, type Pair, type Pairs } from '#lending/by-language.ts'
import type { KnowledgeCategoryPage } from '../addresses.ts'
import type { QuestionId } from '../questions/questions.ts'

type Promo = { title: Pair; body: Pair }

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

export const megaTexts = byLanguage({
  borrow: {
    title: ['Zakelijk lenen', 'Business finance'],
    loan: {
      title: ['Kortlopende zakelijke lening', 'Short-term loan'],
      body: [
        'Eén bedrag voor één plan, elke maand een stukje terug.',
        'One amount for one plan, repaid month by month.',
      ],
    } satisfies Promo,
    credit: {
      title: ['Kortlopend krediet', 'Credit line'],
      body: ['Ruimte op je rekening voor als het even eb is.', 'Breathing space for when the tide is out.'],
    } satisfies Promo,
    questions: ['Vaak gevraagd', 'Common questions'],
    all: ['Alle veelgestelde vragen', 'All questions and answers'],
  },
  knowledge: {
    title: ['Kennisbank', 'Knowledge base'],
    articles: ['Uitgelicht', 'Featured'],
    articleLanguage: ['', 'In Dutch'],
    subjects: ['Onderwerpen', 'Subjects'],
    categories: {
      knowledgeBusiness: ['Ondernemen', 'Running a business'],
      knowledgeTerms: ['Financiële begrippen', 'Financial terms'],
      knowledgeFinancing: ['Financieringsmogelijkheden', 'Ways to finance'],
    } satisfies Pairs<KnowledgeCategoryPage>,
  },
  service: {
    title: ['Service', 'Service'],
    questions: ['Snel antwoord', 'Quick answers'],
    all: ['Naar alle vragen', 'Go to all questions'],
    reach: ['Ons spreken', 'Talk to us'],
    contact: {
      title: ['Contact', 'Contact'],
      body: ['Bel, mail, of laat je terugbellen.', 'Call, email, or ask us to call you back.'],
    } satisfies Promo,
    more: ['Verder kijken', 'More from us'],
    partners: {
      title: ['Voor tussenpersonen', 'For intermediaries'],
      body: [
        'Hoe je een klant naar ons verwijst, en wat je ervoor krijgt.',
        'How to refer a client to us, and what you earn.',
      ],
    } satisfies Promo,
    guide: {
      title: ['Whitepaper', 'White paper'],
      body: [
        'Zo rekent een geldverstrekker: onze regels op een rij, om te printen.',
        'How a lender decides: our rules one by one, ready to print.',
      ],
    } satisfies Promo,
  },
  apply: ['Zoek mijn bedrijf', 'Find my business'],
})
