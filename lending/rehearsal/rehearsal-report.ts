import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { DecisionOutcome } from '#lending/decision/decision.ts'
import type { Language } from '#lending/language.ts'
import { formatEuros, formatRate } from '#lending/money.ts'
import {
  amountBands,
  type Answers,
  type Compared,
  type DecidedCase,
  type Dimension,
  dimensions,
  moveOf,
  outcomes,
  type Rehearsal,
} from '#lending/rehearsal/rehearsal.ts'
import type { RehearsedAnswer, Undecided } from '#lending/rehearsal/rehearsed-case.ts'

const texts = byLanguage({
  title: (version: string) => [`Proef met kredietbeleid ${version}`, `Rehearsal of credit policy ${version}`],
  decided: (decided: string, all: string) => [
    `Opnieuw berekend: ${decided} van ${all} aanvragen. Alleen het antwoord van het model; er is niets gewijzigd.`,
    `Computed again: ${decided} of ${all} applications. The engine's answer alone; nothing was changed.`,
  ],
  fromBookings: (count: string) => [
    `Daarvan ${count} vanaf de boekingen.`,
    `Of these ${count} from their bookings on.`,
  ],
  none: ['Er is geen aanvraag die opnieuw berekend kan worden.', 'There is no application that can be computed again.'],
  notDecided: {
    'old-model': (count: string) => [
      `Niet berekend: ${count}, besloten met een model dat niet meer bewaard wordt.`,
      `Not computed: ${count}, decided by a model that is kept no longer.`,
    ],
    'bookings-gone': (count: string) => [
      `Niet berekend: ${count}, waarvan de boekingen gewist zijn.`,
      `Not computed: ${count}, whose bookings are erased.`,
    ],
    'data-changed': (count: string) => [
      `Niet berekend: ${count}, waarvan de gegevens daarna veranderd zijn.`,
      `Not computed: ${count}, whose data have changed since.`,
    ],
  } satisfies Record<Undecided, (count: string) => readonly [string, string]>,
  answers: ['Antwoorden: oud naar beneden, nieuw naar rechts', 'Answers: old down, new across'],
  outcomes: {
    approve: ['ja', 'yes'],
    refer: ['medewerker', 'person'],
    refuse: ['nee', 'no'],
  } satisfies Pairs<DecisionOutcome>,
  offered: ['Aangeboden: het hoogste aanbod per aanvraag', 'Offered: the largest offer of each application'],
  before: ['oud', 'old'],
  after: ['nieuw', 'new'],
  rows: {
    offers: ['aanvragen met aanbod', 'applications with an offer'],
    sum: ['samen', 'together'],
    rate: ['rente naar bedrag', 'rate by amount'],
  },
  by: {
    grade: ['Per klasse (oud)', 'By grade (old)'],
    legalForm: ['Per rechtsvorm', 'By legal form'],
    sector: ['Per sector (SBI)', 'By sector (SBI)'],
    amount: ['Per gevraagd bedrag', 'By amount asked for'],
  } satisfies Pairs<Dimension>,
  upTo: (amount: string) => [`tot ${amount}`, `up to ${amount}`],
  above: (amount: string) => [`boven ${amount}`, `above ${amount}`],
  cases: ['aanvragen', 'cases'],
  most: ['Het meest veranderd', 'Changed most'],
  same: ['Geen antwoord, bedrag of prijs verandert.', 'No answer, amount or price changes.'],
})

type RehearsalHead = { version: string; language: Language; fromBookings: number }

