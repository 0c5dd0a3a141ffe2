import type { Texts } from '#ui/language.ts'

const nl = {
  close: 'Sluiten',
  idleTitle: 'Ben je er nog?',
  idleBody:
    'Je was even niet actief. Om je gegevens te beschermen, sluiten we je sessie zo. De stappen die je hebt afgerond, zijn bewaard.',
  timeLeft: (clock: string) => `Nog ${clock} minuten`,
  spokenLeft: (seconds: number) =>
    seconds < 60 ? `Nog ${seconds} seconden` : seconds === 60 ? 'Nog één minuut' : `Nog ${seconds / 60} minuten`,
  extend: 'Ja, ik ga verder',
  extendFailed: 'Dat lukte niet. Kijk of je internet hebt en probeer het nog een keer.',
  absoluteTitle: 'Je sessie stopt straks',
  absoluteBody: (time: string) =>
    `Een sessie duurt hooguit twaalf uur; die van jou stopt om ${time}. Verlengen kan niet. De stappen die je hebt afgerond, zijn bewaard. Laat je e-\u2060mailadres achter, dan ga je later verder waar je was.`,
  understood: 'Ik ga nu nog even door',
  save: 'Bewaar en ga later verder',
  saveShort: 'Bewaar',
  saveTitle: 'Bewaar je aanvraag',
  saveBody: 'We mailen je een link waarmee je verdergaat waar je nu bent. Op elk apparaat, zonder wachtwoord.',
  email: 'E-mailadres',
  emailHint: 'Alleen voor deze aanvraag. Je krijgt er geen reclame op.',
  emailInvalid: 'Vul je e-mail in zoals naam@bedrijf.nl.',
  saveSubmit: 'Mail mij de link',
  savedTitle: 'Je aanvraag is bewaard',
  saved: (email: string) => `We stuurden een link naar ${email}. Je kunt deze pagina nu sluiten, of gewoon doorgaan.`,
  savedHint: 'Geen mail gezien? Kijk ook bij ongewenste mail.',
}

const en: typeof nl = {
  close: 'Close',
  idleTitle: 'Are you still there?',
  idleBody:
    'You have not been active for a while. To protect your data, we are about to close your session. The steps you finished are saved.',
  timeLeft: (clock) => `${clock} minutes left`,
  spokenLeft: (seconds) =>
    seconds < 60 ? `${seconds} seconds left` : seconds === 60 ? 'One minute left' : `${seconds / 60} minutes left`,
  extend: 'Yes, continue',
  extendFailed: 'That did not work. Check your internet connection and try again.',
  absoluteTitle: 'Your session will end soon',
  absoluteBody: (time) =>
    `A session lasts twelve hours at most; yours ends at ${time}. It cannot be extended. The steps you finished are saved. Leave your email address and you can pick up later where you left off.`,
  understood: 'Continue for now',
  save: 'Save and finish later',
  saveShort: 'Save',
  saveTitle: 'Save your application',
  saveBody: 'We will email you a link to pick up where you left off. On any device, without a password.',
  email: 'Email address',
  emailHint: 'For this application only. No advertising.',
  emailInvalid: 'Enter an email such as name@company.nl.',
  saveSubmit: 'Email me the link',
  savedTitle: 'Your application is saved',
  saved: (email) => `We sent a link to ${email}. You can close this page now, or simply continue.`,
  savedHint: 'No email? Check your junk folder too.',
}

export const sessionTexts: Texts<typeof nl> = { nl, en }
