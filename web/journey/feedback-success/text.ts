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
    intro: 'Je mening is binnen en je aanvraag is rond. Je hoort uiterlijk de volgende werkdag van ons.',
    next: 'Wil je iets vragen? Bel of mail ons gerust, er zit altijd een mens aan de andere kant.',
    home: 'Naar de startpagina',
  },
  en: {
    pageTitle: 'Thank you',
    title: 'Thank you',
    intro: 'We have your feedback and your application is complete. You will hear from us by the next working day.',
    next: 'Any question? Call or email us, there is always a person at the other end.',
    home: 'To the home page',
  },
}