/** On paper: what was decided of how many, answers old by new, and the sums and prices offered, whole and by group. */
export function rehearsalReport(rehearsal: Rehearsal, { version, language, fromBookings }: RehearsalHead): string {
  const text = texts[language]
  const number = (value: number): string => value.toLocaleString(language === 'nl' ? 'nl-NL' : 'en-GB')
  const missing = [...rehearsal.notDecided].flatMap(([why, count]) =>
    count === 0 ? [] : [text.notDecided[why](number(count))],
  )
  const head = [
    text.title(version),
    text.decided(number(rehearsal.whole.cases), number(rehearsal.cases)),
    ...(fromBookings === 0 ? [] : [text.fromBookings(number(fromBookings))]),
    ...missing,
    '',
  ]
  if (rehearsal.whole.cases === 0) return [...head, text.none].join('\n')
  return [
    ...head,
    ...movesTable(rehearsal, language),
    ...offeredTable(rehearsal.whole, language),
    ...dimensions.flatMap((dimension) => groupTable(rehearsal, dimension, language)),
    ...mostChanged(rehearsal, language),
  ].join('\n')
}

function movesTable({ moves }: Rehearsal, language: Language): string[] {
  const { answers, outcomes: names } = texts[language]
  const head = ['', ...outcomes.map((outcome) => names[outcome])]
  const rows = outcomes.map((before) => [
    names[before],
    ...outcomes.map((after) => String(moves.get(moveOf(before, after)) ?? 0)),
  ])
  return [answers, ...columns([head, ...rows]), '']
}

const meanRate = ({ rateSum, offeredCents }: Answers, locale: Language): string =>
  offeredCents === 0 ? '–' : formatRate(rateSum / offeredCents, { locale })

function offeredTable({ before, after }: Compared, locale: Language): string[] {
  const text = texts[locale]
  const both = (of: (answers: Answers) => string) => [of(before), of(after)]
  return [
    text.offered,
    ...columns([
      ['', text.before, text.after],
      [text.rows.offers, ...both(({ offers }) => String(offers))],
      [text.rows.sum, ...both(({ offeredCents }) => formatEuros(offeredCents, { locale }))],
      [text.rows.rate, ...both((answers) => meanRate(answers, locale))],
    ]),
    '',
  ]
}

function groupTable({ by }: Rehearsal, dimension: Dimension, locale: Language): string[] {
  const text = texts[locale]
  const groups = [...by.get(dimension)!].sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
  const arrow = (of: (answers: Answers) => string, { before, after }: Compared) => `${of(before)} → ${of(after)}`
  const rows = groups.map(([key, row]) => [
    dimension === 'amount' ? bandText(Number(key), locale) : key,
    String(row.cases),
    ...outcomes.map((outcome) => arrow((answers) => String(answers[outcome]), row)),
    arrow(({ offeredCents }) => formatEuros(offeredCents, { locale }), row),
    arrow((answers) => meanRate(answers, locale), row),
  ])
  const names = outcomes.map((outcome) => text.outcomes[outcome])
  return [text.by[dimension], ...columns([['', text.cases, ...names, text.rows.sum, text.rows.rate], ...rows]), '']
}

function bandText(band: number, locale: Language): string {
  const below = amountBands.at(-2)!
  return band === Infinity
    ? texts[locale].above(formatEuros(below, { locale }))
    : texts[locale].upTo(formatEuros(band, { locale }))
}

function mostChanged({ mostChanged: most }: Rehearsal, locale: Language): string[] {
  const { most: title, same, outcomes: names } = texts[locale]
  const said = ({ outcome, grade, mostCents, yearlyRate }: RehearsedAnswer) =>
    mostCents === 0
      ? `${names[outcome]} (${grade})`
      : `${names[outcome]} (${grade}), ${formatEuros(mostCents, { locale })}, ${formatRate(yearlyRate, { locale })}`
  if (most.length === 0) return [same]
  const line = ({ reference, before, after }: DecidedCase) => [reference, said(before), '→', said(after)]
  return [title, ...columns(most.map(line), 'left')]
}

/** Cells in columns; all but the first column end on the right. */
function columns(rows: readonly (readonly string[])[], side: 'left' | 'right' = 'right'): string[] {
  const widths = rows[0]!.map((_cell, place) => Math.max(...rows.map((row) => row[place]!.length)))
  return rows.map((row) =>
    `  ${row.map((cell, place) => (place === 0 || side === 'left' ? cell.padEnd(widths[place]!) : cell.padStart(widths[place]!))).join('  ')}`.trimEnd(),
  )
}
