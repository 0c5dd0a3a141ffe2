import type { DeskRole } from '#lending/desk/roles.ts'
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
  corrected: (role: string, on: string, reason: string) => string
  roles: Readonly<Record<DeskRole, string>>
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
      `We zagen ${count} transacties, van ${from} tot en met ${to}. Hier zie je als welke soort ze meetellen. Klopt er iets niet? Pas het aan, dan rekenen we alles opnieuw.`,
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
    corrected: (role, on, reason) => `${role}, op ${on}: ${reason}`,
    roles: {
      reader: 'Meelezer',
      assessor: 'Beoordelaar',
      senior: 'Senior beoordelaar',
      compliance: 'Compliance',
    },
    pages: 'Bladeren door de transacties',
    pageOf: (page, pageCount) => `Pagina ${page} van ${pageCount}`,
    previous: 'Nieuwere',
    next: 'Oudere',
    empty: 'Hier staan geen transacties.',
  },
  en: {
    title: 'How we read your transactions',
    intro: (count, from, to) =>
      `We saw ${count} transactions, from ${from} to ${to}. This is what we counted them as. If something is wrong, change it and we will work everything out again.`,
    backToOffer: 'Back to the outcome',
    backToCategories: 'Back to all categories',
    summaryTitle: 'All categories',
    contestedTitle: 'What you changed',
    contestedLink: (count) => (count === 1 ? 'See your change' : `See your ${count} changes`),
    contestedNone: 'You have not changed anything yet.',
    bookings: (count) => (count === '1' ? '1 transaction' : `${count} transactions`),
    perMonth: 'See each month',
    month: 'Month',
    count: 'Number',
    sum: 'Total',
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    mayNot: 'You have already chosen an offer. You can still see everything, but no longer change it.',
    change: 'This is not right',
    changeOf: (counterparty, amount) => `This is not right: ${counterparty}, ${amount}`,
    unnamed: 'No name',
    formTitle: 'What should it be?',
    choose: 'Category',
    chooseEmpty: 'Choose a category',
    chooseMissing: 'Choose a category for this transaction.',
    explanation: 'Why?',
    explanationHint: 'We keep your explanation with your application. For example: this was the hotel at a trade fair.',
    consequence:
      'Your choice counts straight away, and we record that you changed this. If it makes a big difference, one of our team checks it first.',
    confirm: 'Change it and work it out again',
    withdraw: 'Undo',
    withdrawOf: (counterparty, amount) => `Undo: ${counterparty}, ${amount}`,
    said: (explanation) => `Your explanation: ${explanation}`,
    corrected: (role, on, reason) => `${role}, on ${on}: ${reason}`,
    roles: {
      reader: 'Reader',
      assessor: 'Assessor',
      senior: 'Senior assessor',
      compliance: 'Compliance officer',
    },
    pages: 'Browse the transactions',
    pageOf: (page, pageCount) => `Page ${page} of ${pageCount}`,
    previous: 'Newer',
    next: 'Older',
    empty: 'There are no transactions here.',
  },
}
