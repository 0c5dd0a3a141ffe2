/** The guard's reasons, as fragments of the home page, which shows their words without a script. */
export const homeNotes = {
  none: 'geen-aanvraag',
  ended: 'sessie-voorbij',
  finished: 'aanvraag-klaar',
} as const
export type HomeNote = keyof typeof homeNotes
