import type { Pair } from '#lending/by-language.ts'
import { figure, type Unit } from '#lending/policy/figure.ts'
import { type LimitName, limitTable } from '#lending/policy/limits.ts'

/** Apart from the limits, which pages of the site load. */
const says: Readonly<Record<LimitName, readonly [Unit, ...Pair]>> = {
  loanAmountMinCents: ['cents', 'De kleinste lening.', 'The smallest loan.'],
  loanAmountMaxCents: ['cents', 'De grootste lening.', 'The largest loan.'],
  creditAmountMinCents: ['cents', 'Het kleinste krediet.', 'The smallest credit.'],
  creditAmountMaxCents: ['cents', 'Het grootste krediet.', 'The largest credit.'],
  amountStepCents: ['cents', 'Bedragen gaan in stappen van dit bedrag.', 'Amounts go in steps of this.'],
  creditTermMonths: ['months', 'Een krediet loopt zoveel maanden.', 'A credit runs for so many months.'],
  expectedExpensesMaxCents: [
    'cents',
    'Meer extra uitgaven dan dit nemen we niet aan.',
    'More extra expenses than this are not taken in.',
  ],
  companyAgeMinMonths: ['months', 'Een bedrijf bestaat minstens zo lang.', 'A company is at least this old.'],
  yearlyTurnoverMinCents: ['cents', 'De omzet per jaar is minstens dit.', 'Yearly turnover is at least this.'],
  amountPerMonthlyTurnoverMax: [
    'times',
    'Een bedrag is hoogstens zoveel keer de omzet van een maand.',
    'An amount is at most this many times a month’s turnover.',
  ],
  debtServiceCoverageRefusedBelow: [
    'times',
    'Wat overblijft, is minstens zoveel keer de aflossingen, anders is het nee.',
    'What is left is at least this many times the instalments, else the answer is no.',
  ],
  debtServiceCoverageOfferedFrom: [
    'times',
    'Voor een aanbod is het minstens zoveel keer.',
    'For an offer it is at least this many times.',
  ],
  debtServiceCoverageStressed: [
    'times',
    'En zoveel keer als de omzet daalt.',
    'And this many times when turnover falls.',
  ],
  statementAgeMaxDays: ['days', 'De nieuwste boeking is hoogstens zo oud.', 'The newest booking is at most this old.'],
  statementCoverageMinDays: ['days', 'We zien minstens zoveel dagen.', 'At least so many days are seen.'],
  statementSpanMaxDays: ['days', 'Een bestand gaat over hoogstens zoveel dagen.', 'A file is of at most so many days.'],
  statementBookingsMin: [
    'count',
    'Een bestand heeft minstens zoveel boekingen.',
    'A file has at least so many bookings.',
  ],
  bookingAheadMaxDays: [
    'days',
    'Een boeking die verder vooruit ligt dan dit, telt niet mee.',
    'A booking further ahead than this is not counted.',
  ],
  savingsBookingsMonthlyMax: [
    'count',
    'Een rekening met hoogstens zoveel boekingen per maand mag oud zijn, naast een rekening van nu.',
    'An account with at most so many bookings a month may be old, beside one of today.',
  ],
  statementAccountsPerFileMax: [
    'count',
    'Een bestand gaat over hoogstens zoveel rekeningen.',
    'A file is of at most so many accounts.',
  ],
  unknownExpensesInMonthsOfTurnover: [
    'months',
    'Extra uitgaven van een onbekend bedrag tellen als zoveel maanden omzet.',
    'Extra expenses of an unknown amount count as so many months of turnover.',
  ],
  personalGuaranteeAboveCents: [
    'cents',
    'Boven dit bedrag vragen we een persoonlijke borg.',
    'Above this amount a personal guarantee is asked for.',
  ],
  stressIncomeChange: [
    'share',
    'Zoveel verandert de omzet in het voorbeeld bij een aanbod.',
    'Turnover changes by this in the example beside an offer.',
  ],
  offerValidDays: ['days', 'Een aanbod geldt zoveel dagen.', 'An offer is valid for so many days.'],
}

const rows = Object.entries(limitTable).map(([name, { value, source }]) => {
  const [unit, nl, en] = says[name as LimitName]
  return [name, figure(value, unit, [nl, en], source)]
})
export const limitFigures = Object.fromEntries(rows) as Readonly<Record<LimitName, ReturnType<typeof figure>>>
