/** Why the guard leads home, as a place on the home page: its words show where an address names them, without a script. */
export const homeNotes = {
  none: 'geen-aanvraag',
  ended: 'sessie-voorbij',
  finished: 'aanvraag-klaar',
} as const
export type HomeNote = keyof typeof homeNotes
