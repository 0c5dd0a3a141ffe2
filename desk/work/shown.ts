import type { WorkItem } from '#contract/desk/work.ts'
import { dueDistance, kindWords, reasonWords } from '#lending/desk/task-words.ts'
import { daysLeft } from '#lending/desk/task-kinds.ts'
import type { Language } from '#lending/language.ts'
import type { Tone } from '#ui/pill.tsx'
import { reasonLabels } from './reason-labels.ts'

export const kindOf = ({ kind }: Pick<WorkItem, 'kind'>, language: Language): string => kindWords[language][kind]

/** Null where the kind says it all, or a reason is newer than this page. */
export function reasonOf({ reason }: Pick<WorkItem, 'reason'>, language: Language): string | null {
  if (reason === null) return null
  const known: Readonly<Record<string, string>> = { ...reasonLabels[language], ...reasonWords[language] }
  return known[reason] ?? null
}

export const dueOf = ({ dueOn }: Pick<WorkItem, 'dueOn'>, today: string, language: Language): string =>
  dueDistance(dueOn, today, language)

export function toneOf({ dueOn }: Pick<WorkItem, 'dueOn'>, today: string): Tone {
  const left = daysLeft(dueOn, today)
  return left < 0 ? 'error' : left === 0 ? 'warning' : 'neutral'
}
