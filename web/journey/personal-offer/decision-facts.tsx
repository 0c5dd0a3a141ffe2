import type { DecisionView } from '#contract/offers.ts'
import { formatDate } from '../../ui/format.ts'
import { useLanguage } from '../../use-language.ts'
import { CategoriesLink } from './categories/categories-link.tsx'
import { decisionTexts } from './decision-text.ts'
import { factLine } from './decision-words.ts'

/** Everything the decision rests on, behind one line: whoever wants to know can know. */
export function DecisionFacts({ decision, title }: { decision: DecisionView; title: string }) {
  const language = useLanguage()
  const text = decisionTexts[language]
  const { points, grade, modelVersion, decidedAt } = decision
  const lines = decision.facts.flatMap((fact) => factLine(fact, language) ?? [])
  return (
    <details className="accordion">
      <summary className="accordion-title">{title}</summary>
      <div className="accordion-body">
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
