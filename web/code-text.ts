import { byLanguage } from '#lending/by-language.ts'

export const codeTexts = byLanguage({
  title: ['Vul de code uit de mail in', 'Enter the code from the email'],
  intro: (address: string) => [
    `We stuurden een code van acht cijfers naar ${address}. De code werkt tien minuten.`,
    `We sent an eight-digit code to ${address}. It works for ten minutes.`,
  ],
  label: ['Code', 'Code'],
  hint: ['Geen mail gezien? Kijk ook bij ongewenste mail.', 'No email yet? Check your junk folder too.'],
  invalid: ['Vul de acht cijfers van de code in.', 'Enter the eight digits of the code.'],
  second: ['Code uit de sms', 'Code from the text message'],
  secondHint: (mobile: string) => [
    `Bij dit bedrag sturen we ook een code naar je mobiel, die eindigt op ${mobile}.`,
    `For this amount we also send a code to your mobile, which ends in ${mobile}.`,
  ],
  secondInvalid: ['Vul de zes cijfers uit de sms in.', 'Enter the six digits of the text message.'],
  wrongWay: ['Lukt het niet met de code?', 'Code not working?'],
  again: ['Mail mij een nieuwe code', 'Email me a new code'],
  sentAgain: (address: string) => [
    `We hebben een nieuwe code gemaild naar ${address}. De vorige werkt niet meer.`,
    `We emailed a new code to ${address}. The earlier one no longer works.`,
  ],
})
