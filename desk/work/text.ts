import { exampleReference } from '#lending/desk/reference.ts'
import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { AskedOfUs, workViews } from '#contract/desk/work.ts'
import type { correctionSubjects } from '#contract/privacy.ts'
import type { TaskOutcome } from '#lending/desk/task-kinds.ts'

export type View = (typeof workViews)[number]

type AnsweredOutcome = Extract<TaskOutcome, 'upheld' | 'revised' | 'answered' | 'notReached' | 'sent' | 'done'>
type Moment = NonNullable<AskedOfUs['preferredMoment']>

export const workTexts = byLanguage({
  title: ['Werk', 'Work'],
  next: ['Pak de volgende', 'Pick up the next one'],
  nothingNext: ['Er ligt nu niets meer dat jij kunt oppakken.', 'There is nothing left for you to pick up.'],
  kind: ['Soort werk', 'Kind of work'],
  everyKind: ['Alle soorten', 'Every kind'],
  viewsLabel: ['Welk werk', 'Which work'],
  views: {
    all: ['Alles', 'All'],
    mine: ['Van mij', 'Mine'],
    free: ['Van niemand', 'Unassigned'],
    late: ['Te laat', 'Late'],
    waiting: ['Wacht op de aanvrager', 'Waiting for the applicant'],
  } satisfies Pairs<View>,
  tries: (tries: number, max: number) => [`${tries} van ${max} keer gebeld`, `called ${tries} of ${max} times`],
  waitsUntil: (day: string) => [`wacht tot ${day}`, `waits until ${day}`],
  many: ['1000+', '1000+'],
  today: (count: number | string) => [`${count} vandaag`, `${count} today`],
  listLabel: ['Wat er te doen is; bovenaan staat wat het eerst klaar moet', 'What there is to do, soonest due first'],
  empty: {
    all: ['Er is niets te doen.', 'There is nothing to do.'],
    mine: ['Je hebt niets opgepakt.', 'You have not picked anything up.'],
    free: ['Alles is opgepakt.', 'Everything has been picked up.'],
    late: ['Niets is te laat.', 'Nothing is late.'],
    waiting: ['Er wordt op geen aanvrager gewacht.', 'Nothing is waiting for an applicant.'],
  } satisfies Pairs<View>,
  owner: ['Bij', 'With'],
  nobody: ['van niemand', 'unassigned'],
  mine: ['bij jou', 'with you'],
  youStandIn: ['afwezig: jij vervangt', 'away: you stand in'],
  standsIn: (name: string | null) =>
    name === null
      ? ['afwezig: iedereen kan het oppakken', 'away: anybody can pick it up']
      : [`afwezig: ${name} vervangt`, `away: ${name} stands in`],
  claim: ['Pak op', 'Pick up'],
  release: ['Geef terug', 'Give back'],
  takeOver: ['Neem over', 'Take over'],
  takeAway: ['Haal weg', 'Take away'],
  firstPage: ['Naar het begin', 'Back to the start'],
  nextPage: ['Volgende 50', 'Next 50'],
  item: {
    back: ['Terug naar het werk', 'Back to the work'],
    due: ['Uiterlijk', 'Due'],
    opened: ['Sinds', 'Since'],
    reason: ['Waarom', 'Why'],
    caseName: ['Aanvraag', 'Application'],
    toCase: ['Open de zaak', 'Open the case'],
    handOver: ['Geef door', 'Hand over'],
    to: { label: ['Aan wie?', 'To whom?'], missing: ['Kies een collega.', 'Choose a colleague.'] },
    notYours: [
      'Dit soort werk doet jouw rol niet, of je gaf zelf het antwoord waar het over gaat.',
      'This is not work for your role, or you gave the answer it is about.',
    ],
    claimFirst: [
      'Pak dit op om te antwoorden. Wie het vroeg, open je daarna met een reden.',
      'Pick this up to answer it. You then open who asked, with a reason.',
    ],
    askedTitle: ['Wat er gevraagd is', 'What was asked'],
    whoTitle: ['Wie je bereikt', 'Who to reach'],
    closed: [
      'Namen en woorden zijn afgeschermd. Wie je opent, ziet in zijn aanvraag wie keek en waarom.',
      'Names and words are hidden. The applicant sees in their application who looked and why.',
    ],
    gone: ['Wat er gevraagd is, is intussen gewist.', 'What was asked has been erased in the meantime.'],
    notConfirmed: ['adres niet bevestigd', 'address not confirmed'],
    notMailed: [
      'Zolang het adres niet bevestigd is, mailen we niets: je antwoord staat dan alleen op de pagina van de aanvrager.',
      'Nothing is emailed until the address is confirmed: your answer will be on the applicant’s page only.',
    ],
    fields: {
      name: ['Naam', 'Name'],
      email: ['E-mail', 'Email'],
      phone: ['Telefoon', 'Telephone'],
      reachedBy: ['Adres of telefoon', 'Address or telephone'],
      preferredMoment: ['Wanneer', 'When'],
      topic: ['Onderwerp', 'Subject'],
    } satisfies Pairs<'name' | 'email' | 'phone' | 'reachedBy' | 'preferredMoment' | 'topic'>,
    /** Of a correction; that of a message is in its sender's words. */
    subjects: {
      company: ['Het bedrijf', 'The company'],
      answers: ['De antwoorden', 'The answers'],
      accounts: ['De rekeningen', 'The accounts'],
      bookings: ['De transacties', 'The transactions'],
      decision: ['Het besluit', 'The decision'],
      other: ['Iets anders', 'Something else'],
    } satisfies Pairs<(typeof correctionSubjects)[number]>,
    moments: {
      morning: ['’s ochtends', 'in the morning'],
      afternoon: ['’s middags', 'in the afternoon'],
      any: ['maakt niet uit', 'any time'],
    } satisfies Pairs<Moment>,
    wrote: ['Bericht', 'Message'],
    outcome: ['Hoe loopt het af?', 'How does it end?'],
    outcomes: {
      upheld: ['We blijven bij het besluit', 'Our decision stands'],
      revised: ['We komen terug op het besluit', 'We are changing the decision'],
      answered: ['Beantwoord', 'Answered'],
      notReached: ['Niet bereikt', 'Not reached'],
      sent: ['Ontvangst bevestigd', 'Receipt confirmed'],
      done: ['Gedaan', 'Done'],
    } satisfies Pairs<AnsweredOutcome>,
    words: ['Je antwoord', 'Your answer'],
    wordsHint: [
      'De aanvrager krijgt dit zo in de mail, en ziet het op zijn pagina.',
      'The applicant gets exactly this by email, and sees it on their page.',
    ],
    wordsKept: [
      'Er is geen mailadres: bel of schrijf zelf. Dit bewaren we.',
      'There is no email address: call or write yourself. We keep this.',
    ],
    wordsOptional: ['Komt onder de bevestiging te staan.', 'Appears below the confirmation.'],
    outcomeMissing: ['Kies hoe het afloopt.', 'Choose how it ends.'],
    wordsMissing: ['Schrijf je antwoord.', 'Write your answer.'],
    close: ['Afronden', 'Complete'],
  },
  complaint: {
    title: ['Klacht invoeren', 'Enter a complaint'],
    intro: [
      'Een klacht komt per mail, brief of telefoon. Voer de klacht in, dan zie je in de lijst wanneer het antwoord er moet zijn.',
      'Complaints come by email, letter or telephone. Enter one here and the list shows when the answer is due.',
    ],
    name: {
      label: ['Naam van wie klaagt', 'Name of the person complaining'],
      missing: ['Vul in wie er klaagt.', 'Enter who is complaining.'],
    },
    email: {
      label: ['E-mailadres', 'Email address'],
      missing: [
        'Vul een e-mailadres in, bijvoorbeeld naam@bedrijf.nl.',
        'Enter an email address, such as name@company.nl.',
      ],
    },
    reachedBy: {
      label: ['Postadres of telefoonnummer', 'Postal address or telephone number'],
      hint: [
        'Nodig als er geen mailadres is. Dan antwoord je per brief of telefoon.',
        'Needed without an email address. You then answer by letter or telephone.',
      ],
      missing: [
        'Vul een postadres of telefoonnummer in, of hierboven een mailadres.',
        'Enter a postal address or telephone number, or an email address above.',
      ],
    },
    receivedOn: {
      label: ['Binnengekomen op', 'Received on'],
      missing: ['Vul een dag in die niet later is dan vandaag.', 'Enter a day no later than today.'],
    },
    reference: {
      label: ['Kenmerk van de aanvraag', 'Reference of the application'],
      hint: [`Bijvoorbeeld ${exampleReference}.`, `For example ${exampleReference}.`],
    },
    words: {
      label: ['De klacht', 'The complaint'],
      missing: ['Schrijf op wat de klacht is.', 'Write down what the complaint is.'],
    },
    language: { label: ['Taal van de mails', 'Language of the emails'] },
    languages: {
      nl: ['Nederlands', 'Dutch'],
      en: ['Engels', 'English'],
    },
    button: ['Klacht opslaan', 'Save the complaint'],
    done: (day: string) => [
      `De klacht staat in de lijst. Een antwoord is er uiterlijk ${day}.`,
      `The complaint is in the list. The answer is due by ${day}.`,
    ],
  },
})
