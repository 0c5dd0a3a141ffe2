import type { DecisionView } from '#contract/offers.ts'
import { formatLongDate } from '#ui/format.ts'
import { useLanguage } from '#ui/use-language.ts'
import { CategoriesLink } from './categories/categories-link.tsx'
import { decisionTexts } from './decision-text.ts'
import { FactsSection } from './facts/facts-list.tsx'

/** The facts that the decision rests on, in words with a judgement: no figure stands alone. */
export function DecisionBasis({ decision }: { decision: DecisionView }) {
  const language = useLanguage()
  const text = decisionTexts[language]
  const { points, grade, modelVersion, decidedAt } = decision
  return (
    <>
      <FactsSection />
      <p className="small">{text.model(points, grade, modelVersion, formatLongDate(decidedAt, language))}</p>
      <p>
        <CategoriesLink />
      </p>
    </>
  )
}
