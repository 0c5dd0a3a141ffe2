import type { Texts } from '#ui/language.ts'

const nl = {
  title: 'Vul de code uit de mail in',
  intro: (address: string) => `We stuurden een code van acht cijfers naar ${address}. De code werkt tien minuten.`,
  label: 'Code',
  hint: 'Geen mail gezien? Kijk ook bij ongewenste mail.',
  invalid: 'Vul de acht cijfers van de code in.',
  wrongWay: 'Lukt het niet met de code?',
  again: 'Mail mij een nieuwe code',
  sentAgain: (address: string) => `We hebben een nieuwe code gemaild naar ${address}. De vorige werkt niet meer.`,
}

const en: typeof nl = {
  title: 'Enter the code from the email',
  intro: (address) => `We sent an eight-digit code to ${address}. It works for ten minutes.`,
  label: 'Code',
  hint: 'No email yet? Check your junk folder too.',
  invalid: 'Enter the eight digits of the code.',
  wrongWay: 'Code not working?',
  again: 'Email me a new code',
  sentAgain: (address) => `We emailed a new code to ${address}. The earlier one no longer works.`,
}

export const codeTexts: Texts<typeof nl> = { nl, en }
