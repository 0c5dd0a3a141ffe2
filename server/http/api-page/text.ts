import { lender } from '#lending/this-lender.ts'
import type { Language } from '#lending/language.ts'

type ApiPageText = {
  title: string
  intro: string
  document: string
  other: string
  contents: string
  firstTitle: string
  firstIntro: string
  firstSteps: readonly [string, string, string, string]
  rulesTitle: string
  rules: readonly string[]
  groups: Readonly<Record<string, string>>
  scopes: Readonly<Record<string, string>>
  forWhom: string
  parameters: string
  parameterHeads: readonly [string, string, string, string]
  required: string
  optional: string
  places: Readonly<Record<string, string>>
  request: string
  answer: string
  noAnswer: string
  schema: string
  command: string
  errors: string
  errorHeads: readonly [string, string, string]
  commonTitle: string
  commonIntro: string
}

export const apiPageTexts: Readonly<Record<Language, ApiPageText>> = {
  nl: {
    title: `De API van ${lender.name}`,
    intro:
      'Alles wat de site kan, gaat via deze aanroepen. Voorbeelden en foutmeldingen komen uit dezelfde bron als de server zelf.',
    document: 'Als OpenAPI 3.1-document',
    other: 'English',
    contents: 'Op deze pagina',
    firstTitle: 'Probeer het meteen',
    firstIntro:
      'Kopieer deze regels naar een terminal. Ze werken met de testomgeving; het bedrijf en zijn bank zijn verzonnen.',
    firstSteps: [
      'Wat kost een lening? Dit mag zonder in te loggen.',
      'Begin een sessie. De cookie komt in een bestand, het token in een variabele.',
      'Kan dit bedrijf aanvragen?',
      'Zo staat de aanvraag er nu voor.',
    ],
    rulesTitle: 'Goed om te weten',
    rules: [
      'Een aanroep heeft de cookie van een sessie nodig én het token van diezelfde sessie. Een token werkt een kwartier; `POST /api/vlot/v1/session/token` geeft een nieuw.',
      'Elke foutmelding heeft dezelfde vorm. `error` is een vaste sleutel; `fields` noemt de velden die niet klopten.',
      'Met `idempotency-key` kun je een POST veilig herhalen. Met `x-correlation-id` vinden we een aanroep terug.',
      'Wie te vaak vraagt, krijgt 429 met `Retry-After`.',
    ],
    groups: {
      sessions: 'Sessies',
      application: 'Aanvraag',
      'bank-data': 'Bankgegevens',
      offers: 'Aanbod',
      analysis: 'Analyse',
      'after-the-choice': 'Na de keuze',
      contact: 'Contact',
      privacy: 'Privacy',
      returning: 'Later verdergaan',
      ofrep: 'Feature flags',
    },
    scopes: {
      public: 'iedereen',
      visitor: 'een sessie zonder aanvraag',
      applicant: 'een sessie met een aanvraag',
      reconsent: 'een sessie uit een gemailde link',
    },
    forWhom: 'Voor',
    parameters: 'Parameters',
    parameterHeads: ['Naam', 'Waar', 'Nodig', 'Voorbeeld'],
    required: 'ja',
    optional: 'nee',
    places: { path: 'pad', query: 'query', header: 'header' },
    request: 'Verzoek',
    answer: 'Antwoord',
    noAnswer: 'zonder inhoud',
    schema: 'Schema',
    command: 'Als opdracht',
    errors: 'Fouten',
    errorHeads: ['Status', 'Sleutel', 'Wat de aanvrager leest'],
    commonTitle: 'Fouten van elke aanroep',
    commonIntro: 'Deze kan elke aanroep geven; bij een aanroep zelf staan alleen de andere.',
  },
  en: {
    title: `The ${lender.name} API`,
    intro:
      'Everything the site does goes through these calls. Examples and error texts come from the same source as the server itself.',
    document: 'As an OpenAPI 3.1 document',
    other: 'Nederlands',
    contents: 'On this page',
    firstTitle: 'Try it now',
    firstIntro: 'Copy these lines into a terminal. They work with the sandbox; the company and its bank are made up.',
    firstSteps: [
      'What does a loan cost? No login needed.',
      'Start a session. The cookie goes into a file, the token into a variable.',
      'Can this company apply?',
      'Where the application stands now.',
    ],
    rulesTitle: 'Good to know',
    rules: [
      'A call needs both the cookie and the token of the same session. A token lasts 15 minutes; `POST /api/vlot/v1/session/token` returns a new one.',
      'Every error has the same shape. `error` is a stable key; `fields` names the fields that were not accepted.',
      'With `idempotency-key` a POST can be repeated safely. With `x-correlation-id` we can trace a call.',
      'Too many requests get a 429 with `Retry-After`.',
    ],
    groups: {
      sessions: 'Sessions',
      application: 'Application',
      'bank-data': 'Bank data',
      offers: 'Offers',
      analysis: 'Analysis',
      'after-the-choice': 'After the choice',
      contact: 'Contact',
      privacy: 'Privacy',
      returning: 'Coming back later',
      ofrep: 'Feature flags',
    },
    scopes: {
      public: 'everyone',
      visitor: 'a session without an application',
      applicant: 'a session with an application',
      reconsent: 'a session from a mailed link',
    },
    forWhom: 'For',
    parameters: 'Parameters',
    parameterHeads: ['Name', 'In', 'Required', 'Example'],
    required: 'yes',
    optional: 'no',
    places: { path: 'path', query: 'query', header: 'header' },
    request: 'Request',
    answer: 'Answer',
    noAnswer: 'no content',
    schema: 'Schema',
    command: 'As a command',
    errors: 'Errors',
    errorHeads: ['Status', 'Key', 'What the applicant reads'],
    commonTitle: 'Errors any call can return',
    commonIntro: 'Any call can return these; each call lists only its other errors.',
  },
}
