import type { Texts } from '#ui/language.ts'

const nl = {
  pageTitle: 'Herinneringen stoppen',
  title: 'Wil je geen herinneringen meer?',
  body: 'We mailen je dan niet meer als je toestemming voor je bankgegevens bijna afloopt. Aan je aanvraag of je lening verandert niets.',
  submit: 'Stop met herinneringen',
  doneTitle: 'Je krijgt geen herinneringen meer',
  doneBody: 'Dat is geregeld. Vernieuwen kan nog steeds, met de link in onze laatste mail.',
  incompleteTitle: 'Deze link is niet compleet',
  incompleteBody:
    'Open de link onder in onze laatste mail nog een keer. Lukt het niet? Laat het ons weten, dan regelen wij het.',
  contact: 'Neem contact op',
  home: 'Naar de startpagina',
  loading: 'Een moment…',
}

const en: typeof nl = {
  pageTitle: 'Stop reminders',
  title: 'Stop getting reminders?',
  body: 'We will no longer email you when the consent for your bank data is about to end. Your application and your loan stay as they are.',
  submit: 'Stop the reminders',
  doneTitle: 'You will get no more reminders',
  doneBody: 'All done. You can still renew with the link in our latest email.',
  incompleteTitle: 'This link is not complete',
  incompleteBody:
    'Open the link at the end of our latest email again. Still not working? Let us know and we will sort it out.',
  contact: 'Contact us',
  home: 'To the home page',
  loading: 'One moment…',
}

export const unsubscribeTexts: Texts<typeof nl> = { nl, en }
