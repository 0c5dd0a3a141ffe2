import type { DeskCaseView } from '#contract/desk/case.ts'
import { useLanguage } from '#ui/use-language.ts'
import type { Choices } from './answer.ts'
import { decideTexts } from './text.ts'
import { settleTexts } from '../settle-text.ts'
import { isGuaranteed } from '../shown.ts'

/** Of the terms that are offered together, some may be above what is lent without a guarantee. */
export function EngineGuarantee({ choices: { asEngine } }: { choices: Choices }) {
  const text = decideTexts[useLanguage()]
  const some = asEngine.filter(isGuaranteed).length
  if (some === 0) return null
  return <p>{some === asEngine.length ? text.guarantee : text.guaranteeOf(some, asEngine.length)}</p>
}

/** The guarantee to sign beside the agreement, at each step towards it. */
export function StepGuarantee({ view: { applicant, mayMove } }: { view: DeskCaseView }) {
  const text = settleTexts[useLanguage()].settle.guarantee
  const step = (['check', 'agreement', 'signed', 'paid'] as const).find((one) => mayMove[one])
  return step && applicant.chosen && isGuaranteed(applicant.chosen) ? <p>{text[step]}</p> : null
}
