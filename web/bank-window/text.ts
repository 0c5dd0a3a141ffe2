import type { Texts } from '#ui/language.ts'

const nl = {
  redirection: {
    pageTitle: 'Naar je bank',
    title: 'We brengen je naar je bank',
    body: 'Een moment. Je logt zo in op de eigen pagina van je bank; wij zien je wachtwoord niet.',
    failedTitle: 'We kunnen je bank niet openen',
    failedBody: 'Sluit dit venster en probeer het opnieuw vanuit je aanvraag.',
    home: 'Naar de startpagina',
  },
  returned: {
    pageTitle: 'Terug van je bank',
    title: 'We geven het door aan je aanvraag',
    body: 'Een moment.',
    doneTitle: 'Klaar. Je kunt dit venster sluiten',
    doneBody: 'Je aanvraag gaat verder in het andere venster.',
    goOn: 'Ga verder met je aanvraag',
    aloneTitle: 'Ga verder met je aanvraag',
    aloneBody: 'We vinden het venster van je aanvraag niet meer. Hier kun je verder.',
  },
  noScript: 'Zet JavaScript aan om je bank te koppelen.',
}

const en: typeof nl = {
  redirection: {
    pageTitle: 'To your bank',
    title: 'We are taking you to your bank',
    body: 'One moment. You log in on your bank’s own page; we do not see your password.',
    failedTitle: 'We cannot open your bank',
    failedBody: 'Close this window and try again from your application.',
    home: 'Go to the home page',
  },
  returned: {
    pageTitle: 'Back from your bank',
    title: 'Letting your application know',
    body: 'One moment.',
    doneTitle: 'Done. You can close this window',
    doneBody: 'Your application continues in the other window.',
    goOn: 'Continue your application',
    aloneTitle: 'Continue your application',
    aloneBody: 'We can no longer find the window with your application. You can continue here.',
  },
  noScript: 'Turn on JavaScript to connect your bank.',
}

export const bankWindowTexts: Texts<typeof nl> = { nl, en }
