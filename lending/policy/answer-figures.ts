import { figure, type Figures, laterFigure } from '#lending/policy/figure.ts'
import { mendMonths } from '#lending/policy/mends.ts'

/** How points and odds go together. */
export const scoreFigures = {
  scalePoints: figure(600, 'count', [
    'Bij zoveel punten is bekend hoe groot de kans op terugbetalen is.',
    'At so many points the odds of repaying are known.',
  ]),
  scaleOdds: figure(50, 'times', [
    'Dan betalen zoveel keer zo veel bedrijven terug als niet.',
    'Then this many times as many companies repay as do not.',
  ]),
  pointsToDouble: figure(20, 'count', [
    'Zoveel punten meer verdubbelt die verhouding.',
    'So many points more double these odds.',
  ]),
  baseOdds: figure(40, 'times', [
    'Een bedrijf waar niets aan opvalt, begint met deze verhouding.',
    'A company about which nothing stands out begins with these odds.',
  ]),
  cutOff: figure(560, 'count', ['Onder zoveel punten is het antwoord nee.', 'Below so many points the answer is no.']),
  slopeShare: figure(0.25, 'share', [
    'Punten lopen over dit deel van een vak van het ene naar het andere.',
    'Points run from one bin to the next over this share of it.',
  ]),
  taxQuarters: figure(4, 'quarters', [
    'Van zoveel laatste kwartalen telt of de belasting betaald is.',
    'Of so many last quarters it counts whether the tax was paid.',
  ]),
  burdenRate: figure(0.109, 'rate', [
    'Hoe zwaar een vraag is, rekenen we met deze rente over een jaar.',
    'The burden of a request is worked out at this interest over a year.',
  ]),
} as const satisfies Figures

/** From here on a rule beside the score speaks. */
export const ruleFigures = {
  returnedRecentlyReferFrom: figure(3, 'count', [
    'Vanaf zoveel teruggeboekte incasso’s in drie maanden kijkt een medewerker.',
    'From so many returned direct debits in three months on a person looks.',
  ]),
  returnedRecentlyRefuseFrom: figure(8, 'count', [
    'Vanaf zoveel is het antwoord nee.',
    'From so many on the answer is no.',
  ]),
  gamblingShareReferFrom: figure(0.01, 'share', [
    'Vanaf dit deel van de omzet aan kansspelen kijkt een medewerker.',
    'From this share of turnover spent on gambling on a person looks.',
  ]),
  gamblingShareRefuseFrom: figure(0.05, 'share', [
    'Vanaf dit deel is het antwoord nee.',
    'From this share on the answer is no.',
  ]),
  overdrawnShareReferAbove: laterFigure(0.5, 'share', [
    'Wie op meer dan dit deel van de dagen rood staat, leeft van de bank: een medewerker kijkt.',
    'Whoever is overdrawn on more than this share of the days lives on the bank: a person looks.',
  ]),
  overdrawnMonthsReferAbove: laterFigure(1, 'months', [
    'Staat de rekening dieper rood dan zoveel maanden kosten, dan kijkt een medewerker.',
    'Where the account is overdrawn deeper than so many months of costs, a person looks.',
  ]),
  collectionReferFrom: figure(1, 'count', [
    'Vanaf zoveel betalingen aan een deurwaarder of incassobureau kijkt een medewerker.',
    'From so many payments to a bailiff or collection agency on a person looks.',
  ]),
  taxArrearsReferFrom: figure(1, 'count', [
    'Vanaf zoveel betalingen voor een naheffing of regeling kijkt een medewerker.',
    'From so many payments for an additional assessment or a plan on a person looks.',
  ]),
  newLoansReferFrom: figure(2, 'count', [
    'Vanaf zoveel nieuwe leningen in drie maanden kijkt een medewerker.',
    'From so many new loans in three months on a person looks.',
  ]),
  turnoverChangeReferBelow: figure(0.6, 'share', [
    'Onder dit deel van de gewone omzet kijkt een medewerker.',
    'Below this share of the usual turnover a person looks.',
  ]),
  contestedShareReferFrom: figure(0.02, 'share', [
    'Vanaf dit deel van de omzet dat een aanvrager anders leest, kijkt een medewerker.',
    'From this share of turnover that an applicant reads otherwise on a person looks.',
  ]),
  roundTripShareReferFrom: figure(0.1, 'share', [
    'Vanaf dit deel van de omzet dat rondging, kijkt een medewerker.',
    'From this share of turnover that went round on a person looks.',
  ]),
  newDebtReferAboveMonths: figure(0.25, 'months', [
    'Boven zoveel maanden omzet aan nieuwe schuld kijkt een medewerker.',
    'Above so many months of turnover in new debt a person looks.',
  ]),
  unsharedShareReferFrom: figure(0.05, 'share', [
    'Vanaf dit deel van de omzet naar eigen rekeningen die we niet zien, kijkt een medewerker.',
    'From this share of turnover to own accounts that are not seen on a person looks.',
  ]),
} as const satisfies Figures

