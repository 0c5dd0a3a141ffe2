import { byLanguage } from '#lending/by-language.ts'

export const extraExpensesTexts = byLanguage({
  pageTitle: ['Extra uitgaven', 'Extra expenses'],
  title: ['Komt er een grote uitgave aan?', 'Is a large expense coming up?'],
  intro: [
    'Denk aan een verbouwing, een belastingaanslag of een nieuwe bus in de komende twaalf maanden.',
    'Think of a renovation, a tax bill or a new van in the next twelve months.',
  ],
  loan: (amount: string, goal: string) => [`Je vraagt ${amount} · ${goal}`, `You are asking for ${amount} · ${goal}`],
  saveLoan: ['Opslaan', 'Save'],
  hasExpensesHint: ['Waar je nu voor leent, hoef je niet mee te tellen.', 'Leave out what you are borrowing for.'],
  yes: ['Ja, dat verwacht ik', 'Yes, I expect one'],
  no: ['Nee, verder', 'No, continue'],
  knowsAmount: ['Weet je ongeveer om hoeveel het gaat?', 'Do you know roughly how much?'],
  knowsYes: ['Ja, ongeveer', 'Yes, roughly'],
  knowsNo: ['Nee, nog niet', 'No, not yet'],
  unknownConsequence: [
    'Dat geeft niet. Maakt het bedrag uit voor je aanbod, dan kijkt een medewerker met je mee.',
    'No problem. If the amount matters for your offer, one of our team will look at it with you.',
  ],
  amount: ['Verwachte uitgaven in totaal', 'Total expected costs'],
  amountHint: (maximum: string) => [
    `Hele euro’s, bij elkaar opgeteld. Hoogstens ${maximum}.`,
    `Whole euros, all added up. At most ${maximum}.`,
  ],
  choiceMissing: ['Kies een van de antwoorden.', 'Choose an answer.'],
  amountMissing: ['Vul in om hoeveel het ongeveer gaat.', 'Enter roughly how much it will be.'],
  amountTooHigh: (maximum: string) => [
    `Vul een bedrag in van hoogstens ${maximum}.`,
    `Enter an amount of at most ${maximum}.`,
  ],
  why: ['Waarom vragen we dit?', 'Why do we ask?'],
  whyText: [
    'We willen zeker weten dat je de maandbedragen kunt betalen, ook als er iets groots bij komt. We delen het bedrag door twaalf en trekken dat af van wat je per maand overhoudt.',
    'We want to be sure you can afford the repayments even when something big comes up. We divide the amount by twelve and subtract it from what you have left each month.',
  ],
})
