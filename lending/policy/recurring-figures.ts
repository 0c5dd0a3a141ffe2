import { figure, type Figures } from '#lending/policy/figure.ts'

/** Payments that come again, for the applicant's own forecast; no answer rests on them. */
export const recurringFigures = {
  bookingsMin: figure(3, 'count', ['Zoveel betalingen zijn een ritme.', 'So many payments are a rhythm.']),
  yearlyBookingsMin: figure(2, 'count', [
    'Bij een jaarlijkse betaling zijn het er zoveel.',
    'Where it is yearly it takes so many.',
  ]),
  regularShareMin: figure(0.75, 'share', [
    'Dit deel van de tussenpozen moet in het ritme vallen.',
    'This share of the gaps must keep the rhythm.',
  ]),
  fourWeeklyMeanBelowDays: figure(28.9, 'days', [
    'Een gemiddelde tussenpoos daaronder is vierwekelijks, daarboven maandelijks.',
    'A mean gap below it is four weeks, above it a month.',
  ]),
  endedAfterBeats: figure(1.5, 'times', [
    'Een ritme is afgelopen na zoveel keer de langste tussenpoos.',
    'A rhythm has ended after this many times its longest gap.',
  ]),
  latestCount: figure(3, 'count', [
    'De volgende betaling is de middelste van de laatste zoveel.',
    'The next payment is the median of the last so many.',
  ]),
  monthEndDays: figure(3, 'days', [
    'Een betaling aan het eind van de maand komt tot zoveel dagen eerder.',
    'A payment at the end of a month comes up to so many days earlier.',
  ]),
  groupsMax: figure(
    50_000,
    'count',
    ['We zoeken ritmes bij hoogstens zoveel partijen.', 'Rhythms are looked for in at most so many parties.'],
    'ours: measured, a limit on work',
  ),
} as const satisfies Figures
