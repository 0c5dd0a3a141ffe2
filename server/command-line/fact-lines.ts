import type { CashFlowFacts, Evidenced } from '#lending/analysis/cash-flow-analysis.ts'
import { formatEuros, formatRate, type Cents, type Locale } from '#lending/money.ts'
import type { AnalyseDocument } from './document.ts'

/** A fact in words; the count is of the bookings it rests on, null where it rests on all of them. */
export type FactLine = { label: string; value: string; bookingCount: number | null }

type Naming = readonly [dutch: string, english: string]

/** The facts of the last twelve months, in the order in which a person would ask for them. */
export function factLines({ facts }: AnalyseDocument, language: Locale): FactLine[] {
  const { year } = facts
  const write = (naming: Naming, value: string, count: number | null): FactLine => ({
    label: naming[language === 'nl' ? 0 : 1],
    value,
    bookingCount: count,
  })
  const euros = (cents: Cents | null): string =>
    cents === null ? '–' : formatEuros(cents, { locale: language, decimals: 2 })
  const share = (rate: number | null): string =>
    rate === null ? '–' : formatRate(rate, { locale: language, decimals: 1 })
  const sum = (naming: Naming, fact: Evidenced): FactLine => write(naming, euros(fact.sumCents), fact.count)
  return [
    write(
      ['Omzet per maand, gemiddeld', 'Turnover a month, average'],
      euros(year.turnover.averageMonthlyCents),
      year.turnover.count,
    ),
    write(
      ['Omzet per maand, mediaan', 'Turnover a month, median'],
      euros(year.turnover.medianMonthlyCents),
      year.turnover.count,
    ),
    write(
      ['Omzet, laatste drie maanden tegen ervoor', 'Turnover, last three months against before'],
      share(year.trend.lastThreeAgainstBefore),
      null,
    ),
    write(['Spreiding van de maandomzet', 'Variation of monthly turnover'], share(year.variation), null),
    write(['Kosten per maand', 'Costs a month'], euros(year.costs.averageMonthlyCents), year.costs.count),
    write(['Over voor aflossing per maand', 'Left for instalments a month'], euros(year.availableMonthlyCents), null),
    ...balanceLines(year, write, euros),
    sum(['Teruggeboekte incasso’s', 'Returned direct debits'], year.reversals.returnedByUs),
    sum(['Door klanten teruggeboekt', 'Taken back by customers'], year.reversals.returnedByCustomers),
    sum(['Betaald aan de Belastingdienst', 'Paid to the tax office'], year.taxes.paid),
    sum(['waarvan btw', 'of which VAT'], year.taxes.vat),
    sum(['Naheffing of betalingsregeling', 'Tax arrears or payment plan'], year.taxes.arrears),
    sum(['Lonen', 'Wages'], year.wages),
    sum(['Pensioen', 'Pension'], year.pension),
    sum(['Huur', 'Rent'], year.rent),
    sum(['Aflossing van leningen', 'Loan instalments'], year.debtService),
    sum(['Nieuwe leningen', 'New loans'], year.newLoans),
    write(
      ['Aandeel van de grootste klant', 'Share of the largest customer'],
      share(year.concentration.largestShare),
      year.concentration.largest[0]?.count ?? 0,
    ),
    write(
      ['Aandeel van de vijf grootste klanten', 'Share of the five largest customers'],
      share(year.concentration.fiveLargestShare),
      year.concentration.largest.reduce((count, one) => count + one.count, 0),
    ),
    write(['Contant gestort, van de omzet', 'Paid in as cash, of turnover'], share(year.cash.share), year.cash.count),
    sum(['Kansspelen', 'Gambling'], year.gambling),
    write(
      ['Privé-opnames per maand', 'Private withdrawals a month'],
      euros(year.privateWithdrawals.averageMonthlyCents),
      year.privateWithdrawals.count,
    ),
    sum(['Deurwaarder of incassobureau', 'Bailiff or collection agency'], year.collections),
    sum(['Tussen eigen rekeningen', 'Between own accounts'], facts.ownTransfers),
  ]
}

type Write = (naming: Naming, value: string, count: number | null) => FactLine

function balanceLines({ balance }: CashFlowFacts, write: Write, euros: (cents: Cents | null) => string): FactLine[] {
  if (!balance.isKnown) return [write(['Saldo', 'Balance'], '–', null)]
  return [
    write(['Dagen rood', 'Days overdrawn'], `${balance.daysBelowZero} / ${balance.daysSeen}`, null),
    write(['Laagste saldo', 'Lowest balance'], `${euros(balance.lowestCents)} (${balance.lowestOn ?? ''})`, null),
    write(['Gemiddeld saldo', 'Average balance'], euros(balance.averageCents), null),
  ]
}
