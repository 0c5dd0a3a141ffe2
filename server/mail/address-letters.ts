import type { Language } from '#lending/language.ts'
import type { CaseLetter } from './case-mail.ts'
import { aboutCase, finished, type CaseWords, type Common, type Words } from './follow-up-letters.ts'
import { oneLine } from './letters.ts'

/** Shows that the address is the applicant's. The code is not in the subject, which a locked phone shows. */
export function contactCodeLetter(language: Language, company: string, code: string): CaseLetter {
  const words: Record<Language, Words> = {
    nl: {
      subject: 'Je code om je gegevens te bevestigen',
      heading: 'Je code',
      paragraphs: [
        `Typ deze code over op de pagina waar je was. Dan weten we waar we je bereiken over de aanvraag van ${oneLine(company)}. De code werkt 10 minuten.`,
      ],
      code,
      afterwards: [
        'Geef deze code aan niemand. Wij vragen er nooit naar.',
        'Heb je dit niet gevraagd? Dan hoef je niets te doen.',
      ],
    },
    en: {
      subject: 'Your code to confirm your details',
      heading: 'Your code',
      paragraphs: [
        `Enter this code on the page you came from, so that we know how to reach you about the application for ${oneLine(company)}. It works for 10 minutes.`,
      ],
      code,
      afterwards: [
        'Never share this code. We will not ask you for it.',
        'If you did not ask for this, you can ignore this email.',
      ],
    },
  }
  return finished(language, company, words[language])
}

/** To the address that the case's mails went to until now. */
export function addressEndedLetter(language: Language, company: string): CaseLetter {
  const words: Record<Language, Words> = {
    nl: {
      subject: 'Het mailadres van je aanvraag is gewijzigd',
      heading: 'Je mailadres is gewijzigd',
      paragraphs: [
        `Mails over de aanvraag van ${oneLine(company)} gaan vanaf nu naar een ander adres.`,
        'Links in eerdere mails aan dit adres werken niet meer.',
      ],
      afterwards: ['Heb je dit niet zelf gedaan? Bel ons dan meteen.'],
    },
    en: {
      subject: 'The email address of your application has changed',
      heading: 'Your email address has changed',
      paragraphs: [
        `Emails about the application for ${oneLine(company)} now go to another address.`,
        'Links in earlier emails to this address no longer work.',
      ],
      afterwards: ['Was this not you? Then call us straight away.'],
    },
  }
  return finished(language, company, words[language])
}

/** To the address that took its place, with a link of its own. */
export function addressTakenLetter(common: Common): CaseLetter {
  const { company } = common
  const words: Record<Language, CaseWords> = {
    nl: {
      subject: 'Mails over je aanvraag komen nu op dit adres',
      heading: 'Je mails komen nu hier',
      paragraphs: [
        `Vanaf nu krijg je onze mails over de aanvraag van ${oneLine(company)} op dit adres.`,
        'Links in mails aan je oude adres werken niet meer. Gebruik de knop hieronder.',
      ],
    },
    en: {
      subject: 'Emails about your application now come here',
      heading: 'Your emails now come here',
      paragraphs: [
        `From now on our emails about the application for ${oneLine(company)} come to this address.`,
        'Links in emails to your old address no longer work. Use the button below.',
      ],
    },
  }
  return aboutCase(common, words[common.language])
}
