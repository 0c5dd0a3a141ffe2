import type { Language } from '#lending/language.ts'
import { longDate } from '#lending/long-date.ts'
import { lender } from '#lending/this-lender.ts'
import type { CaseLetter } from './case-mail.ts'
import { letterOf } from './letter-form.ts'
import { oneLine } from './letters.ts'

type HandIn = { language: Language; company: string; until: string; url: string }

/** To a bookkeeper whom we do not know: who asks, for what, until when, and no word of the applicant's own. */
export function handInLetter({ language, company, until, url }: HandIn): CaseLetter {
  const [name, day] = [oneLine(company), longDate(until, language)]
  const words = {
    nl: {
      subject: `Bankafschriften voor ${name}`,
      heading: `${name} vraagt je om bankafschriften`,
      paragraphs: [
        `${name} vraagt bij ${lender.name} een zakelijke lening aan. Daarvoor hebben we de afschriften van de zakelijke rekeningen nodig, van de laatste 12 maanden. We lezen CAMT.053, MT940 en CSV, en een zip met zulke bestanden.`,
        `De link werkt tot ${day}. Je kunt er alleen bestanden mee aanleveren: van het bedrijf of de aanvraag laat hij niets zien.`,
      ],
      action: { label: 'Lever de bestanden aan', url },
      afterwards: [
        `${name} bekijkt eerst welke bestanden er zijn. Pas daarna gebruiken wij ze.`,
        'Wist je hier niet van? Iedereen kan een aanvraag beginnen. Stuur dan niets en bel eerst je klant, op het nummer dat je al had.',
        'Ken je dit bedrijf niet? Gooi deze mail dan weg. Je krijgt geen herinnering.',
      ],
      footer: [
        `Je krijgt deze mail omdat dit adres in de aanvraag van ${name} is ingevuld als dat van de boekhouder. We bewaren het niet.`,
        'Antwoorden op deze mail kan niet.',
      ],
    },
    en: {
      subject: `Bank statements for ${name}`,
      heading: `${name} asks you for bank statements`,
      paragraphs: [
        `${name} is applying to ${lender.name} for a business loan. For that we need the statements of its business accounts, for the last 12 months. We read CAMT.053, MT940 and CSV, and a zip of such files.`,
        `The link works until ${day}. All it lets you do is hand in files: it shows nothing of the company or its application.`,
      ],
      action: { label: 'Hand in the files', url },
      afterwards: [
        `${name} first looks at which files have come in. Only then do we use them.`,
        'Were you not expecting this? Anyone can start an application. Send nothing, and first call your client on the number you already had.',
        'If you do not know this company, delete this email. You will get no reminder.',
      ],
      footer: [
        `You are receiving this email because the application of ${name} gives this address as the bookkeeper’s. We do not keep it.`,
        'You cannot reply to this email.',
      ],
    },
  }
  return letterOf({ language, ...words[language] })
}
