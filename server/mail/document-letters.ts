import type { DocumentReason } from '#lending/desk/desk-reasons.ts'
import { documentWords } from '#lending/desk/document-words.ts'
import type { Language } from '#lending/language.ts'
import { longDate } from '#lending/long-date.ts'
import type { CaseLetter } from './case-mail.ts'
import { aboutCase, type CaseWords, type Common } from './follow-up-letters.ts'

export type DocumentAsked = {
  reason: DocumentReason
  words: string | null
  endOn: string
  by: string | null
  isReminder: boolean
}

/** The document asked for, its deadline, and the page to send it to: the one behind the link. */
export function documentLetter({
  reason,
  words,
  endOn,
  by,
  isReminder,
  ...common
}: Common & DocumentAsked): CaseLetter {
  const { language } = common
  const made = documentAskedWords[language](longDate(endOn, language), by && longDate(by, language), isReminder)
  const what = [documentWords[language][reason], ...(words === null ? [] : [words])]
  const [first = '', ...rest] = made.paragraphs
  return aboutCase(common, { ...made, paragraphs: [first, what, ...rest] })
}

const documentAskedWords: Record<Language, (until: string, by: string | null, isReminder: boolean) => CaseWords> = {
  nl: (until, by, isReminder) => ({
    subject: isReminder ? 'We wachten nog op een document van je' : 'We hebben een document van je nodig',
    heading: isReminder ? 'We wachten nog op dit document' : 'Stuur je ons dit document?',
    button: 'Stuur het document',
    paragraphs: [
      'Om verder te gaan met je aanvraag hebben we dit van je nodig:',
      `Open je aanvraag en stuur het daar, uiterlijk ${until}. Een foto of PDF is goed. Stuur het niet per mail.`,
      ...(by === null ? [] : [`We wachten tot dan met je aanvraag. Daarna gaan we verder, uiterlijk ${by}.`]),
    ],
  }),
  en: (until, by, isReminder) => ({
    subject: isReminder ? 'We are still waiting for a document' : 'We need a document from you',
    heading: isReminder ? 'We are still waiting for this document' : 'Please send us this document',
    button: 'Send the document',
    paragraphs: [
      'To continue with your application, we need this:',
      `Open your application and send it there by ${until}. A photo or a PDF will do. Do not send it by email.`,
      ...(by === null ? [] : [`We will wait for it until then, and continue by ${by} at the latest.`]),
    ],
  }),
}

/** All that was asked for is in: by when the lender now does what waited. */
export const documentReceivedLetter = ({ by, ...common }: Common & { by: string }): CaseLetter =>
  aboutCase(common, documentReceivedWords[common.language](longDate(by, common.language)))

const documentReceivedWords: Record<Language, (by: string) => CaseWords> = {
  nl: (by) => ({
    subject: 'Je document is binnen',
    heading: 'Bedankt, we gaan verder',
    button: 'Bekijk hoe ver je aanvraag is',
    paragraphs: [`We hebben wat we vroegen. Je hoort uiterlijk ${by} van ons.`],
  }),
  en: (by) => ({
    subject: 'We have your document',
    heading: 'Thank you, we can continue',
    button: 'See where your application stands',
    paragraphs: [`We have what we asked for. You will hear from us by ${by}.`],
  }),
}
