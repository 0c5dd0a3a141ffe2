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
    intro: 'Je aanvraag is rond. Van jou horen we graag wat beter kan; van ons hoor je uiterlijk de volgende werkdag.',
    next: 'Wil je iets vragen? Bel of mail ons gerust, er zit altijd een mens aan de andere kant.',
    home: 'Naar de startpagina',
  },
  en: {
    pageTitle: 'Thank you',
    title: 'Thank you',
    intro: 'Your application is complete. You hear from us on the next working day at the latest.',
    next: 'Any question? Call or e-mail us, there is always a person at the other end.',
    home: 'To the home page',
  },
}
