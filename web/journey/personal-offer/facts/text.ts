import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { ContestableFact } from '#lending/analysis/facts/contestable-facts.ts'
import type { FactName } from '#lending/judged-facts/judged-fact.ts'
import type { Texts } from '#ui/language.ts'

const factNames = byLanguage<Pairs<FactName>>({
  'core-turnover': ['Omzet van klanten', 'Turnover from customers'],
  'year-before': ['Groei van je omzet', 'Growth in turnover'],
  'growth-unknown': ['Groei van je omzet', 'Growth in turnover'],
  'newest-month': ['De nieuwste maand', 'The latest month'],
  incidental: ['Eenmalig geld', 'One-off money'],
  'round-trips': ['Geld dat eruit ging en terugkwam', 'Money that went out and came back'],
  'variable-costs': ['Kosten die meegaan met je omzet', 'Costs that move with turnover'],
  'fixed-costs': ['Vaste kosten', 'Fixed costs'],
  'stopped-purchases': ['Inkoop: gestopt of lager', 'Purchases: stopped or lower'],
  'stopped-wages': ['Lonen: gestopt of lager', 'Wages: stopped or lower'],
  'stopped-rent': ['Huur: gestopt of lager', 'Rent: stopped or lower'],
  'stopped-overhead': ['Vaste lasten: gestopt of lager', 'Overheads: stopped or lower'],
  'costs-running': ['Kosten die doorlopen', 'Costs that carry on'],
  'tax-due': ['Belasting', 'Tax'],
  'owner-pay': ['Geld voor jezelf', 'Money for yourself'],
  'unshared-account': ['Eigen rekening die je niet deelde', 'An account you did not share'],
  'paid-out-above-surplus': ['Uitgekeerde winst', 'Profit paid out'],
  'debt-service': ['Andere leningen', 'Other loans'],
  'instalments-stopped': ['Aflossing die is gestopt', 'Instalments that stopped'],
  'new-debt': ['Nieuwe leningen', 'New loans'],
  balance: ['Geld op je rekeningen', 'Money in your accounts'],
  'balance-unknown': ['Geld op je rekeningen', 'Money in your accounts'],
  capacity: ['Wat je overhoudt', 'What you have left'],
})

const nl = {
  title: 'Wat we in je cijfers zien',
  guide: 'Lees hoe we rekenen, met alle punten en grenzen',
  intro:
    'Bij elk cijfer staat wat we ervan vinden. Je kunt de transacties erbij bekijken, en zeggen als er iets niet klopt.',
  names: factNames.nl,
  bookings: (count: string) => (count === '1' ? 'Bekijk 1 transactie' : `Bekijk ${count} transacties`),
  back: 'Terug naar alle cijfers',
  contested: 'door jou betwist',
  contestAll: 'Dit klopt niet',
  contestOne: 'Hoort niet bij dit cijfer',
  contestOneOf: (counterparty: string, amount: string) => `Hoort niet bij dit cijfer: ${counterparty}, ${amount}`,
  formTitle: 'Leg uit wat er niet klopt',
  reach: 'Waar gaat het over?',
  reachBooking: 'Alleen deze transactie',
  reachCounterparty: (count: string, counterparty: string) => `Alle ${count} transacties van ${counterparty}`,
  explanation: 'Waarom klopt het niet?',
  examples: {
    incidental: 'Bijvoorbeeld: dit is een vaste klant.',
    'round-trips': 'Bijvoorbeeld: dit was een klant die ook aan mij levert.',
    'owner-pay': 'Bijvoorbeeld: dit zijn kosten van de zaak.',
    'stopped-purchases': 'Bijvoorbeeld: ik heb nog voorraad voor een half jaar.',
    'stopped-wages': 'Bijvoorbeeld: mijn medewerker is met pensioen en ik werk alleen verder.',
    'stopped-rent': 'Bijvoorbeeld: ik werk nu vanuit huis en huur niets meer.',
    'stopped-overhead': 'Bijvoorbeeld: ik heb een goedkoper energiecontract.',
  } satisfies Readonly<Record<ContestableFact, string>>,
  explanationMissing: 'Schrijf op waarom dit niet klopt.',
  consequence:
    'We rekenen opnieuw en bewaren je uitleg bij je aanvraag. Wordt het antwoord er anders door? Dan kijkt eerst een medewerker. Je kunt dit altijd ongedaan maken.',
  confirm: 'Verstuur en reken opnieuw',
  saidOfAll: (explanation: string) => `Je zei dat dit niet klopt: ${explanation}`,
  saidOfSome: (count: string, counterparty: string, explanation: string) =>
    count === '1'
      ? `Je zei dat 1 transactie van ${counterparty} hier niet bij hoort: ${explanation}`
      : `Je zei dat ${count} transacties van ${counterparty} hier niet bij horen: ${explanation}`,
  withdraw: 'Maak ongedaan',
  withdrawOf: (explanation: string) => `Maak ongedaan: ${explanation}`,
}

const en: typeof nl = {
  title: 'What we see in your figures',
  guide: 'Read how we do the sums, with all the points and limits',
  intro:
    'We say what we make of each figure. You can look at the transactions behind it, and tell us if something is wrong.',
  names: factNames.en,
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
    'stopped-overhead': 'For example: I have a cheaper energy contract.',
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
}

export const factsTexts: Texts<typeof nl> = { nl, en }
