import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { ContestableFact } from '#lending/facts/contests/contestable-facts.ts'
import { factNames } from '../../../fact-names.ts'

export const factsTexts = byLanguage({
  title: ['Wat we in je cijfers zien', 'What we see in your figures'],
  guide: ['Lees hoe we rekenen, met alle punten en grenzen', 'Read how we do the sums, with all the points and limits'],
  intro: [
    'Bij elk cijfer staat wat we ervan vinden. Je kunt de transacties erbij bekijken, en zeggen als er iets niet klopt.',
    'We say what we make of each figure. You can look at the transactions behind it, and tell us if something is wrong.',
  ],
  names: factNames,
  bookings: (count: string) => [
    count === '1' ? 'Bekijk 1 transactie' : `Bekijk ${count} transacties`,
    count === '1' ? 'See 1 transaction' : `See ${count} transactions`,
  ],
  back: ['Terug naar alle cijfers', 'Back to all figures'],
  contested: ['door jou betwist', 'contested by you'],
  contestAll: ['Dit klopt niet', 'This is not right'],
  contestOne: ['Hoort niet bij dit cijfer', 'Does not belong to this figure'],
  contestOneOf: (counterparty: string, amount: string) => [
    `Hoort niet bij dit cijfer: ${counterparty}, ${amount}`,
    `Does not belong to this figure: ${counterparty}, ${amount}`,
  ],
  formTitle: ['Leg uit wat er niet klopt', 'Explain what is wrong'],
  reach: ['Waar gaat het over?', 'What is this about?'],
  reachBooking: ['Alleen deze transactie', 'Only this transaction'],
  reachCounterparty: (count: string, counterparty: string) => [
    `Alle ${count} transacties van ${counterparty}`,
    `All ${count} transactions with ${counterparty}`,
  ],
  explanation: ['Waarom klopt het niet?', 'Why is it wrong?'],
  examples: {
    incidental: ['Bijvoorbeeld: dit is een vaste klant.', 'For example: this is a regular customer.'],
    'round-trips': [
      'Bijvoorbeeld: dit was een klant die ook aan mij levert.',
      'For example: this customer is also one of my suppliers.',
    ],
    'owner-pay': ['Bijvoorbeeld: dit zijn kosten van de zaak.', 'For example: these are business costs.'],
    'stopped-purchases': [
      'Bijvoorbeeld: ik heb nog voorraad voor een half jaar.',
      'For example: I still have stock for half a year.',
    ],
    'stopped-wages': [
      'Bijvoorbeeld: mijn medewerker is met pensioen en ik werk alleen verder.',
      'For example: my employee has retired and I carry on alone.',
    ],
    'stopped-rent': [
      'Bijvoorbeeld: ik werk nu vanuit huis en huur niets meer.',
      'For example: I work from home now and no longer rent anything.',
    ],
    'stopped-overhead': [
      'Bijvoorbeeld: ik heb een goedkoper energiecontract.',
      'For example: I have a cheaper energy contract.',
    ],
  } satisfies Pairs<ContestableFact>,
  explanationMissing: ['Schrijf op waarom dit niet klopt.', 'Tell us why this is wrong.'],
  consequence: [
    'We rekenen opnieuw en bewaren je uitleg bij je aanvraag. Wordt het antwoord er anders door? Dan kijkt eerst een medewerker. Je kunt dit altijd ongedaan maken.',
    'We work everything out again and keep your explanation with your application. If it changes the answer, one of our team checks it first. You can always undo this.',
  ],
  confirm: ['Verstuur en reken opnieuw', 'Send and work it out again'],
  saidOfAll: (explanation: string) => [
    `Je zei dat dit niet klopt: ${explanation}`,
    `You said that this is wrong: ${explanation}`,
  ],
  saidOfSome: (count: string, counterparty: string, explanation: string) => [
    count === '1'
      ? `Je zei dat 1 transactie van ${counterparty} hier niet bij hoort: ${explanation}`
      : `Je zei dat ${count} transacties van ${counterparty} hier niet bij horen: ${explanation}`,
    count === '1'
      ? `You said that 1 transaction with ${counterparty} does not belong here: ${explanation}`
      : `You said that ${count} transactions with ${counterparty} do not belong here: ${explanation}`,
  ],
  withdraw: ['Maak ongedaan', 'Undo'],
  withdrawOf: (explanation: string) => [`Maak ongedaan: ${explanation}`, `Undo: ${explanation}`],
})
