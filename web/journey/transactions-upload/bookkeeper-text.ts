import { lender } from '#lending/this-lender.ts'
import type { Texts } from '#ui/language.ts'

const nl = {
  pageTitle: 'Bankafschriften aanleveren',
  opening: 'Met de link uit de mail lever je hier bestanden aan.',
  intro: (company: string) =>
    `${company} vraagt bij ${lender.name} een zakelijke lening aan. Daarvoor hebben we de afschriften van de zakelijke rekeningen nodig, van de laatste 12 maanden.`,
  limits: (until: string) => `De link werkt tot ${until}. Van het bedrijf of de aanvraag zie je hier niets.`,
  unexpected:
    'Wist je hier niet van? Iedereen kan een aanvraag beginnen. Bel dan eerst je klant, op het nummer dat je al had.',
  uploadHint: (megabytes: number) =>
    `CAMT.053, MT940, CSV of een zip daarvan. Hoogstens ${megabytes} MB en één rekening per bestand, tot en met deze week.`,
  doneTitle: 'Dank je, dit is binnen',
  done: (company: string) => `${company} bekijkt het nu. Heb je nog meer bestanden, kies die dan ook.`,
  deadTitle: 'Deze link werkt niet (meer)',
  dead: 'Open hem nog een keer vanuit de mail. Lukt het dan niet? Dan is hij verlopen of ingetrokken, of zijn er geen bestanden meer nodig. Vraag het je klant.',
  ask: 'Staan je afschriften bij je boekhouder?',
  askText:
    'We mailen je boekhouder een link om bestanden aan te leveren, met de naam van je bedrijf en wat we nodig hebben. Jij bekijkt de bestanden eerst: pas als je ze gebruikt, tellen ze mee.',
  email: 'E-\u2060mailadres van je boekhouder',
  emailHint: 'Alleen voor deze ene mail. We bewaren het niet.',
  emailInvalid: 'Vul een e-\u2060mailadres in zoals naam@kantoor.nl.',
  submit: 'Mail de link',
  sent: (email: string | null) =>
    email === null ? 'Je boekhouder heeft een link' : `De link is gemaild naar ${email}`,
  until: (day: string) => `Hij werkt tot ${day}. Wat er binnenkomt, zie je op deze pagina.`,
  mailed: 'We mailen je zodra er bestanden zijn. Je kunt deze pagina dus sluiten.',
  keepOpen: 'Laat deze pagina open, of bewaar je aanvraag. Dan mailen we je zodra er bestanden zijn.',
  save: 'Bewaar mijn aanvraag',
  end: 'Link intrekken',
  handed: 'Van je boekhouder',
  handedText: 'Zijn dit jouw zakelijke rekeningen? Ze tellen pas mee als je ze gebruikt.',
  use: (isOne: boolean): string => (isOne ? 'Gebruik dit bestand' : 'Gebruik deze bestanden'),
  leave: 'Niet gebruiken',
}

const en: typeof nl = {
  pageTitle: 'Hand in bank statements',
  opening: 'The link from the email lets you hand in files here.',
  intro: (company) =>
    `${company} is applying to ${lender.name} for a business loan. For that we need the statements of its business accounts, for the last 12 months.`,
  limits: (until) => `The link works until ${until}. It shows nothing of the company or its application.`,
  unexpected:
    'Were you not expecting this? Anyone can start an application. First call your client, on the number you already had.',
  uploadHint: (megabytes) =>
    `CAMT.053, MT940, CSV or a zip of them. At most ${megabytes} MB and one account per file, up to this week.`,
  doneTitle: 'Thank you, this came in',
  done: (company) => `${company} will look at it now. If you have more files, choose those too.`,
  deadTitle: 'This link does not work',
  dead: 'Open it once more from the email. If it still fails, it has ended or was withdrawn, or no more files are needed. Ask your client.',
  ask: 'Does your bookkeeper have your statements?',
  askText:
    'We will email your bookkeeper a link for handing in files, with the name of your company and what we need. You look at the files first: they only count once you use them.',
  email: 'Your bookkeeper’s email address',
  emailHint: 'For this one email only. We do not keep it.',
  emailInvalid: 'Enter an email address such as name@office.nl.',
  submit: 'Email the link',
  sent: (email) => (email === null ? 'Your bookkeeper has a link' : `The link was emailed to ${email}`),
  until: (day) => `It works until ${day}. You will see on this page what comes in.`,
  mailed: 'We will email you once there are files, so you can close this page.',
  keepOpen: 'Keep this page open, or save your application. Then we will email you once there are files.',
  save: 'Save my application',
  end: 'Withdraw the link',
  handed: 'From your bookkeeper',
  handedText: 'Are these your business accounts? They only count once you use them.',
  use: (isOne) => (isOne ? 'Use this file' : 'Use these files'),
  leave: 'Do not use',
}

/** The bookkeeper's page, and the applicant's side of it. */
export const bookkeeperTexts: Texts<typeof nl> = { nl, en }
