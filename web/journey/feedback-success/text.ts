import type { Texts } from '#ui/language.ts'

const nl = {
  pageTitle: 'Bedankt',
  title: 'Dank je wel',
  intro: 'Je mening is binnen.',
  next: 'Wil je weten hoe ver je aanvraag is, en wanneer de volgende stap klaar is? Dat staat op je eigen pagina.',
  status: 'Bekijk hoe ver je aanvraag is',
  home: 'Naar de startpagina',
}

const en: typeof nl = {
  pageTitle: 'Thank you',
  title: 'Thank you',
  intro: 'We have your feedback.',
  next: 'Would you like to know where your application stands, and when to expect the next step? Your own page shows it.',
  status: 'See where your application stands',
  home: 'To the home page',
}

export const feedbackSuccessTexts: Texts<typeof nl> = { nl, en }
