import type { CaseLine, WorkItem } from '#contract/desk/work.ts'
import { dueDistance, kindWords, reasonWords } from '#lending/desk/task-words.ts'
import { callTriesMax } from '#lending/desk/due-times.ts'
import { daysLeft } from '#lending/desk/task-kinds.ts'
import { closings } from '#lending/desk/closings.ts'
import { caseStateWords } from '#lending/desk/case-state.ts'
import type { Language } from '#lending/language.ts'
import { monthName } from '#lending/long-date.ts'
import { showCents } from '#ui/amounts.ts'
import type { Tone } from '#ui/pill.tsx'
import { deskAddress } from '../addresses.ts'
import { reasonLabels } from './reason-labels.ts'
import { workTexts } from './text.ts'

export const kindOf = ({ kind }: Pick<WorkItem, 'kind'>, language: Language): string => kindWords[language][kind]

/** `BV · € 60.000 · C · Doorverwezen`: a case in a list, without a name. */
export function lineOf({ legalForm, amountCents, grade, state }: CaseLine, language: Language): string {
  // An abbreviation in capitals, a word with one.
  const form = legalForm && (legalForm.length <= 3 ? legalForm.toUpperCase() : capitalised(legalForm))
  const amount = amountCents === null ? null : showCents(amountCents, language, 0)
  return [form, amount, grade, caseStateWords[language][state]].filter(Boolean).join(' · ')
}

const capitalised = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** The case, where its own page closes it; else the page of the task, which has the form. */
export const workAddress = (
  { id, kind, caseId }: Pick<WorkItem, 'id' | 'kind' | 'caseId'>,
  language: Language,
): string =>
  closings[kind] === undefined && caseId !== null
    ? deskAddress('case', language, { id: caseId })
    : deskAddress('workItem', language, { id })

/** Null where the kind says it all, or a reason is newer than this page. */
export function reasonOf({ reason, tries }: Pick<WorkItem, 'reason' | 'tries'>, language: Language): string | null {
  if (tries > 0) return workTexts[language].tries(tries, callTriesMax)
  if (reason === null) return null
  const known: Readonly<Record<string, string>> = { ...reasonLabels[language], ...reasonWords[language] }
  return known[reason] ?? null
}

/** `Noor Bakker, afwezig: jij vervangt`: who has it, and while they are away who stands in. Empty without an owner. */
export function ownerOf({ owner, away }: Pick<WorkItem, 'owner' | 'away'>, me: string, language: Language): string {
  const text = workTexts[language]
  if (owner?.id === me) return text.mine
  if (away === null) return owner?.name ?? ''
  const standIn = away.standIn?.id === me ? text.youStandIn : text.standsIn(away.standIn?.name ?? null)
  return `${owner?.name}, ${standIn}`
}

type Due = Pick<WorkItem, 'dueOn' | 'waitsUntil'>

/** While it waits for the applicant, until when; else how far off its day is. */
export const dueOf = ({ dueOn, waitsUntil }: Due, today: string, language: Language): string =>
  waitsUntil === null
    ? dueDistance(dueOn, today, language)
    : workTexts[language].waitsUntil(`${Number(waitsUntil.slice(8))} ${monthName(waitsUntil, language)}`)

export function toneOf({ dueOn, waitsUntil }: Due, today: string): Tone {
  if (waitsUntil !== null) return 'neutral'
  const left = daysLeft(dueOn, today)
  return left < 0 ? 'error' : left === 0 ? 'warning' : 'neutral'
}
