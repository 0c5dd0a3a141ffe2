import type { Texts } from '#ui/language.ts'

const nl = {
  contact: {
    title: 'Hoe we je bereiken',
    mailed: (address: string) => `Onze mails over je aanvraag gaan naar ${address}.`,
    change: 'Wijzig mijn contactgegevens',
    how: 'We mailen een code naar het nieuwe adres. Er verandert pas iets als je die invult. Je oude adres krijgt er ook een mail over.',
    changed: 'Je contactgegevens zijn gewijzigd.',
  },
  sessions: {
    title: 'Wie er in je aanvraag is',
    intro: 'Je aanvraag is in meer browsers open. Herken je er een niet? Beëindig die dan.',
    only: 'Je aanvraag is alleen hier open.',
    thisOne: 'Deze browser',
    here: 'Hier ben je nu',
    other: 'Een andere browser',
    begun: (at: string, way: string) => `Begonnen op ${at}, ${way}.`,
    ways: {
      journey: 'bij het begin van de aanvraag',
      link: 'met een gemailde link en code',
      status: 'met de link naar de stand van je aanvraag',
      reconsent: 'met de link om een bank opnieuw te koppelen',
    },
    end: 'Beëindig',
    endAll: 'Beëindig alle andere',
    ended: (at: string, why: string) => `Op ${at} beëindigden we alle sessies: ${why}.`,
    reasons: { asked: 'omdat je het vroeg', stranger: 'omdat er misschien een ander in je aanvraag was' },
  },
}

const en: typeof nl = {
  contact: {
    title: 'How we reach you',
    mailed: (address) => `Our emails about your application go to ${address}.`,
    change: 'Change my contact details',
    how: 'We will email a code to the new address. Nothing changes until you enter it. Your old address gets an email about it too.',
    changed: 'Your contact details have been changed.',
  },
  sessions: {
    title: 'Who is in your application',
    intro: 'Your application is open in more than one browser. If you do not recognise one, end it.',
    only: 'Your application is open here only.',
    thisOne: 'This browser',
    here: 'You are here',
    other: 'Another browser',
    begun: (at, way) => `Begun on ${at}, ${way}.`,
    ways: {
      journey: 'when the application was begun',
      link: 'with an emailed link and code',
      status: 'with the link to your application’s status',
      reconsent: 'with the link to reconnect a bank',
    },
    end: 'End',
    endAll: 'End all others',
    ended: (at, why) => `On ${at} we ended all sessions: ${why}.`,
    reasons: { asked: 'because you asked', stranger: 'because someone else may have been in your application' },
  },
}

export const accessTexts: Texts<typeof nl> = { nl, en }
