import { byLanguage } from '#lending/by-language.ts'

export const bankWindowTexts = byLanguage({
  redirection: {
    pageTitle: ['Naar je bank', 'To your bank'],
    title: ['We brengen je naar je bank', 'We are taking you to your bank'],
    body: [
      'Een moment. Je logt zo in op de eigen pagina van je bank; wij zien je wachtwoord niet.',
      'One moment. You log in on your bank’s own page; we do not see your password.',
    ],
    failedTitle: ['We kunnen je bank niet openen', 'We cannot open your bank'],
    failedBody: [
      'Sluit dit venster en probeer het opnieuw vanuit je aanvraag.',
      'Close this window and try again from your application.',
    ],
    home: ['Naar de startpagina', 'Go to the home page'],
  },
  returned: {
    pageTitle: ['Terug van je bank', 'Back from your bank'],
    title: ['We geven het door aan je aanvraag', 'Letting your application know'],
    body: ['Een moment.', 'One moment.'],
    doneTitle: ['Klaar. Je kunt dit venster sluiten', 'Done. You can close this window'],
    doneBody: ['Je aanvraag gaat verder in het andere venster.', 'Your application continues in the other window.'],
    goOn: ['Ga verder met je aanvraag', 'Continue your application'],
    aloneTitle: ['Ga verder met je aanvraag', 'Continue your application'],
    aloneBody: [
      'We vinden het venster van je aanvraag niet meer. Hier kun je verder.',
      'We can no longer find the window with your application. You can continue here.',
    ],
  },
  noScript: ['Zet JavaScript aan om je bank te koppelen.', 'Turn on JavaScript to connect your bank.'],
})
