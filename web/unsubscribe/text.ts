import type { Texts } from '../language.ts'

type UnsubscribeText = {
  pageTitle: string
  title: string
  body: string
  submit: string
  doneTitle: string
  doneBody: string
  incompleteTitle: string
  incompleteBody: string
  contact: string
  home: string
  loading: string
}

export const unsubscribeTexts: Texts<UnsubscribeText> = {
  nl: {
    pageTitle: 'Herinneringen stoppen',
    title: 'Wil je geen herinneringen meer?',
    body: 'We mailen je dan niet meer als je toestemming voor je bankgegevens afloopt. Aan je aanvraag of je lening verandert niets.',
    submit: 'Stop met herinneringen',
    doneTitle: 'Je krijgt geen herinneringen meer',
    doneBody: 'Dat is geregeld. Vernieuwen kan nog steeds, met de link in onze laatste mail.',
    incompleteTitle: 'Deze link is niet compleet',
    incompleteBody:
      'Open de link onder in onze laatste mail nog een keer. Lukt het niet? Laat het ons weten, dan regelen wij het.',
    contact: 'Neem contact op',
    home: 'Naar de startpagina',
    loading: 'Een moment…',
  },
  en: {
    pageTitle: 'Stop reminders',
    title: 'Do you want no more reminders?',
    body: 'We then no longer email you when the consent for your bank data is ending. Nothing changes about your application or your loan.',
    submit: 'Stop the reminders',
    doneTitle: 'You get no more reminders',
    doneBody: 'That is settled. You can still renew, with the link in our latest email.',
    incompleteTitle: 'This link is not complete',
    incompleteBody:
      'Please open the link at the end of our latest email once more. Does it not work? Tell us and we will settle it.',
    contact: 'Contact us',
    home: 'To the home page',
    loading: 'One moment…',
  },
}
