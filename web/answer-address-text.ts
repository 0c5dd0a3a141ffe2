import { byLanguage } from '#lending/by-language.ts'

export const answerAddressTexts = byLanguage({
  email: ['Je e-mailadres', 'Your email address'],
  hint: [
    'Alleen om je te antwoorden. We mailen je een code, zodat we weten dat het jouw adres is.',
    'We only use it to reply. We will email you a code, so that we know the address is yours.',
  ],
  hintReminder: [
    'Alleen voor deze ene mail. We mailen je eerst een code, zodat we weten dat het jouw adres is.',
    'Only for this one email. First we will email you a code, so that we know the address is yours.',
  ],
  knownReminder: (address: string) => [`We mailen je op ${address}.`, `We will email you at ${address}.`],
  invalid: ['Vul je e-mail in zoals naam@bedrijf.nl.', 'Enter an email such as name@company.nl.'],
  known: (address: string) => [`We mailen ons antwoord naar ${address}.`, `We will email our answer to ${address}.`],
  why: [
    'Bevestig nog je mailadres. Zonder code kunnen we je het antwoord niet mailen, en staat het alleen op deze pagina.',
    'Please confirm your email address. Without the code we cannot email you the answer, and you will find it on this page only.',
  ],
  confirm: ['Bevestig mijn adres', 'Confirm my address'],
  other: ['Gebruik een ander adres', 'Use another address'],
  confirmed: (address: string) => [
    `Je adres is bevestigd. We mailen naar ${address}.`,
    `Your address is confirmed. Our emails go to ${address}.`,
  ],
  newEmail: ['Je mailadres', 'Your email address'],
  newHint: ['We mailen er een code naartoe.', 'We will email a code to it.'],
  mail: ['Mail mij de code', 'Email me the code'],
})
