import { lazy } from 'react'
import type { DecisionView } from '#contract/offers.ts'
import { OnPress } from '../../on-press.tsx'

/** Fetched on opening, so that no offer waits for it. */
const DecisionBasis = lazy(async () => ({ default: (await import('./decision-basis.tsx')).DecisionBasis }))

/** All facts of a decision, in a disclosure. */
export const DecisionFacts = ({ decision, title }: { decision: DecisionView; title: string }) => (
  <OnPress title={title}>
    <DecisionBasis decision={decision} />
  </OnPress>
)
