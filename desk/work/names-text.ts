import type { LookReason } from '#lending/desk/desk-reasons.ts'
import type { Texts } from '#ui/language.ts'

const nl = {
  reason: 'Waarom open je ze?',
  reasonEmpty: 'Kies een reden',
  reasonMissing: 'Kies waarom je de namen opent.',
  reasons: {
    assess: 'Ik beoordeel de aanvraag',
    contact: 'Ik neem contact op',
    request: 'Ik beantwoord een verzoek',
    payout: 'Ik maak de overeenkomst of betaal uit',
    check: 'Ik controleer het werk van een collega',
  } satisfies Record<LookReason, string>,
  open: 'Open namen',
}

const en: typeof nl = {
  reason: 'Why are you opening them?',
  reasonEmpty: 'Choose a reason',
  reasonMissing: 'Choose why you are opening the names.',
  reasons: {
    assess: 'I am assessing the application',
    contact: 'I am contacting them',
    request: 'I am answering a request',
    payout: 'I am preparing the agreement or paying out',
    check: 'I am checking a colleague’s work',
  },
  open: 'Open names',
}

export const namesTexts: Texts<typeof nl> = { nl, en }
