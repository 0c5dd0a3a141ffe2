import type { Language } from '#lending/language.ts'
import { centsPerEuro, formatEuros, formatRate } from '#lending/money.ts'
import type { WayToYes } from '#lending/decision/decision.ts'
import type { ScoreInput } from '#lending/decision/score-input.ts'

type Change = WayToYes['changes'][number]
/** Figures that only move along with another one, which is reported instead. */
type MovesAlong =
  | 'levelsUntil'
  | 'newestUntil'
  | 'newDebtUntil'
  | 'yearlyTurnoverCents'
  | 'averageMonthlyTurnoverCents'
  | 'availableMonthlyCents'
  | 'returnedDirectDebitsLastThreeMonths'
  | 'taxPaymentCount'
  | 'taxCause'
  | 'taxLackYearCents'
  | 'taxArrearsCents'
  | 'collectionCents'
  | 'gamblingShare'
  | 'contestedWeightyCount'
  | 'contestedShare'
  | 'variableCostsMonthlyCents'
  | 'ownerFlexibleMonthlyCents'
  | 'ownerFloorMonthlyCents'
  | 'availableIfExplainedMonthlyCents'
  | 'proRataYearlyTurnoverCents'
  | 'incidentalYearCents'
  | 'seasonIsUnknown'
  | 'newestMonthChange'
  | 'stoppedCostsMonthlyCents'
  | 'runningHereMonthlyCents'
  | 'runningHereOwedCents'
  | 'fileFault'
  | 'taxIsRegular'
  | 'largestCustomerShare'
  | 'cashShare'
export type SpokenField = Exclude<keyof ScoreInput, MovesAlong>
/** `turnoverCents`: today's average turnover a month; 0 when it is not known. */
type ChangeText = (change: Change, turnoverCents: number) => string
type ChangeTexts = Readonly<Record<SpokenField, ChangeText>>

const number = (value: Change['to']): number => (typeof value === 'number' ? value : 0)
/** Never above what was judged to be enough. */
const wholeEuros = (to: Change['to']): number => Math.floor(number(to) / centsPerEuro) * centsPerEuro
const months = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
const difference = ({ from, to }: Change, locale: Language) =>
  formatEuros(Math.abs(number(to) - number(from)), { locale })
/** The increase as a share of today's turnover: an amount alone does not show whether it is feasible. */
const part = ({ from, to }: Change, now: number, locale: Language, more: string) =>
  now > 0 ? ` (${formatRate((number(to) - number(from)) / now, { locale, decimals: 0 })} ${more})` : ''

