import { byLanguage, type Pairs } from '#lending/by-language.ts'
import { lender } from '#lending/this-lender.ts'

export const apiPageTexts = byLanguage({
  title: [`De API van ${lender.name}`, `The ${lender.name} API`],
  intro: [
    'Alles wat de site kan, gaat via deze aanroepen. Voorbeelden en foutmeldingen komen uit dezelfde bron als de server zelf.',
    'Everything the site does goes through these calls. Examples and error texts come from the same source as the server itself.',
  ],
  document: ['Als OpenAPI 3.1-document', 'As an OpenAPI 3.1 document'],
  other: ['English', 'Nederlands'],
  contents: ['Op deze pagina', 'On this page'],
  firstTitle: ['Probeer het meteen', 'Try it now'],
  firstIntro: [
    'Kopieer deze regels naar een terminal. Ze werken met de testomgeving; het bedrijf en zijn bank zijn verzonnen.',
    'Copy these lines into a terminal. They work with the sandbox; the company and its bank are made up.',
  ],
  firstSteps: [
    ['Wat kost een lening? Dit mag zonder in te loggen.', 'What does a loan cost? No login needed.'],
    [
      'Begin een sessie. De cookie komt in een bestand, het token in een variabele.',
      'Start a session. The cookie goes into a file, the token into a variable.',
    ],
    ['Kan dit bedrijf aanvragen?', 'Can this company apply?'],
    ['Zo staat de aanvraag er nu voor.', 'Where the application stands now.'],
  ],
  rulesTitle: ['Goed om te weten', 'Good to know'],
  rules: [
    [
      'Een aanroep heeft de cookie van een sessie nodig én het token van diezelfde sessie. Een token werkt een kwartier; `POST /api/vlot/v1/session/token` geeft een nieuw.',
      'A call needs both the cookie and the token of the same session. A token lasts 15 minutes; `POST /api/vlot/v1/session/token` returns a new one.',
    ],
    [
      'Elke foutmelding heeft dezelfde vorm. `error` is een vaste sleutel; `fields` noemt de velden die niet klopten.',
      'Every error has the same shape. `error` is a stable key; `fields` names the fields that were not accepted.',
    ],
    [
      'Met `idempotency-key` kun je een POST veilig herhalen. Met `x-correlation-id` vinden we een aanroep terug.',
      'With `idempotency-key` a POST can be repeated safely. With `x-correlation-id` we can trace a call.',
    ],
    ['Wie te vaak vraagt, krijgt 429 met `Retry-After`.', 'Too many requests get a 429 with `Retry-After`.'],
  ],
  groups: {
    sessions: ['Sessies', 'Sessions'],
    application: ['Aanvraag', 'Application'],
    'bank-data': ['Bankgegevens', 'Bank data'],
    offers: ['Aanbod', 'Offers'],
    analysis: ['Analyse', 'Analysis'],
    'after-the-choice': ['Na de keuze', 'After the choice'],
    contact: ['Contact', 'Contact'],
    privacy: ['Privacy', 'Privacy'],
    returning: ['Later verdergaan', 'Coming back later'],
    ofrep: ['Feature flags', 'Feature flags'],
  } as Pairs<string>,
  scopes: {
    public: ['iedereen', 'everyone'],
    visitor: ['een sessie zonder aanvraag', 'a session without an application'],
    applicant: ['een sessie met een aanvraag', 'a session with an application'],
    reconsent: ['een sessie uit een gemailde link', 'a session from a mailed link'],
  } as Pairs<string>,
  forWhom: ['Voor', 'For'],
  parameters: ['Parameters', 'Parameters'],
  parameterHeads: [
    ['Naam', 'Name'],
    ['Waar', 'In'],
    ['Nodig', 'Required'],
    ['Voorbeeld', 'Example'],
  ],
  required: ['ja', 'yes'],
  optional: ['nee', 'no'],
  places: { path: ['pad', 'path'], query: ['query', 'query'], header: ['header', 'header'] } as Pairs<string>,
  request: ['Verzoek', 'Request'],
  answer: ['Antwoord', 'Answer'],
  noAnswer: ['zonder inhoud', 'no content'],
  schema: ['Schema', 'Schema'],
  command: ['Als opdracht', 'As a command'],
  errors: ['Fouten', 'Errors'],
  errorHeads: [
    ['Status', 'Status'],
    ['Sleutel', 'Key'],
    ['Wat de aanvrager leest', 'What the applicant reads'],
  ],
  commonTitle: ['Fouten van elke aanroep', 'Errors any call can return'],
  commonIntro: [
    'Deze kan elke aanroep geven; bij een aanroep zelf staan alleen de andere.',
    'Any call can return these; each call lists only its other errors.',
  ],
})
