import { lazy } from 'react'
import type { DecisionView } from '#contract/offers.ts'
import { OnPress } from '../../on-press.tsx'

/** Fetched on opening, so that no offer waits for it. */
const DecisionBasis = lazy(async () => ({ default: (await import('./decision-basis.tsx')).DecisionBasis }))

/** The decision's whole basis, behind one line. */
export const DecisionFacts = ({ decision, title }: { decision: DecisionView; title: string }) => (
  <OnPress title={title}>
    <DecisionBasis decision={decision} />
  </OnPress>
)
