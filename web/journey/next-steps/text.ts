import { byLanguage, type Pairs } from '#lending/by-language.ts'

export const referenceSources = ['search', 'acquaintance', 'accountant', 'partner', 'social', 'other'] as const
export type ReferenceSource = (typeof referenceSources)[number]

const sourceNames: Pairs<ReferenceSource> = {
  search: ['Via een zoekmachine', 'Through a search engine'],
  acquaintance: ['Via een bekende', 'Through someone I know'],
  accountant: ['Via mijn boekhouder of accountant', 'Through my bookkeeper or accountant'],
  partner: ['Via een partner of andere website', 'Through a partner or another website'],
  social: ['Via sociale media', 'Through social media'],
  other: ['Anders', 'Some other way'],
}

export const nextStepsTexts = byLanguage({
  pageTitle: ['Volgende stappen', 'Next steps'],
  opening: {
    title: ['Je aanvraag', 'Your application'],
    intro: [
      'Hier zie je wat je zelf nog doet, hoe ver je aanvraag is en wanneer de volgende stap klaar is.',
      'Here you see what you still need to do, how far your application is and when to expect the next step.',
    ],
  },
  oneMore: ['Nog één stap: waar sturen we je aanbod heen?', 'One more step: where do we send your offer?'],
  title: ['Gelukt, je keuze is bewaard', 'Done! Your choice is saved'],
  intro: (product: string, amount: string) => [
    `Je koos: ${product} van ${amount}.`,
    `You chose: ${product} of ${amount}.`,
  ],
  guarantee: ['De eigenaar tekent ook een persoonlijke borg.', 'The owner also signs a personal guarantee.'],
  introPlain: ['Je keuze en je rekening zijn bewaard.', 'Your choice and your account are saved.'],
  paidTo: ['Uitbetaling op', 'To be paid to'],
  chosen: ['Jouw keuze', 'Your choice'],
  yourData: [
    'Wil je zien wat we van je bewaren, het downloaden of wissen? Ga naar',
    'Would you like to see, download or erase what we hold about you? Go to',
  ],
  yourDataLink: ['jouw gegevens', 'your data'],
  feedbackTitle: ['Hoe ging het? (niet verplicht)', 'How did it go? (optional)'],
  feedbackIntro: [
    'Je aanvraag loopt al. Met drie korte vragen help je ons om het beter te doen.',
    'Your application is already on its way. Three short questions help us do better.',
  ],
  rating: ['Hoe tevreden ben je over deze aanvraag?', 'How satisfied are you with this application?'],
  ratings: [
    ['Zeer ontevreden', 'Very dissatisfied'],
    ['Ontevreden', 'Dissatisfied'],
    ['Neutraal', 'Neutral'],
    ['Tevreden', 'Satisfied'],
    ['Zeer tevreden', 'Very satisfied'],
  ],
  ratingMissing: ['Kies hoe tevreden je bent.', 'Choose how satisfied you are.'],
  source: ['Hoe heb je ons gevonden?', 'How did you find us?'],
  sourceEmpty: ['Kies een antwoord', 'Choose an answer'],
  sources: sourceNames,
  suggestions: ['Wat kunnen we beter doen?', 'What could we do better?'],
  suggestionsHint: ['Zet hier geen persoonlijke gegevens neer.', 'Please leave out personal details.'],
  button: ['Mijn mening versturen', 'Send my feedback'],
})

/** Before it is known what the application still needs. */
export const nextStepsOpening = { nl: nextStepsTexts.nl.opening, en: nextStepsTexts.en.opening }
