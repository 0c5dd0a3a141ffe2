import type { LookReason } from '#lending/desk/desk-reasons.ts'
import type { DeskRole } from '#lending/desk/roles.ts'
import type { Texts } from '#ui/language.ts'

const nl = {
  title: 'Wie je naam opende',
  intro:
    'Je naam en rekeningnummers zijn afgeschermd. Elke keer dat iemand van ons ze opent, zie je dat hier. Ook als iemand een document van je downloadt.',
  document: 'een document,',
  roles: {
    reader: 'Meelezer',
    assessor: 'Beoordelaar',
    senior: 'Senior beoordelaar',
    compliance: 'Compliance',
  } satisfies Readonly<Record<DeskRole, string>>,
  reasons: {
    assess: 'om je aanvraag te beoordelen',
    contact: 'om je te bereiken',
    request: 'om je vraag te beantwoorden',
    payout: 'voor de overeenkomst of de uitbetaling',
    check: 'om het werk van iemand anders te controleren',
  } satisfies Readonly<Record<LookReason, string>>,
}

const en: typeof nl = {
  title: 'Who opened your name',
  intro:
    'Your name and account numbers are hidden. Whenever one of us opens them, it is listed here. So is each download of a document you sent.',
  document: 'a document,',
  roles: {
    reader: 'Reader',
    assessor: 'Assessor',
    senior: 'Senior assessor',
    compliance: 'Compliance officer',
  },
  reasons: {
    assess: 'to assess your application',
    contact: 'to reach you',
    request: 'to answer your question',
    payout: 'for the agreement or the payout',
    check: 'to check somebody else’s work',
  },
}

export const looksTexts: Texts<typeof nl> = { nl, en }
