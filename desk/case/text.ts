import type { ContestableFact } from '#lending/analysis/facts/contestable-facts.ts'
import type { LookReason } from '#lending/desk/desk-reasons.ts'
import type { FollowUpStep } from '#lending/desk/follow-up.ts'
import type { Outcome } from '#lending/scorecard/outcome.ts'
import type { Texts } from '#web/language.ts'

type State = 'proposed' | 'done' | 'sent-back' | 'lapsed' | 'revised'

type CaseText = {
  title: string
  titleOf: (day: string) => string
  loading: string
  reload: string
  outcomes: Readonly<Record<Outcome, string>>
  names: {
    title: string
    closed: string
    mayNot: string
    reason: string
    reasonEmpty: string
    reasonMissing: string
    reasons: Readonly<Record<LookReason, string>>
    open: string
    company: string
    kvk: string
    contact: string
    accounts: string
    matches: Readonly<Record<'MATCH' | 'COULD_NOT_MATCH' | 'NO_MATCH', string>>
    wrote: string
  }
  applicant: {
    title: string
    asked: string
    none: string
    expenses: string
    sees: string
    stage: string
    chosen: string
    offers: string
    offer: (amount: string, months: number, rate: string) => string
  }
  engine: {
    title: string
    none: string
    scoreName: string
    score: (points: number, grade: string) => string
    coverage: string
    rules: string
    noRules: string
    reasons: string
    bins: string
    model: string
    missing: string
  }
  facts: {
    title: string
    gone: string
    bookings: (count: number) => string
    loading: string
    page: (page: number, count: number) => string
    previous: string
    next: string
    closed: string
    day: string
    who: string
    amount: string
    rule: string
    insteadOf: (category: string) => string
  }
  history: {
    title: string
    versions: string
    version: (number: number) => string
    answers: string
    states: Readonly<Record<State, string>>
    contests: string
    facts: Readonly<Record<ContestableFact, string>>
    corrections: string
    readAs: (category: string, isWholeParty: boolean) => string
    withdrawn: string
    letters: string
    letterKinds: Readonly<Record<string, string>>
    waiting: string
    failed: string
    looks: string
    trail: string
    steps: string
    stepNames: Readonly<Record<FollowUpStep, string>>
    dueOn: (day: string) => string
  }
}

