import type { PrivacyView } from '#contract/privacy.ts'
import type { Texts } from '#ui/language.ts'

type Subject = NonNullable<PrivacyView['requests'][number]['subject']>

const nl = {
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
    } satisfies Readonly<Record<Subject, string>>,
    explanation: 'Wat klopt er niet, en wat moet het zijn?',
    explanationMissing: 'Schrijf op wat er niet klopt.',
    button: 'Vraag om verbetering',
  },
  ask: {
    title: 'Vraag het ons',
    intro: 'Heb je een vraag over je privacy, of over een besluit dat de computer nam? Een medewerker antwoordt.',
    question: 'Je vraag',
    questionMissing: 'Schrijf je vraag op.',
    button: 'Stel mijn vraag',
  },
  asked: (date: string) => `Verstuurd. Je krijgt antwoord voor of op ${date}.`,
  requests: {
    title: 'Wat je al vroeg',
    correction: 'Verbetering',
    question: 'Vraag',
    line: (asked: string, answerBy: string) => `gevraagd op ${asked}, antwoord uiterlijk ${answerBy}`,
    answered: (on: string) => `Ons antwoord van ${on}:`,
  },
}

const en: typeof nl = {
  correct: {
    title: 'Is something wrong?',
    intro: 'You can change most things yourself. That is the quickest way.',
    links: {
      answers: 'Change your amount, goal or expenses',
      bookings: 'Change how we read your transactions',
      accounts: 'Add or remove an account',
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
    explanationMissing: 'Tell us what is wrong.',
    button: 'Request this correction',
  },
  ask: {
    title: 'Ask our team',
    intro: 'A question about your privacy, or about a decision the computer made? One of our team will answer.',
    question: 'Your question',
    questionMissing: 'Enter your question.',
    button: 'Send my question',
  },
  asked: (date) => `Sent. You will have an answer by ${date}.`,
  requests: {
    title: 'What you have asked so far',
    correction: 'Correction',
    question: 'Question',
    line: (asked, answerBy) => `asked on ${asked}, answer by ${answerBy}`,
    answered: (on) => `Our answer of ${on}:`,
  },
}

export const requestTexts: Texts<typeof nl> = { nl, en }