/** The fall in turnover that every offer must stand. */
export const stressFigures = {
  steady: figure(0.2, 'share', [
    'Wijken maanden hoogstens zoveel af, dan is de omzet gelijkmatig.',
    'Months that differ by so much at most are steady.',
  ]),
  steadyFall: figure(0.1, 'share', [
    'Een aanbod moet dan zoveel minder omzet kunnen dragen.',
    'An offer must then stand so much less turnover.',
  ]),
  uneven: figure(0.45, 'share', [
    'Wijken ze zoveel af, dan is de omzet wisselend.',
    'Months that differ by so much are uneven.',
  ]),
  unevenFall: figure(0.2, 'share', [
    'Een aanbod moet dan zoveel minder omzet kunnen dragen.',
    'An offer must then stand so much less turnover.',
  ]),
} as const satisfies Figures

/** The words beside an answer. */
export const answerFigures = {
  reasonsMax: figure(
    4,
    'count',
    ['Een antwoord heeft hoogstens zoveel redenen.', 'An answer has at most so many reasons.'],
    'codes of conduct ask for the main reasons',
  ),
  otherWaysMax: figure(2, 'count', [
    'Naast de kleinste verandering tonen we hoogstens zoveel andere.',
    'Beside the least change at most so many others are shown.',
  ]),
  turnoverGrowthMax: figure(1.5, 'times', [
    'Meer groei dan zoveel keer de omzet is geen advies.',
    'Growth beyond this many times the turnover is no advice.',
  ]),
  repaidFirst: figure(0.25, 'share', [
    'We tonen wat eerder aflossen kost na dit deel van de looptijd.',
    'The cost of repaying early is shown after this share of the term.',
  ]),
  repaidMiddle: figure(0.5, 'share', ['We tonen dat ook na dit deel.', 'It is shown after this share as well.']),
  repaidLast: figure(0.75, 'share', ['We tonen dat als laatste na dit deel.', 'It is shown last after this share.']),
} as const satisfies Figures

