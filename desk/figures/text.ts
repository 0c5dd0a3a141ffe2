import type { Texts } from '#ui/language.ts'

export const periods = ['30', '90', '365'] as const
export type Period = (typeof periods)[number]

const nl = {
  intro: 'Geteld zonder namen. Wat gewist is, telt mee.',
  periodLabel: 'Periode',
  periods: { '30': '30 dagen', '90': '90 dagen', '365': 'een jaar' } satisfies Record<Period, string>,
  csv: 'Download als CSV',
  none: 'Nog niets geteld in deze periode.',
  count: 'Aantal',
  funnel: {
    title: 'Hoe ver aanvragen komen',
    column: 'Stap',
    steps: {
      began: 'Begonnen',
      data: 'Rekening gedeeld',
      confirmed: 'Gegevens bevestigd',
      decided: 'Besluit',
      chosen: 'Aanbod gekozen',
      reachable: 'Bereikbaar',
      checked: 'Gecontroleerd',
      signed: 'Getekend',
      paid: 'Betaald',
      takenBack: 'Keuze teruggenomen',
      stopped: 'Gestopt',
    } as Readonly<Record<string, string>>,
  },
  answers: {
    title: 'Antwoorden',
    column: 'Antwoord',
    by: { engine: 'Model', person: 'Medewerker' },
    outcomes: { approved: 'goedgekeurd', referred: 'doorverwezen', refused: 'afgewezen' } as Readonly<
      Record<string, string>
    >,
    grade: (grade: string) => `klasse ${grade}`,
  },
  overrides: { title: 'Opzij gezette regels', column: 'Regel' },
  times: {
    title: 'Tijd tot antwoord',
    column: 'Werk',
    inTime: 'Op tijd',
    median: 'Gewoonlijk',
    openLate: 'Open en te laat',
    days: (days: string) => `${days} dagen`,
  },
  files: {
    title: 'Geweigerde bestanden',
    column: 'Bank en reden',
    unknownBank: 'Bank onbekend',
    errors: {
      'file.unknown_format': 'geen afschrift dat we lezen',
      'file.empty': 'leeg',
      'file.too_big': 'te groot',
      'file.refused': 'vreemde opbouw',
      'file.unreadable': 'onleesbaar',
      'file.balances_only': 'alleen saldo',
    } as Readonly<Record<string, string>>,
  },
}

const en: typeof nl = {
  intro: 'Counted without names. What was erased still counts.',
  periodLabel: 'Period',
  periods: { '30': '30 days', '90': '90 days', '365': 'a year' },
  csv: 'Download as CSV',
  none: 'Nothing counted in this period yet.',
  count: 'Count',
  funnel: {
    title: 'How far applications get',
    column: 'Step',
    steps: {
      began: 'Begun',
      data: 'Account shared',
      confirmed: 'Data confirmed',
      decided: 'Decision',
      chosen: 'Offer chosen',
      reachable: 'Can be reached',
      checked: 'Checked',
      signed: 'Signed',
      paid: 'Paid',
      takenBack: 'Choice taken back',
      stopped: 'Stopped',
    },
  },
  answers: {
    title: 'Answers',
    column: 'Answer',
    by: { engine: 'Engine', person: 'Person' },
    outcomes: { approved: 'approved', referred: 'referred', refused: 'refused' },
    grade: (grade) => `grade ${grade}`,
  },
  overrides: { title: 'Rules set aside', column: 'Rule' },
  times: {
    title: 'Time to answer',
    column: 'Work',
    inTime: 'On time',
    median: 'Usually',
    openLate: 'Open and late',
    days: (days) => `${days} days`,
  },
  files: {
    title: 'Refused files',
    column: 'Bank and reason',
    unknownBank: 'Bank unknown',
    errors: {
      'file.unknown_format': 'not a statement we can read',
      'file.empty': 'empty',
      'file.too_big': 'too large',
      'file.refused': 'odd structure',
      'file.unreadable': 'unreadable',
      'file.balances_only': 'balances only',
    },
  },
}

export const figuresTexts: Texts<typeof nl> = { nl, en }
