import { lazy, Suspense, useState } from 'react'
import type { DecisionView } from '#contract/offers.ts'
import { formatDate } from '../../ui/format.ts'
import { useLanguage } from '../../use-language.ts'
import { Loading } from '../step-screen.tsx'
import { CategoriesLink } from './categories/categories-link.tsx'
import { decisionTexts } from './decision-text.ts'
import { factLine } from './decision-words.ts'

/** In words with a judgement; fetched by those who open it, so that no offer waits for it. */
const FactsSection = lazy(async () => ({ default: (await import('./facts/facts-section.tsx')).FactsSection }))

/** Everything the decision rests on, behind one line: whoever wants to know can know. */
export function DecisionFacts({ decision, title }: { decision: DecisionView; title: string }) {
  const language = useLanguage()
  const text = decisionTexts[language]
  const { points, grade, modelVersion, decidedAt } = decision
  const [isOpened, setOpened] = useState(false)
  const lines = decision.facts.flatMap((fact) => factLine(fact, language) ?? [])
  return (
    <details className="accordion" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className="accordion-title">{title}</summary>
      <div className="accordion-body">
        {isOpened && (
          <Suspense fallback={<Loading />}>
            <FactsSection />
          </Suspense>
        )}
        <p>{text.factsIntro}</p>
        <dl className="facts">
          {lines.map(({ name, value }) => (
            <div className="facts-row" key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="small">{text.model(points, grade, modelVersion, formatDate(decidedAt))}</p>
        <p>
          <CategoriesLink />
        </p>
      </div>
    </details>
  )
}
