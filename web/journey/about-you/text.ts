import type { LoanGoal } from '#contract/values.ts'
import type { Texts } from '#ui/language.ts'

const nl = {
  pageTitle: 'Jouw aanvraag',
  title: 'Hoeveel geld heb je nodig?',
  intro: 'Twee vragen over je plan. Je zit nergens aan vast en je aanvraag komt niet bij het BKR.',
  companyTitle: 'Je bedrijf',
  goodNews: (company: string) => `Goed nieuws: ${company} kan aanvragen`,
  /** `since` is the year in which it began, when the register has it. */
  goodNewsWhy: (since: string | null) =>
    since === null
      ? 'Je bedrijf bestaat lang genoeg, en je branche en rechtsvorm passen bij ons.'
      : `Je bedrijf bestaat sinds ${since}, en je branche en rechtsvorm passen bij ons.`,
  companySource: (takenOn: string) => `Dit staat in het Handelsregister van de KVK, opgehaald op ${takenOn}.`,
  companyWrong: 'Klopt er iets niet? Pas het aan bij KVK. Wij nemen het daarna vanzelf over.',
  kvkNumber: 'KVK-nummer',
  legalForm: 'Rechtsvorm',
  mainActivity: 'Hoofdactiviteit',
  founded: 'Gestart op',
  city: 'Plaats',
  amountTitle: 'Bedrag dat je wilt lenen',
  amountHint: (minimum: string, maximum: string, step: string) =>
    `Hele euro’s, van ${minimum} tot en met ${maximum}, in stappen van ${step}.`,
  amountSlider: 'Bedrag kiezen met een schuif',
  amountChoices: 'Snel kiezen',
  amountMissing: 'Vul in hoeveel je wilt lenen.',
  amountOutOfRange: (minimum: string, maximum: string) => `Kies een bedrag van ${minimum} tot en met ${maximum}.`,
  amountStep: (step: string) => `Kies een bedrag in stappen van ${step}.`,
  goalTitle: 'Waar heb je het geld voor nodig?',
  goalMissing: 'Kies waar je het geld voor nodig hebt.',
  goals: {
    working_capital: { label: 'Werkkapitaal', explanation: 'Rekeningen betalen tot je klanten betalen' },
    inventory: { label: 'Voorraad', explanation: 'Inkopen voor een druk seizoen' },
    equipment: { label: 'Machines of inrichting', explanation: 'Iets kopen waar je jaren mee werkt' },
    growth: { label: 'Groei', explanation: 'Een nieuwe vestiging, dienst of markt' },
    marketing: { label: 'Marketing', explanation: 'Meer klanten bereiken' },
    hiring: { label: 'Personeel', explanation: 'Mensen aannemen of opleiden' },
    tax: { label: 'Belasting', explanation: 'Een aanslag of btw in één keer betalen' },
    bridging: { label: 'Overbrugging', explanation: 'Een periode met minder inkomsten' },
    other: { label: 'Iets anders', explanation: 'Vertel het ons hieronder' },
  } satisfies Readonly<Record<LoanGoal, { label: string; explanation: string }>>,
  description: 'Wil je er iets over vertellen?',
  descriptionHint: 'Bijvoorbeeld: ik koop een tweede oven, zodat ik ook restaurants kan leveren.',
  promise: 'Vrijblijvend. Je ziet alle kosten voordat je kiest.',
}

const en: typeof nl = {
  pageTitle: 'Your application',
  title: 'How much do you need?',
  intro: 'Two questions about your plan. No obligation, and no mark on your credit record.',
  companyTitle: 'Your company',
  goodNews: (company) => `Good news: ${company} can apply`,
  goodNewsWhy: (since) =>
    since === null
      ? 'It has been running long enough, and we lend to its sector and legal form.'
      : `It has been running since ${since}, and we lend to its sector and legal form.`,
  companySource: (takenOn) => `From the KVK company register, retrieved on ${takenOn}.`,
  companyWrong: 'Something wrong? Update it at KVK; we pick it up automatically.',
  kvkNumber: 'KVK number',
  legalForm: 'Legal form',
  mainActivity: 'Main activity',
  founded: 'Started on',
  city: 'Town or city',
  amountTitle: 'Amount you want to borrow',
  amountHint: (minimum, maximum, step) => `Whole euros, from ${minimum} to ${maximum}, in steps of ${step}.`,
  amountSlider: 'Choose the amount with a slider',
  amountChoices: 'Quick amounts',
  amountMissing: 'Enter how much you want to borrow.',
  amountOutOfRange: (minimum, maximum) => `Choose an amount from ${minimum} to ${maximum}.`,
  amountStep: (step) => `Choose an amount in steps of ${step}.`,
  goalTitle: 'What is it for?',
  goalMissing: 'Choose what it is for.',
  goals: {
    working_capital: { label: 'Working capital', explanation: 'Pay bills until your customers pay you' },
    inventory: { label: 'Stock', explanation: 'Stock up for a busy season' },
    equipment: { label: 'Equipment', explanation: 'Something you will use for years' },
    growth: { label: 'Growth', explanation: 'A new location, service or market' },
    marketing: { label: 'Marketing', explanation: 'Reach more customers' },
    hiring: { label: 'Staff', explanation: 'Hire or train people' },
    tax: { label: 'Tax', explanation: 'Pay a tax bill or VAT in one go' },
    bridging: { label: 'Bridge a quiet period', explanation: 'A time with less income' },
    other: { label: 'Something else', explanation: 'Tell us below' },
  },
  description: 'Would you like to tell us more?',
  descriptionHint: 'For example: I’m buying a second oven so I can supply restaurants too.',
  promise: 'No obligation. You see every cost before you choose.',
}

export const aboutYouTexts: Texts<typeof nl> = { nl, en }
