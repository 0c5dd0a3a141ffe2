import { byLanguage } from '#lending/by-language.ts'

export const accessTexts = byLanguage({
  contact: {
    title: ['Hoe we je bereiken', 'How we reach you'],
    mailed: (address: string) => [
      `Onze mails over je aanvraag gaan naar ${address}.`,
      `Our emails about your application go to ${address}.`,
    ],
    change: ['Wijzig mijn contactgegevens', 'Change my contact details'],
    how: [
      'We mailen een code naar het nieuwe adres. Er verandert pas iets als je die invult. Je oude adres krijgt er ook een mail over.',
      'We will email a code to the new address. Nothing changes until you enter it. Your old address gets an email about it too.',
    ],
    changed: ['Je contactgegevens zijn gewijzigd.', 'Your contact details have been changed.'],
  },
  sessions: {
    title: ['Wie er in je aanvraag is', 'Who is in your application'],
    intro: [
      'Je aanvraag is in meer browsers open. Herken je er een niet? Beëindig die dan.',
      'Your application is open in more than one browser. If you do not recognise one, end it.',
    ],
    only: ['Je aanvraag is alleen hier open.', 'Your application is open here only.'],
    thisOne: ['Deze browser', 'This browser'],
    here: ['Hier ben je nu', 'You are here'],
    other: ['Een andere browser', 'Another browser'],
    begun: (at: string, way: string) => [`Begonnen op ${at}, ${way}.`, `Begun on ${at}, ${way}.`],
    ways: {
      journey: ['bij het begin van de aanvraag', 'when the application was begun'],
      link: ['met een gemailde link en code', 'with an emailed link and code'],
      status: ['met de link naar de stand van je aanvraag', 'with the link to your application’s status'],
      reconsent: ['met de link om een bank opnieuw te koppelen', 'with the link to reconnect a bank'],
    },
    end: ['Beëindig', 'End'],
    endAll: ['Beëindig alle andere', 'End all others'],
    ended: (at: string, why: string) => [
      `Op ${at} beëindigden we alle sessies: ${why}.`,
      `On ${at} we ended all sessions: ${why}.`,
    ],
    reasons: {
      asked: ['omdat je het vroeg', 'because you asked'],
      stranger: [
        'omdat er misschien een ander in je aanvraag was',
        'because someone else may have been in your application',
      ],
    },
  },
})
