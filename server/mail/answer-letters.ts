import type { Language } from '#lending/language.ts'
import { longDate } from '#lending/long-date.ts'
import type { CaseLetter } from './case-mail.ts'
import { letterOf, type LetterWords } from './letter-form.ts'
import { oneLine } from './letters.ts'

/** Answers by a person at the desk, in the order of the table of due times. */
const answerKinds = ['upheld', 'revised', 'privacy', 'loan', 'message', 'complaintReceived', 'complaint'] as const
/** That a request has come in, and by when it is answered. Sent at once, also to an address that nobody confirmed. */
const receiptKinds = ['reviewAsked', 'privacyAsked', 'loanAsked', 'complaintReceived'] as const
export type ReceiptKind = (typeof receiptKinds)[number]
export type AnswerKind = (typeof answerKinds)[number]

type Kind = AnswerKind | ReceiptKind | 'addressCode'
type Answer = {
  kind: Kind
  language: Language
  /** Its subject: the company of a case, or that of a message. */
  about: string
  /** In the person's words; lines are paragraphs. Null where the letter needs none. */
  words: string | null
  /** By when something follows; null where nothing does. */
  by: string | null
  /** Of the site, for the pages that it names. */
  origin: string
  /** Shows that the address is the person's. Not in the subject, which a locked phone shows. */
  code?: string | null
}

type Words = Pick<LetterWords, 'subject' | 'heading'> & { paragraphs: string[]; afterwards: string[] }
type LetterFacts = { about: string; by: string; origin: string }

const footers = {
  nl: ['Je krijgt deze mail omdat je contact met ons opnam en dit adres opgaf.', 'Antwoorden op deze mail kan niet.'],
  en: [
    'You are receiving this email because you contacted us and gave this address.',
    'You cannot reply to this email.',
  ],
}

/** Names no company: the address may be a stranger's. */
const codeWords = {
  nl: {
    how: 'Is dit jouw adres? Typ deze code over op de pagina waar je was. De code werkt 10 minuten.',
    afterwards: [
      'Geef deze code aan niemand. Wij vragen er nooit naar.',
      'Heb je dit niet gevraagd? Dan hoef je niets te doen.',
    ],
  },
  en: {
    how: 'Is this your address? Enter this code on the page you came from. It works for 10 minutes.',
    afterwards: [
      'Never share this code. We will not ask you for it.',
      'If you did not ask for this, you can ignore this email.',
    ],
  },
}

const dutch: Record<Kind, (given: LetterFacts) => Words> = {
  upheld: ({ about, origin }) => ({
    subject: 'We hebben opnieuw naar je aanvraag gekeken',
    heading: 'We blijven bij ons besluit',
    paragraphs: [`Een medewerker heeft opnieuw naar de aanvraag van ${about} gekeken. Het besluit verandert niet.`],
    afterwards: [
      `Ben je het er niet mee eens? Dan kun je een klacht indienen. Hoe dat gaat, lees je op ${origin}/gedragscode`,
    ],
  }),
  revised: ({ about, by }) => ({
    subject: 'We komen terug op ons besluit',
    heading: 'We komen terug op ons besluit',
    paragraphs: [
      `Een medewerker heeft opnieuw naar de aanvraag van ${about} gekeken. Goed dat je het vroeg.`,
      `Uiterlijk ${by} nemen we contact met je op over hoe het verdergaat.`,
    ],
    afterwards: [],
  }),
  privacy: ({ origin }) => ({
    subject: 'Antwoord op je vraag over je gegevens',
    heading: 'Je vroeg ons iets over je gegevens',
    paragraphs: [],
    afterwards: [
      `Is je vraag hiermee niet beantwoord? Vraag het ons nog een keer via ${origin}/contact`,
      'Kom je er met ons niet uit, dan kun je een klacht indienen bij de Autoriteit Persoonsgegevens.',
    ],
  }),
  loan: () => ({
    subject: 'Antwoord op je vraag over je lening',
    heading: 'Je vroeg ons iets over je lening',
    paragraphs: [],
    afterwards: ['Is je vraag hiermee niet beantwoord? Stel hem dan opnieuw op de pagina van je lening, of bel ons.'],
  }),
  message: ({ about, origin }) => ({
    subject: `Antwoord op je bericht: ${about}`,
    heading: 'Je schreef ons een bericht',
    paragraphs: [],
    afterwards: [`Heb je nog een vraag? Schrijf of bel ons via ${origin}/contact`],
  }),
  complaintReceived: ({ by }) => ({
    subject: 'We hebben je klacht ontvangen',
    heading: 'Je klacht is binnen',
    paragraphs: [
      by
        ? `Je krijgt uiterlijk ${by} antwoord, op dit mailadres.`
        : 'We zijn te laat met je klacht. Je krijgt zo snel mogelijk antwoord, op dit mailadres.',
    ],
    afterwards: [],
  }),
  reviewAsked: ({ by }) => ({
    subject: 'We kijken opnieuw naar je aanvraag',
    heading: 'Je vraag is binnen',
    paragraphs: [`Een medewerker kijkt opnieuw. Je krijgt uiterlijk ${by} antwoord, op dit mailadres.`],
    afterwards: [],
  }),
  privacyAsked: ({ by }) => ({
    subject: 'We hebben je vraag over je gegevens ontvangen',
    heading: 'Je vraag is binnen',
    paragraphs: [`Je vroeg ons iets over je gegevens. Je krijgt uiterlijk ${by} antwoord, op dit mailadres.`],
    afterwards: [],
  }),
  loanAsked: ({ by }) => ({
    subject: 'We hebben je vraag over je lening',
    heading: 'Je vraag is binnen',
    paragraphs: [
      `Een medewerker kijkt ernaar. Je krijgt uiterlijk ${by} antwoord, op dit mailadres.`,
      'Lukt betalen niet? Dan zoeken we samen een oplossing. Gratis hulp vind je ook bij Geldfit (geldfit.nl, 0800 8115) en bij 155-Help-een-bedrijf (155.nl).',
    ],
    afterwards: [],
  }),
  addressCode: () => ({
    subject: 'Je code om je gegevens te bevestigen',
    heading: 'Je code',
    paragraphs: [],
    afterwards: [],
  }),
  complaint: ({ origin }) => ({
    subject: 'Antwoord op je klacht',
    heading: 'Antwoord op je klacht',
    paragraphs: [],
    afterwards: [`Ben je het er niet mee eens? Wat je dan kunt doen, lees je op ${origin}/gedragscode`],
  }),
}

