import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { MatchState } from '#contract/values.ts'

export const moneyTexts = byLanguage({
  title: ['Het geld', 'The money'],
  offer: ['Bedrag en looptijd', 'Amount and term'],
  product: {
    PBL: ['Lening', 'Loan'],
    PBC: ['Krediet', 'Credit line'],
  },
  terms: (amount: string, months: number) => [`${amount}, ${months} maanden`, `${amount}, ${months} months`],
  payout: ['Over te maken', 'To be transferred'],
  rate: ['Rente per jaar', 'Interest a year'],
  instalment: ['Eerste termijn', 'First instalment'],
  falls: (first: string, last: string) => [
    `${first} in de eerste maand, daalt tot ${last}`,
    `${first} in the first month, falling to ${last}`,
  ],
  fallsOfCredit: (first: string, last: string) => [
    `${first} in de eerste maand als alles is opgenomen, daalt tot ${last}`,
    `${first} in the first month when fully drawn, falling to ${last}`,
  ],
  coverage: ['Dekking van de aflossing', 'Debt service coverage'],
  at: (figure: string, amount: string, months: number) => [
    `${figure} bij ${amount} over ${months} maanden`,
    `${figure} at ${amount} over ${months} months`,
  ],
  months: ['Maanden die passen', 'Months that fit'],
  monthsFit: (enough: number, seen: number) => [
    `In ${enough} van de ${seen} maanden hield het bedrijf genoeg over voor de eerste termijn.`,
    `In ${enough} of the ${seen} months the company had enough left for the first instalment.`,
  ],
  noMonths: ['Er zijn geen hele maanden om te vergelijken.', 'There are no whole months to compare with.'],
  stress: ['Als de omzet daalt', 'If turnover falls'],
  stressHeld: (fall: string, left: string, paid: string) => [
    `Past ook bij ${fall} minder omzet: ${left} per maand over, ${paid} per maand te betalen in het eerste jaar.`,
    `Still fits with ${fall} less turnover: ${left} a month left, ${paid} a month to pay in the first year.`,
  ],
  stressTight: (fall: string, left: string, paid: string) => [
    `Te krap bij ${fall} minder omzet: ${left} per maand over, ${paid} per maand te betalen in het eerste jaar.`,
    `Too tight with ${fall} less turnover: ${left} a month left, ${paid} a month to pay in the first year.`,
  ],
  security: ['Zekerheid', 'Security'],
  account: ['Uitbetalen op', 'Pay out to'],
  toChoose: ['Nog te kiezen. Kan naar:', 'Not chosen yet. It can go to:'],
  noAccount: [
    'Er is nog geen rekening waarop uitbetaald kan worden.',
    'There is no account yet that money can be paid to.',
  ],
  closed: (lastFigures: string) => [`Eindigt op ${lastFigures}`, `Ends in ${lastFigures}`],
  unknownHolder: ['naam niet bekend', 'name unknown'],
  matches: {
    MATCH: ['naam past bij het bedrijf', 'name matches the company'],
    COULD_NOT_MATCH: ['naam niet te vergelijken', 'name cannot be compared'],
    NO_MATCH: ['op naam van een ander', 'in somebody else’s name'],
  } satisfies Pairs<MatchState>,
  judged: (whose: 'company' | 'owner', first: string, second: string) => [
    `${whose === 'company' ? 'Van het bedrijf' : 'Van de eigenaar'}, op een document, volgens ${first} en ${second}.`,
    `${whose === 'company' ? 'The company’s' : 'The owner’s'}, by a document, according to ${first} and ${second}.`,
  ],
  proposed: (whose: 'company' | 'owner', first: string) => [
    `${first} stelde vast: ${whose === 'company' ? 'van het bedrijf' : 'van de eigenaar van de eenmanszaak'}. Een collega kijkt mee.`,
    `${first} established: ${whose === 'company' ? 'the company’s' : 'the sole trader’s own'}. A colleague looks too.`,
  ],
  proven: {
    bank: ['Opgehaald bij de bank.', 'Fetched from the bank.'],
    upload: ['Uit een bestand van de aanvrager.', 'From a file of the applicant.'],
  },
  show: ['Toon nummer en naam', 'Show number and name'],
  showHint: ['De aanvrager ziet dat je dit opende.', 'The applicant sees that you opened this.'],
  copy: ['Kopieer', 'Copy'],
  copied: ['Gekopieerd', 'Copied'],
})
