import type { AskedOfUs } from '#contract/desk/work.ts'
import type { ObligationOutcome } from '#lending/desk/obligation-kinds.ts'
import type { Texts } from '#web/language.ts'

export const views = ['all', 'mine', 'free'] as const
export type View = (typeof views)[number]

type AnsweredOutcome = Extract<ObligationOutcome, 'upheld' | 'revised' | 'answered' | 'notReached' | 'sent' | 'done'>
type Moment = NonNullable<AskedOfUs['preferredMoment']>

type WorkText = {
  title: string
  next: string
  nothingNext: string
  enterComplaint: string
  viewsLabel: string
  views: Readonly<Record<View, string>>
  many: string
  late: (count: number | string) => string
  today: (count: number | string) => string
  listLabel: string
  empty: Readonly<Record<View, string>>
  owner: string
  nobody: string
  mine: string
  claim: string
  release: string
  firstPage: string
  nextPage: string
  item: {
    back: string
    due: string
    opened: string
    reason: string
    reference: string
    company: string
    toCase: string
    handOver: string
    handOverTo: string
    handOverEmpty: string
    handOverButton: string
    notYours: string
    claimFirst: string
    inTheCase: string
    askedTitle: string
    whoTitle: string
    gone: string
    fields: Readonly<Record<'name' | 'email' | 'phone' | 'preferredMoment' | 'topic', string>>
    moments: Readonly<Record<Moment, string>>
    wrote: string
    outcome: string
    outcomes: Readonly<Record<AnsweredOutcome, string>>
    words: string
    wordsHint: string
    wordsOptional: string
    optional: string
    outcomeMissing: string
    wordsMissing: string
    close: string
    closed: string
  }
  complaint: {
    title: string
    intro: string
    name: string
    email: string
    receivedOn: string
    reference: string
    referenceHint: string
    words: string
    language: string
    languages: { nl: string; en: string }
    missing: string
    emailWrong: string
    dayWrong: string
    button: string
    done: (day: string) => string
  }
}

