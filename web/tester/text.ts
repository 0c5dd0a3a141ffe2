import type { StepSlug } from '#lending/journey/steps.ts'
import type { Texts } from '../language.ts'

type TesterText = {
  badge: string
  explained: string
  open: string
  close: string
  end: string
  state: string
  company: string
  noCase: string
  session: string
  noSession: string
  sequences: string
  polls: (count: number) => string
  offline: string
  offlineReady: string
  offlineFilling: string
  wholeState: string
  pageState: string
  jump: string
  steps: Record<StepSlug, string>
  reconsent: string
  resume: string
  typeThere: (kvkNumber: string, code: string | null) => string
  delay: string
  delays: Record<number, string>
  expire: string
  expired: string
  inputs: string
  inputsExplained: string
  places: Record<'company' | 'amount' | 'reconsent', string>
  typed: string
  happens: string
}

export const testerTexts: Texts<TesterText> = {
  nl: {
    badge: 'Testmodus',
    explained: 'Je doet geen echte aanvraag. Alles blijft in je browser.',
    open: 'Paneel',
    close: 'Inklappen',
    end: 'Stop testmodus',
    state: 'Toestand',
    company: 'Bedrijf',
    noCase: 'nog geen aanvraag',
    session: 'Sessie',
    noSession: 'geen',
    sequences: 'Voortgang',
    polls: (count) => `${count} keer opgevraagd`,
    offline: 'Zonder netwerk',
    offlineReady: 'werkt',
    offlineFilling: 'bestanden worden opgehaald',
    wholeState: 'De aanvraag zoals de testserver die kent',
    pageState: 'De toestand van deze pagina',
    jump: 'Ga naar een stap',
    steps: {
      'about-you': 'Jouw aanvraag',
      'extra-expenses': 'Extra uitgaven',
      'transactions-upload': 'Transacties delen',
      'transactions-collect': 'Transacties verzamelen',
      'get-offers': 'Aanbod berekenen',
      'personal-offer': 'Persoonlijk aanbod',
      'next-steps': 'Volgende stappen',
      'feedback-success': 'Bedankt',
    },
    reconsent: 'Toestemming vernieuwen',
    resume: 'Later verdergaan',
    typeThere: (kvkNumber, code) =>
      `Typ straks KVK-nummer ${kvkNumber}${code === null ? '' : ` en daarna code ${code}`}.`,
    delay: 'Wachttijd van elk antwoord',
    delays: { 0: 'geen', 500: 'een halve seconde', 2000: '2 seconden', 5000: '5 seconden' },
    expire: 'Laat de sessie verlopen',
    expired: 'De sessie is verlopen. Je merkt het bij de volgende stap.',
    inputs: 'Invoer om uit te proberen',
    inputsExplained: 'Typ deze waarden om een fout of een bijzondere uitkomst te krijgen.',
    places: { company: 'zoeken op de startpagina', amount: 'bedrag', reconsent: 'KVK-nummer bij vernieuwen' },
    typed: 'Waarde',
    happens: 'Wat er gebeurt',
  },
  en: {
    badge: 'Tester mode',
    explained: 'No real application is made. Everything stays in your browser.',
    open: 'Panel',
    close: 'Collapse',
    end: 'End tester mode',
    state: 'State',
    company: 'Company',
    noCase: 'no application yet',
    session: 'Session',
    noSession: 'none',
    sequences: 'Progress',
    polls: (count) => `asked ${count} times`,
    offline: 'Without a network',
    offlineReady: 'works',
    offlineFilling: 'fetching the files',
    wholeState: 'The application as the test server knows it',
    pageState: 'The state of this page',
    jump: 'Go to a step',
    steps: {
      'about-you': 'Your application',
      'extra-expenses': 'Extra expenses',
      'transactions-upload': 'Share transactions',
      'transactions-collect': 'Collect transactions',
      'get-offers': 'Working out the offers',
      'personal-offer': 'Personal offer',
      'next-steps': 'Next steps',
      'feedback-success': 'Thank you',
    },
    reconsent: 'Renew consent',
    resume: 'Continue later',
    typeThere: (kvkNumber, code) =>
      `On that page, type KVK number ${kvkNumber}${code === null ? '' : ` and then code ${code}`}.`,
    delay: 'Wait before each answer',
    delays: { 0: 'none', 500: 'half a second', 2000: '2 seconds', 5000: '5 seconds' },
    expire: 'Let the session expire',
    expired: 'The session has expired. You will notice at the next step.',
    inputs: 'Input to try',
    inputsExplained: 'Type these values to get an error or an unusual outcome.',
    places: { company: 'search on the home page', amount: 'amount', reconsent: 'KVK number when renewing' },
    typed: 'Value',
    happens: 'What happens',
  },
}
