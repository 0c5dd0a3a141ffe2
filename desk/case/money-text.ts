import type { MatchState } from '#contract/values.ts'
import type { Texts } from '#ui/language.ts'

const nl = {
  title: 'Het geld',
  offer: 'Bedrag en looptijd',
  product: { PBL: 'Lening', PBC: 'Krediet' },
  terms: (amount: string, months: number) => `${amount}, ${months} maanden`,
  rate: 'Rente per jaar',
  instalment: 'Eerste termijn',
  falls: (first: string, last: string) => `${first} in de eerste maand, daalt tot ${last}`,
  fallsOfCredit: (first: string, last: string) =>
    `${first} in de eerste maand als alles is opgenomen, daalt tot ${last}`,
  coverage: 'Dekking van de aflossing',
  at: (figure: string, amount: string, months: number) => `${figure} bij ${amount} over ${months} maanden`,
  months: 'Maanden die passen',
  monthsFit: (enough: number, seen: number) =>
    `In ${enough} van de ${seen} maanden hield het bedrijf genoeg over voor de eerste termijn.`,
  noMonths: 'Er zijn geen hele maanden om te vergelijken.',
  stress: 'Als de omzet daalt',
  stressHeld: (fall: string, left: string, paid: string) =>
    `Past ook bij ${fall} minder omzet: ${left} per maand over, ${paid} per maand te betalen in het eerste jaar.`,
  stressTight: (fall: string, left: string, paid: string) =>
    `Te krap bij ${fall} minder omzet: ${left} per maand over, ${paid} per maand te betalen in het eerste jaar.`,
  security: 'Zekerheid',
  account: 'Uitbetalen op',
  toChoose: 'Nog te kiezen. Kan naar:',
  noAccount: 'Er is nog geen rekening waarop uitbetaald kan worden.',
  closed: (lastFigures: string) => `Eindigt op ${lastFigures}`,
  unknownHolder: 'naam niet bekend',
  matches: {
    MATCH: 'naam past bij het bedrijf',
    COULD_NOT_MATCH: 'geen naam om te vergelijken',
    NO_MATCH: 'op naam van een ander',
  } satisfies Record<MatchState, string>,
  judged: (whose: 'company' | 'owner', first: string, second: string) =>
    `${whose === 'company' ? 'Van het bedrijf' : 'Van de eigenaar'}, op een document, volgens ${first} en ${second}.`,
  proposed: (whose: 'company' | 'owner', first: string) =>
    `${first} stelde vast: ${whose === 'company' ? 'van het bedrijf' : 'van de eigenaar van de eenmanszaak'}. Een collega kijkt mee.`,
  proven: { bank: 'Opgehaald bij de bank.', upload: 'Uit een bestand van de aanvrager.' },
  show: 'Toon nummer en naam',
  showHint: 'De aanvrager ziet dat je dit opende.',
  copy: 'Kopieer',
  copied: 'Gekopieerd',
}

const en: typeof nl = {
  title: 'The money',
  offer: 'Amount and term',
  product: { PBL: 'Loan', PBC: 'Credit line' },
  terms: (amount, months) => `${amount}, ${months} months`,
  rate: 'Interest a year',
  instalment: 'First instalment',
  falls: (first, last) => `${first} in the first month, falling to ${last}`,
  fallsOfCredit: (first, last) => `${first} in the first month when fully drawn, falling to ${last}`,
  coverage: 'Debt service coverage',
  at: (figure, amount, months) => `${figure} at ${amount} over ${months} months`,
  months: 'Months that fit',
  monthsFit: (enough, seen) =>
    `In ${enough} of the ${seen} months the company had enough left for the first instalment.`,
  noMonths: 'There are no whole months to compare with.',
  stress: 'If turnover falls',
  stressHeld: (fall, left, paid) =>
    `Still fits with ${fall} less turnover: ${left} a month left, ${paid} a month to pay in the first year.`,
  stressTight: (fall, left, paid) =>
    `Too tight with ${fall} less turnover: ${left} a month left, ${paid} a month to pay in the first year.`,
  security: 'Security',
  account: 'Pay out to',
  toChoose: 'Not chosen yet. It can go to:',
  noAccount: 'There is no account yet that money can be paid to.',
  closed: (lastFigures) => `Ends in ${lastFigures}`,
  unknownHolder: 'name unknown',
  matches: {
    MATCH: 'name matches the company',
    COULD_NOT_MATCH: 'no name to compare',
    NO_MATCH: 'in somebody else’s name',
  },
  judged: (whose, first, second) =>
    `${whose === 'company' ? 'The company’s' : 'The owner’s'}, by a document, according to ${first} and ${second}.`,
  proposed: (whose, first) =>
    `${first} established: ${whose === 'company' ? 'the company’s' : 'the sole trader’s own'}. A colleague looks too.`,
  proven: { bank: 'Fetched from the bank.', upload: 'From a file of the applicant.' },
  show: 'Show number and name',
  showHint: 'The applicant sees that you opened this.',
  copy: 'Copy',
  copied: 'Copied',
}

export const moneyTexts: Texts<typeof nl> = { nl, en }
