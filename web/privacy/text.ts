import type { PrivacyView } from '#contract/privacy.ts'
import type { DataCategory } from '#lending/retention.ts'
import type { Texts } from '../language.ts'

type Source = PrivacyView['categories'][number]['sources'][number]
type Subject = NonNullable<PrivacyView['requests'][number]['subject']>
type Words = { name: string; why: string }

export type PrivacyText = {
  pageTitle: string
  title: string
  intro: string
  noneTitle: string
  none: string
  noneLink: string
  held: {
    title: string
    intro: string
    from: string
    and: string
    until: (date: string) => string
    notKept: string
    nothingOf: string
    categories: Readonly<Record<DataCategory, Words>>
    sources: Readonly<Record<Source, string>>
  }
  consents: {
    title: string
    none: string
    given: (date: string) => string
    withdrawn: (date: string) => string
    version: (version: string) => string
    transactions: string
  }
  banks: {
    title: string
    intro: string
    states: Readonly<Record<PrivacyView['bankConsents'][number]['status'], string>>
    since: (date: string) => string
    until: (date: string) => string
    ended: (date: string) => string
    accounts: (count: number) => string
    withdraw: string
    withdrawFrom: (bank: string) => string
    withdrawAll: string
    sureTitle: (bank: string) => string
    sureTitleAll: string
    sure: string
    confirm: string
    keep: string
    done: string
  }
  download: { title: string; intro: string; button: string; done: string }
  correct: {
    title: string
    intro: string
    links: { answers: string; bookings: string; accounts: string }
    formTitle: string
    subject: string
    subjectEmpty: string
    subjectMissing: string
    subjects: Readonly<Record<Subject, string>>
    explanation: string
    explanationMissing: string
    button: string
  }
  ask: { title: string; intro: string; question: string; questionMissing: string; button: string }
  email: string
  emailHint: string
  emailInvalid: string
  asked: (date: string) => string
  requests: { title: string; correction: string; question: string; line: (asked: string, answerBy: string) => string }
  erase: {
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
  close: string
}

export const privacyTexts: Texts<PrivacyText> = {
  nl: {
    pageTitle: 'Jouw gegevens',
    title: 'Jouw gegevens',
    intro: 'Hier zie je wat we over je aanvraag bewaren, waarom en tot wanneer. Je kunt alles downloaden of wissen.',
    noneTitle: 'We bewaren nu niets van je',
    none: 'In deze browser is geen aanvraag open. Heb je een aanvraag bewaard? Open die dan eerst met de link uit onze mail.',
    noneLink: 'Vraag een nieuwe link aan',
    held: {
      title: 'Wat we van je hebben',
      intro: 'Alles is versleuteld met een sleutel die alleen bij jouw aanvraag hoort.',
      from: 'Van',
      and: ' en van ',
      until: (date) => `Bewaard tot en met ${date}, als je niets meer doet.`,
      notKept: 'Bewaren we niet. We lezen je bestand en gooien het meteen weg.',
      nothingOf: 'Hiervan hebben we niets',
      categories: {
        company: { name: 'Je bedrijf', why: 'Om te kijken of je kunt aanvragen.' },
        answers: { name: 'Je antwoorden', why: 'Om een aanbod te maken dat bij je past: bedrag, doel en uitgaven.' },
        consents: { name: 'Je toestemmingen', why: 'Om te kunnen laten zien dat je het goed vond.' },
        'bank-connections': { name: 'Je bankkoppelingen', why: 'Om je transacties op te halen bij je bank.' },
        'uploaded-files': { name: 'Je bestanden', why: 'Om transacties te lezen zonder bankkoppeling.' },
        accounts: { name: 'Je rekeningen', why: 'Om te zien of ze van je bedrijf zijn, en om uit te betalen.' },
        bookings: { name: 'Je transacties', why: 'Om te berekenen wat je kunt dragen.' },
        analysis: { name: 'Onze berekening', why: 'Om uit je transacties de cijfers voor het besluit te halen.' },
        contests: { name: 'Wat je verbeterde', why: 'Om jouw uitleg bij een transactie mee te tellen.' },
        decisions: { name: 'Ons besluit', why: 'Om uit te leggen waarom je wel of geen aanbod kreeg.' },
        offers: { name: 'Je aanbod', why: 'Om je keuze en de prijs vast te leggen.' },
        reviews: { name: 'Je verzoek om een mens', why: 'Om opnieuw naar je aanvraag te kijken.' },
        feedback: { name: 'Je beoordeling', why: 'Om de aanvraag beter te maken.' },
        mails: { name: 'Mails aan jou en over jou', why: 'Om te weten wat er is verstuurd. De tekst bewaren we niet.' },
        'privacy-requests': { name: 'Je vragen over privacy', why: 'Om ze te beantwoorden.' },
        'access-log': { name: 'Wie wat opvroeg', why: 'Om misbruik te kunnen zien. Hierin staan alleen nummers.' },
      },
      sources: {
        register: 'het Handelsregister',
        applicant: 'jou',
        bank: 'je bank',
        computed: 'onze eigen berekening',
        lender: 'ons eigen systeem',
      },
    },
    consents: {
      title: 'Waar je toestemming voor gaf',
      none: 'Je hebt nog geen toestemming gegeven.',
      given: (date) => `Gegeven op ${date}`,
      withdrawn: (date) => `Ingetrokken op ${date}`,
      version: (version) => `tekst van ${version}`,
      transactions: 'Je transacties bekijken',
    },
    banks: {
      title: 'Toestemming bij je bank',
      intro: 'Trek je de toestemming in, dan halen we daar niets meer op en krijg je geen herinneringen meer.',
      states: { active: 'Actief', unusable: 'Verlopen', ended: 'Ingetrokken' },
      since: (date) => `Sinds ${date}`,
      until: (date) => `loopt tot ${date}`,
      ended: (date) => `gestopt op ${date}`,
      accounts: (count) => (count === 1 ? '1 rekening' : `${count} rekeningen`),
      withdraw: 'Trek in',
      withdrawFrom: (bank) => `Trek in: toestemming bij ${bank}`,
      withdrawAll: 'Trek alles in',
      sureTitle: (bank) => `Toestemming bij ${bank} intrekken?`,
      sureTitleAll: 'Alle toestemmingen bij banken intrekken?',
      sure: 'We halen daarna niets meer op. Wat we al hebben, gebruiken we nog voor deze aanvraag. Wil je dat ook niet, wis dan je gegevens onderaan deze pagina.',
      confirm: 'Ja, trek in',
      keep: 'Nee, laat zo',
      done: 'Ingetrokken. We geven het nu door aan je bank.',
    },
    download: {
      title: 'Downloaden',
      intro:
        'Je krijgt één bestand met alles wat we van je hebben, met uitleg erbij. Het is JSON: ook te openen in een teksteditor.',
      button: 'Download mijn gegevens',
      done: 'Het bestand is gedownload. Bewaar het op een veilige plek.',
    },
    correct: {
      title: 'Klopt er iets niet?',
      intro: 'Veel kun je zelf aanpassen. Dat is het snelst.',
      links: {
        answers: 'Pas je bedrag, doel of uitgaven aan',
        bookings: 'Pas aan hoe we je transacties lazen',
        accounts: 'Voeg een rekening toe of haal er een weg',
      },
      formTitle: 'Iets anders laten verbeteren',
      subject: 'Waar gaat het over?',
      subjectEmpty: 'Kies een onderwerp',
      subjectMissing: 'Kies waar het over gaat.',
      subjects: {
        company: 'Mijn bedrijf',
        answers: 'Mijn antwoorden',
        accounts: 'Mijn rekeningen',
        bookings: 'Mijn transacties',
        decision: 'Het besluit',
        other: 'Iets anders',
      },
      explanation: 'Wat klopt er niet, en wat moet het zijn?',
      explanationMissing: 'Schrijf op wat er niet klopt.',
      button: 'Vraag om verbetering',
    },
    ask: {
      title: 'Vraag het een mens',
      intro: 'Heb je een vraag over je privacy, of over een besluit dat de computer nam? Een medewerker antwoordt.',
      question: 'Je vraag',
      questionMissing: 'Schrijf je vraag op.',
      button: 'Stel mijn vraag',
    },
    email: 'Je e-mailadres',
    emailHint: 'Alleen om je te antwoorden.',
    emailInvalid: 'Vul een e-mailadres in, bijvoorbeeld naam@bedrijf.nl.',
    asked: (date) => `Verstuurd. Je krijgt antwoord voor of op ${date}.`,
    requests: {
      title: 'Wat je al vroeg',
      correction: 'Verbetering',
      question: 'Vraag',
      line: (asked, answerBy) => `gevraagd op ${asked}, antwoord uiterlijk ${answerBy}`,
    },
    erase: {
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
      formsIntro: 'Heb je ook een contactformulier ingevuld? Met je e-mailadres of nummer wissen we dat ook.',
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
    close: 'Sluiten',
  },
  en: {
    pageTitle: 'Your data',
    title: 'Your data',
    intro: 'Here you see what we hold about your application, why and until when. You can download or erase all of it.',
    noneTitle: 'We hold nothing of you now',
    none: 'No application is open in this browser. Did you save one? Then open it first with the link from our e-mail.',
    noneLink: 'Ask for a new link',
    held: {
      title: 'What we have of you',
      intro: 'All of it is encrypted with a key that belongs to your application alone.',
      from: 'From',
      and: ' and from ',
      until: (date) => `Kept up to and including ${date} if you do nothing more.`,
      notKept: 'We do not keep these. We read your file and throw it away at once.',
      nothingOf: 'Of these we have nothing',
      categories: {
        company: { name: 'Your company', why: 'To see whether you can apply.' },
        answers: { name: 'Your answers', why: 'To make an offer that fits you: amount, goal and expenses.' },
        consents: { name: 'Your consents', why: 'To be able to show that you agreed.' },
        'bank-connections': { name: 'Your bank connections', why: 'To collect your transactions from your bank.' },
        'uploaded-files': { name: 'Your files', why: 'To read transactions without a bank connection.' },
        accounts: { name: 'Your accounts', why: 'To see whether they are your company’s, and to pay out.' },
        bookings: { name: 'Your transactions', why: 'To work out what you can carry.' },
        analysis: { name: 'Our calculation', why: 'To get the figures for the decision from your transactions.' },
        contests: { name: 'What you corrected', why: 'To count in what you said about a transaction.' },
        decisions: { name: 'Our decision', why: 'To explain why you did or did not get an offer.' },
        offers: { name: 'Your offer', why: 'To record your choice and the price.' },
        reviews: { name: 'Your request for a person', why: 'To look at your application again.' },
        feedback: { name: 'Your rating', why: 'To make the application better.' },
        mails: { name: 'Mails to you and about you', why: 'To know what was sent. We do not keep the words.' },
        'privacy-requests': { name: 'Your questions about privacy', why: 'To answer them.' },
        'access-log': { name: 'Who asked for what', why: 'To be able to see misuse. It holds numbers only.' },
      },
      sources: {
        register: 'the company register',
        applicant: 'you',
        bank: 'your bank',
        computed: 'our own calculation',
        lender: 'our own system',
      },
    },
    consents: {
      title: 'What you consented to',
      none: 'You have not given any consent yet.',
      given: (date) => `Given on ${date}`,
      withdrawn: (date) => `Withdrawn on ${date}`,
      version: (version) => `text of ${version}`,
      transactions: 'Looking at your transactions',
    },
    banks: {
      title: 'Consent at your bank',
      intro: 'When you withdraw it we collect nothing there any more, and you get no more reminders.',
      states: { active: 'Active', unusable: 'Expired', ended: 'Withdrawn' },
      since: (date) => `Since ${date}`,
      until: (date) => `runs until ${date}`,
      ended: (date) => `ended on ${date}`,
      accounts: (count) => (count === 1 ? '1 account' : `${count} accounts`),
      withdraw: 'Withdraw',
      withdrawFrom: (bank) => `Withdraw: consent at ${bank}`,
      withdrawAll: 'Withdraw all',
      sureTitle: (bank) => `Withdraw the consent at ${bank}?`,
      sureTitleAll: 'Withdraw all consents at banks?',
      sure: 'We collect nothing after that. What we have already, we still use for this application. If you do not want that either, erase your data at the bottom of this page.',
      confirm: 'Yes, withdraw',
      keep: 'No, leave it',
      done: 'Withdrawn. We are telling your bank now.',
    },
    download: {
      title: 'Download',
      intro: 'You get one file with everything we have of you, explained. It is JSON: a text editor opens it as well.',
      button: 'Download my data',
      done: 'The file is downloaded. Keep it in a safe place.',
    },
    correct: {
      title: 'Is something wrong?',
      intro: 'You can change much yourself. That is the quickest way.',
      links: {
        answers: 'Change your amount, goal or expenses',
        bookings: 'Change how we read your transactions',
        accounts: 'Add an account or take one out',
      },
      formTitle: 'Have something else corrected',
      subject: 'What is it about?',
      subjectEmpty: 'Choose a subject',
      subjectMissing: 'Choose what it is about.',
      subjects: {
        company: 'My company',
        answers: 'My answers',
        accounts: 'My accounts',
        bookings: 'My transactions',
        decision: 'The decision',
        other: 'Something else',
      },
      explanation: 'What is wrong, and what should it be?',
      explanationMissing: 'Write down what is wrong.',
      button: 'Ask for the correction',
    },
    ask: {
      title: 'Ask a person',
      intro:
        'Do you have a question about your privacy, or about a decision that the computer made? A colleague answers.',
      question: 'Your question',
      questionMissing: 'Write down your question.',
      button: 'Send my question',
    },
    email: 'Your e-mail address',
    emailHint: 'Only to answer you.',
    emailInvalid: 'Fill in an e-mail address, for instance name@company.nl.',
    asked: (date) => `Sent. You get an answer on or before ${date}.`,
    requests: {
      title: 'What you asked already',
      correction: 'Correction',
      question: 'Question',
      line: (asked, answerBy) => `asked on ${asked}, answered by ${answerBy} at the latest`,
    },
    erase: {
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
      formsIntro: 'Did you fill in a contact form as well? With your e-mail address or number we erase that too.',
      email: 'E-mail address of your contact form',
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
    close: 'Close',
  },
}
