import { figure, type Figures, laterFigure } from '#lending/policy/figure.ts'

/** Windows, and what months are held against. */
export const monthFigures = {
  lookedBack: figure(12, 'months', [
    'Zo ver terug kijken we naar omzet, kosten en opnames.',
    'So far back we look at turnover, costs and drawings.',
  ]),
  compared: laterFigure(23, 'months', [
    'Zo ver terug vergelijken we met het jaar ervoor.',
    'So far back we compare with the year before.',
  ]),
  forgivenDays: figure(5, 'days', [
    'Een bestand dat zoveel dagen te laat begint, telt nog als hele maand.',
    'A file that starts so many days late still counts as a whole month.',
  ]),
  newest: figure(3, 'months', [
    'Zoveel nieuwste maanden zijn de maat voor hoe het nu gaat.',
    'So many newest months are the measure of how things are going.',
  ]),
  newestFrom: figure(6, 'months', [
    'Vanaf zoveel maanden vergelijken we de nieuwste met het gemiddelde.',
    'From so many months on the newest are held against the mean.',
  ]),
  yearBeforeFrom: figure(15, 'months', [
    'Vanaf zoveel maanden vergelijken we de nieuwste maanden met dezelfde een jaar eerder.',
    'From so many months on the newest months are compared with the same ones a year before.',
  ]),
  lowShare: figure(0.5, 'share', [
    'Een maand onder dit deel van wat gewoon is, is laag.',
    'A month below this share of what is usual is low.',
  ]),
  usualLow: figure(3, 'months', [
    'Waren er al zoveel maanden zo laag, dan zegt nog een lage maand niets.',
    'Where so many months were as low before, another one says nothing.',
  ]),
  seasonBelow: figure(0.8, 'share', [
    'Zakken de nieuwste maanden onder dit deel van een gemiddelde maand, dan kan dat een seizoen of een daling zijn.',
    'Newest months below this share of a mean month may be a season or a fall.',
  ]),
  endsTried: figure(7, 'days', [
    'Zoveel laatste dagen proberen we als einde, zodat een weekend niets uitmaakt.',
    'So many last days are tried as the end, so that a weekend makes no difference.',
  ]),
  unevenFrom: figure(3, 'months', [
    'Vanaf zoveel maanden zeggen we iets over hoe gelijkmatig de omzet is.',
    'From so many months on we say how even the turnover is.',
  ]),
  pairsMin: figure(4, 'months', [
    'Zoveel maanden moeten dezelfde maand een jaar eerder naast zich hebben om een seizoen te herkennen.',
    'So many months must have the same month a year before beside them to know a season.',
  ]),
  customerTogether: figure(6, 'months', [
    'Over zoveel maanden samen meten we hoe groot de grootste klant is.',
    'The share of the largest customer is measured over so many months together.',
  ]),
} as const satisfies Figures

/** The part of a month that is left to pay instalments from. */
export const capacityFigures = {
  fallCoveredByStress: figure(0.1, 'share', [
    'Een daling tot dit deel verlaagt de omzet niet: die vangt elk aanbod al op.',
    'A fall up to this share lowers no turnover, since every offer stands it already.',
  ]),
  shortDataShare: figure(0.98, 'share', [
    'Zien we geen heel jaar, dan telt dit deel van de omzet als zeker.',
    'Where no whole year is seen, this share of the turnover counts as sure.',
  ]),
  paidOutAboveMonths: figure(0.25, 'months', [
    'Uitgekeerde winst boven wat overbleef telt pas vanaf zoveel maanden omzet.',
    'Profit paid out beyond what was left counts from so many months of turnover on.',
  ]),
  balanceMovedDays: figure(4, 'days', [
    'Het saldo van een jaar eerder zoeken we tot zoveel dagen ernaast.',
    'The balance of a year before is looked for up to so many days away.',
  ]),
  balanceBestDays: figure(7, 'days', [
    'Van zoveel laatste dagen telt de beste, omdat veel eens per week wordt betaald.',
    'Of so many last days the best counts, since much is paid once a week.',
  ]),
} as const satisfies Figures
