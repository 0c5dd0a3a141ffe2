import type { ContestableFact } from '#lending/analysis/facts/contestable-facts.ts'
import type { FactName } from '#lending/judged-facts/judged-fact.ts'
import type { Texts } from '../../../language.ts'

type FactsText = {
  title: string
  guide: string
  intro: string
  names: Readonly<Record<FactName, string>>
  bookings: (count: string) => string
  back: string
  contested: string
  contestAll: string
  contestOne: string
  contestOneOf: (counterparty: string, amount: string) => string
  formTitle: string
  reach: string
  reachBooking: string
  reachCounterparty: (count: string, counterparty: string) => string
  explanation: string
  examples: Readonly<Record<ContestableFact, string>>
  explanationMissing: string
  consequence: string
  confirm: string
  saidOfAll: (explanation: string) => string
  saidOfSome: (count: string, counterparty: string, explanation: string) => string
  withdraw: string
  withdrawOf: (explanation: string) => string
}

export const factsTexts: Texts<FactsText> = {
  nl: {
    title: 'Wat we in je cijfers zien',
    guide: 'Lees hoe we rekenen, met alle punten en grenzen',
    intro:
      'Bij elk cijfer staat wat we ervan vinden. Je kunt de transacties erbij bekijken, en zeggen als er iets niet klopt.',
    names: {
      'core-turnover': 'Omzet van klanten',
      'year-before': 'Groei van je omzet',
      'growth-unknown': 'Groei van je omzet',
      'newest-month': 'De nieuwste maand',
      incidental: 'Eenmalig geld',
      'round-trips': 'Geld dat eruit ging en terugkwam',
      'variable-costs': 'Kosten die meegaan met je omzet',
      'fixed-costs': 'Vaste kosten',
      'stopped-purchases': 'Inkoop: gestopt of veel lager',
      'stopped-wages': 'Lonen: gestopt of veel lager',
      'stopped-rent': 'Huur: gestopt of veel lager',
      'costs-running': 'Kosten die doorlopen',
      'tax-due': 'Belasting',
      'owner-pay': 'Geld voor jezelf',
      'unshared-account': 'Eigen rekening die je niet deelde',
      'paid-out-above-surplus': 'Uitgekeerde winst',
      'debt-service': 'Andere leningen',
      'instalments-stopped': 'Aflossing die is gestopt',
      'new-debt': 'Nieuwe leningen',
      balance: 'Geld op je rekeningen',
      'balance-unknown': 'Geld op je rekeningen',
      capacity: 'Wat je overhoudt',
    },
    bookings: (count) => (count === '1' ? 'Bekijk 1 transactie' : `Bekijk ${count} transacties`),
    back: 'Terug naar alle cijfers',
    contested: 'door jou betwist',
    contestAll: 'Dit klopt niet',
    contestOne: 'Hoort niet bij dit cijfer',
    contestOneOf: (counterparty, amount) => `Hoort niet bij dit cijfer: ${counterparty}, ${amount}`,
    formTitle: 'Leg uit wat er niet klopt',
    reach: 'Waar gaat het over?',
    reachBooking: 'Alleen deze transactie',
    reachCounterparty: (count, counterparty) => `Alle ${count} transacties van ${counterparty}`,
    explanation: 'Waarom klopt het niet?',
    examples: {
      incidental: 'Bijvoorbeeld: dit is een vaste klant.',
      'round-trips': 'Bijvoorbeeld: dit was een klant die ook aan mij levert.',
      'owner-pay': 'Bijvoorbeeld: dit zijn kosten van de zaak.',
      'stopped-purchases': 'Bijvoorbeeld: ik heb nog voorraad voor een half jaar.',
      'stopped-wages': 'Bijvoorbeeld: mijn medewerker is met pensioen en ik werk alleen verder.',
      'stopped-rent': 'Bijvoorbeeld: ik werk nu vanuit huis en huur niets meer.',
    },
    explanationMissing: 'Schrijf op waarom dit niet klopt.',
    consequence:
      'We rekenen opnieuw en bewaren je uitleg bij je aanvraag. Wordt het antwoord er anders door? Dan kijkt eerst een medewerker. Je kunt dit altijd ongedaan maken.',
    confirm: 'Verstuur en reken opnieuw',
    saidOfAll: (explanation) => `Je zei dat dit niet klopt: ${explanation}`,
    saidOfSome: (count, counterparty, explanation) =>
      count === '1'
        ? `Je zei dat 1 transactie van ${counterparty} hier niet bij hoort: ${explanation}`
        : `Je zei dat ${count} transacties van ${counterparty} hier niet bij horen: ${explanation}`,
    withdraw: 'Maak ongedaan',
    withdrawOf: (explanation) => `Maak ongedaan: ${explanation}`,
  },
  en: {
    title: 'What we see in your figures',
    guide: 'Read how we do the sums, with all the points and limits',
    intro:
      'We say what we make of each figure. You can look at the transactions behind it, and tell us if something is wrong.',
    names: {
      'core-turnover': 'Turnover from customers',
      'year-before': 'Growth in turnover',
      'growth-unknown': 'Growth in turnover',
      'newest-month': 'The latest month',
      incidental: 'One-off money',
      'round-trips': 'Money that went out and came back',
      'variable-costs': 'Costs that move with turnover',
      'fixed-costs': 'Fixed costs',
      'stopped-purchases': 'Purchases: stopped or far lower',
      'stopped-wages': 'Wages: stopped or far lower',
      'stopped-rent': 'Rent: stopped or far lower',
      'costs-running': 'Costs that carry on',
      'tax-due': 'Tax',
      'owner-pay': 'Money for yourself',
      'unshared-account': 'An account you did not share',
      'paid-out-above-surplus': 'Profit paid out',
      'debt-service': 'Other loans',
      'instalments-stopped': 'Instalments that stopped',
      'new-debt': 'New loans',
      balance: 'Money in your accounts',
      'balance-unknown': 'Money in your accounts',
      capacity: 'What you have left',
    },
    bookings: (count) => (count === '1' ? 'See 1 transaction' : `See ${count} transactions`),
    back: 'Back to all figures',
    contested: 'contested by you',
    contestAll: 'This is not right',
    contestOne: 'Does not belong to this figure',
    contestOneOf: (counterparty, amount) => `Does not belong to this figure: ${counterparty}, ${amount}`,
    formTitle: 'Explain what is wrong',
    reach: 'What is this about?',
    reachBooking: 'Only this transaction',
    reachCounterparty: (count, counterparty) => `All ${count} transactions with ${counterparty}`,
    explanation: 'Why is it wrong?',
    examples: {
      incidental: 'For example: this is a regular customer.',
      'round-trips': 'For example: this customer is also one of my suppliers.',
      'owner-pay': 'For example: these are business costs.',
      'stopped-purchases': 'For example: I still have stock for half a year.',
      'stopped-wages': 'For example: my employee has retired and I carry on alone.',
      'stopped-rent': 'For example: I work from home now and no longer rent anything.',
    },
    explanationMissing: 'Tell us why this is wrong.',
    consequence:
      'We work everything out again and keep your explanation with your application. If it changes the answer, one of our team checks it first. You can always undo this.',
    confirm: 'Send and work it out again',
    saidOfAll: (explanation) => `You said that this is wrong: ${explanation}`,
    saidOfSome: (count, counterparty, explanation) =>
      count === '1'
        ? `You said that 1 transaction with ${counterparty} does not belong here: ${explanation}`
        : `You said that ${count} transactions with ${counterparty} do not belong here: ${explanation}`,
    withdraw: 'Undo',
    withdrawOf: (explanation) => `Undo: ${explanation}`,
  },
}
