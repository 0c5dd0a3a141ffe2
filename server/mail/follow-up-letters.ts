import { byLanguage } from '#lending/by-language.ts'
import { lender } from '#lending/this-lender.ts'
import type { LenderStep } from '#lending/desk/follow-up.ts'
import { dueWords } from '#lending/desk/due-words.ts'
import type { Language } from '#lending/language.ts'
import { longDate } from '#lending/long-date.ts'
import { formatEuros } from '#lending/money.ts'
import type { Offer } from '#lending/pricing/offer.ts'
import type { Reason } from '#lending/decision/reason.ts'
import { reasonText } from '#lending/decision/reason-text.ts'
import type { CaseLetter } from './case-mail.ts'
import { choiceLines, greeting, offerLines, type Choice } from './choice-lines.ts'
import { letterOf, type LetterWords, type Line } from './letter-form.ts'
import { oneLine } from './letters.ts'

type Words = Omit<LetterWords, 'language' | 'footer'>

const footers = byLanguage((company: string) => [
  [
    `Je krijgt deze mail omdat je dit adres bij de aanvraag van ${oneLine(company)} hebt ingevuld.`,
    `You are receiving this email because this address was given in the application for ${oneLine(company)}.`,
  ],
  ['Antwoorden op deze mail kan niet.', 'You cannot reply to this email.'],
])

export const finished = (language: Language, company: string, words: Words): CaseLetter =>
  letterOf({ language, ...words, footer: footers[language](company) })

export type Common = {
  language: Language
  company: string
  reference: string
  url: string
  /** Of the confirmed details; without any the mail greets nobody by name. */
  name?: string | null
  choice?: Choice | null
}

const linkWords = {
  nl: { label: 'Bekijk hoe ver je aanvraag is', after: 'Houd je KVK-nummer bij de hand. De link werkt 30 dagen.' },
  en: {
    label: 'See where your application stands',
    after: 'Have your KVK number ready. The link works for 30 days.',
  },
}

/** The link's page is one; its button names the action there. */
export type CaseWords = Omit<Words, 'action'> & { button?: string }

export function aboutCase(
  { language, company, reference, url, name = null }: Common,
  { button, ...words }: CaseWords,
): CaseLetter {
  const link = linkWords[language]
  const named = language === 'nl' ? `Kenmerk: ${reference}` : `Reference: ${reference}`
  return finished(language, company, {
    ...words,
    paragraphs: [...(name === null ? [] : [greeting(name, language)]), ...words.paragraphs],
    action: { label: button ?? link.label, url },
    afterwards: [...(words.afterwards ?? []), link.after, named],
  })
}

type Received = Common & { dueOn: string; offer: Offer | null }

/** Sent at once after the contact details: the request, and the deadline. */
export function receivedLetter({ dueOn, offer, ...common }: Received): CaseLetter {
  const by = longDate(dueOn, common.language)
  if (offer === null) return aboutCase(common, referralWords[common.language](by))
  const lines = offerLines(offer, common.language, common.choice?.payoutTo)
  return aboutCase(common, choiceWords[common.language](by, lines))
}

const choiceWords: Record<Language, (by: string, lines: Line[]) => CaseWords> = {
  nl: (by, lines) => ({
    subject: `Je aanvraag bij ${lender.name} is binnen`,
    heading: 'Je aanvraag is binnen',
    paragraphs: [
      'Je koos dit aanbod:',
      lines,
      `Een medewerker controleert je aanvraag. Uiterlijk ${by} is dat klaar en mailen we je.`,
      `Daarna sturen we de overeenkomst, binnen ${dueWords('agreement', 'nl')}. Heb je getekend? Dan maken we het geld binnen ${dueWords('payout', 'nl')} over.`,
    ],
  }),
  en: (by, lines) => ({
    subject: `We have received your application to ${lender.name}`,
    heading: 'We have received your application',
    paragraphs: [
      'You chose this offer:',
      lines,
      `One of our team is checking your application. We will email you by ${by}.`,
      `We then send the agreement within ${dueWords('agreement', 'en')}. Once you have signed, we transfer the money within ${dueWords('payout', 'en')}.`,
    ],
  }),
}

