import { byLanguage, type Pair } from '#lending/by-language.ts'

/** ISO 20022: the codes that banks give most; another one is shown as it is. */
const reasons = {
  AC01: ['dit rekeningnummer bestaat niet', 'there is no such account'],
  AC04: ['de rekening is opgeheven', 'the account is closed'],
  AC06: ['de rekening is geblokkeerd', 'the account is blocked'],
  AG01: ['naar deze rekening kan niet worden overgemaakt', 'this account takes no transfers'],
  AM04: ['er stond te weinig op onze rekening', 'our account held too little'],
  BE01: ['naam en rekening horen niet bij elkaar', 'name and account do not belong together'],
  FF01: ['de bank kon het bestand niet lezen', 'the bank could not read the file'],
  MS03: ['de bank zegt niet waarom', 'the bank gives no reason'],
  NARR: ['de bank zegt niet waarom', 'the bank gives no reason'],
} as const satisfies Readonly<Record<string, Pair>>

export const payoutTexts = byLanguage({
  intro: [
    'Getekende leningen gaan samen in één bestand naar de bank. De een maakt het, een ander bevestigt hetzelfde bestand.',
    'Signed loans go to the bank together in one file. One person makes it, another confirms the same file.',
  ],
  noPayer: [
    'Er is nog geen rekening ingesteld waarvan we uitbetalen (payoutFrom in lender.json). Betaal met de hand uit, bij de aanvraag.',
    'No account is set from which we pay out (payoutFrom in lender.json). Pay out by hand, at the application.',
  ],
  from: (name: string, iban: string) => [`Van: ${name}, ${iban}`, `From: ${name}, ${iban}`],
  due: ['Klaar om uit te betalen', 'Ready to be paid out'],
  none: ['Er is nu niets uit te betalen.', 'There is nothing to pay out now.'],
  endsOn: (figures: string) => [`eindigt op ${figures}`, `ends in ${figures}`],
  open: ['Toon nummers en namen', 'Show numbers and names'],
  openHint: [
    'Elke aanvrager ziet dat je de gegevens bekeek. Daarna kun je verder.',
    'Each applicant sees that you looked. Then you can go on.',
  ],
  make: ['Maak betaalbestand', 'Make payout file'],
  file: (id: string) => [`Bestand ${id}`, `File ${id}`],
  made: (name: string, at: string) => [`Gemaakt door ${name}, ${at}`, `Made by ${name}, ${at}`],
  confirmed: (name: string) => [`Bevestigd door ${name}`, `Confirmed by ${name}`],
  executeOn: (day: string) => [`Betaaldag: ${day}`, `Payment day: ${day}`],
  sum: (count: number, sum: string) => [
    `${count} ${count === 1 ? 'uitbetaling' : 'uitbetalingen'}, samen ${sum}`,
    `${count} ${count === 1 ? 'payout' : 'payouts'}, together ${sum}`,
  ],
  hash: (start: string) => [`Controlegetal: ${start}…`, `Check code: ${start}…`],
  waitsForOther: [
    'Een collega kijkt of het controlegetal hetzelfde is, en bevestigt.',
    'A colleague checks that the check code is the same, and confirms.',
  ],
  confirm: ['Bevestig dit bestand', 'Confirm this file'],
  download: ['Download voor de bank', 'Download for the bank'],
  drop: ['Laat vallen', 'Drop it'],
  dropConfirmed: ['De bank heeft het niet: laat vallen', 'The bank does not have it: drop it'],
  dropAsked: (name: string) => [
    `${name} zegt dat de bank dit bestand niet heeft. Klopt dat? Dan laat een ander het vallen.`,
    `${name} says that the bank does not have this file. Is that right? Then another person drops it.`,
  ],
  changed: (reference: string) => [
    `Dit klopt niet meer: ${reference}. Laat het bestand vallen en maak een nieuw.`,
    `This is no longer right: ${reference}. Drop the file and make a new one.`,
  ],
  states: {
    open: ['Onderweg', 'Under way'],
    paid: ['Uitbetaald', 'Paid out'],
    returned: ['Teruggekomen', 'Came back'],
    dropped: ['Vervallen', 'Dropped'],
  },
  reasons,
  payments: (taken: number, known: number) => [
    `${taken} betalingen verwerkt, ${known} al bekend.`,
    `${taken} payments recorded, ${known} known already.`,
  ],
  paymentFault: (line: number, why: string) => [
    `Niets verwerkt. Regel ${line} onder de kop: ${why}.`,
    `Nothing was recorded. Line ${line} below the header: ${why}.`,
  ],
  contracts: [
    'Alle uitbetaalde leningen, voor je eigen systeem:',
    'All loans that were paid out, for your own system:',
  ],
  fromBank: ['Lees een bericht van de bank of betalingen in', 'Read in a message from the bank, or payments'],
  fromBankHint: [
    'Een dagafschrift (camt.053), een statusbericht (pain.002) of een CSV met betalingen van klanten. Twee keer hetzelfde inlezen kan geen kwaad.',
    'A statement (camt.053), a status report (pain.002) or a CSV of payments by customers. Reading the same one twice does no harm.',
  ],
  read: (paid: number, returned: number, known: number) => [
    `${paid} uitbetaald, ${returned} teruggekomen, ${known} al bekend.`,
    `${paid} paid out, ${returned} came back, ${known} known already.`,
  ],
  differing: (references: string) => [
    `Niets verwerkt: bij ${references} noemt de bank een ander bedrag of een andere rekening, of het bestand was niet bevestigd. Zoek uit hoe dat kan.`,
    `Nothing was marked: for ${references} the bank names another amount or account, or the file was not confirmed. Find out why.`,
  ],
})
