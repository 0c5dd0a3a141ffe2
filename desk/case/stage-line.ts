import type { FollowUpView } from '#contract/follow-up.ts'
import type { StageName } from '#lending/desk/stages.ts'
import type { Language } from '#lending/language.ts'
import { formatDate } from '#web/ui/format.ts'

const names: Readonly<Record<Language, Readonly<Record<StageName, string>>>> = {
  nl: {
    received: 'Aanvraag binnen',
    checked: 'Controle',
    answered: 'Antwoord',
    choose: 'Keuze van de aanvrager',
    agreement: 'Overeenkomst',
    signed: 'Handtekening',
    paid: 'Uitbetaling',
  },
  en: {
    received: 'Application received',
    checked: 'Check',
    answered: 'Answer',
    choose: 'The applicant’s choice',
    agreement: 'Agreement',
    signed: 'Signature',
    paid: 'Payout',
  },
}

const words = {
  nl: { done: (on: string) => `klaar op ${on}`, now: 'nu', by: (by: string) => `nu, uiterlijk ${by}`, later: 'later' },
  en: { done: (on: string) => `done on ${on}`, now: 'now', by: (by: string) => `now, by ${by}`, later: 'later' },
}

/** `Controle: nu, uiterlijk 24-11-2026`: what the applicant's list of stages says, in a line. */
export function stageLine({ name, state, on, by }: FollowUpView['stages'][number], language: Language): string {
  const text = words[language]
  const done = on === null ? '' : text.done(formatDate(on))
  const now = by === null ? text.now : text.by(formatDate(by))
  return `${names[language][name]}: ${state === 'done' ? done : state === 'now' ? now : text.later}`
}