const referralWords: Record<Language, (by: string) => CaseWords> = {
  nl: (by) => ({
    subject: `Een medewerker kijkt naar je aanvraag bij ${lender.name}`,
    heading: 'Een medewerker kijkt naar je aanvraag',
    paragraphs: [
      'Dit is geen nee. De computer kan dit niet alleen beslissen, dus een medewerker bekijkt je cijfers.',
      `Je krijgt uiterlijk ${by} antwoord, op dit mailadres.`,
    ],
  }),
  en: (by) => ({
    subject: `We are taking a closer look at your application to ${lender.name}`,
    heading: 'One of our team is reviewing your application',
    paragraphs: [
      'This is not a no. Our system cannot decide this one alone, so one of our team is going through your figures.',
      `You will have an answer at this email address by ${by}.`,
    ],
  }),
}

/** A person's answer: the offers, or the reasons against one. */
export type PersonsAnswer = { offers: readonly Offer[]; reasons: readonly Reason[] }

type StepMail = Common & {
  step: LenderStep
  isYes: boolean | null
  dueOn: string | null
  words: string | null
  answered?: PersonsAnswer | null
  /** A yes after a review of a no. */
  isRevised?: boolean
}

/** The lender took a step: its name, and the deadline of the next. */
export function stepLetter({ isRevised = false, ...moved }: StepMail): CaseLetter {
  const { step, isYes, dueOn, words, answered = null, ...common } = moved
  const { language } = common
  const made: CaseWords = stepWords[language][stepKind({ step, isYes, isRevised })](
    dueOn === null ? '' : longDate(dueOn, language),
  )
  const reasons = (answered?.reasons ?? []).map((reason) => reasonText(reason, language))
  const why = reasons.length > 0 ? [whyWords[language], reasons] : []
  const offers = answered && answered.offers.length > 0 ? approvedLines(answered.offers, language) : []
  const [first = '', ...rest] = made.paragraphs
  const choice = common.choice && step !== 'answered' ? [choiceLines(common.choice, language)] : []
  return aboutCase(common, {
    ...made,
    paragraphs: [first, ...choice, ...offers, ...why, ...(words === null ? [] : [words]), ...rest],
  })
}

export function stepKind({ step, isYes, isRevised }: Pick<StepMail, 'step' | 'isYes' | 'isRevised'>): StepKind {
  if (step !== 'answered') return step
  if (isYes !== true) return 'no'
  return isRevised ? 'yesAfterAll' : 'yes'
}

const whyWords = { nl: 'Dit is waarom:', en: 'This is why:' }

/** One offer with its figures; of several, what they reach to and that the price of each is in the application. */
function approvedLines(offers: readonly Offer[], language: Language): Words['paragraphs'] {
  const [first] = offers
  if (!first) return []
  const until = longDate(first.validUntil, language)
  const valid = language === 'nl' ? `Je kunt kiezen tot en met ${until}.` : `You can choose until ${until}.`
  if (offers.length === 1) return [offerLines(first, language), valid]
  const most = formatEuros(Math.max(...offers.map(({ loanAmountCents }) => loanAmountCents)), { locale: language })
  const range =
    language === 'nl'
      ? `Je kunt kiezen uit ${offers.length} looptijden, tot ${most}. De prijs van elk zie je in je aanvraag.`
      : `There are ${offers.length} terms to choose from, up to ${most}. Your application shows the price of each.`
  return [range, valid]
}

type StepKind = 'yes' | 'yesAfterAll' | 'no' | Exclude<LenderStep, 'answered'>

