import type { Texts } from '#ui/language.ts'

const nl = {
  contact: {
    title: 'Hoe we je bereiken',
    mailed: (address: string) => `Onze mails over je aanvraag gaan naar ${address}.`,
    change: 'Wijzig mijn contactgegevens',
    how: 'We mailen een code naar het nieuwe adres. Er verandert pas iets als je die invult. Je oude adres krijgt er ook een mail over.',
    changed: 'Je contactgegevens zijn gewijzigd.',
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
}

export const accessTexts: Texts<typeof nl> = { nl, en }
