import { byLanguage } from '#lending/by-language.ts'
import type { Language } from '#lending/language.ts'
import type { CaseLetter } from './case-mail.ts'
import { aboutCase, finished, type Common } from './follow-up-letters.ts'
import { oneLine } from './letters.ts'

/** To the address that the case's mails went to until now. */
export function addressEndedLetter(language: Language, company: string): CaseLetter {
  const words = byLanguage({
    subject: ['Het mailadres van je aanvraag is gewijzigd', 'The email address of your application has changed'],
    heading: ['Je mailadres is gewijzigd', 'Your email address has changed'],
    paragraphs: [
      [
        `Mails over de aanvraag van ${oneLine(company)} gaan vanaf nu naar een ander adres.`,
        `Emails about the application for ${oneLine(company)} now go to another address.`,
      ],
      [
        'Links in eerdere mails aan dit adres werken niet meer.',
        'Links in earlier emails to this address no longer work.',
      ],
    ],
    afterwards: [['Heb je dit niet zelf gedaan? Bel ons dan meteen.', 'Was this not you? Then call us straight away.']],
  })
  return finished(language, company, words[language])
}

/** To an address that was just confirmed, of an application that is followed already: with its first link. */
export function addressTakenLetter(common: Common): CaseLetter {
  const { company } = common
  const words = byLanguage({
    subject: ['Mails over je aanvraag komen nu op dit adres', 'Emails about your application now come here'],
    heading: ['Je mails komen nu hier', 'Your emails now come here'],
    paragraphs: [
      [
        `Vanaf nu krijg je onze mails over de aanvraag van ${oneLine(company)} op dit adres.`,
        `From now on our emails about the application for ${oneLine(company)} come to this address.`,
      ],
      [
        'Kreeg je eerder mails op een ander adres? De links daarin werken niet meer.',
        'Links in earlier emails to another address no longer work.',
      ],
    ],
  })
  return aboutCase(common, words[common.language])
}
