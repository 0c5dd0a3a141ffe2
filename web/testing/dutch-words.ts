/** Words of nearly every Dutch sentence and no English one: `in`, `is`, `of`, `was`, `over` and the like are both. */
const dutchWords = [
  ...[
    'het',
    'een',
    'je',
    'jij',
    'jou',
    'jouw',
    'wij',
    'ons',
    'onze',
    'zij',
    'hun',
    'mijn',
    'u',
    'uw',
    'deze',
    'dit',
    'dat',
  ],
  ...['voor', 'niet', 'geen', 'wel', 'ook', 'nog', 'maar', 'als', 'dan', 'naar', 'bij', 'uit', 'tot', 'aan', 'zonder'],
  ...[
    'wordt',
    'worden',
    'hebt',
    'heeft',
    'hebben',
    'zijn',
    'bent',
    'kun',
    'kunt',
    'kunnen',
    'moet',
    'moeten',
    'gaat',
    'staat',
  ],
  ...[
    'wat',
    'waar',
    'hoe',
    'wie',
    'waarom',
    'welke',
    'meer',
    'elke',
    'alle',
    'jaar',
    'maand',
    'maanden',
    'bedrag',
    'lening',
  ],
]

/** Dutch names in English text: institutions, laws, legal forms and marks. */
const dutchNames = [
  'Kamer van Koophandel',
  'Wet op het financieel toezicht',
  'Wet ter voorkoming van witwassen en financieren van terrorisme',
  'Autoriteit Financiële Markten',
  'Autoriteit Persoonsgegevens',
  'Stichting MKB Financiering',
  'Gedragscode Kleinzakelijke Financiering',
  'Bureau Krediet Registratie',
  'Klachteninstituut Financiële Dienstverlening',
  'Mijn ING Zakelijk',
  'Bakkerij De Korenaar',
]

const boundary = String.raw`(?<![\p{L}\p{N}’'-])`
const after = String.raw`(?![\p{L}\p{N}’'-])`
const wordPattern = new RegExp(`${boundary}(?:${dutchWords.join('|')})${after}`, 'giu')

/** The Dutch words in an English text, in small letters; those in names do not count. */
export function dutchWordsIn(english: string): string[] {
  const text = dutchNames.reduce((rest, name) => rest.replaceAll(name, ''), english)
  return [...text.matchAll(wordPattern)].map(([word]) => word.toLowerCase())
}

/** Texts that are the same in both languages, as a whole: names, and words that Dutch and English share. */
export const sameInBoth: ReadonlySet<string> = new Set([
  ...[
    'Contact',
    'Cookies',
    'Code',
    'Service',
    'Menu',
    'Team',
    'Disclaimer',
    'Privacy',
    'Marketing',
    'KVK',
    'JKP',
    'Home',
  ],
  ...['Lease', 'Software', 'Crypto', 'Dividend', 'Document', 'Download', 'Model'],
  // The name of a cookie is the same in every language.
  '__Host-vlot-session',
])
