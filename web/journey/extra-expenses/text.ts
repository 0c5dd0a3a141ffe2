import type { Texts } from '../../language.ts'

type ExtraExpensesText = {
  pageTitle: string
  title: string
  intro: string
  hasExpenses: string
  hasExpensesHint: string
  yes: string
  no: string
  knowsAmount: string
  knowsYes: string
  knowsNo: string
  unknownConsequence: string
  amount: string
  amountHint: (maximum: string) => string
  choiceMissing: string
  amountMissing: string
  amountTooHigh: (maximum: string) => string
  why: string
  whyText: string
}

export const extraExpensesTexts: Texts<ExtraExpensesText> = {
  nl: {
    pageTitle: 'Extra uitgaven',
    title: 'Verwacht je grote uitgaven?',
    intro: 'Denk aan een verbouwing, een belastingaanslag of een nieuwe bus in de komende twaalf maanden.',
    hasExpenses: 'Verwacht je het komende jaar een grote uitgave die je niet elke maand hebt?',
    hasExpensesHint: 'Waar je deze lening voor gebruikt, telt hier niet mee.',
    yes: 'Ja',
    no: 'Nee',
    knowsAmount: 'Weet je ongeveer om hoeveel het gaat?',
    knowsYes: 'Ja, ongeveer',
    knowsNo: 'Nee, nog niet',
    unknownConsequence: 'Dat geeft niet. Als het bedrag belangrijk is voor je aanbod, kijkt een medewerker met je mee.',
    amount: 'Verwachte uitgaven in totaal',
    amountHint: (maximum) => `Hele euro’s, bij elkaar opgeteld. Hoogstens ${maximum}.`,
    choiceMissing: 'Kies een van de antwoorden.',
    amountMissing: 'Vul in om hoeveel het ongeveer gaat.',
    amountTooHigh: (maximum) => `Vul een bedrag in van hoogstens ${maximum}.`,
    why: 'Waarom vragen we dit?',
    whyText:
      'We willen zeker weten dat je de maandbedragen kunt betalen, ook als er iets groots bij komt. We delen het bedrag door twaalf en trekken dat af van wat je per maand overhoudt.',
  },
  en: {
    pageTitle: 'Extra expenses',
    title: 'Do you expect large expenses?',
    intro: 'Think of a renovation, a tax assessment or a new van in the coming twelve months.',
    hasExpenses: 'In the coming year, do you expect a large expense that you do not have every month?',
    hasExpensesHint: 'What you use this loan for does not count here.',
    yes: 'Yes',
    no: 'No',
    knowsAmount: 'Do you know roughly how much it is?',
    knowsYes: 'Yes, roughly',
    knowsNo: 'No, not yet',
    unknownConsequence: 'That is all right. If the amount matters for your offer, a colleague looks at it with you.',
    amount: 'Expected expenses in total',
    amountHint: (maximum) => `Whole euros, added together. At most ${maximum}.`,
    choiceMissing: 'Choose one of the answers.',
    amountMissing: 'Fill in roughly how much it is.',
    amountTooHigh: (maximum) => `Fill in an amount of at most ${maximum}.`,
    why: 'Why do we ask?',
    whyText:
      'We want to be sure that you can pay the monthly amounts, also when something big comes up. We divide the amount by twelve and take that off what you have left each month.',
  },
}