const stepWords = byLanguage({
  yes: () => ({
    subject: ['We hebben gekeken: het antwoord is ja', 'Good news: the answer is yes'],
    heading: ['Het antwoord is ja', 'The answer is yes'],
    button: ['Kies je aanbod', 'Choose your offer'],
    paragraphs: [
      [
        'Een medewerker heeft je cijfers bekeken en je aanvraag goedgekeurd.',
        'One of our team has gone through your figures and approved your application.',
      ],
      [
        'Open je aanvraag om te kiezen. Je zit nog nergens aan vast.',
        'Open your application to choose. You are not committed to anything yet.',
      ],
    ],
  }),
  yesAfterAll: () => ({
    subject: ['We komen terug op ons besluit: het antwoord is ja', 'We are changing our decision: the answer is yes'],
    heading: ['Het antwoord is toch ja', 'The answer is yes after all'],
    button: ['Kies je aanbod', 'Choose your offer'],
    paragraphs: [
      [
        'Je vroeg ons om nog een keer te kijken. Een medewerker heeft dat gedaan en je aanvraag goedgekeurd.',
        'You asked us to look again. One of our team has done so and approved your application.',
      ],
      [
        'Open je aanvraag om te kiezen. Je zit nog nergens aan vast.',
        'Open your application to choose. You are not committed to anything yet.',
      ],
    ],
  }),
  no: () => ({
    subject: ['We hebben naar je aanvraag gekeken', 'We have reviewed your application'],
    heading: ['We kunnen je nu geen lening aanbieden', 'We cannot offer you a loan at the moment'],
    button: ['Bekijk het antwoord', 'See the answer'],
    paragraphs: [
      [
        'Een medewerker heeft je cijfers bekeken. Het antwoord is helaas nee.',
        'One of our team has gone through your figures. We are sorry to say the answer is no.',
      ],
      [
        'Ben je het er niet mee eens? Open je aanvraag en vraag ons om nog een keer te kijken.',
        'If you disagree, open your application and ask us to look again.',
      ],
    ],
  }),
  agreement: (by: string) => ({
    subject: ['Je aanvraag is goedgekeurd', 'Your application is approved'],
    heading: ['Alles klopt: je overeenkomst komt eraan', 'All in order: your agreement is on its way'],
    paragraphs: [
      [
        `Uiterlijk ${by} staat de overeenkomst voor je klaar. Je krijgt dan een mail. Er staan de bedragen in die je koos.`,
        `Your agreement will be ready by ${by}, and we will email you then. It shows the amounts you chose.`,
      ],
      ['Je zit pas ergens aan vast als je tekent.', 'You are only committed once you sign.'],
    ],
  }),
  sent: () => ({
    subject: ['Je overeenkomst staat klaar', 'Your agreement is ready'],
    heading: ['Lees en teken je overeenkomst', 'Read and sign your agreement'],
    button: ['Lees je overeenkomst', 'Read your agreement'],
    paragraphs: [
      [
        'Open je aanvraag met de knop hieronder. Daar lees je de overeenkomst en zie je hoe je tekent.',
        'Open your application with the button below. There you can read the agreement and see how to sign it.',
      ],
      [
        'Je zit pas ergens aan vast als je tekent. Klopt er iets niet? Teken dan niet en laat het ons weten.',
        'You are only committed once you sign. If something is not right, do not sign, and let us know.',
      ],
    ],
  }),
  signed: (by: string) => ({
    subject: ['Je overeenkomst is getekend', 'Your agreement is signed'],
    heading: ['Je hebt getekend', 'You have signed'],
    paragraphs: [
      [
        `Uiterlijk ${by} maken we het geld over naar de rekening die je koos.`,
        `We will transfer the money to the account you chose by ${by}.`,
      ],
    ],
  }),
  paid: () => ({
    subject: ['Het geld is overgemaakt', 'The money has been transferred'],
    heading: ['Het geld is overgemaakt', 'The money has been transferred'],
    button: ['Bekijk je lening', 'See your loan'],
    paragraphs: [
      [
        'We hebben het geld overgemaakt naar de rekening die je koos. Je aanvraag is hiermee klaar.',
        'We have transferred the money to the account you chose. That completes your application.',
      ],
    ],
  }),
})
