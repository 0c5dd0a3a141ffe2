import { byLanguage, type Pair } from '#lending/by-language.ts'
import type { LoanGoal } from '#contract/values.ts'

export const aboutYouTexts = byLanguage({
  pageTitle: ['Jouw aanvraag', 'Your application'],
  title: ['Hoeveel geld heb je nodig?', 'How much do you need?'],
  intro: [
    'Twee vragen over je plan. Je zit nergens aan vast en je aanvraag komt niet bij het BKR.',
    'Two questions about your plan. No obligation, and no mark on your credit record.',
  ],
  companyTitle: ['Je bedrijf', 'Your company'],
  goodNews: (company: string) => [`Goed nieuws: ${company} kan aanvragen`, `Good news: ${company} can apply`],
  /** `since` is the year in which it began, when the register has it. */
  goodNewsWhy: (since: string | null) => [
    since === null
      ? 'Je bedrijf bestaat lang genoeg, en je branche en rechtsvorm passen bij ons.'
      : `Je bedrijf bestaat sinds ${since}, en je branche en rechtsvorm passen bij ons.`,
    since === null
      ? 'It has been running long enough, and we lend to its sector and legal form.'
      : `It has been running since ${since}, and we lend to its sector and legal form.`,
  ],
  companySource: (takenOn: string) => [
    `Dit staat in het Handelsregister van de KVK, opgehaald op ${takenOn}.`,
    `From the KVK company register, retrieved on ${takenOn}.`,
  ],
  companyWrong: [
    'Klopt er iets niet? Pas het aan bij KVK. Wij nemen het daarna vanzelf over.',
    'Something wrong? Update it at KVK; we pick it up automatically.',
  ],
  kvkNumber: ['KVK-nummer', 'KVK number'],
  legalForm: ['Rechtsvorm', 'Legal form'],
  mainActivity: ['Hoofdactiviteit', 'Main activity'],
  founded: ['Gestart op', 'Started on'],
  city: ['Plaats', 'Town or city'],
  amountTitle: ['Bedrag dat je wilt lenen', 'Amount you want to borrow'],
  amountHint: (minimum: string, maximum: string, step: string) => [
    `Hele euro’s, van ${minimum} tot en met ${maximum}, in stappen van ${step}.`,
    `Whole euros, from ${minimum} to ${maximum}, in steps of ${step}.`,
  ],
  price: (amount: string, cost: string) => [
    `${amount} voor een jaar kost vanaf ${cost}.`,
    `${amount} for a year costs from ${cost}.`,
  ],
  amountSlider: ['Bedrag kiezen met een schuif', 'Choose the amount with a slider'],
  amountChoices: ['Snel kiezen', 'Quick amounts'],
  amountMissing: ['Vul in hoeveel je wilt lenen.', 'Enter how much you want to borrow.'],
  amountOutOfRange: (minimum: string, maximum: string) => [
    `Kies een bedrag van ${minimum} tot en met ${maximum}.`,
    `Choose an amount from ${minimum} to ${maximum}.`,
  ],
  amountStep: (step: string) => [`Kies een bedrag in stappen van ${step}.`, `Choose an amount in steps of ${step}.`],
  goalTitle: ['Waar heb je het geld voor nodig?', 'What is it for?'],
  goalMissing: ['Kies waar je het geld voor nodig hebt.', 'Choose what it is for.'],
  goals: {
    working_capital: {
      label: ['Werkkapitaal', 'Working capital'],
      explanation: ['Rekeningen betalen tot je klanten betalen', 'Pay bills until your customers pay you'],
    },
    inventory: {
      label: ['Voorraad', 'Stock'],
      explanation: ['Inkopen voor een druk seizoen', 'Stock up for a busy season'],
    },
    equipment: {
      label: ['Machines of inrichting', 'Equipment'],
      explanation: ['Iets kopen waar je jaren mee werkt', 'Something you will use for years'],
    },
    growth: {
      label: ['Groei', 'Growth'],
      explanation: ['Een nieuwe vestiging, dienst of markt', 'A new location, service or market'],
    },
    marketing: { label: ['Marketing', 'Marketing'], explanation: ['Meer klanten bereiken', 'Reach more customers'] },
    hiring: { label: ['Personeel', 'Staff'], explanation: ['Mensen aannemen of opleiden', 'Hire or train people'] },
    tax: {
      label: ['Belasting', 'Tax'],
      explanation: ['Een aanslag of btw in één keer betalen', 'Pay a tax bill or VAT in one go'],
    },
    bridging: {
      label: ['Overbrugging', 'Bridge a quiet period'],
      explanation: ['Een periode met minder inkomsten', 'A time with less income'],
    },
    other: { label: ['Iets anders', 'Something else'], explanation: ['Vertel het ons hieronder', 'Tell us below'] },
  } satisfies Readonly<Record<LoanGoal, { label: Pair; explanation: Pair }>>,
  description: ['Wil je er iets over vertellen?', 'Would you like to tell us more?'],
  descriptionHint: [
    'Bijvoorbeeld: ik koop een tweede oven, zodat ik ook restaurants kan leveren.',
    'For example: I’m buying a second oven so I can supply restaurants too.',
  ],
  promise: [
    'Vrijblijvend. Je ziet alle kosten voordat je kiest.',
    'No obligation. You see every cost before you choose.',
  ],
})
