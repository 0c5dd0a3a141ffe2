import { hoursIn } from '../../hours.ts'
import type { Texts } from '#ui/language.ts'

const nl = {
  pageTitle: 'Veelgestelde vragen',
  description:
    'Antwoord op vragen over zakelijk lenen bij Vlot: wie kan lenen, hoe een aanvraag gaat, wat we met je transacties doen en wat het kost.',
  eyebrow: 'Veelgestelde vragen',
  title: 'Waar kunnen we je mee helpen?',
  intro: 'Korte, eerlijke antwoorden. Staat je vraag er niet bij? Onderaan staat ons nummer.',
  choose: 'Kies een onderwerp',
  all: 'Alle vragen',
  contact: {
    title: 'Liever even overleggen?',
    body: `Sanne, Youssef en Marijke weten het antwoord, en kunnen je aanvraag inzien. Bel op werkdagen van ${hoursIn('nl').phone}.`,
    call: 'Bel',
    mail: 'Mail ons',
    more: 'Alle manieren om ons te bereiken',
    complaint: 'Dien een klacht in',
  },
}

const en: typeof nl = {
  pageTitle: 'Questions and answers',
  description:
    'Answers to questions about business finance from Vlot: who can borrow, how applying works, what we do with your transactions and what it costs.',
  eyebrow: 'Questions and answers',
  title: 'What can we help you with?',
  intro: 'Short, honest answers. Is your question not here? Our number is at the bottom of the page.',
  choose: 'Choose a subject',
  all: 'All questions',
  contact: {
    title: 'Prefer to talk it over?',
    body: `Sanne, Youssef and Marijke will know the answer, and can see your application. Call on working days from ${hoursIn('en').phone}.`,
    call: 'Call',
    mail: 'Email us',
    more: 'All ways to reach us',
    complaint: 'Make a complaint',
  },
}

export const faqTexts: Texts<typeof nl> = { nl, en }
