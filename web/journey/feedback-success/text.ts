import { byLanguage } from '#lending/by-language.ts'

export const feedbackSuccessTexts = byLanguage({
  pageTitle: ['Bedankt', 'Thank you'],
  title: ['Dank je wel', 'Thank you'],
  intro: ['Je mening is binnen.', 'We have your feedback.'],
  next: [
    'Wil je weten hoe ver je aanvraag is, en wanneer de volgende stap klaar is? Dat staat op je eigen pagina.',
    'Would you like to know where your application stands, and when to expect the next step? Your own page shows it.',
  ],
  status: ['Bekijk hoe ver je aanvraag is', 'See where your application stands'],
  home: ['Naar de startpagina', 'To the home page'],
})
