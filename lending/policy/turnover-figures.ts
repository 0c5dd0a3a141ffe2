import { figure, type Figures, laterFigure, newestFigure } from '#lending/policy/figure.ts'

/** Which receipts are turnover that comes again. */
export const turnoverFigures = {
  knownMonths: figure(3, 'months', [
    'Wie in zoveel maanden betaalde, is een bekende klant.',
    'Whoever paid in so many months is a known customer.',
  ]),
  comparableShare: figure(0.2, 'share', [
    'Een eerdere betaling lijkt op een nieuwe vanaf dit deel ervan.',
    'An earlier payment is comparable to a new one from this share of it on.',
  ]),
  comparableCashShare: figure(0.5, 'share', [
    'Bij contant geld is dat dit deel, omdat een kassa steeds ongeveer evenveel opbrengt.',
    'For cash it is this share, since a till brings about as much each time.',
  ]),
  largeInMonths: figure(0.25, 'months', [
    'Een ontvangst is groot vanaf zoveel van een middelste maand.',
    'A receipt is large from so much of a median month on.',
  ]),
  tradeShareOfMonths: figure(0.5, 'share', [
    'Komen grote ontvangsten in dit deel van de maanden, dan zijn ze het vak.',
    'Large receipts in this share of the months are the trade itself.',
  ]),
  tradeMonthsMin: figure(3, 'months', [
    'Daarvoor zijn minstens zoveel maanden nodig.',
    'At least so many months are needed for that.',
  ]),
  outlierOfMedian: figure(2.5, 'times', [
    'Ook in zo’n vak telt een ontvangst niet boven zoveel keer de middelste grote.',
    'Even in such a trade a receipt does not count above so many times the median large one.',
  ]),
  outlierOfNext: figure(1.5, 'times', [
    'Zo’n uitschieter is ook zoveel keer de eerstvolgende ontvangst.',
    'Such an outlier is also so many times the next receipt.',
  ]),
  providerMeasureDays: figure(60, 'days', [
    'Een nieuwe betaaldienst meten we aan zoveel dagen ervoor, of aan zoveel dagen als hij al uitbetaalt.',
    'A new payment provider is measured by so many days before it, or by as many as it has paid out.',
  ]),
  providerMeasureDaysMin: figure(30, 'days', [
    'Met minder dagen ervoor telt een nieuwe betaaldienst niet.',
    'With fewer days before it a new payment provider does not count.',
  ]),
  providerLeftShare: figure(0.65, 'share', [
    'Brengt een oude betaaldienst nog hoogstens dit deel, dan neemt de nieuwe zijn plaats in.',
    'Where an old payment provider brings this share or less, the new one takes its place.',
  ]),
  yearlyShare: newestFigure(0.5, 'share', [
    'Wie een jaar eerder minstens dit deel ervan betaalde, betaalt per jaar en is een bekende klant.',
    'Whoever paid at least this share of it a year before pays by the year and is a known customer.',
  ]),
  yearlyWithinDays: newestFigure(45, 'days', [
    'Een jaar eerder is dan tot zoveel dagen eerder of later.',
    'A year before is then up to so many days earlier or later.',
  ]),
  customersShown: figure(5, 'count', [
    'Zoveel grootste klanten laten we zien.',
    'So many of the largest customers are shown.',
  ]),
  underwayDays: figure(3, 'days', [
    'Een overboeking tussen eigen rekeningen mag zoveel dagen onderweg zijn.',
    'A transfer between own accounts may be underway for so many days.',
  ]),
  returnedDebitDays: figure(70, 'days', [
    'Een teruggeboekte incasso hoort bij een afschrijving van hoogstens zoveel dagen eerder.',
    'A returned direct debit belongs to a debit of at most so many days before.',
  ]),
} as const satisfies Figures

export const channelFigures = {
  peopleAreTradeFrom: figure(0.25, 'share', [
    'Vanaf dit deel van de omzet zijn particulieren die rekeningen betalen het vak.',
    'From this share of the takings on, private persons who pay bills are the trade.',
  ]),
  peopleMin: figure(12, 'count', [
    'Minder betalende particulieren dan dit zijn bij een winkel geen vak.',
    'Fewer paying persons than this are no trade in a shop.',
  ]),
  peopleKnownMonths: newestFigure(6, 'months', [
    'Wie een winkel in zoveel eerdere maanden betaalde, huurt er iets en is een bekende klant.',
    'A person who paid a shop in so many earlier months rents something there and is a known customer.',
  ]),
  peopleKnownShare: newestFigure(0.1, 'share', [
    'Zo iemand brengt hoogstens dit deel van de omzet.',
    'Such a person brings at most this share of the takings.',
  ]),
  tillShare: figure(0.5, 'share', [
    'Vanaf dit deel door kassa of betaaldienst is een bedrijf een winkel.',
    'A company is a shop when a till or payment provider brings this share.',
  ]),
} as const satisfies Figures

