import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { PrivacyView } from '#contract/privacy.ts'

type Subject = NonNullable<PrivacyView['requests'][number]['subject']>

export const requestTexts = byLanguage({
  correct: {
    title: ['Klopt er iets niet?', 'Is something wrong?'],
    intro: [
      'Veel kun je zelf aanpassen. Dat is het snelst.',
      'You can change most things yourself. That is the quickest way.',
    ],
    links: {
      answers: ['Pas je bedrag, doel of uitgaven aan', 'Change your amount, goal or expenses'],
      bookings: ['Pas aan hoe we je transacties lazen', 'Change how we read your transactions'],
      accounts: ['Voeg een rekening toe of haal er een weg', 'Add or remove an account'],
    },
    formTitle: ['Iets anders laten verbeteren', 'Have something else corrected'],
    subject: ['Waar gaat het over?', 'What is it about?'],
    subjectEmpty: ['Kies een onderwerp', 'Choose a subject'],
    subjectMissing: ['Kies waar het over gaat.', 'Choose what it is about.'],
    subjects: {
      company: ['Mijn bedrijf', 'My company'],
      answers: ['Mijn antwoorden', 'My answers'],
      accounts: ['Mijn rekeningen', 'My accounts'],
      bookings: ['Mijn transacties', 'My transactions'],
      decision: ['Het besluit', 'The decision'],
      other: ['Iets anders', 'Something else'],
    } satisfies Pairs<Subject>,
    explanation: ['Wat klopt er niet, en wat moet het zijn?', 'What is wrong, and what should it be?'],
    explanationMissing: ['Schrijf op wat er niet klopt.', 'Tell us what is wrong.'],
    button: ['Vraag om verbetering', 'Request this correction'],
  },
  ask: {
    title: ['Vraag het ons', 'Ask our team'],
    intro: [
      'Heb je een vraag over je privacy, of over een besluit dat de computer nam? Een medewerker antwoordt.',
      'A question about your privacy, or about a decision the computer made? One of our team will answer.',
    ],
    question: ['Je vraag', 'Your question'],
    questionMissing: ['Schrijf je vraag op.', 'Enter your question.'],
    button: ['Stel mijn vraag', 'Send my question'],
  },
  asked: (date: string) => [
    `Verstuurd. Je krijgt antwoord voor of op ${date}.`,
    `Sent. You will have an answer by ${date}.`,
  ],
  requests: {
    title: ['Wat je al vroeg', 'What you have asked so far'],
    correction: ['Verbetering', 'Correction'],
    question: ['Vraag', 'Question'],
    line: (asked: string, answerBy: string) => [
      `gevraagd op ${asked}, antwoord uiterlijk ${answerBy}`,
      `asked on ${asked}, answer by ${answerBy}`,
    ],
    answered: (on: string) => [`Ons antwoord van ${on}:`, `Our answer of ${on}:`],
  },
})
