import { figure, type Figures, newestFigure } from '#lending/policy/figure.ts'

export const taxFigures = {
  dueAfterDays: figure(
    31,
    'days',
    [
      'Belasting over een kwartaal is zoveel dagen na het kwartaal verschuldigd.',
      'Tax of a quarter is due so many days after it.',
    ],
    'Algemene wet inzake rijksbelastingen, art. 19',
  ),
  countedDays: figure(45, 'days', [
    'Een betaling tot zoveel dagen na een kwartaal is voor dat kwartaal, en één die later komt tot halverwege het volgende.',
    'A payment up to so many days after a quarter is for that quarter, and a single one that comes later half way to the next.',
  ]),
  forgivenDays: figure(5, 'days', [
    'Een bestand dat zoveel dagen te laat begint, laat het kwartaal nog zien.',
    'A file that starts so many days late still shows the quarter.',
  ]),
  quartersUnpaidMax: figure(2, 'quarters', [
    'Is over zoveel kwartalen niets betaald, dan zien we geen belasting.',
    'Where nothing was paid for so many quarters, no tax is seen.',
  ]),
  anyPaidDays: figure(213, 'days', [
    'Bij vrijgesteld werk is één betaling in zoveel dagen genoeg.',
    'For exempt work one payment within so many days is enough.',
  ]),
  regularGapDays: figure(125, 'days', [
    'Belasting wordt regelmatig betaald als er nooit meer dan zoveel dagen tussen zit.',
    'Tax is paid regularly when no more than so many days lie between.',
  ]),
  roughSurcharge: figure(1.3, 'times', [
    'Kennen we alleen betalingen voor kwartalen van vóór het bestand, dan telt de btw zoveel keer.',
    'Where only payments for quarters before the file are known, VAT counts this many times.',
  ]),
  wageTaxShare: figure(0.35, 'share', [
    'Zonder eigen maat rekenen we dit deel van het nettoloon als loonheffing.',
    'Without a measure of its own, this share of net wages is taken as wage tax.',
  ]),
  wageTaxShareFrom: figure(
    0.15,
    'share',
    [
      'Minder loonheffing dan dit deel van het nettoloon kan niet kloppen.',
      'Less wage tax than this share of net wages cannot be right.',
    ],
    'employers’ premiums alone are more: Wfsv and Zvw, rates of 2026',
  ),
  wageTaxBeforeDays: figure(45, 'days', [
    'Loonheffing gaat over loon van hoogstens zoveel dagen eerder.',
    'Wage tax is for wages of at most so many days before.',
  ]),
  wageTaxQuietDays: figure(180, 'days', [
    'Is er in zoveel dagen bijna geen loonheffing betaald, dan is die gestopt.',
    'Where hardly any wage tax was paid in so many days, it has stopped.',
  ]),
  wageTaxAfterDays: figure(34, 'days', [
    'Loonheffing is zoveel dagen na het loon verschuldigd.',
    'Wage tax is due so many days after the wages.',
  ]),
  wageTaxLateDays: figure(100, 'days', [
    'Na zoveel dagen zonder loonheffing is die te laat.',
    'After so many days without wage tax it is late.',
  ]),
  planEndsWithinDays: figure(45, 'days', [
    'Een betalingsregeling die zoveel dagen voor de andere belasting ophoudt, is klaar.',
    'A payment plan that ends so many days before the other tax is over.',
  ]),
  instalmentDays: figure(190, 'days', [
    'Termijnen van inkomstenbelasting meten we over zoveel dagen.',
    'Instalments of income tax are measured over so many days.',
  ]),
  instalmentsMin: figure(4, 'count', [
    'Zoveel termijnen van een belasting zijn een gewoonte.',
    'So many instalments of a tax are a habit.',
  ]),
  instalmentsMinUnseen: figure(2, 'count', [
    'Is er geen belasting meer te zien, dan zijn zoveel termijnen al een gewoonte.',
    'Where no tax is seen any more, so many instalments are a habit already.',
  ]),
  instalmentsLateDays: figure(100, 'days', [
    'Na zoveel dagen is een termijn gemist.',
    'After so many days an instalment is missed.',
  ]),
  instalmentsMeanOf: figure(6, 'count', [
    'De termijn per maand is het gemiddelde van hoogstens zoveel.',
    'The instalment of a month is the mean of at most so many.',
  ]),
  instalmentsEarlyDays: figure(2, 'days', [
    'Een gemiste termijn telt op het saldo zoveel dagen eerder.',
    'A missed instalment counts in the balance so many days earlier.',
  ]),
} as const satisfies Figures