/** Money that only goes round. */
export const tripFigures = {
  days: figure(30, 'days', [
    'Geld dat binnen zoveel dagen weggaat en terugkomt, is niet verdiend.',
    'Money that leaves and is back within so many days was not earned.',
  ]),
  refundDays: figure(120, 'days', [
    'Een leverancier kan tot zoveel dagen later terugbetalen.',
    'A supplier may pay back up to so many days later.',
  ]),
  longDays: figure(100, 'days', [
    'Wie steeds evenveel brengt als krijgt, volgen we zoveel dagen.',
    'Whoever keeps bringing as much as it gets is followed for so many days.',
  ]),
  longTripsMin: figure(4, 'count', [
    'Steeds is zoveel keer heen en zoveel keer terug.',
    'That takes so many payments each way.',
  ]),
  sameSumTolerance: figure(0.05, 'share', [
    'Evenveel is een verschil tot dit deel van wat terugkwam.',
    'As much is a difference up to this share of what came back.',
  ]),
  cutOffTrips: figure(2, 'count', [
    'Begint of eindigt het bestand ertussen, dan mag het verschil zoveel van de grootste betalingen zijn.',
    'Where the file begins or ends between, the difference may be so many of the largest payments.',
  ]),
  circleTolerance: figure(0.03, 'share', [
    'Twee partijen vormen een kring als hun bedragen hoogstens dit deel verschillen.',
    'Two parties are a circle when their amounts differ by this share at most.',
  ]),
  circleUsualTolerance: laterFigure(0.005, 'share', [
    'Betalingen die elke maand even hoog zijn, vormen een kring als ze hoogstens dit deel verschillen.',
    'Payments that are as high each month are a circle when they differ by this share at most.',
  ]),
  circleDays: figure(62, 'days', [
    'De betalingen van een kring liggen binnen zoveel dagen van elkaar.',
    'The payments of a circle lie within so many days of each other.',
  ]),
  circleBookingsMin: figure(2, 'count', [
    'Een kring heeft minstens zoveel betalingen.',
    'A circle has at least so many payments.',
  ]),
  circleBookingsMax: figure(60, 'count', [
    'Een kring heeft hoogstens zoveel betalingen.',
    'A circle has at most so many payments.',
  ]),
  circleAmountMinCents: figure(1_000_00, 'cents', [
    'Elke betaling van een kring is minstens dit bedrag.',
    'Each payment of a circle is at least this amount.',
  ]),
} as const satisfies Figures

/** Growth that nothing explains counts as little as new money does. */
export const backedFigures = {
  pairsMin: laterFigure(5, 'months', [
    'Vanaf zoveel maanden met dezelfde maand een jaar eerder meten we groei daaraan, anders de tweede helft aan de eerste.',
    'From so many months with the same month a year before on growth is measured by those, else the later half by the first.',
  ]),
  costsFrom: laterFigure(0.1, 'share', [
    'Inkoop en loon verklaren groei als ze minstens dit deel van de omzet zijn.',
    'Purchases and wages explain growth where they are this share of turnover or more.',
  ]),
  paidAgainFrom: laterFigure(4, 'count', [
    'Wie minder vaak betaalt, is een passant, en passanten zijn samen één klant.',
    'Whoever pays less often is passing, and such payers are one customer together.',
  ]),
  grownFrom: laterFigure(1.1, 'times', [
    'Wie zoveel keer meer groeide dan de meeste klanten, betaalt meer dan gewoon.',
    'Whoever grew so many times more than most customers pays more than usual.',
  ]),
  suddenTimes: laterFigure(4, 'times', [
    'Groeit wat een klant betaalt in de nieuwste maanden zoveel keer sneller dan in die ervoor, dan is dat plotseling.',
    'Where what a customer pays grows so many times faster in the newest months than in those before, it is sudden.',
  ]),
  usualMax: laterFigure(1.25, 'times', [
    'Wat de meeste klanten meer betalen dan een jaar eerder, telt tot zoveel keer, of zoals de kosten groeiden.',
    'What most customers pay more than a year before counts up to so many times, or as costs grew.',
  ]),
  anybodyGrownFrom: newestFigure(1.02, 'times', [
    'Contant geld en betaalverzoeken mogen zoveel keer meegroeien met de rest.',
    'Cash and payment links may grow along with the rest by this factor.',
  ]),
  leftBelow: laterFigure(0.5, 'share', [
    'Wie minder dan dit deel van een jaar eerder betaalt, maakt plaats voor nieuwe klanten.',
    'Whoever pays less than this share of a year before makes room for new customers.',
  ]),
} as const satisfies Figures
