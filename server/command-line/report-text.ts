import { byLanguage } from '#lending/by-language.ts'
import type { Language } from '#lending/language.ts'
import { formatEuros, formatRate, type Cents } from '#lending/money.ts'
import type { AnalyseDocument } from './document.ts'
import { refusalWordsOf } from '#lending/statements/words/refusal-words.ts'
import { factLines } from './fact-lines.ts'
import { recurringLines } from './recurring-lines.ts'
import type { FileNotRead } from './read-files.ts'

const texts = byLanguage({
  files: ['Bestanden', 'Files'],
  unknownBank: ['bank onbekend', 'bank unknown'],
  counts: (statements: number, bookings: number) => [
    `${statements} ${statements === 1 ? 'afschrift' : 'afschriften'}, ${bookings} ${bookings === 1 ? 'boeking' : 'boekingen'}`,
    `${statements} ${statements === 1 ? 'statement' : 'statements'}, ${bookings} ${bookings === 1 ? 'booking' : 'bookings'}`,
  ],
  finding: ['let op', 'note'],
  rule: ['regel', 'rule'],
  line: ['regel', 'line'],
  accounts: ['Rekeningen', 'Accounts'],
  unknownHolder: ['houder niet vermeld', 'holder not stated'],
  facts: (from: string, to: string) => [`Feiten van ${from} tot en met ${to}`, `Facts from ${from} to ${to}`],
  noFacts: ['Feiten: geen, want er zijn geen boekingen', 'Facts: none, since there are no bookings'],
  lastThree: ['laatste 3 maanden', 'last 3 months'],
  bookings: (count: number) => (count === 1 ? ['1 boeking', '1 booking'] : [`${count} boekingen`, `${count} bookings`]),
  answer: ['Beoordeling', 'Assessment'],
  outcomes: {
    approve: ['Toegekend', 'Approved'],
    refer: ['Naar een medewerker', 'Referred to a person'],
    refuse: ['Afgewezen', 'Refused'],
  },
  score: (points: number, grade: string) => [`Score ${points}, klasse ${grade}`, `Score ${points}, grade ${grade}`],
  reasons: ['Redenen', 'Reasons'],
  wayToYes: ['Wat het antwoord zou veranderen', 'What would change the answer'],
  assumptions: {
    'account-holder': [
      'Aangenomen: de rekening is van het bedrijf (toets het met --company).',
      'Assumed: the account is the company’s (check it with --company).',
    ],
    'company-age': [
      'Aangenomen: het bedrijf is net oud genoeg (toets het met --founded).',
      'Assumed: the company is just old enough (check it with --founded).',
    ],
  },
  offers: (asked: string) => [`Aanbod bij een aanvraag van ${asked}`, `Offers for a request of ${asked}`],
  noOffers: ['Geen.', 'None.'],
  kinds: { PBL: ['Kortlopende zakelijke lening', 'Short-term loan'], PBC: ['Kortlopend krediet', 'Credit line'] },
  offer: (months: number, rate: string, yearly: string, first: string, total: string) => [
    `${months} maanden, rente ${rate}, jkp ${yearly}, eerste termijn ${first}, totale kosten ${total}`,
    `${months} months, interest ${rate}, JKP ${yearly}, first instalment ${first}, total cost ${total}`,
  ],
  notRead: ['kan niet worden gelezen', 'cannot be read'],
  found: ['gevonden', 'found'],
})

/** The whole report, ready to print. */
export function reportText(document: AnalyseDocument, language: Language): string {
  const parts = [fileLines, accountLines, factTable, recurringLines, answerLines, offerLines]
  const written = parts.map((part) => part(document, language).map(printable))
  return written.flatMap((lines) => (lines.length === 0 ? [] : [lines.join('\n')])).join('\n\n')
}

/** Statement files are foreign input: sequences that steer a terminal are replaced. Spaces are ordinary ones. */
const printable = (line: string): string => line.replace(steering, '?').replaceAll('\u00a0', ' ')
// eslint-disable-next-line no-control-regex -- controls of terminals, and those that turn the direction of text
const steering = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g

