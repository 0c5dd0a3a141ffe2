import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { LookReason } from '#lending/desk/desk-reasons.ts'
import type { DeskRole } from '#lending/desk/roles.ts'

export const looksTexts = byLanguage({
  title: ['Wie je naam opende', 'Who opened your name'],
  intro: [
    'Je naam en rekeningnummers zijn afgeschermd. Elke keer dat iemand van ons ze opent, zie je dat hier. Ook als iemand een document van je downloadt.',
    'Your name and account numbers are hidden. Whenever one of us opens them, it is listed here. So is each download of a document you sent.',
  ],
  document: ['een document,', 'a document,'],
  roles: {
    reader: ['Meelezer', 'Reader'],
    assessor: ['Beoordelaar', 'Assessor'],
    senior: ['Senior beoordelaar', 'Senior assessor'],
    compliance: ['Compliance', 'Compliance officer'],
  } satisfies Pairs<DeskRole>,
  reasons: {
    assess: ['om je aanvraag te beoordelen', 'to assess your application'],
    contact: ['om je te bereiken', 'to reach you'],
    request: ['om je vraag te beantwoorden', 'to answer your question'],
    payout: ['voor de overeenkomst of de uitbetaling', 'for the agreement or the payout'],
    check: ['om het werk van iemand anders te controleren', 'to check somebody else’s work'],
  } satisfies Pairs<LookReason>,
})
