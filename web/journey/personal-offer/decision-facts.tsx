import { lazy, Suspense, useState } from 'react'
import type { DecisionView } from '#contract/offers.ts'
import { Loading } from '../../screen/step-screen.tsx'

/** Fetched by those who open it, so that no offer waits for it. */
const DecisionBasis = lazy(async () => ({ default: (await import('./decision-basis.tsx')).DecisionBasis }))

/** Everything the decision rests on, behind one line: anyone who wants to know can know. */
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