function fileLines({ files }: AnalyseDocument, language: Language): string[] {
  const text = texts[language]
  return [
    text.files,
    ...files.flatMap(({ name, format, bank, statementCount, bookingCount, findingTexts, ruleTexts }) => [
      `  ${name}: ${format}, ${bank ?? text.unknownBank}, ${text.counts(statementCount, bookingCount)}`,
      ...findingTexts.map((finding) => `    ${text.finding}: ${finding}`),
      ...ruleTexts.map((rule) => `    ${text.rule} ${rule}`),
    ]),
  ]
}

function accountLines({ accounts }: AnalyseDocument, language: Language): string[] {
  const text = texts[language]
  return [
    text.accounts,
    ...accounts.flatMap(({ iban, holder, bookingCount, from, to, closing, findingTexts, gapTexts, ruleTexts }) => {
      const balance = closing === null ? '' : `, ${euros(closing.amountCents, language)} (${closing.on})`
      return [
        `  ${iban}: ${holder ?? text.unknownHolder}, ${text.bookings(bookingCount)} ${from ?? ''} – ${to ?? ''}${balance}`,
        ...findingTexts.map((finding) => `    ${text.finding}: ${finding}`),
        ...gapTexts.map((gap) => `    ${text.finding}: ${gap}`),
        ...ruleTexts.map((rule) => `    ${text.rule} ${rule}`),
      ]
    }),
  ]
}

function factTable(document: AnalyseDocument, language: Language): string[] {
  const text = texts[language]
  if (document.facts.coverage.bookingCount === 0) return [text.noFacts]
  const lines = factLines(document, language)
  const width = Math.max(...lines.map(({ label }) => label.length)) + 2
  const { from, to } = document.facts.year.window
  return [
    `${text.facts(from, to).padEnd(width + 36)}${text.lastThree.padStart(16)}`,
    ...lines.map(({ label, value, bookingCount, lastThree }) => {
      const evidence = bookingCount === null ? '' : `   ${text.bookings(bookingCount)}`
      const whole = `  ${label.padEnd(width)}${value.padStart(16)}${evidence}`
      return lastThree === null ? whole : `${whole.padEnd(width + 36)}${lastThree.padStart(16)}`
    }),
  ]
}

function answerLines(
  { decision, reasonTexts, wayToYesTexts, assumptions }: AnalyseDocument,
  language: Language,
): string[] {
  const text = texts[language]
  const listed = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [`  ${title}`, ...lines.map((line) => `    ${line}`)]
  return [
    `${text.answer}: ${text.outcomes[decision.outcome]}`,
    `  ${text.score(decision.score, decision.grade)} (${decision.modelVersion})`,
    ...listed(text.reasons, reasonTexts),
    ...listed(text.wayToYes, wayToYesTexts),
    ...assumptions.map((assumption) => `  ${text.assumptions[assumption]}`),
  ]
}

function offerLines({ offers, requestedAmountCents }: AnalyseDocument, language: Language): string[] {
  const text = texts[language]
  const rate = (value: number): string => formatRate(value, { locale: language })
  const lines = offers.map((offer) => {
    const { productType, loanAmountCents, termMonths, clientRate, yearlyCostRate } = offer
    const [first, total] = [euros(offer.firstInstalmentCents, language), euros(offer.totalCostCents, language)]
    const terms = text.offer(termMonths, rate(clientRate), rate(yearlyCostRate), first, total)
    return `  ${text.kinds[productType]} ${euros(loanAmountCents, language)}: ${terms}`
  })
  return [text.offers(euros(requestedAmountCents, language)), ...(lines.length === 0 ? [`  ${text.noOffers}`] : lines)]
}

/** Why one file was not read, and where in it. */
export function notReadText({ name, why }: FileNotRead, language: Language): string {
  const text = texts[language]
  const place =
    'line' in why
      ? [
          why.line === null ? null : `${text.line} ${why.line}`,
          why.field,
          why.found === null ? null : `${text.found} “${why.found}”`,
          why.format,
          why.bank,
        ].filter((part) => part !== null)
      : []
  const code = `${name} ${text.notRead}: ${why.code}${place.length === 0 ? '' : ` (${place.join(', ')})`}`
  const said = 'line' in why ? [refusalWordsOf(why.code, why, language)] : []
  return [code, ...said.map((words) => `  ${words}`)].map(printable).join('\n')
}

const euros = (cents: Cents, locale: Language): string => formatEuros(cents, { locale, decimals: 2 })
