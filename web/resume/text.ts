import { byLanguage } from '#lending/by-language.ts'

export const resumeTexts = byLanguage({
  pageTitle: ['Ga verder met je aanvraag', 'Continue your application'],
  loading: ['Een moment…', 'One moment…'],
  kvk: {
    title: ['Ga verder met je aanvraag', 'Continue your application'],
    intro: [
      'Welkom terug. Vul je KVK-nummer in. We mailen je daarna een code, zodat alleen jij erbij kunt.',
      'Welcome back. Enter your KVK number and we email you a code, so only you can get in.',
    ],
    label: ['KVK-nummer', 'KVK number'],
    hint: [
      'Acht cijfers. Het staat op je facturen en in het Handelsregister.',
      'Eight digits. You can find it on your invoices and in the company register.',
    ],
    placeholder: ['Bijvoorbeeld 12345678', 'For example 12345678'],
    invalid: ['Vul de acht cijfers van je KVK-nummer in.', 'Enter the eight digits of your KVK number.'],
    submit: ['Mail mij een code', 'Email me a code'],
  },
  code: {
    intro: ['We mailen je een code, zodat alleen jij erbij kunt.', 'We email you a code, so only you can get in.'],
    ask: ['Mail mij een code', 'Email me a code'],
    submit: ['Ga verder met mijn aanvraag', 'Continue my application'],
  },
  link: {
    title: ['Ga verder met je aanvraag', 'Continue your application'],
    intro: [
      'Heb je eerder je e-\u2060mailadres achtergelaten? Dan mailen we je een link waarmee je verdergaat waar je was.',
      'If you left your email address earlier, we will email you a link to pick up where you left off.',
    ],
    titleDead: ['Werkt de link niet?', 'Link not working?'],
    introDead: [
      'Je kunt een link één keer gebruiken, binnen 30 dagen. Hier vraag je een nieuwe aan.',
      'You can use a link once, within 30 days. Ask for a new one here.',
    ],
    email: ['E-mailadres', 'Email address'],
    emailHint: [
      'Het adres dat je achterliet toen je je aanvraag bewaarde.',
      'The address you gave when you saved your application.',
    ],
    emailInvalid: ['Vul je e-mail in zoals naam@bedrijf.nl.', 'Enter an email such as name@company.nl.'],
    submit: ['Mail mij een link', 'Email me a link'],
    sentTitle: ['Kijk in je mail', 'Check your email'],
    sent: (email: string) => [
      `Als er een bewaarde aanvraag is met dit KVK-nummer en ${email}, krijg je binnen een paar minuten een link.`,
      `If there is a saved application with this KVK number and ${email}, we will email you a link within a few minutes.`,
    ],
    sentHint: [
      'Geen mail gekregen? Kijk bij ongewenste mail, of kijk na of je hetzelfde adres invulde als de vorige keer.',
      'No email? Check your junk folder, and that you entered the same address as last time.',
    ],
  },
})
