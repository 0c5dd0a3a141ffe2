/** PROG-2. */
export const journeyTabs = ['about_you', 'transactions', 'offer'] as const
export type JourneyTab = (typeof journeyTabs)[number]

type StepRow = {
  readonly slug: string
  /** Route step number (FLOW-1); −1 for the pages after the offer. */
  readonly number: number
  readonly tab: JourneyTab
  /** The step is done when each of these is answered. */
  readonly asks: readonly string[]
}

/** The journey in order. A step lists what it asks, so progress is computed and nothing keeps a counter. */
export const steps = [
  { slug: 'about-you', number: 1, tab: 'about_you', asks: ['amount', 'goal'] },
  { slug: 'extra-expenses', number: 2, tab: 'about_you', asks: ['expenses'] },
  { slug: 'transactions-upload', number: 3, tab: 'transactions', asks: ['consent', 'accounts'] },
  { slug: 'transactions-collect', number: 3, tab: 'transactions', asks: ['confirmation'] },
  { slug: 'get-offers', number: 4, tab: 'offer', asks: ['offers'] },
  { slug: 'personal-offer', number: 5, tab: 'offer', asks: ['chosenOffer', 'payoutAccount'] },
  { slug: 'next-steps', number: -1, tab: 'offer', asks: ['contactDetails'] },
  { slug: 'feedback-success', number: -1, tab: 'offer', asks: ['feedback'] },
] as const satisfies readonly StepRow[]

export type StepSlug = (typeof steps)[number]['slug']
export type Step = StepRow & { readonly slug: StepSlug }

export const stepSlugs: readonly StepSlug[] = steps.map(({ slug }) => slug)

/** Which questions of the steps an application has answered; server and mock fill it from what they store. */
export type JourneyAnswers = Readonly<Record<(typeof steps)[number]['asks'][number], boolean>>

export function stepOf(slug: StepSlug): Step {
  return steps.find((step) => step.slug === slug)!
}
