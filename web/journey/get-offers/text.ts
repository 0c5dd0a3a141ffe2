import type { Texts } from '#ui/language.ts'
import type { Products } from '../offer-name.ts'
import type { StageName } from './stages.ts'

const nl = {
  pageTitle: 'Je aanbod wordt berekend',
  title: 'We berekenen je aanbod',
  intro: 'Dit duurt meestal een paar seconden. Blijf op deze pagina, dan zie je het meteen.',
  stages: {
    TRANSACTION_ANALYSIS: {
      label: 'Je transacties bekijken',
      explanation: 'Wat komt er binnen, wat gaat eruit en wat blijft er over?',
    },
    SCORECARD_RESULT: {
      label: 'Beoordelen of een lening bij je past',
      explanation: 'Met vaste regels, voor iedereen dezelfde. Je kunt straks zien welke.',
    },
    OFFERS_AVAILABLE: {
      label: 'Bedragen en prijzen berekenen',
      explanation: 'Tot op de cent, met alle kosten erbij.',
    },
  } satisfies Readonly<Record<StageName, { label: string; explanation: string }>>,
  /** Added to the last stage: of which products. */
  products: {
    both: 'Voor een lening en een krediet.',
    PBL: 'Voor een lening.',
    PBC: 'Voor een krediet.',
  } satisfies Readonly<Record<Products, string>>,
  slow: 'Het duurt langer dan normaal. We zijn nog bezig en wachten hoogstens vier minuten. Alles wat je invulde is bewaard.',
}

const en: typeof nl = {
  pageTitle: 'Your offer is being worked out',
  title: 'We are working out your offer',
  intro: 'This usually takes a few seconds. Stay on this page to see it straight away.',
  stages: {
    TRANSACTION_ANALYSIS: {
      label: 'Looking at your transactions',
      explanation: 'What comes in, what goes out and what is left?',
    },
    SCORECARD_RESULT: {
      label: 'Checking whether a loan suits you',
      explanation: 'Fixed rules, the same for everyone. You will see them in a moment.',
    },
    OFFERS_AVAILABLE: {
      label: 'Working out amounts and prices',
      explanation: 'To the last cent, all costs included.',
    },
  },
  products: { both: 'For a loan and a credit line.', PBL: 'For a loan.', PBC: 'For a credit line.' },
  slow: 'This is taking longer than usual. We are still working on it and will wait four minutes at most. Your answers are saved.',
}

export const getOffersTexts: Texts<typeof nl> = { nl, en }
