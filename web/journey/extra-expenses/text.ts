import type { Texts } from '#ui/language.ts'

const nl = {
  pageTitle: 'Extra uitgaven',
  title: 'Komt er dit jaar een grote rekening aan?',
  intro: 'Denk aan een verbouwing, een belastingaanslag of een nieuwe bus in de komende twaalf maanden.',
  hasExpensesHint: 'Waar je deze lening voor gebruikt, telt niet mee.',
  yes: 'Ja, dat verwacht ik',
  no: 'Nee, verder',
  knowsAmount: 'Weet je ongeveer om hoeveel het gaat?',
  knowsYes: 'Ja, ongeveer',
  knowsNo: 'Nee, nog niet',
  unknownConsequence: 'Dat geeft niet. Maakt het bedrag uit voor je aanbod, dan kijkt een medewerker met je mee.',
  amount: 'Verwachte uitgaven in totaal',
  amountHint: (maximum: string) => `Hele euro’s, bij elkaar opgeteld. Hoogstens ${maximum}.`,
  choiceMissing: 'Kies een van de antwoorden.',
  amountMissing: 'Vul in om hoeveel het ongeveer gaat.',
  amountTooHigh: (maximum: string) => `Vul een bedrag in van hoogstens ${maximum}.`,
  why: 'Waarom vragen we dit?',
  whyText:
    'We willen zeker weten dat je de maandbedragen kunt betalen, ook als er iets groots bij komt. We delen het bedrag door twaalf en trekken dat af van wat je per maand overhoudt.',
}

const en: typeof nl = {
  pageTitle: 'Extra expenses',
  title: 'Is a big bill coming up this year?',
  intro: 'Think of a renovation, a tax bill or a new van in the next twelve months.',
  hasExpensesHint: 'Leave out what you are borrowing for.',
  yes: 'Yes, I expect one',
  no: 'No, continue',
  knowsAmount: 'Do you know roughly how much?',
  knowsYes: 'Yes, roughly',
  knowsNo: 'No, not yet',
  unknownConsequence: 'No problem. If the amount matters for your offer, one of our team will look at it with you.',
  amount: 'Total expected costs',
  amountHint: (maximum) => `Whole euros, all added up. At most ${maximum}.`,
  choiceMissing: 'Choose an answer.',
  amountMissing: 'Enter roughly how much it will be.',
  amountTooHigh: (maximum) => `Enter an amount of at most ${maximum}.`,
  why: 'Why do we ask?',
  whyText:
    'We want to be sure you can afford the repayments even when something big comes up. We divide the amount by twelve and subtract it from what you have left each month.',
}

export const extraExpensesTexts: Texts<typeof nl> = { nl, en }
