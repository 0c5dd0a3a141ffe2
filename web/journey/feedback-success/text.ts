import type { Texts } from '../../language.ts'

type FeedbackSuccessText = {
  pageTitle: string
  title: string
  intro: string
  next: string
  home: string
}

export const feedbackSuccessTexts: Texts<FeedbackSuccessText> = {
  nl: {
    pageTitle: 'Bedankt',
    title: 'Dank je wel',
    intro: 'Je mening is binnen. Over je aanvraag hoor je uiterlijk de volgende werkdag van ons.',
    next: 'Wil je iets vragen? Bel of mail ons gerust, er zit altijd een mens aan de andere kant.',
    home: 'Naar de startpagina',
  },
  en: {
    pageTitle: 'Thank you',
    title: 'Thank you',
    intro: 'We have your feedback. You will hear from us about your application by the next working day.',
    next: 'Any question? Call or email us, there is always a person at the other end.',
    home: 'To the home page',
  },
}
