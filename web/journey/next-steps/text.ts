import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { Texts } from '#ui/language.ts'

export const referenceSources = ['search', 'acquaintance', 'accountant', 'partner', 'social', 'other'] as const
export type ReferenceSource = (typeof referenceSources)[number]

const sourceNames = byLanguage<Pairs<ReferenceSource>>({
  search: ['Via een zoekmachine', 'Through a search engine'],
  acquaintance: ['Via een bekende', 'Through someone I know'],
  accountant: ['Via mijn boekhouder of accountant', 'Through my bookkeeper or accountant'],
  partner: ['Via een partner of andere website', 'Through a partner or another website'],
  social: ['Via sociale media', 'Through social media'],
  other: ['Anders', 'Some other way'],
})

const nl = {
  pageTitle: 'Volgende stappen',
  oneMore: 'Nog één stap: waar sturen we je aanbod heen?',
  title: 'Gelukt, je keuze is bewaard',
  intro: (product: string, amount: string) => `Je koos: ${product} van ${amount}.`,
  guarantee: 'De eigenaar tekent ook een persoonlijke borg.',
  introPlain: 'Je keuze en je rekening zijn bewaard.',
  paidTo: 'Uitbetaling op',
  chosen: 'Jouw keuze',
  yourData: 'Wil je zien wat we van je bewaren, het downloaden of wissen? Ga naar',
  yourDataLink: 'jouw gegevens',
  feedbackTitle: 'Hoe ging het? (niet verplicht)',
  feedbackIntro: 'Je aanvraag loopt al. Met drie korte vragen help je ons om het beter te doen.',
  rating: 'Hoe tevreden ben je over deze aanvraag?',
  ratings: ['Zeer ontevreden', 'Ontevreden', 'Neutraal', 'Tevreden', 'Zeer tevreden'] satisfies readonly [
    string,
    string,
    string,
    string,
    string,
  ],
  ratingMissing: 'Kies hoe tevreden je bent.',
  source: 'Hoe heb je ons gevonden?',
  sourceEmpty: 'Kies een antwoord',
  sources: sourceNames.nl,
  suggestions: 'Wat kunnen we beter doen?',
  suggestionsHint: 'Zet hier geen persoonlijke gegevens neer.',
  button: 'Mijn mening versturen',
}

const en: typeof nl = {
  pageTitle: 'Next steps',
  oneMore: 'One more step: where do we send your offer?',
  title: 'Done! Your choice is saved',
  intro: (product, amount) => `You chose: ${product} of ${amount}.`,
  guarantee: 'The owner also signs a personal guarantee.',
  introPlain: 'Your choice and your account are saved.',
  paidTo: 'To be paid to',
  chosen: 'Your choice',
  yourData: 'Would you like to see, download or erase what we hold about you? Go to',
  yourDataLink: 'your data',
  feedbackTitle: 'How did it go? (optional)',
  feedbackIntro: 'Your application is already on its way. Three short questions help us do better.',
  rating: 'How satisfied are you with this application?',
  ratings: ['Very dissatisfied', 'Dissatisfied', 'Neutral', 'Satisfied', 'Very satisfied'],
  ratingMissing: 'Choose how satisfied you are.',
  source: 'How did you find us?',
  sourceEmpty: 'Choose an answer',
  sources: sourceNames.en,
  suggestions: 'What could we do better?',
  suggestionsHint: 'Please leave out personal details.',
  button: 'Send my feedback',
}

export const nextStepsTexts: Texts<typeof nl> = { nl, en }
