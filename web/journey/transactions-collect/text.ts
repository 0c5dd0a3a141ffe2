import { byLanguage, type Pair, type Pairs } from '#lending/by-language.ts'
import type { MatchState } from '#contract/values.ts'
import type { ApplicationView } from '#contract/application.ts'

type Stage = ApplicationView['connections'][number]['stage']

const stageWords: Pairs<Stage> = {
  waiting: ['Staat klaar om te beginnen', 'Ready to start'],
  connecting: ['Verbinding maken met je bank', 'Connecting to your bank'],
  fetching: ['Transacties ophalen', 'Getting transactions'],
  finished: ['Opgehaald', 'Done'],
  failed: ['Niet gelukt', 'Failed'],
}

export const transactionsCollectTexts = byLanguage({
  pageTitle: ['Transacties verzamelen', 'Collecting transactions'],
  title: ['We halen je transacties op', 'Getting your transactions'],
  titleDone: ['Kloppen deze rekeningen?', 'Are these the right accounts?'],
  intro: [
    'Dit duurt meestal een paar seconden en je hoeft niets te doen. Hieronder zie je wat er van elke rekening binnenkomt.',
    'This usually takes a few seconds, and there is nothing for you to do. Below you can see what comes in from each account.',
  ],
  introDone: [
    'We baseren je aanbod op deze rekeningen. Mis je er een? Voeg hem toe, dan past je aanbod beter.',
    'We base your offer on these accounts. Is one missing? Add it, so that the offer fits your business.',
  ],
  stages: stageWords,
  count: (count: string) => [
    count === '1' ? '1 transactie' : `${count} transacties`,
    count === '1' ? '1 transaction' : `${count} transactions`,
  ],
  period: (from: string, to: string) => [`van ${from} tot en met ${to}`, `from ${from} to ${to}`],
  uploaded: ['uit je bestand', 'from your file'],
  matches: {
    MATCH: {
      label: ['Naam klopt', 'Name matches'],
      explanation: (holder, company) => [
        `De rekening staat op naam van ${holder}. Dat past bij ${company}.`,
        `The account is in the name of ${holder}. That matches ${company}.`,
      ],
    },
    COULD_NOT_MATCH: {
      label: ['Naam onbekend', 'Name unknown'],
      explanation: (_holder, company) => [
        `De bank geeft geen naam door die we met ${company} kunnen vergelijken. Je kunt verder; een medewerker kijkt het zo nodig na.`,
        `The bank does not give a name that we can compare with ${company}. You can continue; one of our team will check it if needed.`,
      ],
    },
    NO_MATCH: {
      label: ['Andere naam', 'Different name'],
      explanation: (holder, company) => [
        `De rekening staat op naam van ${holder}. Dat herkennen we niet als ${company}. Is dit een privérekening? Haal hem dan weg en deel je zakelijke rekening. We betalen alleen uit op een rekening van je bedrijf.`,
        `The account is in the name of ${holder}. We do not recognise that as ${company}. If it is a private account, remove it and share your business account. We only pay out to an account of your company.`,
      ],
    },
  } satisfies Readonly<Record<MatchState, { label: Pair; explanation: (holder: string, company: string) => Pair }>>,
  unknownHolder: ['een onbekende naam', 'an unknown name'],
  matchWhat: ['Wat betekent dit?', 'What does this mean?'],
  matchWhy: [
    'We vergelijken de naam op de rekening met de namen van je bedrijf in het Handelsregister.',
    'We compare the name on the account with the names of your company in the company register.',
  ],
  slowTitle: ['Het duurt langer dan normaal', 'This is taking longer than usual'],
  slowText: (minutes: number) => [
    `Je bank antwoordt traag. We blijven het nog ${minutes} minuten proberen. Je mag deze pagina open laten staan, of een bestand uploaden.`,
    `Your bank is slow to answer. We will keep trying for another ${minutes} minutes. You can leave this page open, or upload a file.`,
  ],
  stoppedTitle: ['Je bank antwoordt niet op tijd', 'Your bank did not answer in time'],
  stoppedText: [
    'We zijn gestopt met wachten. Wat al binnen is, is bewaard. Wacht nog even, of deel je transacties op een andere manier.',
    'We stopped waiting. What has come in is saved. Wait a little longer, or share your transactions another way.',
  ],
  keepWaiting: ['Wacht nog even', 'Wait a little longer'],
  tryAgain: ['Probeer opnieuw', 'Try again'],
  otherWay: ['Op een andere manier delen', 'Share another way'],
  nothingTitle: ['Er is nog niets gedeeld', 'Nothing shared yet'],
  nothingText: [
    'Koppel je bank of upload een bestand. Daarna gaan we hier verder.',
    'Connect your bank or upload a file, and we will continue here.',
  ],
  share: ['Transacties delen', 'Share transactions'],
  emptyTitle: ['We zien nog geen transacties', 'We see no transactions yet'],
  emptyText: [
    'Het delen is gelukt, maar we vinden geen enkele transactie. Zonder transacties kunnen we geen aanbod berekenen. Deel ook de rekening waarop je klanten betalen.',
    'Sharing worked, but we found no transactions. Without transactions we cannot work out an offer. Share the account that your customers pay into as well.',
  ],
  shareOther: ['Deel nog een rekening', 'Share another account'],
  withoutFailed: [
    'Je kunt verder met de rekeningen die wel gelukt zijn.',
    'You can continue with the accounts that did work.',
  ],
  continue: ['Ja, bereken mijn aanbod', 'Yes, work out my offer'],
  continueHint: ['Het berekenen duurt meestal een paar seconden.', 'This usually takes a few seconds.'],
  addMore: ['Rekening toevoegen of weghalen', 'Add or remove an account'],
})
