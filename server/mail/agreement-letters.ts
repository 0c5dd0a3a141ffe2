import { inGroups } from '#lending/agreement/consent-texts.ts'
import { byLanguage } from '#lending/by-language.ts'
import { lender } from '#lending/this-lender.ts'
import type { Language } from '#lending/language.ts'
import { formatEuros } from '#lending/money.ts'
import type { CaseLetter } from './case-mail.ts'
import { finished } from './follow-up-letters.ts'
import { oneLine } from './letters.ts'

type Facts = { company: string; name: string; amountCents: number; sha256: string }

/** The code signs one document with one amount, and the mail names both. */
export function acceptanceCodeLetter(
  language: Language,
  { company, name, amountCents, sha256, code }: Facts & { code: string },
): CaseLetter {
  const amount = formatEuros(amountCents, { locale: language, decimals: 2 })
  const [who, firm, mark] = [oneLine(name), oneLine(company), inGroups(sha256)]
  const words = byLanguage({
    subject: ['Je code om te tekenen', 'Your code to sign'],
    heading: ['Je code om te tekenen', 'Your code to sign'],
    paragraphs: [
      [
        `Met deze code tekent ${who} voor ${firm} de overeenkomst over ${amount}.`,
        `With this code ${who} signs the agreement for ${amount} on behalf of ${firm}.`,
      ],
      [
        'Typ de code over op de pagina van je aanvraag. Hij werkt 10 minuten, en alleen voor dit bedrag en dit document.',
        'Enter the code on the page of your application. It works for 10 minutes, and only for this amount and document.',
      ],
    ],
    afterwards: [
      [
        'Geef deze code aan niemand, ook niet aan ons. Klopt het bedrag niet? Teken dan niet en bel ons.',
        'Never share this code, not even with us. If the amount is wrong, do not sign, and call us.',
      ],
      ['Heb je dit niet gevraagd? Bel ons dan meteen.', 'If you did not ask for this, please call us straight away.'],
      [`Het document is te herkennen aan dit controlegetal: ${mark}`, `The document is known by this hash: ${mark}`],
    ],
  })
  return finished(language, company, { ...words[language], code })
}

/** Of a text message: one line, as its gateway passes on the text and nothing else. */
export function secondCodeText(language: Language, { amountCents }: Facts, code: string): CaseLetter {
  const amount = formatEuros(amountCents, { locale: language, decimals: 2 })
  const words = {
    nl: `${lender.name}: ${code} is je tweede code om te tekenen voor ${amount}. Geef hem aan niemand.`,
    en: `${lender.name}: ${code} is your second code to sign for ${amount}. Never share it.`,
  }
  return { subject: lender.name, textBody: words[language], htmlBody: words[language] }
}
