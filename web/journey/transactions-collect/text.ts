import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { MatchState } from '#contract/values.ts'
import type { ApplicationView } from '#contract/application.ts'
import type { Texts } from '#ui/language.ts'

type Stage = ApplicationView['connections'][number]['stage']

const stageWords = byLanguage<Pairs<Stage>>({
  waiting: ['Staat klaar om te beginnen', 'Ready to start'],
  connecting: ['Verbinding maken met je bank', 'Connecting to your bank'],
  fetching: ['Transacties ophalen', 'Getting transactions'],
  finished: ['Opgehaald', 'Done'],
  failed: ['Niet gelukt', 'Failed'],
})

const nl = {
  pageTitle: 'Transacties verzamelen',
  title: 'We halen je transacties op',
  titleDone: 'Kloppen deze rekeningen?',
  intro:
    'Dit duurt meestal een paar seconden en je hoeft niets te doen. Hieronder zie je wat er van elke rekening binnenkomt.',
  introDone: 'We baseren je aanbod op deze rekeningen. Mis je er een? Voeg hem toe, dan past je aanbod beter.',
  stages: stageWords.nl,
  count: (count: string) => (count === '1' ? '1 transactie' : `${count} transacties`),
  period: (from: string, to: string) => `van ${from} tot en met ${to}`,
  uploaded: 'uit je bestand',
  matches: {
    MATCH: {
      label: 'Naam klopt',
      explanation: (holder, company) => `De rekening staat op naam van ${holder}. Dat past bij ${company}.`,
    },
    COULD_NOT_MATCH: {
      label: 'Naam onbekend',
      explanation: (_holder, company) =>
        `De bank geeft geen naam door die we met ${company} kunnen vergelijken. Je kunt verder; een medewerker kijkt het zo nodig na.`,
    },
    NO_MATCH: {
      label: 'Andere naam',
      explanation: (holder, company) =>
        `De rekening staat op naam van ${holder}. Dat herkennen we niet als ${company}. Is dit een privérekening? Haal hem dan weg en deel je zakelijke rekening. We betalen alleen uit op een rekening van je bedrijf.`,
    },
  } satisfies Readonly<Record<MatchState, { label: string; explanation: (holder: string, company: string) => string }>>,
  unknownHolder: 'een onbekende naam',
  matchWhat: 'Wat betekent dit?',
  matchWhy: 'We vergelijken de naam op de rekening met de namen van je bedrijf in het Handelsregister.',
  slowTitle: 'Het duurt langer dan normaal',
  slowText: (minutes: number) =>
    `Je bank antwoordt traag. We blijven het nog ${minutes} minuten proberen. Je mag deze pagina open laten staan, of een bestand uploaden.`,
  stoppedTitle: 'Je bank antwoordt niet op tijd',
  stoppedText:
    'We zijn gestopt met wachten. Wat al binnen is, is bewaard. Wacht nog even, of deel je transacties op een andere manier.',
  keepWaiting: 'Wacht nog even',
  tryAgain: 'Probeer opnieuw',
  otherWay: 'Op een andere manier delen',
  nothingTitle: 'Er is nog niets gedeeld',
  nothingText: 'Koppel je bank of upload een bestand. Daarna gaan we hier verder.',
  share: 'Transacties delen',
  emptyTitle: 'We zien nog geen transacties',
  emptyText:
    'Het delen is gelukt, maar we vinden geen enkele transactie. Zonder transacties kunnen we geen aanbod berekenen. Deel ook de rekening waarop je klanten betalen.',
  shareOther: 'Deel nog een rekening',
  withoutFailed: 'Je kunt verder met de rekeningen die wel gelukt zijn.',
  continue: 'Ja, bereken mijn aanbod',
  continueHint: 'Het berekenen duurt meestal een paar seconden.',
  addMore: 'Rekening toevoegen of weghalen',
}

const en: typeof nl = {
  pageTitle: 'Collecting transactions',
  title: 'Getting your transactions',
  titleDone: 'Are these the right accounts?',
  intro:
    'This usually takes a few seconds, and there is nothing for you to do. Below you can see what comes in from each account.',
  introDone: 'We base your offer on these accounts. Is one missing? Add it for a better offer.',
  stages: stageWords.en,
  count: (count) => (count === '1' ? '1 transaction' : `${count} transactions`),
  period: (from, to) => `from ${from} to ${to}`,
  uploaded: 'from your file',
  matches: {
    MATCH: {
      label: 'Name matches',
      explanation: (holder, company) => `The account is in the name of ${holder}. That matches ${company}.`,
    },
    COULD_NOT_MATCH: {
      label: 'Name unknown',
      explanation: (_holder, company) =>
        `The bank does not give a name that we can compare with ${company}. You can continue; one of our team will check it if needed.`,
    },
    NO_MATCH: {
      label: 'Different name',
      explanation: (holder, company) =>
        `The account is in the name of ${holder}. We do not recognise that as ${company}. If it is a private account, remove it and share your business account. We only pay out to an account of your company.`,
    },
  },
  unknownHolder: 'an unknown name',
  matchWhat: 'What does this mean?',
  matchWhy: 'We compare the name on the account with the names of your company in the company register.',
  slowTitle: 'This is taking longer than usual',
  slowText: (minutes) =>
    `Your bank is slow to answer. We will keep trying for another ${minutes} minutes. You can leave this page open, or upload a file.`,
  stoppedTitle: 'Your bank did not answer in time',
  stoppedText:
    'We stopped waiting. What has come in is saved. Wait a little longer, or share your transactions another way.',
  keepWaiting: 'Wait a little longer',
  tryAgain: 'Try again',
  otherWay: 'Share another way',
  nothingTitle: 'Nothing shared yet',
  nothingText: 'Connect your bank or upload a file, and we will continue here.',
  share: 'Share transactions',
  emptyTitle: 'We see no transactions yet',
  emptyText:
    'Sharing worked, but we found no transactions. Without transactions we cannot work out an offer. Share the account that your customers pay into as well.',
  shareOther: 'Share another account',
  withoutFailed: 'You can continue with the accounts that did work.',
  continue: 'Yes, work out my offer',
  continueHint: 'This usually takes a few seconds.',
  addMore: 'Add or remove an account',
}

export const transactionsCollectTexts: Texts<typeof nl> = { nl, en }
