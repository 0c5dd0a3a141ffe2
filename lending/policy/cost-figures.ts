import { figure, type Figures, laterFigure, newestFigure } from '#lending/policy/figure.ts'

/** Costs that a trade always has. */
export const usualCostFigures = {
  fromYearCents: laterFigure(100_000_00, 'cents', [
    'Vanaf zoveel omzet per jaar heeft een vak de kosten die het altijd heeft.',
    'From so much turnover a year on a trade has the costs that it always has.',
  ]),
  wagesFromYearCents: laterFigure(250_000_00, 'cents', [
    'Vanaf zoveel omzet per jaar voor elke eigenaar werkt er iemand mee.',
    'From so much turnover a year for each owner on somebody else works there.',
  ]),
  shareMin: laterFigure(0.005, 'share', [
    'Onder dit deel van de omzet zijn kosten niet te zien.',
    'Below this share of turnover costs are not seen.',
  ]),
} as const satisfies Figures

/** Costs that stop or fall, and count on until they are explained. */
export const costFigures = {
  unseenSurcharge: figure(1.1, 'times', [
    'Wat we niet meer zien, telt zoveel keer zo zwaar als eerst, zodat stoppen nooit loont.',
    'What is no longer seen counts this many times as much as before, so that stopping never pays.',
  ]),
  purchaseSurcharge: figure(1.2, 'times', [
    'Bij inkopen is dat zoveel keer, omdat ze voor- en achterlopen op de verkoop.',
    'For purchases it is this many times, since they run ahead of sales and behind them.',
  ]),
  shortestDays: figure(90, 'days', [
    'Een daling van kosten meten we over minstens zoveel dagen.',
    'A fall in costs is measured over at least so many days.',
  ]),
  stepDays: figure(15, 'days', [
    'We proberen elke lengte die zoveel dagen langer is, tot een jaar.',
    'Each length that is so many days longer is tried, up to a year.',
  ]),
  formerDaysMin: figure(45, 'days', [
    'Zoveel dagen ervoor laten zien wat er werd ingekocht.',
    'So many days before show what used to be bought.',
  ]),
  equalShare: figure(0.005, 'share', [
    'Dalingen die minder dan dit verschillen zijn gelijk; de langste telt.',
    'Falls that differ by less than this are equal; the longest counts.',
  ]),
  purchaseShareKept: figure(0.5, 'share', [
    'Inkopen zijn gestopt onder dit deel van hun vroegere aandeel in de omzet.',
    'Purchases have stopped below this part of their former share of turnover.',
  ]),
  purchaseShareMin: figure(0.02, 'share', [
    'Inkopen tellen pas vanaf dit deel van de omzet.',
    'Purchases matter from this share of turnover on.',
  ]),
  boughtInMonths: figure(0.5, 'share', [
    'Inkopen zijn regelmatig als ze in dit deel van de maanden kwamen.',
    'Purchases are regular where they came in this share of the months.',
  ]),
  purchaseAheadDays: figure(30, 'days', [
    'Inkopen lopen zoveel dagen voor op hun verkoop.',
    'Supplies run so many days ahead of their sales.',
  ]),
  purchaseAheadMax: figure(1.2, 'times', [
    'Daarvan telt hoogstens zoveel keer de verkoop erna.',
    'At most this many times the sales after them counts.',
  ]),
  onceInMonths: figure(1.5, 'months', [
    'Wat meer kost dan zoveel maanden inkoop, is één keer gekocht.',
    'What costs more than so many months of purchases is bought once.',
  ]),
  wagePartsCompared: newestFigure(3, 'count', [
    'Loon dat meebeweegt, zien we aan het rustigste en drukste van zoveel delen.',
    'Wages that follow sales show in the quietest and the busiest of so many parts.',
  ]),
  wageSalesSpread: newestFigure(0.2, 'share', [
    'De verkoop verschilt daartussen minstens zoveel, anders telt loon als vast.',
    'Sales differ by at least this between them, else wages count as fixed.',
  ]),
  wagesFollowFrom: newestFigure(0.5, 'share', [
    'Beweegt meer dan dit deel mee, dan meten we een daling van loon aan de verkoop.',
    'Where more than this share follows, a fall of wages is measured by sales.',
  ]),
  missedDays: figure(71, 'days', [
    'Loon of huur is gestopt na zoveel dagen zonder betaling.',
    'Wages or rent have stopped after so many days without a payment.',
  ]),
  missedShare: figure(0.1, 'share', [
    'Minder dan dit deel van vroeger is geen betaling.',
    'Less than this share of before is no payment.',
  ]),
  movedDays: figure(5, 'days', [
    'De eerste betaling van een seizoen komt tot zoveel dagen eerder of later dan een jaar geleden.',
    'The first payment of a season comes up to so many days earlier or later than a year ago.',
  ]),
  formerDays: figure(183, 'days', [
    'Het vroegere loon en de vroegere huur meten we over zoveel dagen.',
    'Former wages and rent are measured over so many days.',
  ]),
  formerMonthsMin: figure(2, 'months', [
    'Loon en huur waren regelmatig als ze in minstens zoveel maanden kwamen.',
    'Wages and rent were regular where they came in at least so many months.',
  ]),
  formerMonthsShare: figure(0.5, 'share', [
    'Ze kwamen dan ook in dit deel van de maanden.',
    'They then also came in this share of the months.',
  ]),
  monthNearlyOver: figure(0.2, 'months', [
    'Een maand telt al als gemist als er nog zoveel van over is.',
    'A month counts as missed when so much of it is left.',
  ]),
  lastPaymentDays: figure(30, 'days', [
    'De laatste betaling is voor zoveel dagen.',
    'The last payment pays for so many days.',
  ]),
  cutTo: figure(0.5, 'share', [
    'Loon of huur is ingekrompen onder dit deel van vroeger.',
    'Wages or rent have been cut below this share of before.',
  ]),
  soldKeptFrom: figure(0.8, 'share', [
    'Dat telt alleen als de verkoop minstens dit deel van vroeger is.',
    'That counts only where sales are at least this share of before.',
  ]),
  loweredOfFormer: figure(0.85, 'share', [
    'Kosten zijn lager onder dit deel van het jaar ervoor.',
    'Costs are lower below this share of the year before.',
  ]),
  loweredOfLowest: figure(0.92, 'share', [
    'Lagere kosten zijn ook onder dit deel van het laagste ooit over evenveel dagen.',
    'Lower costs are also below this share of the lowest ever over as many days.',
  ]),
  seasonDays: figure(360, 'days', [
    'Zoveel dagen ervoor laten elk seizoen zien.',
    'So many days before show every season.',
  ]),
  onceOfAll: figure(0.5, 'share', [
    'Betaalt iemand meer dan dit deel aan wie één keer voorkomt, dan is er niets regelmatigs om aan te meten.',
    'Where more than this share goes to parties paid once, nothing regular is there to measure by.',
  ]),
} as const satisfies Figures
