import type { Texts } from '../language.ts'

/** What several screens of the journey say. */
type JourneyText = {
  next: string
  save: string
  cancel: string
  close: string
  optional: string
  loading: string
  retry: string
  loadFailed: string
  summaryTitle: string
  required: string
  stepStates: Readonly<Record<'done' | 'active' | 'upcoming' | 'failed', string>>
}

export const journeyTexts: Texts<JourneyText> = {
  nl: {
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
    stepStates: { done: 'klaar', active: 'bezig', upcoming: 'nog te doen', failed: 'niet gelukt' },
  },
  en: {
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
  },
}
