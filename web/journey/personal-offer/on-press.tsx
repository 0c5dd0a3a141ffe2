import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { DecisionView } from '#contract/offers.ts'
import { Loading } from '../../screen/step-screen.tsx'

/** Fetched on opening, so that no offer waits for it. */
const DecisionBasis = lazy(async () => ({ default: (await import('./decision-basis.tsx')).DecisionBasis }))

/** The decision's whole basis, behind one line. */
export const DecisionFacts = ({ decision, title }: { decision: DecisionView; title: string }) => (
  <OnPress title={title}>
    <DecisionBasis decision={decision} />
  </OnPress>
)

export function OnPress({ title, children }: { title: string; children: ReactNode }) {
  const [isOpened, setOpened] = useState(false)
  return (
    <details className="accordion" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className="accordion-title">{title}</summary>
      <div className="accordion-body">{isOpened && <Suspense fallback={<Loading />}>{children}</Suspense>}</div>
    </details>
  )
}
