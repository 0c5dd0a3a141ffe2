import type { Texts } from '#ui/language.ts'

const nl = {
  pageTitle: 'Ga verder met je aanvraag',
  loading: 'Een moment…',
  kvk: {
    title: 'Ga verder met je aanvraag',
    intro: 'Welkom terug. Vul je KVK-nummer in. We mailen je daarna een code, zodat alleen jij erbij kunt.',
    label: 'KVK-nummer',
    hint: 'Acht cijfers. Het staat op je facturen en in het Handelsregister.',
    placeholder: 'Bijvoorbeeld 12345678',
    invalid: 'Vul de acht cijfers van je KVK-nummer in.',
    submit: 'Mail mij een code',
  },
  code: {
    intro: 'We mailen je een code, zodat alleen jij erbij kunt.',
    ask: 'Mail mij een code',
    submit: 'Ga verder met mijn aanvraag',
  },
  link: {
    title: 'Ga verder met je aanvraag',
    intro:
      'Heb je eerder je e-\u2060mailadres achtergelaten? Dan mailen we je een link waarmee je verdergaat waar je was.',
    titleDead: 'Werkt de link niet?',
    introDead: 'Je kunt een link één keer gebruiken, binnen 30 dagen. Hier vraag je een nieuwe aan.',
    email: 'E-mailadres',
    emailHint: 'Het adres dat je achterliet toen je je aanvraag bewaarde.',
    emailInvalid: 'Vul je e-mail in zoals naam@bedrijf.nl.',
    submit: 'Mail mij een link',
    sentTitle: 'Kijk in je mail',
    sent: (email: string) =>
      `Als er een bewaarde aanvraag is met dit KVK-nummer en ${email}, krijg je binnen een paar minuten een link.`,
    sentHint:
      'Geen mail gekregen? Kijk bij ongewenste mail, of kijk na of je hetzelfde adres invulde als de vorige keer.',
  },
}

const en: typeof nl = {
  pageTitle: 'Continue your application',
  loading: 'One moment…',
  kvk: {
    title: 'Continue your application',
    intro: 'Welcome back. Enter your KVK number and we email you a code, so only you can get in.',
    label: 'KVK number',
    hint: 'Eight digits. You can find it on your invoices and in the company register.',
    placeholder: 'For example 12345678',
    invalid: 'Enter the eight digits of your KVK number.',
    submit: 'Email me a code',
  },
  code: {
    intro: 'We email you a code, so only you can get in.',
    ask: 'Email me a code',
    submit: 'Continue my application',
  },
  link: {
    title: 'Continue your application',
    intro: 'If you left your email address earlier, we will email you a link to pick up where you left off.',
    titleDead: 'Link not working?',
    introDead: 'You can use a link once, within 30 days. Ask for a new one here.',
    email: 'Email address',
    emailHint: 'The address you gave when you saved your application.',
    emailInvalid: 'Enter an email such as name@company.nl.',
    submit: 'Email me a link',
    sentTitle: 'Check your email',
    sent: (email) =>
      `If there is a saved application with this KVK number and ${email}, we will email you a link within a few minutes.`,
    sentHint: 'No email? Check your junk folder, and that you entered the same address as last time.',
  },
}

export const resumeTexts: Texts<typeof nl> = { nl, en }
