import type { Application } from '#lending/application.ts'

/** Specification 2, progress bar. */
export const journeyTabs = ['about_you', 'transactions', 'offer'] as const
export type JourneyTab = (typeof journeyTabs)[number]

type StepRow = {
  readonly slug: string
  /** Route step number (specification 4); −1 for the pages after the offer. */
  readonly number: number
  readonly tab: JourneyTab
  readonly isDone: (application: Application) => boolean
  /** The application as if this step had not been answered. */
  readonly undo: (application: Application) => Application
}

/** The journey in order. A step knows when it is done and what undoing it means; nobody keeps a counter. */
export const steps = [
  {
    slug: 'about-you',
    number: 1,
    tab: 'about_you',
    isDone: (application) =>
      application.kvkNumber !== null &&
      application.isEligible &&
      application.loanAmountCents !== null &&
      application.loanGoal !== null,
    undo: (application) => ({ ...application, loanAmountCents: null, loanGoal: null, loanGoalDescription: '' }),
  },
  {
    slug: 'extra-expenses',
    number: 2,
    tab: 'about_you',
    isDone: ({ expectedExpenses }) =>
      expectedExpenses !== null &&
      (!expectedExpenses.hasExpenses || !expectedExpenses.knowsAmount || expectedExpenses.amountCents !== null),
    undo: (application) => ({ ...application, expectedExpenses: null }),
  },
  {
    slug: 'transactions-upload',
    number: 3,
    tab: 'transactions',
    isDone: (application) => application.hasConsent && application.accounts.length > 0,
    undo: (application) => ({ ...application, hasConsent: false, accounts: [] }),
  },
  {
    slug: 'transactions-collect',
    number: 3,
    tab: 'transactions',
    isDone: ({ accounts }) => accounts.length > 0 && accounts.every((account) => account.isCollected),
    undo: (application) => ({ ...application, accounts: [] }),
  },
  {
    slug: 'get-offers',
    number: 4,
    tab: 'offer',
    isDone: (application) => application.outcome !== null && application.offers !== null,
    undo: (application) => ({ ...application, outcome: null, offers: null }),
  },
  {
    slug: 'personal-offer',
    number: 5,
    tab: 'offer',
    isDone: (application) => application.selectedOfferId !== null && application.disbursementIban !== null,
    undo: (application) => ({ ...application, selectedOfferId: null, disbursementIban: null }),
  },
  {
    slug: 'next-steps',
    number: -1,
    tab: 'offer',
    isDone: (application) => application.feedback !== null,
    undo: (application) => ({ ...application, feedback: null }),
  },
  {
    slug: 'feedback-success',
    number: -1,
    tab: 'offer',
    isDone: () => false,
    undo: (application) => application,
  },
] as const satisfies readonly StepRow[]

export type StepSlug = (typeof steps)[number]['slug']
export type Step = StepRow & { readonly slug: StepSlug }

export function stepOf(slug: StepSlug): Step {
  return steps.find((step) => step.slug === slug)!
}
