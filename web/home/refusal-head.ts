import type { Eligibility } from '#contract/application.ts'
import type { Language } from '#lending/language.ts'
import { formatLongDate } from '#ui/format.ts'
import { searchTexts } from './search-text.ts'

/** The heading of a refusal, by whether waiting alone mends it, and its reasons; one that has ended has no other. */
export function refusalHead({ errors, profile }: Eligibility, language: Language) {
  const { title, ended, refusals } = searchTexts[language].eligibility
  const endedOn = profile?.endedOn ?? null
  const isLater = endedOn === null && errors.every((code) => code === 'FOUNDATION_DATE_CHECK')
  return {
    title: isLater ? title.later : title.never,
    reasons: endedOn ? [ended(formatLongDate(endedOn, language))] : errors.map((code) => refusals[code]),
  }
}