export const workTexts: Texts<WorkText> = {
  nl: {
    title: 'Werk',
    next: 'Pak de volgende',
    nothingNext: 'Er ligt nu niets meer dat jij kunt oppakken.',
    enterComplaint: 'Klacht invoeren',
    viewsLabel: 'Welk werk',
    views: { all: 'Alles', mine: 'Van mij', free: 'Van niemand' },
    many: '1000+',
    late: (count) => `${count} te laat`,
    today: (count) => `${count} vandaag`,
    listLabel: 'Wat er te doen is; bovenaan staat wat het eerst klaar moet',
    empty: { all: 'Er is niets te doen.', mine: 'Je hebt niets opgepakt.', free: 'Alles is opgepakt.' },
    owner: 'Bij',
    nobody: 'van niemand',
    mine: 'bij jou',
    claim: 'Pak op',
    release: 'Geef terug',
    firstPage: 'Naar het begin',
    nextPage: 'Volgende 50',
    item: {
      back: 'Terug naar het werk',
      due: 'Uiterlijk',
      opened: 'Sinds',
      reason: 'Waarom',
      reference: 'Kenmerk',
      company: 'Bedrijf',
      toCase: 'Open de zaak',
      handOver: 'Geef door',
      handOverTo: 'Aan wie?',
      handOverEmpty: 'Kies een collega',
      handOverButton: 'Geef door',
      notYours: 'Dit soort werk doet jouw rol niet, of je gaf zelf het antwoord waar het over gaat.',
      claimFirst: 'Pak dit op om te zien wie wat vroeg, en om te antwoorden.',
      inTheCase: 'Dit rond je af in de zaak zelf.',
      askedTitle: 'Wat er gevraagd is',
      whoTitle: 'Wie je bereikt',
      gone: 'Wat er gevraagd is, is intussen gewist.',
      fields: { name: 'Naam', email: 'E-mail', phone: 'Telefoon', preferredMoment: 'Wanneer', topic: 'Onderwerp' },
      moments: { morning: '’s ochtends', afternoon: '’s middags', any: 'maakt niet uit' },
      wrote: 'Bericht',
      outcome: 'Hoe loopt het af?',
      outcomes: {
        upheld: 'We blijven bij het besluit',
        revised: 'We komen terug op het besluit',
        answered: 'Beantwoord',
        notReached: 'Niet bereikt',
        sent: 'Ontvangst bevestigd',
        done: 'Gedaan',
      },
      words: 'Je antwoord',
      wordsHint: 'De aanvrager krijgt dit zo in de mail, en ziet het op zijn pagina.',
      wordsOptional: 'Komt onder de bevestiging te staan.',
      optional: 'hoeft niet',
      outcomeMissing: 'Kies hoe het afloopt.',
      wordsMissing: 'Schrijf je antwoord.',
      close: 'Afronden',
      closed: 'Afgerond. Wat er gemaild moest worden, is onderweg.',
    },
    complaint: {
      title: 'Klacht invoeren',
      intro:
        'Een klacht komt per mail, brief of telefoon. Voer de klacht in, dan zie je in de lijst wanneer het antwoord er moet zijn.',
      name: 'Naam van wie klaagt',
      email: 'E-mailadres',
      receivedOn: 'Binnengekomen op',
      reference: 'Kenmerk van de aanvraag',
      referenceHint: 'Bijvoorbeeld VL-7K3M-9QXD.',
      words: 'De klacht',
      language: 'Taal van de mails',
      languages: { nl: 'Nederlands', en: 'Engels' },
      missing: 'Vul dit in.',
      emailWrong: 'Vul een e-mailadres in, bijvoorbeeld naam@bedrijf.nl.',
      dayWrong: 'Vul een dag in die niet later is dan vandaag.',
      button: 'Klacht opslaan',
      done: (day) => `De klacht staat in de lijst. Een antwoord is er uiterlijk ${day}.`,
    },
  },
  en: {
    title: 'Work',
    next: 'Take the next one',
    nothingNext: 'There is nothing left for you to take.',
    enterComplaint: 'Enter a complaint',
    viewsLabel: 'Which work',
    views: { all: 'All', mine: 'Mine', free: 'Nobody’s' },
    many: '1000+',
    late: (count) => `${count} late`,
    today: (count) => `${count} today`,
    listLabel: 'What there is to do, soonest due first',
    empty: {
      all: 'There is nothing to do.',
      mine: 'You have not taken anything.',
      free: 'Everything has been taken.',
    },
    owner: 'With',
    nobody: 'nobody’s',
    mine: 'with you',
    claim: 'Take',
    release: 'Give back',
    firstPage: 'Back to the start',
    nextPage: 'Next 50',
    item: {
      back: 'Back to the work',
      due: 'Due',
      opened: 'Since',
      reason: 'Why',
      reference: 'Reference',
      company: 'Company',
      toCase: 'Open the case',
      handOver: 'Hand over',
      handOverTo: 'To whom?',
      handOverEmpty: 'Choose a colleague',
      handOverButton: 'Hand over',
      notYours: 'This is not work for your role, or you gave the answer it is about.',
      claimFirst: 'Take this to see who asked what, and to answer it.',
      inTheCase: 'You finish this in the case itself.',
      askedTitle: 'What was asked',
      whoTitle: 'Who to reach',
      gone: 'What was asked has been erased in the meantime.',
      fields: { name: 'Name', email: 'Email', phone: 'Telephone', preferredMoment: 'When', topic: 'Subject' },
      moments: { morning: 'in the morning', afternoon: 'in the afternoon', any: 'any time' },
      wrote: 'Message',
      outcome: 'How does it end?',
      outcomes: {
        upheld: 'Our decision stands',
        revised: 'We are changing the decision',
        answered: 'Answered',
        notReached: 'Not reached',
        sent: 'Receipt confirmed',
        done: 'Done',
      },
      words: 'Your answer',
      wordsHint: 'The applicant gets exactly this by email, and sees it on their page.',
      wordsOptional: 'Appears below the confirmation.',
      optional: 'optional',
      outcomeMissing: 'Choose how it ends.',
      wordsMissing: 'Write your answer.',
      close: 'Complete',
      closed: 'Completed. What had to be mailed is on its way.',
    },
    complaint: {
      title: 'Enter a complaint',
      intro: 'Complaints come by email, letter or telephone. Enter one here and the list shows when the answer is due.',
      name: 'Name of the person complaining',
      email: 'Email address',
      receivedOn: 'Received on',
      reference: 'Reference of the application',
      referenceHint: 'For example VL-7K3M-9QXD.',
      words: 'The complaint',
      language: 'Language of the emails',
      languages: { nl: 'Dutch', en: 'English' },
      missing: 'Fill this in.',
      emailWrong: 'Enter an email address, such as name@company.nl.',
      dayWrong: 'Enter a day no later than today.',
      button: 'Save the complaint',
      done: (day) => `The complaint is in the list. The answer is due by ${day}.`,
    },
  },
}