const dutch: ChangeTexts = {
  requestedAmountCents: ({ to }) => `Vraag ${formatEuros(number(to))} of minder.`,
  companyAgeMonths: ({ from, to }) =>
    from === null
      ? `Laat zien dat je bedrijf minstens ${number(to)} maanden bestaat.`
      : `Vraag opnieuw aan als je bedrijf ${number(to)} maanden bestaat. Dat is over ${months(number(to) - number(from), 'maand', 'maanden')}.`,
  coverageDays: ({ to }) => `Deel transacties van minstens ${number(to)} dagen, die hetzelfde beeld geven.`,
  dataAgeDays: () => 'Deel transacties tot en met deze week, die hetzelfde beeld geven.',
  holderMatch: () => 'Laat zien dat de rekening van je bedrijf is, of deel een rekening op naam van je bedrijf.',
  extraTurnoverMonthlyCents: (change, now) =>
    `Haal ongeveer ${difference(change, 'nl')} per maand meer omzet${part(change, now, 'nl', 'erbij')} bij dezelfde kosten.`,
  turnoverChange: () => 'Zorg dat je omzet over drie maanden weer op het oude niveau ligt.',
  turnoverVariation: ({ to }) =>
    `Zorg dat je omzet in een gewone maand hoogstens ${formatRate(number(to), { decimals: 0 })} van het gemiddelde afwijkt.`,
  balanceIsKnown: () => 'Deel een afschrift waar het saldo op staat.',
  daysBelowZeroShare: ({ to }) =>
    to === 0
      ? 'Sta een jaar lang geen dag rood.'
      : `Sta op hoogstens ${formatRate(number(to), { decimals: 0 })} van de dagen rood.`,
  bufferDays: ({ to }) => `Houd gemiddeld genoeg op je rekening voor ${number(to)} dagen aan kosten.`,
  existingDebtServiceMonthlyCents: () => 'Los eerst je lopende leningen af. Daarna tellen ze niet meer mee.',
  expectedExpensesCents: () => 'Stel de extra uitgaven uit die je verwacht.',
  returnedDirectDebitsYear: () => 'Zorg een jaar lang dat er geen incasso’s worden teruggeboekt.',
  customerReturnShare: ({ to }) =>
    `Zorg dat klanten in een jaar hoogstens ${formatRate(number(to), { decimals: 0 })} van je omzet terugboeken.`,
  taxArrearsCount: () => 'Rond je betalingsregeling met de Belastingdienst af. Een jaar daarna telt die niet meer mee.',
  collectionCount: () =>
    'Betaal wat er nog bij een deurwaarder of incassobureau ligt. Een jaar daarna telt dat niet meer mee.',
  newLoanCountLastThreeMonths: () => 'Sluit drie maanden lang geen nieuwe lening af.',
  gamblingCents: () => 'Betaal een jaar lang geen kansspelen van deze rekening.',
  contestedCount: () => 'Een medewerker bevestigt wat je hebt aangepast.',
  privateWithdrawalsMonthlyCents: ({ to }) =>
    `Neem twee jaar lang hoogstens ${formatEuros(wholeEuros(to))} per maand op voor jezelf.`,
  unbackedYearCents: (change) =>
    `Laat zien dat ${difference(change, 'nl')} van klanten komt die blijven: zeg het bij “Geld dat we niet meetellen”. Een medewerker kijkt ernaar.`,
  roundTripShare: () => 'Een medewerker gaat na waarom er geld uitging en weer terugkwam.',
  newestMonthIsLow: () => 'Vraag opnieuw aan na een maand met gewone omzet.',
  taxIsSeen: () => 'Laat zien dat je je btw en loonheffing betaalt, of waarom je dat niet hoeft.',
  taxQuartersPaidShare: () => 'Betaal elk kwartaal je belasting vanaf deze rekening.',
  stoppedCostCount: () => 'Leg uit waarom kosten zijn gestopt. Een medewerker kijkt ernaar.',
  newDebtCents: () => 'Vraag opnieuw aan als je nieuwste lening een halfjaar loopt.',
  unsharedYearCents: () => 'Deel ook de eigen rekening waar het geld naartoe ging, als het daar nog staat.',
  missingKind: () => 'Deel ook de rekening die deze kosten betaalt.',
  distributedAboveSurplusCents: () => 'Laat een jaar lang niet meer naar de eigenaren gaan dan er overblijft.',
  lowestBalanceMonths: ({ to }) =>
    `Houd ook op je laagste dag minstens ${number(to) === 1 ? '' : `${formatRate(number(to), { decimals: 0 })} van `}een maand aan kosten op je rekening.`,
}

