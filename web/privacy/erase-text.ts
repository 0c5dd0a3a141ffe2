import type { Texts } from '../language.ts'

export type EraseText = {
  title: string
  intro: string
  points: readonly string[]
  open: string
  sureTitle: string
  sure: string
  word: string
  wordLabel: (word: string) => string
  wordWrong: (word: string) => string
  formsIntro: string
  email: string
  phone: string
  phoneHint: string
  phoneInvalid: string
  confirm: string
  cancel: string
  doneTitle: string
  done: readonly string[]
  home: string
}

export const eraseTexts: Texts<EraseText> = {
  nl: {
    title: 'Alles wissen',
    intro: 'Je kunt je hele aanvraag laten wissen. Dat kan niet ongedaan worden gemaakt.',
    points: [
      'Je aanvraag stopt. Ook een aanbod dat je koos vervalt.',
      'Je antwoorden, rekeningen, transacties en ons besluit verdwijnen binnen een minuut.',
      'Je toestemming bij je bank stopt.',
      'We houden alleen een logboek met nummers over. Daarin staat niets waaraan iemand je herkent.',
    ],
    open: 'Wis al mijn gegevens',
    sureTitle: 'Weet je het zeker?',
    sure: 'Na het wissen kan niemand je gegevens terughalen. Wij ook niet.',
    word: 'WISSEN',
    wordLabel: (word) => `Typ ${word} om door te gaan`,
    wordWrong: (word) => `Typ precies ${word}.`,
    formsIntro: 'Heb je ook een contactformulier ingevuld? Met je e-\u2060mailadres of nummer wissen we dat ook.',
    email: 'E-mailadres van je contactformulier',
    phone: 'Telefoonnummer van je terugbelverzoek',
    phoneHint: '10 cijfers',
    phoneInvalid: 'Vul een telefoonnummer van 10 cijfers in.',
    confirm: 'Wis alles nu',
    cancel: 'Nee, toch niet',
    doneTitle: 'Je gegevens zijn gewist',
    done: [
      'De sleutel van je aanvraag is weggegooid. Niemand kan je gegevens nog lezen.',
      'We ruimen nu de laatste resten op en stoppen je toestemming bij je bank.',
    ],
    home: 'Naar de startpagina',
  },
  en: {
    title: 'Erase everything',
    intro: 'You can have your whole application erased. That cannot be undone.',
    points: [
      'Your application ends. An offer that you chose lapses too.',
      'Your answers, accounts, transactions and our decision are gone within a minute.',
      'Your consent at your bank ends.',
      'All we keep is a record of numbers. It holds nothing by which anyone could know you.',
    ],
    open: 'Erase all my data',
    sureTitle: 'Are you sure?',
    sure: 'Once it is erased nobody can get your data back. Neither can we.',
    word: 'ERASE',
    wordLabel: (word) => `Type ${word} to continue`,
    wordWrong: (word) => `Type exactly ${word}.`,
    formsIntro: 'Did you fill in a contact form as well? With your email address or number we erase that too.',
    email: 'Email address of your contact form',
    phone: 'Telephone number of your call-back request',
    phoneHint: '10 digits',
    phoneInvalid: 'Fill in a telephone number of 10 digits.',
    confirm: 'Erase everything now',
    cancel: 'No, rather not',
    doneTitle: 'Your data is erased',
    done: [
      'The key of your application is thrown away. Nobody can read your data any more.',
      'We are clearing the last remains now, and ending your consent at your bank.',
    ],
    home: 'To the home page',
  },
}
