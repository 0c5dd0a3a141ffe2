import { byLanguage, type Pair, type Pairs } from '#lending/by-language.ts'
import type { Products } from '../offer-name.ts'
import type { StageName } from './stages.ts'

export const getOffersTexts = byLanguage({
  pageTitle: ['Je aanbod wordt berekend', 'Your offer is being worked out'],
  title: ['We berekenen je aanbod', 'We are working out your offer'],
  intro: [
    'Dit duurt meestal een paar seconden. Blijf op deze pagina, dan zie je het meteen.',
    'This usually takes a few seconds. Stay on this page to see it straight away.',
  ],
  stages: {
    TRANSACTION_ANALYSIS: {
      label: ['Je transacties bekijken', 'Looking at your transactions'],
      explanation: [
        'Wat komt er binnen, wat gaat eruit en wat blijft er over?',
        'What comes in, what goes out and what is left?',
      ],
    },
    SCORECARD_RESULT: {
      label: ['Beoordelen of een lening bij je past', 'Checking whether a loan suits you'],
      explanation: [
        'Met vaste regels, voor iedereen dezelfde. Je kunt straks zien welke.',
        'Fixed rules, the same for everyone. You will see them in a moment.',
      ],
    },
    OFFERS_AVAILABLE: {
      label: ['Bedragen en prijzen berekenen', 'Working out amounts and prices'],
      explanation: ['Tot op de cent, met alle kosten erbij.', 'To the last cent, all costs included.'],
    },
  } satisfies Readonly<Record<StageName, { label: Pair; explanation: Pair }>>,
  /** Added to the last stage: of which products. */
  products: {
    both: ['Voor een lening en een krediet.', 'For a loan and a credit line.'],
    PBL: ['Voor een lening.', 'For a loan.'],
    PBC: ['Voor een krediet.', 'For a credit line.'],
  } satisfies Pairs<Products>,
  slow: [
    'Het duurt langer dan normaal. We zijn nog bezig en wachten hoogstens vier minuten. Alles wat je invulde is bewaard.',
    'This is taking longer than usual. We are still working on it and will wait four minutes at most. Your answers are saved.',
  ],
})
