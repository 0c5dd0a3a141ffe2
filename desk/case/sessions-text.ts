import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { SessionReason } from '#lending/desk/desk-reasons.ts'

export const sessionsTexts = byLanguage({
  title: ['Sessies van de aanvrager', 'Sessions of the applicant'],
  how: [
    'Je beëindigt elke sessie van deze aanvraag. De aanvrager leest waarom, en gaat verder met een gemailde link.',
    'This ends every session of the application. The applicant reads why, and can go on with an emailed link.',
  ],
  reason: {
    label: ['Waarom beëindig je ze?', 'Why are you ending them?'],
    missing: ['Kies waarom je de sessies beëindigt.', 'Choose why you are ending the sessions.'],
  },
  reasons: {
    asked: ['De aanvrager vroeg het', 'The applicant asked'],
    stranger: ['Misschien zit er een ander in de aanvraag', 'Someone else may be in the application'],
  } satisfies Pairs<SessionReason>,
  open: ['Beëindig alle sessies', 'End all sessions'],
  done: ['Er is geen sessie meer open.', 'No session is open any more.'],
})