const english: Record<Kind, (given: LetterFacts) => Words> = {
  upheld: ({ about, origin }) => ({
    subject: 'We have looked at your application again',
    heading: 'Our decision stands',
    paragraphs: [
      `One of our team has taken another look at the application for ${about}. The decision does not change.`,
    ],
    afterwards: [`If you disagree, you can make a complaint. You can read how at ${origin}/en/gedragscode`],
  }),
  revised: ({ about, by }) => ({
    subject: 'We are changing our decision',
    heading: 'We are changing our decision',
    paragraphs: [
      `One of our team has taken another look at the application for ${about}. You were right to ask.`,
      `We will contact you by ${by} about what happens next.`,
    ],
    afterwards: [],
  }),
  privacy: ({ origin }) => ({
    subject: 'Our answer to your question about your data',
    heading: 'You asked us about your data',
    paragraphs: [],
    afterwards: [
      `If this does not answer your question, ask us again at ${origin}/en/contact`,
      'If we cannot settle it together, you can complain to the Dutch Data Protection Authority.',
    ],
  }),
  loan: () => ({
    subject: 'Our answer about your loan',
    heading: 'You asked us about your loan',
    paragraphs: [],
    afterwards: ['If this does not answer your question, ask again on the page of your loan, or call us.'],
  }),
  message: ({ about, origin }) => ({
    subject: `Our answer to your message: ${about}`,
    heading: 'You sent us a message',
    paragraphs: [],
    afterwards: [`Another question? Write to us or call us: ${origin}/en/contact`],
  }),
  complaintReceived: ({ by }) => ({
    subject: 'We have received your complaint',
    heading: 'We have your complaint',
    paragraphs: [
      by
        ? `You will have an answer at this email address by ${by}.`
        : 'We are late with your complaint. You will have an answer at this email address as soon as possible.',
    ],
    afterwards: [],
  }),
  reviewAsked: ({ by }) => ({
    subject: 'We are looking at your application again',
    heading: 'We have your request',
    paragraphs: [`One of our team is taking another look. You will have an answer at this email address by ${by}.`],
    afterwards: [],
  }),
  privacyAsked: ({ by }) => ({
    subject: 'We have your question about your data',
    heading: 'We have your question',
    paragraphs: [`You asked us about your data. You will have an answer at this email address by ${by}.`],
    afterwards: [],
  }),
  loanAsked: ({ by }) => ({
    subject: 'We have your question about your loan',
    heading: 'We have your question',
    paragraphs: [
      `One of our team will look at it. You will have an answer at this email address by ${by}.`,
      'If you cannot pay, we will look for a solution together. Free help is also at hand from Geldfit (geldfit.nl, 0800 8115) and 155-Help-een-bedrijf (155.nl).',
    ],
    afterwards: [],
  }),
  addressCode: () => ({
    subject: 'Your code to confirm your details',
    heading: 'Your code',
    paragraphs: [],
    afterwards: [],
  }),
  complaint: ({ origin }) => ({
    subject: 'Our answer to your complaint',
    heading: 'Our answer to your complaint',
    paragraphs: [],
    afterwards: [`If you disagree, you can read what to do next at ${origin}/en/gedragscode`],
  }),
}

/** The person's words follow ours, a line a paragraph, and are never markup. */
export function answerLetter({ kind, language, about, words, by, origin, code = null }: Answer): CaseLetter {
  const given = { about: oneLine(about), by: by === null ? '' : longDate(by, language), origin }
  const made = (language === 'nl' ? dutch : english)[kind](given)
  const written = (words ?? '').split(/\n+/).map((line) => line.trim())
  return letterOf({
    language,
    ...made,
    paragraphs: [
      ...made.paragraphs,
      ...written.filter((line) => line !== ''),
      ...(code ? [codeWords[language].how] : []),
    ],
    ...(code ? { code, afterwards: codeWords[language].afterwards } : {}),
    footer: footers[language],
  })
}
