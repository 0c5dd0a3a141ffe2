import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { LookReason } from '#lending/desk/desk-reasons.ts'

export const namesTexts = byLanguage({
  reason: {
    label: ['Waarom open je ze?', 'Why are you opening them?'],
    missing: ['Kies waarom je de namen opent.', 'Choose why you are opening the names.'],
  },
  reasons: {
    assess: ['Ik beoordeel de aanvraag', 'I am assessing the application'],
    contact: ['Ik neem contact op', 'I am contacting them'],
    request: ['Ik beantwoord een verzoek', 'I am answering a request'],
    payout: ['Ik maak de overeenkomst of betaal uit', 'I am preparing the agreement or paying out'],
    check: ['Ik controleer het werk van een collega', 'I am checking a colleague’s work'],
  } satisfies Pairs<LookReason>,
  open: ['Open namen', 'Open names'],
})
