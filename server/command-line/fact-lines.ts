import type { CashFlowFacts } from '#lending/facts/cash-flow-facts.ts'
import type { Evidenced } from '#lending/ledger/evidenced.ts'
import type { HolderMatch } from '#lending/holder-match.ts'
import type { Language } from '#lending/language.ts'
import { formatEuros, formatRate, type Cents } from '#lending/money.ts'
import type { AnalyseDocument } from './document.ts'

/**
 * A fact of the last twelve months in words. `bookingCount`: its bookings, null for all of them. `lastThree`: the same
 * of the last three months, null where that means nothing.
 */
type FactLine = { label: string; value: string; bookingCount: number | null; lastThree: string | null }

type Naming = readonly [dutch: string, english: string]
type NamedValue = { naming: Naming; value: string; count: number | null }

/** The facts in the order in which a person would ask for them. */
export function factLines({ facts }: AnalyseDocument, language: Language): FactLine[] {
  const write = writing(language)
  const place = language === 'nl' ? 0 : 1
  const lastThree = windowFacts(facts.lastThreeMonths, write)
  const ofWindow = windowFacts(facts.year, write).map(({ naming, value, count }, index) => ({
    label: naming[place],
    value,
    bookingCount: count,
    lastThree: lastThree[index]!.value,
  }))
  const ofWhole = [...yearFacts(facts, write), ...dataFacts(facts, write)].map(({ naming, value, count }) => ({
    label: naming[place],
    value,
    bookingCount: count,
    lastThree: null,
  }))
  return [...ofWindow, ...ofWhole]
}

const holders: Readonly<Record<HolderMatch, Readonly<Record<Language, string>>>> = {
  MATCH: { nl: 'het bedrijf', en: 'the company' },
  NO_MATCH: { nl: 'een ander', en: 'somebody else' },
  COULD_NOT_MATCH: { nl: 'niet te zeggen', en: 'unknown' },
}

type Writing = ReturnType<typeof writing>

const writing = (locale: Language) => ({
  euros: (cents: Cents | null): string => (cents === null ? '–' : formatEuros(cents, { locale, decimals: 2 })),
  share: (rate: number | null): string => (rate === null ? '–' : formatRate(rate, { locale, decimals: 1 })),
  days: (count: number | null): string =>
    count === null
      ? '–'
      : `${count} ${locale === 'nl' ? (count === 1 ? 'dag' : 'dagen') : count === 1 ? 'day' : 'days'}`,
  holder: (match: HolderMatch): string => holders[match][locale],
  yesOrNo: (claim: boolean): string => (locale === 'nl' ? (claim ? 'ja' : 'nee') : claim ? 'yes' : 'no'),
})

const answer = (naming: Naming, value: string, count: number | null = null): NamedValue => ({ naming, value, count })

