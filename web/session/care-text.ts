import type { Texts } from '../language.ts'

type CareText = {
  close: string
  idleTitle: string
  idleBody: string
  timeLeft: (clock: string) => string
  spokenLeft: (seconds: number) => string
  extend: string
  extendFailed: string
  absoluteTitle: string
  absoluteBody: (time: string) => string
  understood: string
  save: string
  saveTitle: string
  saveBody: string
  email: string
  emailHint: string
  emailInvalid: string
  saveSubmit: string
  savedTitle: string
  saved: (email: string) => string
  savedHint: string
}

export const careTexts: Texts<CareText> = {
  nl: {
    close: 'Sluiten',
    idleTitle: 'Ben je er nog?',
    idleBody:
      'Je was even niet actief. Om je gegevens te beschermen, sluiten we je sessie zo. De stappen die je hebt afgerond, zijn bewaard.',
    timeLeft: (clock) => `Nog ${clock} minuten`,
    spokenLeft: (seconds) =>
      seconds < 60 ? `Nog ${seconds} seconden` : seconds === 60 ? 'Nog één minuut' : `Nog ${seconds / 60} minuten`,
    extend: 'Ja, ik ga verder',
    extendFailed: 'Dat lukte niet. Kijk of je internet hebt en probeer het nog een keer.',
    absoluteTitle: 'Je sessie stopt straks',
    absoluteBody: (time) =>
      `Een sessie duurt hooguit twaalf uur; die van jou stopt om ${time}. Verlengen kan niet. De stappen die je hebt afgerond, zijn bewaard. Laat je e-mailadres achter, dan ga je later verder waar je was.`,
    understood: 'Ik ga nu nog even door',
    save: 'Bewaar en ga later verder',
    saveTitle: 'Bewaar je aanvraag',
    saveBody: 'We mailen je een link waarmee je verdergaat waar je nu bent. Op elk apparaat, zonder wachtwoord.',
    email: 'E-mailadres',
    emailHint: 'Alleen voor deze aanvraag. Je krijgt er geen reclame op.',
    emailInvalid: 'Vul een e-mailadres in, bijvoorbeeld naam@bedrijf.nl.',
    saveSubmit: 'Mail mij de link',
    savedTitle: 'Je aanvraag is bewaard',
    saved: (email) => `We stuurden een link naar ${email}. Je kunt deze pagina nu sluiten, of gewoon doorgaan.`,
    savedHint: 'Geen mail gezien? Kijk ook bij ongewenste mail.',
  },
  en: {
    close: 'Close',
    idleTitle: 'Are you still there?',
    idleBody:
      'You were away for a moment. To protect your data we are about to close your session. The steps that you completed are saved.',
    timeLeft: (clock) => `${clock} minutes left`,
    spokenLeft: (seconds) =>
      seconds < 60 ? `${seconds} seconds left` : seconds === 60 ? 'One minute left' : `${seconds / 60} minutes left`,
    extend: 'Yes, go on',
    extendFailed: 'That did not work. Check your internet connection and try once more.',
    absoluteTitle: 'Your session will end soon',
    absoluteBody: (time) =>
      `A session lasts twelve hours at most; yours ends at ${time}. It cannot be extended. The steps that you completed are saved. Leave your e-mail address and you can go on later where you were.`,
    understood: 'I go on for now',
    save: 'Save and go on later',
    saveTitle: 'Save your application',
    saveBody: 'We e-mail you a link with which you go on where you are now. On any device, without a password.',
    email: 'E-mail address',
    emailHint: 'For this application only. We send no advertising to it.',
    emailInvalid: 'Fill in an e-mail address, for instance name@company.nl.',
    saveSubmit: 'E-mail me the link',
    savedTitle: 'Your application is saved',
    saved: (email) => `We sent a link to ${email}. You can close this page now, or simply go on.`,
    savedHint: 'No e-mail? Please look among your junk mail too.',
  },
}
