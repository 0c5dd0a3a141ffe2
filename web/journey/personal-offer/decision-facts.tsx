import { lazy, Suspense, useState } from 'react'
import type { DecisionView } from '#contract/offers.ts'
import { Loading } from '../../screen/step-screen.tsx'

/** Fetched on opening, so that no offer waits for it. */
const DecisionBasis = lazy(async () => ({ default: (await import('./decision-basis.tsx')).DecisionBasis }))

/** The decision's whole basis, behind one line. */
export function DecisionFacts({ decision, title }: { decision: DecisionView; title: string }) {
  const [isOpened, setOpened] = useState(false)
  return (
    <details className="accordion" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className="accordion-title">{title}</summary>
      <div className="accordion-body">
        {isOpened && (
          <Suspense fallback={<Loading />}>
            <DecisionBasis decision={decision} />
          </Suspense>
        )}
      </div>
    </details>
  )
}
