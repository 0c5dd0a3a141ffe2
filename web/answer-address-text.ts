import type { Texts } from '#ui/language.ts'

const nl = {
  email: 'Je e-mailadres',
  hint: 'Alleen om je te antwoorden. We mailen je een code, zodat we weten dat het jouw adres is.',
  invalid: 'Vul je e-mail in zoals naam@bedrijf.nl.',
  known: (address: string) => `We mailen ons antwoord naar ${address}.`,
  why: 'Bevestig nog je mailadres. Zonder code kunnen we je het antwoord niet mailen, en staat het alleen op deze pagina.',
  confirm: 'Bevestig mijn adres',
  other: 'Gebruik een ander adres',
  confirmed: (address: string) => `Je adres is bevestigd. We mailen naar ${address}.`,
  newEmail: 'Je mailadres',
  newHint: 'We mailen er een code naartoe.',
  mail: 'Mail mij de code',
}

const en: typeof nl = {
  email: 'Your email address',
  hint: 'We only use it to reply. We will email you a code, so that we know the address is yours.',
  invalid: 'Enter an email such as name@company.nl.',
  known: (address) => `We will email our answer to ${address}.`,
  why: 'Please confirm your email address. Without the code we cannot email you the answer, and you will find it on this page only.',
  confirm: 'Confirm my address',
  other: 'Use another address',
  confirmed: (address) => `Your address is confirmed. Our emails go to ${address}.`,
  newEmail: 'Your email address',
  newHint: 'We will email a code to it.',
  mail: 'Email me the code',
}

export const answerAddressTexts: Texts<typeof nl> = { nl, en }
