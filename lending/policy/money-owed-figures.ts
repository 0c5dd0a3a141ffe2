import { figure, type Figures, laterFigure } from '#lending/policy/figure.ts'

/** The pay of an owner to himself. */
export const ownerFigures = {
  floorMonthlyCents: figure(1_800_00, 'cents', [
    'Een eigenaar heeft per maand minstens dit nodig om van te leven.',
    'An owner needs at least this much a month to live on.',
  ]),
  lumpMonthlyCents: figure(4_000_00, 'cents', [
    'Losse opnames tellen tot dit bedrag per maand per eigenaar; wat daarboven gaat, is uitgekeerde winst.',
    'Irregular drawings count up to this amount a month an owner; what goes beyond is profit paid out.',
  ]),
  ownersMax: figure(4, 'count', ['We tellen hoogstens zoveel eigenaren.', 'We count at most so many owners.']),
  monthsToBeOwner: figure(3, 'months', [
    'Wie in zoveel maanden werd betaald, is een van de eigenaren.',
    'Whoever was paid in so many months is one of the owners.',
  ]),
  wageMinCents: figure(500_00, 'cents', [
    'Loon of een rekening met het woord voor een eigenaar telt als opname vanaf dit bedrag.',
    'Wages or a bill in the words of an owner count as drawings from this amount on.',
  ]),
  recentMonths: figure(6, 'months', [
    'Of een opname vast is, zien we aan de laatste zoveel maanden.',
    'Whether drawings are regular shows in the last so many months.',
  ]),
  recentPaidMonths: figure(4, 'months', [
    'Vast is wat in zoveel van die maanden werd betaald.',
    'Regular is what was paid in so many of those months.',
  ]),
  yearPaidMonths: figure(6, 'months', [
    'Vast is ook wat in zoveel maanden van een jaar werd betaald.',
    'Regular is also what was paid in so many months of a year.',
  ]),
  highestOverMonths: figure(6, 'months', [
    'Vaste opnames zijn nooit meer dan het hoogste gemiddelde over zoveel maanden.',
    'Regular drawings are never more than the highest mean of so many months.',
  ]),
  lumpsThatWait: figure(2, 'count', [
    'Zoveel grootste losse opnames van een jaar kunnen wachten als de omzet daalt.',
    'So many of the largest irregular drawings of a year can wait when turnover falls.',
  ]),
  unseenTimes: figure(2, 'times', [
    'Geld naar rekeningen die we niet zien, wacht niet boven zoveel keer wat boven een goed loon uitgaat.',
    'Money to accounts that are not seen does not wait beyond this many times what exceeds a good living.',
  ]),
} as const satisfies Figures

export const debtFigures = {
  unseenLoanRate: figure(
    0.15,
    'rate',
    [
      'Een lening zonder zichtbare termijnen kost zoveel rente per jaar.',
      'A loan whose instalments are not seen costs so much interest a year.',
    ],
    'ours: about the dearest of our own grades',
  ),
  unseenLoanMonths: figure(12, 'months', [
    'Zo’n lening wordt in zoveel maanden terugbetaald.',
    'Such a loan is repaid in so many months.',
  ]),
  unseenLoanDays: figure(365, 'days', ['Zo’n lening telt zoveel dagen.', 'Such a loan counts for so many days.']),
  newDebtDays: figure(183, 'days', ['Een lening is nieuw gedurende zoveel dagen.', 'A loan is new for so many days.']),
  gapsLookedAt: figure(6, 'count', [
    'Het ritme van een lening is de middelste van de laatste zoveel tussenpozen.',
    'The rhythm of a loan is the median of its last so many gaps.',
  ]),
  oftenBelowDays: figure(20, 'days', [
    'Bij minder dagen tussen twee termijnen nemen we ze samen.',
    'With fewer days between two instalments they are taken together.',
  ]),
  togetherDays: figure(28, 'days', [
    'Samen nemen doen we over zoveel dagen.',
    'They are taken together over so many days.',
  ]),
  spanShare: figure(0.6, 'share', [
    'Een termijn mag dit deel van het ritme schuiven.',
    'An instalment may move by this share of the rhythm.',
  ]),
  monthlyBelowDays: figure(40, 'days', [
    'Een ritme onder zoveel dagen is maandelijks.',
    'A rhythm below so many days is monthly.',
  ]),
  levelsLookedAt: figure(3, 'count', [
    'De gewone termijn is de middelste van de laatste zoveel.',
    'The usual instalment is the median of the last so many.',
  ]),
  payoffInstalments: figure(2.5, 'times', [
    'Een laatste betaling van zoveel termijnen is de afkoop.',
    'A last payment of so many instalments is a payoff.',
  ]),
  lateRhythms: figure(2, 'times', [
    'Een lening is gestopt na zoveel keer het ritme.',
    'A loan has stopped after this many times its rhythm.',
  ]),
  lateDays: figure(10, 'days', ['Daar komen zoveel dagen bij.', 'So many days are added to that.']),
  collectsAfterDays: laterFigure(730, 'days', [
    'Zo lang telt een lening waarvan de aflossing ophield zonder dat we zien dat hij is afbetaald.',
    'A loan whose instalments stopped counts for so long where we do not see that it was paid off.',
  ]),
  limitDrawingsMin: figure(2, 'count', [
    'Zoveel keer opgenomen en terugbetaald is een bekende limiet.',
    'Drawn and repaid so many times, a limit is known.',
  ]),
  limitDrawnMax: figure(1.5, 'times', [
    'Opnieuw opnemen tot zoveel keer een eerder bedrag is geen nieuwe lening.',
    'Drawing again up to this many times an earlier amount is no new loan.',
  ]),
  boughtBeforeDays: figure(30, 'days', [
    'Een aankoop hoort bij een lening tot zoveel dagen ervoor.',
    'A purchase belongs to a loan up to so many days before it.',
  ]),
  boughtAfterDays: figure(60, 'days', [
    'Een aankoop hoort bij een lening tot zoveel dagen erna.',
    'A purchase belongs to a loan up to so many days after it.',
  ]),
  boughtPartMin: figure(0.25, 'share', [
    'Zo’n aankoop kost minstens dit deel van de lening.',
    'Such a purchase costs at least this share of the loan.',
  ]),
} as const satisfies Figures
