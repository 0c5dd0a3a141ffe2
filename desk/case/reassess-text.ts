import type { Texts } from '#ui/language.ts'

const nl = {
  title: 'Opnieuw berekend',
  deciding: 'De computer rekent opnieuw…',
  before: 'Eerst',
  after: 'Nu',
  outcome: 'Uitkomst van de computer',
  offers: 'Zou aanbieden',
  noOffers: 'niets',
  offersTo: (count: number, most: string) => `${count === 1 ? '1 looptijd' : `${count} looptijden`}, tot ${most}`,
  causes: {
    category: (by: string, at: string) => `${by} las boekingen anders, ${at}.`,
    account: (by: string, at: string) => `${by} bevestigde van wie een rekening is, ${at}.`,
    'new-data': (by: string, at: string) => `${by} vroeg dit op de nieuwste gegevens, ${at}.`,
  },
  byPerson: 'De aanvrager ziet dit pas als jij of een collega antwoordt.',
  newer: {
    there: 'Er kwamen gegevens binnen na het laatste besluit.',
    ask: 'Reken met de nieuwste gegevens',
  },
  correct: {
    open: 'Lees anders',
    openFor: (booking: string) => `Lees anders: ${booking}`,
    title: 'Lees deze boeking anders',
    close: 'Sluit',
    category: 'Wat is het wel?',
    categoryEmpty: 'Kies een soort',
    categoryMissing: 'Kies wat voor boeking dit is.',
    reach: 'Waarvoor geldt het?',
    one: 'Alleen deze boeking',
    all: (counterparty: string) => `Alles van ${counterparty} dat deze kant op gaat`,
    reason: 'Waarom?',
    reasonHint: 'De aanvrager leest dit bij de boeking, met je rol en de dag. Je naam niet.',
    reasonMissing: 'Schrijf waarom je de boeking anders leest.',
    consequence:
      'De computer rekent opnieuw. Een antwoord dat nog wacht op een tweede persoon, moet daarna opnieuw bekeken worden.',
    send: 'Lees anders en reken opnieuw',
  },
}

const en: typeof nl = {
  title: 'Worked out again',
  deciding: 'The engine is working it out again…',
  before: 'Before',
  after: 'Now',
  outcome: 'The engine’s outcome',
  offers: 'Would offer',
  noOffers: 'nothing',
  offersTo: (count, most) => `${count === 1 ? '1 term' : `${count} terms`}, up to ${most}`,
  causes: {
    category: (by, at) => `${by} read bookings differently, ${at}.`,
    account: (by, at) => `${by} confirmed whose account it is, ${at}.`,
    'new-data': (by, at) => `${by} asked for this on the newest data, ${at}.`,
  },
  byPerson: 'The applicant sees this once you or a colleague has answered.',
  newer: {
    there: 'Data came in after the last decision.',
    ask: 'Work it out on the newest data',
  },
  correct: {
    open: 'Read differently',
    openFor: (booking) => `Read differently: ${booking}`,
    title: 'Read this booking differently',
    close: 'Close',
    category: 'What is it?',
    categoryEmpty: 'Choose a category',
    categoryMissing: 'Choose what kind of booking this is.',
    reach: 'What does it apply to?',
    one: 'Only this booking',
    all: (counterparty) => `Everything with ${counterparty} in this direction`,
    reason: 'Why?',
    reasonHint: 'The applicant sees this beside the booking, with your role and the date but not your name.',
    reasonMissing: 'Write why you read the booking differently.',
    consequence:
      'The engine works everything out again. An answer that is waiting for a second person then has to be reviewed again.',
    send: 'Read differently and work it out again',
  },
}

export const reassessTexts: Texts<typeof nl> = { nl, en }
