import { lender } from '#lending/this-lender.ts'
import { byLanguage } from '#lending/by-language.ts'
import { hoursIn } from '../../hours.ts'

export const faqTexts = byLanguage({
  pageTitle: ['Veelgestelde vragen', 'Questions and answers'],
  description: [
    `Antwoord op vragen over zakelijk lenen bij ${lender.name}: wie kan lenen, hoe een aanvraag gaat, wat we met je transacties doen en wat het kost.`,
    `Answers to questions about business finance from ${lender.name}: who can borrow, how applying works, what we do with your transactions and what it costs.`,
  ],
  eyebrow: ['Veelgestelde vragen', 'Questions and answers'],
  title: ['Waar kunnen we je mee helpen?', 'What can we help you with?'],
  intro: [
    'Korte, eerlijke antwoorden. Staat je vraag er niet bij? Onderaan staat ons nummer.',
    'Short, honest answers. Is your question not here? Our number is at the bottom of the page.',
  ],
  choose: ['Kies een onderwerp', 'Choose a subject'],
  all: ['Alle vragen', 'All questions'],
  contact: {
    title: ['Liever even overleggen?', 'Prefer to talk it over?'],
    body: [
      `Sanne, Youssef en Marijke weten het antwoord, en kunnen je aanvraag inzien. Bel op werkdagen van ${hoursIn('nl').phone}.`,
      `Sanne, Youssef and Marijke will know the answer, and can see your application. Call on working days from ${hoursIn('en').phone}.`,
    ],
    call: ['Bel', 'Call'],
    mail: ['Mail ons', 'Email us'],
    more: ['Alle manieren om ons te bereiken', 'All ways to reach us'],
    complaint: ['Dien een klacht in', 'Make a complaint'],
  },
})
