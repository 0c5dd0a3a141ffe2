import { byLanguage } from '#lending/by-language.ts'

export const unsubscribeTexts = byLanguage({
  pageTitle: ['Herinneringen stoppen', 'Stop reminders'],
  title: ['Wil je geen herinneringen meer?', 'Stop getting reminders?'],
  body: [
    'We mailen je dan geen herinneringen meer, ook niet als je toestemming voor je bankgegevens bijna afloopt. Aan je aanvraag of je lening verandert niets.',
    'We will send you no more reminders, not even when the consent for your bank data is about to end. Your application and your loan stay as they are.',
  ],
  submit: ['Stop met herinneringen', 'Stop the reminders'],
  doneTitle: ['Je krijgt geen herinneringen meer', 'You will get no more reminders'],
  doneBody: [
    'Dat is geregeld. Vernieuwen kan nog steeds, met de link in onze laatste mail.',
    'All done. You can still renew with the link in our latest email.',
  ],
  incompleteTitle: ['Deze link is niet compleet', 'This link is not complete'],
  incompleteBody: [
    'Open de link onder in onze laatste mail nog een keer. Lukt het niet? Laat het ons weten, dan regelen wij het.',
    'Open the link at the end of our latest email again. Still not working? Let us know and we will sort it out.',
  ],
  contact: ['Neem contact op', 'Contact us'],
  home: ['Naar de startpagina', 'To the home page'],
  loading: ['Een moment…', 'One moment…'],
})