function windowFacts(facts: CashFlowFacts, write: Writing): NamedValue[] {
  const { euros, share } = write
  const { turnover, reversals, concentration } = facts
  const sum = (naming: Naming, fact: Evidenced): NamedValue => answer(naming, euros(fact.sumCents), fact.count)
  return [
    answer(
      ['Omzet per maand, gemiddeld', 'Turnover a month, average'],
      euros(turnover.averageMonthlyCents),
      turnover.count,
    ),
    answer(
      ['Omzet per maand, mediaan', 'Turnover a month, median'],
      euros(turnover.medianMonthlyCents),
      turnover.count,
    ),
    answer(['Kosten per maand', 'Costs a month'], euros(facts.costs.averageMonthlyCents), facts.costs.count),
    answer(['Over voor aflossing per maand', 'Left for instalments a month'], euros(facts.availableMonthlyCents)),
    ...balanceFacts(facts, write),
    sum(['Teruggeboekte incasso’s', 'Returned direct debits'], reversals.returnedByUs),
    sum(['Door klanten teruggeboekt', 'Taken back by customers'], reversals.returnedByCustomers),
    sum(['Betaald aan de Belastingdienst', 'Paid to the tax office'], facts.taxes.paid),
    sum(['waarvan btw', 'of which VAT'], facts.taxes.vat),
    sum(['Loonheffing', 'Wage tax'], facts.taxes.wageTax),
    sum(['Naheffing of betalingsregeling', 'Tax arrears or payment plan'], facts.taxes.arrears),
    sum(['Lonen', 'Wages'], facts.wages),
    sum(['Pensioen', 'Pension'], facts.pension),
    sum(['UWV en sociale fondsen', 'Employee insurance and social funds'], facts.socialInsurance),
    sum(['Huur', 'Rent'], facts.rent),
    sum(['Aflossing van leningen', 'Loan instalments'], facts.debtService),
    sum(['Nieuwe leningen', 'New loans'], facts.newLoans),
    answer(
      ['Aandeel van de grootste klant', 'Share of the largest customer'],
      share(concentration.largestShare),
      concentration.largest[0]?.count ?? 0,
    ),
    answer(
      ['Aandeel van de vijf grootste klanten', 'Share of the five largest customers'],
      share(concentration.fiveLargestShare),
      concentration.largest.reduce((count, one) => count + one.count, 0),
    ),
    answer(
      ['Contant gestort, van de omzet', 'Paid in as cash, of turnover'],
      share(facts.cash.share),
      facts.cash.count,
    ),
    sum(['Kansspelen', 'Gambling'], facts.gambling),
    answer(
      ['Privé-opnames per maand', 'Private withdrawals a month'],
      euros(facts.privateWithdrawals.averageMonthlyCents),
      facts.privateWithdrawals.count,
    ),
    sum(['Uitgekeerde winst', 'Profit paid out'], facts.dividends),
    sum(['Deurwaarder of incassobureau', 'Bailiff or collection agency'], facts.collections),
  ]
}

function balanceFacts({ balance }: CashFlowFacts, { euros }: Writing): NamedValue[] {
  const { isKnown, daysBelowZero, daysSeen, lowestCents, lowestOn, averageCents } = balance
  return [
    answer(['Dagen rood', 'Days overdrawn'], isKnown ? `${daysBelowZero} / ${daysSeen}` : '–'),
    answer(['Laagste saldo', 'Lowest balance'], euros(lowestCents)),
    answer(['Dag van het laagste saldo', 'Day of the lowest balance'], lowestOn ?? '–'),
    answer(['Gemiddeld saldo', 'Average balance'], euros(averageCents)),
  ]
}

/** How the months of the year compare. */
const yearFacts = ({ year, bestQuarterShare }: AnalyseDocument['facts'], { share, yesOrNo }: Writing): NamedValue[] => [
  answer(
    ['Omzet, laatste drie maanden tegenover daarvoor', 'Turnover, last three months against before'],
    share(year.lastThreeAgainstBefore),
  ),
  answer(['Spreiding van de maandomzet', 'Variation of monthly turnover'], share(year.variation)),
  answer(['Omzet in de beste drie maanden', 'Turnover in the best three months'], share(bestQuarterShare)),
  answer(['Belasting regelmatig betaald', 'Tax paid regularly'], yesOrNo(year.taxes.isRegular)),
]

/** How much there is to go by, and whose it is. */
function dataFacts(facts: AnalyseDocument['facts'], { euros, days, holder }: Writing): NamedValue[] {
  const { coverage, ownTransfers, holderMatch } = facts
  return [
    answer(['Tussen eigen rekeningen', 'Between own accounts'], euros(ownTransfers.sumCents), ownTransfers.count),
    answer(['Dagen gezien', 'Days seen'], String(coverage.dayCount), coverage.bookingCount),
    answer(['Langste tijd zonder boeking', 'Longest time without a booking'], days(coverage.longestGapDays)),
    answer(['Boekingen in andere valuta', 'Bookings in another currency'], String(coverage.foreignCurrencyCount)),
    answer(['Rekeninghouder', 'Account holder'], holder(holderMatch)),
  ]
}
