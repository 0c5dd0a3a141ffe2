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
    elsewhereTitle: ['Ga terug naar de browser waarin je begon', 'Go back to the browser you started in'],
    elsewhereRenewed: [
      'Je bank opende een andere browser dan die van je aanvraag. Vernieuwde je je toestemming, dan gaat het daar vanzelf verder en kun je deze pagina sluiten.',
      'Your bank opened a different browser from the one with your application. If you renewed your consent, things continue there by themselves and you can close this page.',
    ],
    elsewhereConnected: [
      'Koppelde je een bank? Om je te beschermen nemen we die alleen aan in de browser waarin je begon. Koppel hem daar nog een keer, of deel daar je bestanden.',
      'Did you connect a bank? To protect you, we accept it only in the browser you started in. Connect it there once more, or share files there.',
    ],
    resume: ['Liever hier verder? Vraag een link per mail', 'Rather continue here? Ask for a link by email'],
    aloneTitle: ['Ga verder met je aanvraag', 'Continue your application'],
    aloneBody: [
      'We vinden het venster van je aanvraag niet meer. Hier kun je verder.',
      'We can no longer find the window with your application. You can continue here.',
    ],
  },
  noScript: ['Zet JavaScript aan om je bank te koppelen.', 'Turn on JavaScript to connect your bank.'],
})
