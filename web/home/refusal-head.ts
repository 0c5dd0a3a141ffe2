import type { Eligibility } from '#contract/application.ts'
import { eligibilityTexts } from '#lending/eligibility-text.ts'
import type { Language } from '#lending/language.ts'
import { formatLongDate } from '#ui/format.ts'
import { searchTexts } from './search-text.ts'

/** Title and reasons of a refusal. For a company that has ended, the end is the only reason shown. */
export function refusalHead({ errors, profile }: Eligibility, language: Language) {
  const { title, ended } = searchTexts[language].eligibility
  const refusals = eligibilityTexts[language]
  const endedOn = profile?.endedOn ?? null
  const isLater = endedOn === null && errors.every((code) => code === 'FOUNDATION_DATE_CHECK')
  return {
    title: isLater ? title.later : title.never,
    reasons: endedOn ? [ended(formatLongDate(endedOn, language))] : errors.map((code) => refusals[code]),
  }
}
