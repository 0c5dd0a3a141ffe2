import { byLanguage, type Pair, type Pairs } from '#lending/by-language.ts'

export const periods = ['30', '90', '365'] as const
export type Period = (typeof periods)[number]

export const figuresTexts = byLanguage({
  intro: ['Geteld zonder namen. Wat gewist is, telt mee.', 'Counted without names. What was erased still counts.'],
  policy: (version: string, since: string) => [
    `Kredietbeleid ${version}, sinds ${since}.`,
    `Credit policy ${version}, since ${since}.`,
  ],
  periodLabel: ['Periode', 'Period'],
  periods: {
    '30': ['30 dagen', '30 days'],
    '90': ['90 dagen', '90 days'],
    '365': ['een jaar', 'a year'],
  } satisfies Pairs<Period>,
  csv: ['Download als CSV', 'Download as CSV'],
  none: ['Nog niets geteld in deze periode.', 'Nothing counted in this period yet.'],
  count: ['Aantal', 'Count'],
  funnel: {
    title: ['Hoe ver aanvragen komen', 'How far applications get'],
    column: ['Stap', 'Step'],
    steps: {
      began: ['Begonnen', 'Begun'],
      data: ['Rekening gedeeld', 'Account shared'],
      confirmed: ['Gegevens bevestigd', 'Data confirmed'],
      decided: ['Besluit', 'Decision'],
      chosen: ['Aanbod gekozen', 'Offer chosen'],
      reachable: ['Bereikbaar', 'Can be reached'],
      checked: ['Gecontroleerd', 'Checked'],
      signed: ['Getekend', 'Signed'],
      paid: ['Betaald', 'Paid'],
      takenBack: ['Keuze teruggenomen', 'Choice taken back'],
      stopped: ['Gestopt', 'Stopped'],
    } as Readonly<Record<string, Pair>>,
  },
  answers: {
    title: ['Antwoorden', 'Answers'],
    column: ['Antwoord', 'Answer'],
    by: {
      engine: ['Model', 'Engine'],
      person: ['Medewerker', 'Person'],
    },
    grade: (grade: string) => [`klasse ${grade}`, `grade ${grade}`],
  },
  overrides: {
    title: ['Opzij gezette regels', 'Rules set aside'],
    column: ['Regel', 'Rule'],
  },
  times: {
    title: ['Tijd tot antwoord', 'Time to answer'],
    column: ['Werk', 'Work'],
    inTime: ['Op tijd', 'On time'],
    median: ['Gewoonlijk', 'Usually'],
    openLate: ['Open en te laat', 'Open and late'],
    days: (days: string) => [`${days} dagen`, `${days} days`],
  },
  files: {
    title: ['Geweigerde bestanden', 'Refused files'],
    column: ['Bank en reden', 'Bank and reason'],
    unknownBank: ['Bank onbekend', 'Bank unknown'],
    errors: {
      'file.unknown_format': ['geen afschrift dat we lezen', 'not a statement we can read'],
      'file.empty': ['leeg', 'empty'],
      'file.too_big': ['te groot', 'too large'],
      'file.refused': ['vreemde opbouw', 'odd structure'],
      'file.unreadable': ['onleesbaar', 'unreadable'],
      'file.balances_only': ['alleen saldo', 'balances only'],
    } as Readonly<Record<string, Pair>>,
  },
})