const vatAct = 'Wet op de omzetbelasting 1968, art. 9, as it holds in 2026'

export const vatFigures = {
  ordinaryPercent: figure(21, 'percent', ['Het gewone btw-tarief.', 'The ordinary rate of VAT.'], vatAct),
  reducedPercent: figure(9, 'percent', ['Het lage btw-tarief.', 'The reduced rate of VAT.'], vatAct),
  measureQuarters: figure(4, 'quarters', [
    'De oudste zoveel betaalde kwartalen zijn de maat.',
    'The oldest so many paid quarters are the measure.',
  ]),
  measureQuartersMin: figure(2, 'quarters', [
    'Met minder kwartalen kennen we geen seizoen.',
    'With fewer quarters no season is known.',
  ]),
  quarterPaidFrom: figure(0.1, 'share', [
    'Een kwartaal is betaald vanaf dit deel van wat volgens de eigen maat verschuldigd is.',
    'A quarter is paid from this share of what is due by the company’s own measure on.',
  ]),
  quartersDifferBelow: figure(0.01, 'share', [
    'Is de btw minder dan dit deel van de omzet, dan is elke betaling genoeg.',
    'Where VAT is less than this share of turnover any payment will do.',
  ]),
  ownShareFrom: figure(0.001, 'share', [
    'Minder btw dan dit deel van de omzet is geen maat.',
    'Less VAT than this share of turnover is no measure.',
  ]),
  leastPaidFrom: figure(0.5, 'share', [
    'Btw onder dit deel van het minste dat zo’n vak verschuldigd kan zijn, is te weinig.',
    'VAT below this share of the least that such a trade can owe is too little.',
  ]),
  yearBeforePaidFrom: figure(0.6, 'share', [
    'Btw onder dit deel van dezelfde kwartalen een jaar eerder is gedaald.',
    'VAT below this share of the same quarters a year before has fallen.',
  ]),
  fallQuartersMin: figure(2, 'quarters', [
    'Een daling van de btw zien we in minstens zoveel kwartalen.',
    'A fall of VAT shows in at least so many quarters.',
  ]),
  quietSalesBelow: figure(0.5, 'share', [
    'Een kwartaal met minder dan dit deel van de gemiddelde omzet is stil.',
    'A quarter with less than this share of mean sales is quiet.',
  ]),
  refundedWithinDays: figure(92, 'days', [
    'Een teruggaaf hoort bij het kwartaal tot zoveel dagen ervoor.',
    'A refund belongs to the quarter up to so many days before it.',
  ]),
  refundsMissedMax: newestFigure(1, 'quarters', [
    'Btw die elk kwartaal terugkomt, op hoogstens zoveel van vier na, gaat af van de btw in de kosten.',
    'VAT that comes back every quarter, but for at most so many of four, comes off the VAT in the costs.',
  ]),
  machineBilledDays: figure(45, 'days', [
    'Een machine wordt betaald op de dag van de factuur, of zoveel dagen later.',
    'A machine is paid on the day of its bill, or so many days later.',
  ]),
  roundDays: figure(60, 'days', [
    'Betalingen die verder dan zoveel dagen uit elkaar liggen, zijn voor verschillende kwartalen.',
    'Payments more than so many days apart are for different quarters.',
  ]),
  yearlyFromDays: figure(300, 'days', [
    'Wie na zoveel dagen pas weer betaalt, betaalt per jaar.',
    'Whoever pays again after so many days pays by the year.',
  ]),
} as const satisfies Figures
