import type { CaseLetter } from './case-mail.ts'
import { htmlOf, textOf, type LetterWords } from './letter-form.ts'
import { oneLine } from './letters.ts'
import type { MailLanguage } from './mail-links.ts'

type Common = { language: MailLanguage; company: string }

const finished = (words: LetterWords): CaseLetter => ({
  subject: words.subject,
  textBody: textOf(words),
  htmlBody: htmlOf(words),
})

const footer = {
  nl: (company: string) => [
    `Je krijgt deze mail omdat je dit adres bij de aanvraag van ${oneLine(company)} hebt achtergelaten.`,
    'Antwoorden op deze mail kan niet.',
  ],
  en: (company: string) => [
    `You get this email because you left this address with ${oneLine(company)}’s application.`,
    'You cannot reply to this email.',
  ],
}

/** Renewing a consent on request: the link, and that it is the only one that works. */
export function reconsentLinkLetter({
  language,
  company,
  bank,
  url,
}: Common & { bank: string; url: string }): CaseLetter {
  const words = {
    nl: {
      subject: `Je nieuwe link voor ${oneLine(bank)}`,
      heading: 'Hier is je nieuwe link',
      paragraphs: [`Met deze link vernieuw je de koppeling met ${oneLine(bank)}. Houd je KVK-nummer bij de hand.`],
      action: { label: 'Koppeling vernieuwen', url },
      afterwards: [
        'De link werkt één keer en 30 dagen lang. Oudere links werken niet meer.',
        'Heb je niet om deze link gevraagd? Dan hoef je niets te doen.',
      ],
    },
    en: {
      subject: `Your new link for ${oneLine(bank)}`,
      heading: 'Here is your new link',
      paragraphs: [`With this link you renew the connection with ${oneLine(bank)}. Keep your KVK number at hand.`],
      action: { label: 'Renew the connection', url },
      afterwards: [
        'The link works once and for 30 days. Older links no longer work.',
        'You did not ask for this link? Then there is nothing to do.',
      ],
    },
  }
  return finished({ language, ...words[language], footer: footer[language](company) })
}

/** FLOW-11: going on with an application later. */
export function resumeLinkLetter({ language, company, url }: Common & { url: string }): CaseLetter {
  const name = oneLine(company)
  const words = {
    nl: {
      subject: 'Ga verder met je aanvraag bij Vlot',
      heading: 'Ga verder waar je was',
      paragraphs: [
        `Je aanvraag voor ${name} is bewaard. Met deze link ga je verder.`,
        'We vragen je KVK-nummer. Daarna mailen we je een code, zodat niemand anders bij je aanvraag kan.',
      ],
      action: { label: 'Verder met mijn aanvraag', url },
      afterwards: [
        'De link werkt één keer en 30 dagen lang. Oudere links werken niet meer.',
        'Heb je dit niet gevraagd? Dan hoef je niets te doen.',
      ],
    },
    en: {
      subject: 'Continue your application at Vlot',
      heading: 'Pick up where you left off',
      paragraphs: [
        `Your application for ${name} is saved. This link takes you back to it.`,
        'We ask for your KVK number. Then we mail you a code, so that nobody else gets at your application.',
      ],
      action: { label: 'Continue my application', url },
      afterwards: [
        'The link works once and for 30 days. Older links no longer work.',
        'You did not ask for this? Then there is nothing to do.',
      ],
    },
  }
  return finished({ language, ...words[language], footer: footer[language](company) })
}

/** The second factor of a resume link. The code is not in the subject, which a locked phone shows. */
export function codeLetter({ language, company, code }: Common & { code: string }): CaseLetter {
  const words = {
    nl: {
      subject: 'Je code om verder te gaan',
      heading: 'Je code',
      paragraphs: ['Typ deze code over op de pagina waar je was. De code werkt 10 minuten.'],
      afterwards: [
        'Geef deze code aan niemand. Wij vragen er nooit naar.',
        'Heb je niet om een code gevraagd? Vraag dan een nieuwe link aan: daarna is de oude link niets meer waard.',
      ],
    },
    en: {
      subject: 'Your code to go on',
      heading: 'Your code',
      paragraphs: ['Type this code on the page where you were. The code works for 10 minutes.'],
      afterwards: [
        'Give this code to nobody. We never ask for it.',
        'You did not ask for a code? Then ask for a new link: after that the old link no longer works.',
      ],
    },
  }
  return finished({ language, ...words[language], code, footer: footer[language](company) })
}