const english: ChangeTexts = {
  requestedAmountCents: ({ to }) => `Ask for ${formatEuros(number(to), { locale: 'en' })} or less.`,
  companyAgeMonths: ({ from, to }) =>
    from === null
      ? `Show that your company is at least ${number(to)} months old.`
      : `Apply again when your company is ${number(to)} months old. That is in ${months(number(to) - number(from), 'month', 'months')}.`,
  coverageDays: ({ to }) => `Share at least ${number(to)} days of transactions that show the same picture.`,
  dataAgeDays: () => 'Share transactions up to this week that show the same picture.',
  holderMatch: () => 'Show that the account is your company’s, or share one in its name.',
  extraTurnoverMonthlyCents: (change, now) =>
    `Bring in about ${difference(change, 'en')} more turnover a month${part(change, now, 'en', 'more')} at the same costs.`,
  turnoverChange: () => 'Bring your turnover back to its old level in three months.',
  turnoverVariation: ({ to }) =>
    `Keep your turnover in an ordinary month within ${formatRate(number(to), { locale: 'en', decimals: 0 })} of the average.`,
  balanceIsKnown: () => 'Share a statement that shows the balance.',
  daysBelowZeroShare: ({ to }) =>
    to === 0
      ? 'Go a whole year without being overdrawn.'
      : `Be overdrawn on no more than ${formatRate(number(to), { locale: 'en', decimals: 0 })} of the days.`,
  bufferDays: ({ to }) => `Keep enough in your account, on average, for ${number(to)} days of costs.`,
  existingDebtServiceMonthlyCents: () => 'Repay your current loans first. After that they no longer count.',
  expectedExpensesCents: () => 'Postpone the extra expenses you expect.',
  returnedDirectDebitsYear: () => 'Go a year without returned direct debits.',
  customerReturnShare: ({ to }) =>
    `Go a year in which customers take back no more than ${formatRate(number(to), { locale: 'en', decimals: 0 })} of your turnover.`,
  taxArrearsCount: () => 'Finish your payment plan with the tax office. A year later it no longer counts.',
  collectionCount: () => 'Pay what is still with a bailiff or collection agency. A year later it no longer counts.',
  newLoanCountLastThreeMonths: () => 'Take out no new loans for three months.',
  gamblingCents: () => 'Go a year without gambling on this account.',
  contestedCount: () => 'One of our team confirms what you changed.',
  privateWithdrawalsMonthlyCents: ({ to }) =>
    `For two years, take no more than ${formatEuros(wholeEuros(to), { locale: 'en' })} a month out for yourself.`,
  unbackedYearCents: (change) =>
    `Show that ${difference(change, 'en')} comes from customers who will stay: tell us under “Money we do not count”. One of our team looks at it.`,
  roundTripShare: () => 'One of our team looks into why money went out and came back.',
  newestMonthIsLow: () => 'Apply again after a month with your usual turnover.',
  taxIsSeen: () => 'Show that you pay your VAT and wage tax, or why you do not have to.',
  taxQuartersPaidShare: () => 'Pay your taxes every quarter from this account.',
  stoppedCostCount: () => 'Explain why costs have stopped. One of our team looks at it.',
  newDebtCents: () => 'Apply again when your newest loan has run for six months.',
  unsharedYearCents: () => 'Also share the account the money went to, if it is still there.',
  missingKind: () => 'Also share the account that pays these costs.',
  distributedAboveSurplusCents: () => 'For a year, let no more go to the owners than the business has left.',
  lowestBalanceMonths: ({ to }) =>
    `Keep at least ${number(to) === 1 ? '' : `${formatRate(number(to), { locale: 'en', decimals: 0 })} of `}a month’s costs in your account, even on your lowest day.`,
}

const texts: Readonly<Record<Language, ChangeTexts>> = { nl: dutch, en: english }

/** One sentence for each change, the last with the amount that all of them bring. */
export function changeTexts({ changes, amountCents }: WayToYes, locale: Language): string[] {
  const written: Partial<Record<keyof ScoreInput, ChangeText>> = texts[locale]
  // In records of before, a higher average is more turnover.
  const fieldOf = ({ field }: Change) =>
    amountCents === undefined && field === 'averageMonthlyTurnoverCents' ? 'extraTurnoverMonthlyCents' : field
  const now = number(changes.find(({ field }) => field === 'averageMonthlyTurnoverCents')?.from ?? 0)
  const said = changes.flatMap((change) => written[fieldOf(change)]?.(change, now) ?? [])
  const last = said.pop()
  if (last === undefined || amountCents === undefined) return said.concat(last ?? [])
  const euros = formatEuros(amountCents, { locale })
  return [
    ...said,
    `${last} ${locale === 'nl' ? 'Dan is ons antwoord ja, voor' : 'Then our answer is yes, for'} ${euros}.`,
  ]
}
