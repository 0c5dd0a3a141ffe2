import type { Texts } from '#ui/language.ts'

const nl = {
  next: 'Verder',
  save: 'Opslaan',
  cancel: 'Annuleren',
  close: 'Sluiten',
  optional: 'niet verplicht',
  loading: 'Even laden…',
  retry: 'Probeer opnieuw',
  loadFailed: 'We kunnen je aanvraag nu niet laden',
  summaryTitle: 'Kijk dit nog even na',
  required: 'Vul dit in.',
  stepStates: { done: 'klaar', active: 'bezig', upcoming: 'nog te doen', failed: 'niet gelukt' } satisfies Readonly<
    Record<'done' | 'active' | 'upcoming' | 'failed', string>
  >,
}

const en: typeof nl = {
  next: 'Continue',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  optional: 'optional',
  loading: 'Loading…',
  retry: 'Try again',
  loadFailed: 'We cannot load your application right now',
  summaryTitle: 'Please check this',
  required: 'This is required.',
  stepStates: { done: 'done', active: 'in progress', upcoming: 'not yet', failed: 'failed' },
}

export const journeyTexts: Texts<typeof nl> = { nl, en }
