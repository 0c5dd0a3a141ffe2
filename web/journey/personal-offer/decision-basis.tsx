import type { DecisionView } from '#contract/offers.ts'
import { formatLongDate } from '#ui/format.ts'
import { useLanguage } from '#ui/use-language.ts'
import { CategoriesLink } from './categories/categories-link.tsx'
import { decisionTexts } from './decision-text.ts'
import { factLine } from './decision-words.ts'
import { FactsSection } from './facts/facts-list.tsx'

/** The facts in words with a judgement, then the figures that the decision rests on. */
export function DecisionBasis({ decision }: { decision: DecisionView }) {
  const language = useLanguage()
  const text = decisionTexts[language]
  const { points, grade, modelVersion, decidedAt } = decision
  const lines = decision.facts.flatMap((fact) => factLine(fact, language) ?? [])
  return (
    <>
      <FactsSection />
      <p>{text.factsIntro}</p>
      <dl className="facts">
        {lines.map(({ name, value }) => (
          <div className="facts-row" key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="small">{text.model(points, grade, modelVersion, formatLongDate(decidedAt, language))}</p>
      <p>
        <CategoriesLink />
      </p>
    </>
  )
}