/** Changes that are tried when a way to yes is looked for. */
export const wayFigures = {
  askLess: figure(0.5, 'share', [
    'We proberen of dit deel van het gevraagde een ja geeft.',
    'This share of the amount asked for is tried for a yes.',
  ]),
  askLeast: figure(0.25, 'share', ['Daarna proberen we dit deel.', 'This share is tried next.']),
  provenAge: figure(48, 'months', [
    'Een onbekende leeftijd die bewezen wordt, is deze.',
    'An unknown age that is proven is this one.',
  ]),
  waitFirst: figure(24, 'months', [
    'We proberen of wachten tot deze leeftijd een ja geeft.',
    'Waiting until this age is tried for a yes.',
  ]),
  waitLast: figure(48, 'months', ['Daarna proberen we deze leeftijd.', 'This age is tried next.']),
  bufferFirst: figure(15, 'days', [
    'We proberen een buffer van zoveel dagen kosten.',
    'A buffer of so many days of costs is tried.',
  ]),
  bufferMiddle: figure(40, 'days', [
    'Daarna proberen we een buffer van zoveel dagen.',
    'A buffer of so many days is tried next.',
  ]),
  bufferLast: figure(60, 'days', [
    'Als laatste proberen we een buffer van zoveel dagen.',
    'A buffer of so many days is tried last.',
  ]),
  lowestFirst: figure(0.1, 'months', [
    'We proberen een laagste saldo van zoveel maanden kosten.',
    'A lowest balance of so many months of costs is tried.',
  ]),
  lowestLast: figure(1, 'months', ['Daarna proberen we zoveel maanden.', 'So many months are tried next.']),
  customerReturns: figure(0.01, 'share', [
    'We proberen klanten die dit deel van de omzet terugboeken.',
    'Customers who take back this share of turnover are tried.',
  ]),
  evenFirst: figure(0.44, 'share', [
    'We proberen maanden die zoveel afwijken.',
    'Months that differ by so much are tried.',
  ]),
  evenLast: figure(0.2, 'share', [
    'Daarna proberen we maanden die zoveel afwijken.',
    'Months that differ by so much are tried next.',
  ]),
  wholeYearDays: figure(456, 'days', [
    'We proberen of zoveel dagen laten zien een ja geeft.',
    'Showing so many days is tried for a yes.',
  ]),
  drawnParts: figure(10, 'count', [
    'Minder opnemen proberen we in zoveel stappen.',
    'Drawing less is tried in so many steps.',
  ]),
  earnedStepCents: figure(250_00, 'cents', [
    'Meer verdienen proberen we in stappen van minstens dit bedrag.',
    'Earning more is tried in steps of at least this amount.',
  ]),
  earnedParts: figure(40, 'count', [
    'Een stap is anders de omzet gedeeld door dit getal, tot het dubbele.',
    'A step is else turnover divided by this number, up to double.',
  ]),
  earnedDoublings: figure(16, 'count', [
    'Daarna verdubbelt de stap zoveel keer.',
    'The step then doubles so many times.',
  ]),
} as const satisfies Figures

/** Time alone mends these, after so many months without another. */
export const mendFigures = {
  newestMonthIsLow: figure(mendMonths.newestMonthIsLow, 'months', ['Een lage nieuwste maand.', 'A low newest month.']),
  newLoanCountLastThreeMonths: figure(mendMonths.newLoanCountLastThreeMonths, 'months', [
    'Nieuwe leningen.',
    'New loans.',
  ]),
  turnoverChange: figure(mendMonths.turnoverChange, 'months', [
    'Minder omzet dan gewoon.',
    'Less turnover than usual.',
  ]),
  newDebtCents: figure(mendMonths.newDebtCents, 'months', ['Nieuwe schuld.', 'New debt.']),
  returnedDirectDebitsYear: figure(mendMonths.returnedDirectDebitsYear, 'months', [
    'Teruggeboekte incasso’s.',
    'Returned direct debits.',
  ]),
  daysBelowZeroShare: figure(mendMonths.daysBelowZeroShare, 'months', ['Dagen onder nul.', 'Days below zero.']),
  lowestBalanceMonths: figure(mendMonths.lowestBalanceMonths, 'months', ['Een laag saldo.', 'A low balance.']),
  taxArrearsCents: figure(mendMonths.taxArrearsCents, 'months', ['Een betalingsregeling.', 'A payment plan.']),
  collectionCents: figure(mendMonths.collectionCents, 'months', [
    'Een deurwaarder of incassobureau.',
    'A bailiff or collection agency.',
  ]),
  gamblingCents: figure(mendMonths.gamblingCents, 'months', ['Kansspelen.', 'Gambling.']),
  distributedAboveSurplusCents: figure(mendMonths.distributedAboveSurplusCents, 'months', [
    'Te veel uitgekeerde winst.',
    'Too much profit paid out.',
  ]),
  privateWithdrawalsMonthlyCents: figure(mendMonths.privateWithdrawalsMonthlyCents, 'months', [
    'Veel geld voor de eigenaren.',
    'Much money for the owners.',
  ]),
} as const satisfies Figures
