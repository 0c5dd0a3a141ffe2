import type { Texts } from '../../../language.ts'

type CategoriesText = {
  title: string
  intro: (count: string, from: string, to: string) => string
  backToOffer: string
  backToCategories: string
  summaryTitle: string
  contestedTitle: string
  contestedLink: (count: number) => string
  contestedNone: string
  bookings: (count: string) => string
  perMonth: string
  month: string
  count: string
  sum: string
  months: readonly string[]
  mayNot: string
  change: string
  changeOf: (counterparty: string, amount: string) => string
  unnamed: string
  formTitle: string
  choose: string
  chooseEmpty: string
  chooseMissing: string
  explanation: string
  explanationHint: string
  consequence: string
  confirm: string
  withdraw: string
  withdrawOf: (counterparty: string, amount: string) => string
  said: (explanation: string) => string
  pages: string
  pageOf: (page: number, pageCount: number) => string
  previous: string
  next: string
  empty: string
}

export const categoriesTexts: Texts<CategoriesText> = {
  nl: {
    title: 'Zo lezen we je transacties',
    intro: (count, from, to) =>
      `We zagen ${count} transacties, van ${from} tot en met ${to}. Hier zie je waar we ze bij rekenden. Klopt er iets niet? Pas het aan, dan rekenen we alles opnieuw.`,
    backToOffer: 'Terug naar de uitkomst',
    backToCategories: 'Terug naar alle soorten',
    summaryTitle: 'Alle soorten',
    contestedTitle: 'Wat jij hebt aangepast',
    contestedLink: (count) => (count === 1 ? 'Bekijk je aanpassing' : `Bekijk je ${count} aanpassingen`),
    contestedNone: 'Je hebt nog niets aangepast.',
    bookings: (count) => (count === '1' ? '1 transactie' : `${count} transacties`),
    perMonth: 'Bekijk per maand',
    month: 'Maand',
    count: 'Aantal',
    sum: 'Samen',
    months: ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
    mayNot: 'Je hebt al een aanbod gekozen. Je kunt alles bekijken, maar niet meer aanpassen.',
    change: 'Dit klopt niet',
    changeOf: (counterparty, amount) => `Dit klopt niet: ${counterparty}, ${amount}`,
    unnamed: 'Zonder naam',
    formTitle: 'Wat is dit wel?',
    choose: 'Soort transactie',
    chooseEmpty: 'Kies een soort',
    chooseMissing: 'Kies wat voor transactie dit is.',
    explanation: 'Waarom?',
    explanationHint: 'We bewaren je uitleg bij je aanvraag. Bijvoorbeeld: dit was het hotel op een beurs.',
    consequence:
      'Je keuze telt meteen mee en we bewaren dat jij dit aanpaste. Verandert het veel? Dan kijkt eerst een medewerker.',
    confirm: 'Pas aan en reken opnieuw',
    withdraw: 'Maak ongedaan',
    withdrawOf: (counterparty, amount) => `Maak ongedaan: ${counterparty}, ${amount}`,
    said: (explanation) => `Jouw uitleg: ${explanation}`,
    pages: 'Bladeren door de transacties',
    pageOf: (page, pageCount) => `Pagina ${page} van ${pageCount}`,
    previous: 'Nieuwere',
    next: 'Oudere',
    empty: 'Hier staan geen transacties.',
  },
  en: {
    title: 'How we read your transactions',
    intro: (count, from, to) =>
      `We saw ${count} transactions, from ${from} up to ${to}. Here you see what we counted them as. Is something wrong? Change it and we work everything out again.`,
    backToOffer: 'Back to the outcome',
    backToCategories: 'Back to all kinds',
    summaryTitle: 'All kinds',
    contestedTitle: 'What you changed',
    contestedLink: (count) => (count === 1 ? 'See your change' : `See your ${count} changes`),
    contestedNone: 'You have changed nothing yet.',
    bookings: (count) => (count === '1' ? '1 transaction' : `${count} transactions`),
    perMonth: 'See each month',
    month: 'Month',
    count: 'Number',
    sum: 'Together',
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    mayNot: 'You have chosen an offer already. You can see everything, but no longer change it.',
    change: 'This is not right',
    changeOf: (counterparty, amount) => `This is not right: ${counterparty}, ${amount}`,
    unnamed: 'Without a name',
    formTitle: 'What is it then?',
    choose: 'Kind of transaction',
    chooseEmpty: 'Choose a kind',
    chooseMissing: 'Choose what kind of transaction this is.',
    explanation: 'Why?',
    explanationHint: 'We keep your explanation with your application. For example: this was the hotel at a trade fair.',
    consequence:
      'Your choice counts at once, and we keep on record that you changed this. Does it change much? Then a colleague looks first.',
    confirm: 'Change it and work it out again',
    withdraw: 'Undo',
    withdrawOf: (counterparty, amount) => `Undo: ${counterparty}, ${amount}`,
    said: (explanation) => `Your explanation: ${explanation}`,
    pages: 'Leaf through the transactions',
    pageOf: (page, pageCount) => `Page ${page} of ${pageCount}`,
    previous: 'Newer',
    next: 'Older',
    empty: 'There are no transactions here.',
  },
}
