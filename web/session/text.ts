import { byLanguage } from '#lending/by-language.ts'

export const sessionTexts = byLanguage({
  close: ['Sluiten', 'Close'],
  idleTitle: ['Ben je er nog?', 'Are you still there?'],
  idleBody: [
    'Je was even niet actief. Om je gegevens te beschermen, sluiten we je sessie zo. De stappen die je hebt afgerond, zijn bewaard.',
    'You have not been active for a while. To protect your data, we are about to close your session. The steps you finished are saved.',
  ],
  timeLeft: (clock: string) => [`Nog ${clock} minuten`, `${clock} minutes left`],
  spokenLeft: (seconds: number) => [
    seconds < 60 ? `Nog ${seconds} seconden` : seconds === 60 ? 'Nog één minuut' : `Nog ${seconds / 60} minuten`,
    seconds < 60 ? `${seconds} seconds left` : seconds === 60 ? 'One minute left' : `${seconds / 60} minutes left`,
  ],
  extend: ['Ja, ik ga verder', 'Yes, continue'],
  extendFailed: [
    'Dat lukte niet. Kijk of je internet hebt en probeer het nog een keer.',
    'That did not work. Check your internet connection and try again.',
  ],
  absoluteTitle: ['Je sessie stopt straks', 'Your session will end soon'],
  absoluteBody: (time: string) => [
    `Een sessie duurt hooguit twaalf uur; die van jou stopt om ${time}. Verlengen kan niet. De stappen die je hebt afgerond, zijn bewaard. Laat je e-\u2060mailadres achter, dan ga je later verder waar je was.`,
    `A session lasts twelve hours at most; yours ends at ${time}. It cannot be extended. The steps you finished are saved. Leave your email address and you can pick up later where you left off.`,
  ],
  understood: ['Ik ga nu nog even door', 'Continue for now'],
  save: ['Bewaar en ga later verder', 'Save and finish later'],
  saveShort: ['Bewaar', 'Save'],
  saveTitle: ['Bewaar je aanvraag', 'Save your application'],
  saveBody: [
    'We mailen je een link waarmee je verdergaat waar je nu bent. Op elk apparaat, zonder wachtwoord.',
    'We will email you a link to pick up where you left off. On any device, without a password.',
  ],
  email: ['E-mailadres', 'Email address'],
  emailHint: ['Alleen voor deze aanvraag. Je krijgt er geen reclame op.', 'For this application only. No advertising.'],
  emailInvalid: ['Vul je e-mail in zoals naam@bedrijf.nl.', 'Enter an email such as name@company.nl.'],
  saveSubmit: ['Mail mij de link', 'Email me the link'],
  savedTitle: ['Je aanvraag is bewaard', 'Your application is saved'],
  saved: (email: string) => [
    `We stuurden een link naar ${email}. Je kunt deze pagina nu sluiten, of gewoon doorgaan.`,
    `We sent a link to ${email}. You can close this page now, or simply continue.`,
  ],
  savedHint: ['Geen mail gezien? Kijk ook bij ongewenste mail.', 'No email? Check your junk folder too.'],
})
