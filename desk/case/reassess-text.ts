import { byLanguage } from '#lending/by-language.ts'

export const reassessTexts = byLanguage({
  title: ['Opnieuw berekend', 'Worked out again'],
  deciding: ['De computer rekent opnieuw…', 'The engine is working it out again…'],
  before: ['Eerst', 'Before'],
  after: ['Nu', 'Now'],
  outcome: ['Uitkomst van de computer', 'The engine’s outcome'],
  offers: ['Zou aanbieden', 'Would offer'],
  noOffers: ['niets', 'nothing'],
  offersTo: (count: number, most: string) => [
    `${count === 1 ? '1 looptijd' : `${count} looptijden`}, tot ${most}`,
    `${count === 1 ? '1 term' : `${count} terms`}, up to ${most}`,
  ],
  causes: {
    category: (by: string, at: string) => [
      `${by} las boekingen anders, ${at}.`,
      `${by} read bookings differently, ${at}.`,
    ],
    account: (by: string, at: string) => [
      `${by} bevestigde van wie een rekening is, ${at}.`,
      `${by} confirmed whose account it is, ${at}.`,
    ],
    'new-data': (by: string, at: string) => [
      `${by} vroeg dit op de nieuwste gegevens, ${at}.`,
      `${by} asked for this on the newest data, ${at}.`,
    ],
  },
  byPerson: [
    'De aanvrager ziet dit pas als jij of een collega antwoordt.',
    'The applicant sees this once you or a colleague has answered.',
  ],
  newer: {
    there: [
      'Na het laatste besluit kwamen er gegevens binnen, of koos het bedrijf in een andere aanvraag een aanbod.',
      'After the last decision data came in, or the company chose an offer in another application.',
    ],
    ask: ['Reken met de nieuwste gegevens', 'Work it out on the newest data'],
  },
  correct: {
    open: ['Lees anders', 'Read differently'],
    openFor: (booking: string) => [`Lees anders: ${booking}`, `Read differently: ${booking}`],
    title: ['Lees deze boeking anders', 'Read this booking differently'],
    close: ['Sluit', 'Close'],
    category: {
      label: ['Wat is het wel?', 'What is it?'],
      missing: ['Kies wat voor boeking dit is.', 'Choose what kind of booking this is.'],
    },
    reach: { label: ['Waarvoor geldt het?', 'What does it apply to?'] },
    one: ['Alleen deze boeking', 'Only this booking'],
    all: (counterparty: string) => [
      `Alles van ${counterparty} dat deze kant op gaat`,
      `Everything with ${counterparty} in this direction`,
    ],
    reason: {
      label: ['Waarom?', 'Why?'],
      hint: [
        'De aanvrager leest dit bij de boeking, met je rol en de dag. Je naam niet.',
        'The applicant sees this beside the booking, with your role and the date but not your name.',
      ],
      missing: ['Schrijf waarom je de boeking anders leest.', 'Write why you read the booking differently.'],
    },
    consequence: [
      'De computer rekent opnieuw. Een antwoord dat nog wacht op een tweede persoon, moet daarna opnieuw bekeken worden.',
      'The engine works everything out again. An answer that is waiting for a second person then has to be reviewed again.',
    ],
    send: ['Lees anders en reken opnieuw', 'Read differently and work it out again'],
  },
})
