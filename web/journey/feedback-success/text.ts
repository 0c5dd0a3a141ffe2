import type { Texts } from '../../language.ts'

type FeedbackSuccessText = {
  pageTitle: string
  title: string
  intro: string
  next: string
  status: string
  home: string
}

export const feedbackSuccessTexts: Texts<FeedbackSuccessText> = {
  nl: {
    pageTitle: 'Bedankt',
    title: 'Dank je wel',
    intro: 'Je mening is binnen.',
    next: 'Wil je weten hoe ver je aanvraag is, en tot wanneer de volgende stap duurt? Dat staat op je eigen pagina.',
    status: 'Bekijk hoe ver je aanvraag is',
    home: 'Naar de startpagina',
  },
  en: {
    pageTitle: 'Thank you',
    title: 'Thank you',
    intro: 'We have your feedback.',
    next: 'Would you like to know where your application stands, and how long the next step takes? Your own page shows it.',
    status: 'See where your application stands',
    home: 'To the home page',
  },
}