export const caseTexts: Texts<CaseText> = {
  nl: {
    title: 'Zaak',
    titleOf: (day) => `Aanvraag van ${day}`,
    loading: 'De zaak wordt opgehaald…',
    reload: 'Ververs',
    outcomes: { approved: 'Goedgekeurd', referred: 'Doorverwezen', refused: 'Afgewezen' },
    names: {
      title: 'Wie het is',
      closed: 'Namen en rekeningnummers zijn afgeschermd. De aanvrager ziet wie ze opent, wanneer en waarom.',
      mayNot: 'Met jouw rol kun je ze niet openen.',
      reason: 'Waarom open je ze?',
      reasonEmpty: 'Kies een reden',
      reasonMissing: 'Kies waarom je de namen opent.',
      reasons: {
        assess: 'Ik beoordeel de aanvraag',
        contact: 'Ik neem contact op',
        request: 'Ik beantwoord een verzoek',
        payout: 'Ik maak de overeenkomst of betaal uit',
        check: 'Ik controleer het werk van een collega',
      },
      open: 'Open namen',
      company: 'Bedrijf',
      kvk: 'KVK-nummer',
      contact: 'Contact',
      accounts: 'Rekeningen',
      matches: { MATCH: 'past bij het bedrijf', COULD_NOT_MATCH: 'geen naam bekend', NO_MATCH: 'van een ander' },
      wrote: 'Over het doel, in eigen woorden',
    },
    applicant: {
      title: 'Wat de aanvrager ziet',
      asked: 'Gevraagd',
      none: 'Niet ingevuld',
      expenses: 'Extra kosten',
      sees: 'Uitkomst',
      stage: 'Waar het staat',
      chosen: 'Gekozen',
      offers: 'Aanbod',
      offer: (amount, months, rate) => `${amount}, ${months} maanden, ${rate}`,
    },
    engine: {
      title: 'Wat de computer zag',
      none: 'Over deze gegevens is nog niets besloten.',
      scoreName: 'Beoordeling',
      score: (points, grade) => `${points} punten, klasse ${grade}`,
      coverage: 'Dekking van de aflossing',
      rules: 'Geraakte regels',
      noRules: 'Geen',
      reasons: 'Redenen',
      bins: 'Punten per kenmerk',
      model: 'Rekenmodel',
      missing: 'onbekend',
    },
    facts: {
      title: 'De cijfers',
      gone: 'Er zijn geen boekingen (meer) om te laten zien.',
      bookings: (count) => (count === 1 ? '1 boeking' : `${count} boekingen`),
      loading: 'Boekingen worden opgehaald…',
      page: (page, count) => `Pagina ${page} van ${count}`,
      previous: 'Vorige',
      next: 'Volgende',
      closed: 'dicht',
      day: 'Dag',
      who: 'Tegenpartij en omschrijving',
      amount: 'Bedrag',
      rule: 'Gelezen als',
      insteadOf: (category) => `Eerst: ${category}`,
    },
    history: {
      title: 'Wat er gebeurde',
      versions: 'Versies van de gegevens',
      version: (number) => `Versie ${number}`,
      answers: 'Besluiten van mensen',
      states: {
        proposed: 'wacht op een tweede persoon',
        done: 'definitief',
        'sent-back': 'teruggestuurd',
        lapsed: 'vervallen',
        revised: 'herzien',
      },
      contests: 'Tegenspraak van de aanvrager',
      facts: {
        incidental: 'Geld dat niet terugkomt',
        'round-trips': 'Geld dat rondgaat',
        'owner-pay': 'Geld naar de eigenaar',
        'stopped-purchases': 'Inkoop die stopte',
        'stopped-wages': 'Lonen die stopten',
        'stopped-rent': 'Huur die stopte',
      },
      corrections: 'Verbeterde boekingen',
      readAs: (category, isWholeParty) => `gelezen als “${category}”${isWholeParty ? ', van de hele tegenpartij' : ''}`,
      withdrawn: 'ingetrokken',
      letters: 'Mails',
      letterKinds: {
        'follow-up': 'Mail over de aanvraag',
        'desk-answer': 'Antwoord op een verzoek',
        'contact-code': 'Code voor het adres',
        'resume-code': 'Code om verder te gaan',
        'erasure-code': 'Code om te wissen',
        'saved-link': 'Link om later verder te gaan',
        'asked-link': 'Gevraagde link',
        reminder: 'Herinnering toestemming bank',
        review: 'Intern: verzoek om nog een keer te kijken',
        privacy: 'Intern: privacyverzoek',
      },
      waiting: 'wacht op verzending',
      failed: 'niet aangekomen',
      looks: 'Wie de namen opende',
      trail: 'Logboek',
      steps: 'Stappen',
      stepNames: {
        received: 'Binnengekomen',
        answered: 'Beantwoord',
        agreement: 'Gecontroleerd',
        sent: 'Overeenkomst klaargezet',
        signed: 'Getekend',
        paid: 'Uitbetaald',
      },
      dueOn: (day) => `volgende uiterlijk ${day}`,
    },
  },
  en: {
    title: 'Case',
    titleOf: (day) => `Application of ${day}`,
    loading: 'Fetching the case…',
    reload: 'Refresh',
    outcomes: { approved: 'Approved', referred: 'Referred', refused: 'Refused' },
    names: {
      title: 'Who it is',
      closed: 'Names and account numbers are hidden. The applicant sees who opens them, when and why.',
      mayNot: 'Your role cannot open them.',
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
      company: 'Company',
      kvk: 'KVK number',
      contact: 'Contact',
      accounts: 'Accounts',
      matches: { MATCH: 'matches the company', COULD_NOT_MATCH: 'no name known', NO_MATCH: 'somebody else’s' },
      wrote: 'About the purpose, in their words',
    },
    applicant: {
      title: 'What the applicant sees',
      asked: 'Asked for',
      none: 'Not filled in',
      expenses: 'Extra expenses',
      sees: 'Outcome',
      stage: 'Where it stands',
      chosen: 'Chosen',
      offers: 'Offers',
      offer: (amount, months, rate) => `${amount}, ${months} months, ${rate}`,
    },
    engine: {
      title: 'What the engine saw',
      none: 'Nothing has been decided on this data yet.',
      scoreName: 'Score',
      score: (points, grade) => `${points} points, grade ${grade}`,
      coverage: 'Debt service coverage',
      rules: 'Rules hit',
      noRules: 'None',
      reasons: 'Reasons',
      bins: 'Points by characteristic',
      model: 'Model',
      missing: 'unknown',
    },
    facts: {
      title: 'The figures',
      gone: 'There are no bookings to show (any more).',
      bookings: (count) => (count === 1 ? '1 booking' : `${count} bookings`),
      loading: 'Fetching bookings…',
      page: (page, count) => `Page ${page} of ${count}`,
      previous: 'Previous',
      next: 'Next',
      closed: 'closed',
      day: 'Day',
      who: 'Counterparty and description',
      amount: 'Amount',
      rule: 'Read as',
      insteadOf: (category) => `Before: ${category}`,
    },
    history: {
      title: 'What happened',
      versions: 'Versions of the data',
      version: (number) => `Version ${number}`,
      answers: 'Decisions by people',
      states: {
        proposed: 'waiting for a second person',
        done: 'final',
        'sent-back': 'sent back',
        lapsed: 'lapsed',
        revised: 'revised',
      },
      contests: 'Contested by the applicant',
      facts: {
        incidental: 'Money that does not recur',
        'round-trips': 'Money going round',
        'owner-pay': 'Money to the owner',
        'stopped-purchases': 'Purchases that stopped',
        'stopped-wages': 'Wages that stopped',
        'stopped-rent': 'Rent that stopped',
      },
      corrections: 'Corrected bookings',
      readAs: (category, isWholeParty) => `read as “${category}”${isWholeParty ? ', the whole counterparty' : ''}`,
      withdrawn: 'withdrawn',
      letters: 'Emails',
      letterKinds: {
        'follow-up': 'Email about the application',
        'desk-answer': 'Answer to a request',
        'contact-code': 'Code for the address',
        'resume-code': 'Code to continue',
        'erasure-code': 'Code to erase data',
        'saved-link': 'Link to continue later',
        'asked-link': 'Link that was asked for',
        reminder: 'Bank consent reminder',
        review: 'Internal: request to look again',
        privacy: 'Internal: privacy request',
      },
      waiting: 'waiting to be sent',
      failed: 'did not arrive',
      looks: 'Who opened the names',
      trail: 'Audit trail',
      steps: 'Steps',
      stepNames: {
        received: 'Received',
        answered: 'Answered',
        agreement: 'Checked',
        sent: 'Agreement ready',
        signed: 'Signed',
        paid: 'Paid out',
      },
      dueOn: (day) => `next by ${day}`,
    },
  },
}
