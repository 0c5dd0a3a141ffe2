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

type OnPressProps = { title: string; isOpenFirst?: boolean; children: ReactNode }

export function OnPress({ title, isOpenFirst = false, children }: OnPressProps) {
  const [isOpened, setOpened] = useState(isOpenFirst)
  return (
    <details className="accordion" open={isOpenFirst} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className="accordion-title">{title}</summary>
      <div className="accordion-body">{isOpened && <Suspense fallback={<Loading />}>{children}</Suspense>}</div>
    </details>
  )
}
