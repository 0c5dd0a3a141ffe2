import { byLanguage, type Pairs } from '#lending/by-language.ts'

export const journeyTexts = byLanguage({
  next: ['Verder', 'Continue'],
  save: ['Opslaan', 'Save'],
  cancel: ['Annuleren', 'Cancel'],
  close: ['Sluiten', 'Close'],
  optional: ['niet verplicht', 'optional'],
  loading: ['Even laden…', 'Loading…'],
  retry: ['Probeer opnieuw', 'Try again'],
  loadFailed: ['We kunnen je aanvraag nu niet laden', 'We cannot load your application right now'],
  summaryTitle: ['Kijk dit nog even na', 'Please check this'],
  required: ['Vul dit in.', 'This is required.'],
  stepStates: {
    done: ['klaar', 'done'],
    active: ['bezig', 'in progress'],
    upcoming: ['nog te doen', 'not yet'],
    failed: ['niet gelukt', 'failed'],
  } satisfies Pairs<'done' | 'active' | 'upcoming' | 'failed'>,
})
