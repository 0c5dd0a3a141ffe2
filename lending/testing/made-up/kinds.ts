/** Shares of the turnover by means of payment; the rest is invoices. */
type Takings = { card: number; provider: number; cash: number; providerName: string }

/** A kind of business; shares of its turnover without VAT. */
export type Kind = {
  name: string
  sbiCode: string
  /** Turnover a month in euros, VAT included, from a small one to a large one. */
  monthly: readonly [low: number, high: number]
  takings: Takings
  /** Customers by invoice, and how many invoices a month. */
  customers: number
  invoicesPerMonth: number
  /** Invoices to ever new customers: a builder, a broker. */
  isProjects: boolean
  purchases: number
  wages: number
  rent: number
  vatInSales: number
  vatInPurchases: number
  /** In rent and what else a month costs, as a part of it: it comes off what is owed, also when nothing is sold. */
  vatInCosts: number
  /** January to December; the mean is about 1. */
  season: readonly number[]
  /** How far a month may differ by chance. */
  unevenness: number
  /** Each pays a share of the turnover once a month. */
  payers: readonly { name: string; what: string; share: number }[]
  /** In turn, with a number where these are persons or few; else customers are called by a letter. */
  customerNames: readonly string[]
  /** Sales without VAT, of which the tax office pays that on purchases back each quarter. */
  isRefunded: boolean
  /** Staff by the hour: wages follow what is sold. */
  hasFlexibleWages: boolean
  /** A machine bought from savings. */
  machineMonthsAgo: number | null
}

const plain = {
  ...{ customers: 8, invoicesPerMonth: 8, isProjects: false, unevenness: 0.08, vatInCosts: 0 },
  ...{ payers: [], customerNames: [], isRefunded: false, hasFlexibleWages: false, machineMonthsAgo: null },
}

export const even = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] as const
const summer = [0.02, 0.02, 0.35, 1.1, 1.7, 2.1, 2.6, 2.4, 1.3, 0.38, 0.02, 0.02] as const
export const garden = [0.7, 0.75, 1.1, 1.2, 1.2, 1.15, 1, 0.9, 1.1, 1.1, 1, 0.8] as const
const gifts = [0.8, 0.85, 0.85, 0.9, 1, 0.95, 0.85, 0.85, 0.95, 1.05, 1.45, 1.5] as const
export const holidays = [1.05, 1.05, 1.05, 1, 1, 1.05, 0.75, 0.7, 1.1, 1.1, 1.1, 1.05] as const

export const none: Takings = { card: 0, provider: 0, cash: 0, providerName: '' }
export const till = (card: number, cash: number): Takings => ({ card, cash, provider: 0, providerName: '' })
const web = (providerName: string): Takings => ({ card: 0, cash: 0, provider: 0.95, providerName })

type Numbers = readonly [purchases: number, wages: number, rent: number, vatSales: number, vatPurchases: number]

export function kind(
  name: string,
  sbiCode: string,
  monthly: Kind['monthly'],
  takings: Takings,
  [purchases, wages, rent, vatInSales, vatInPurchases]: Numbers,
  more: Partial<Kind> = {},
): Kind {
  const shares = { purchases, wages, rent, vatInSales, vatInPurchases }
  return { name, sbiCode, monthly, takings, ...shares, season: even, ...plain, ...more }
}

/** Twenty kinds of business as the Dutch high street and industrial estate have them. Ours, from general knowledge. */
export const kinds: readonly Kind[] = [
  kind('Bakkerij', '47240', [20_000, 70_000], till(0.75, 0.15), [0.36, 0.24, 0.07, 0.09, 0.09]),
  kind('Restaurant', '56110', [25_000, 90_000], till(0.9, 0.06), [0.3, 0.28, 0.09, 0.1, 0.12]),
  kind('Café', '56300', [15_000, 50_000], till(0.5, 0.45), [0.34, 0.18, 0.1, 0.18, 0.21]),
  kind('Webwinkel', '47910', [20_000, 120_000], web('Stichting Mollie Payments'), [0.55, 0.12, 0.04, 0.21, 0.21], {
    season: gifts,
  }),
  kind('Modewinkel', '47710', [18_000, 60_000], till(0.8, 0.1), [0.48, 0.14, 0.1, 0.21, 0.21]),
  kind('Bouwbedrijf', '41200', [40_000, 150_000], none, [0.45, 0.24, 0.02, 0.21, 0.21], {
    isProjects: true,
    invoicesPerMonth: 6,
    unevenness: 0.25,
  }),
  kind('Softwarebureau', '62010', [9_000, 20_000], none, [0.08, 0, 0.03, 0.21, 0.21], {
    customers: 3,
    invoicesPerMonth: 3,
    season: holidays,
  }),
  kind('Kapsalon', '96020', [9_000, 25_000], till(0.85, 0.1), [0.12, 0.3, 0.12, 0.09, 0.21]),
  kind('Fysiotherapie', '86912', [12_000, 40_000], none, [0.06, 0.35, 0.09, 0, 0.21], {
    customers: 6,
    invoicesPerMonth: 12,
  }),
  kind('Bloemenexport', '46220', [50_000, 160_000], none, [0.66, 0.1, 0.03, 0.08, 0.09], {
    customers: 12,
    invoicesPerMonth: 30,
    season: garden,
  }),
  kind('Garage', '95310', [25_000, 80_000], till(0.55, 0.03), [0.42, 0.2, 0.06, 0.21, 0.21], {
    customers: 10,
    invoicesPerMonth: 14,
  }),
  kind('Strandpaviljoen', '56102', [45_000, 110_000], till(0.95, 0.03), [0.3, 0.22, 0.06, 0.1, 0.12], {
    season: summer,
    unevenness: 0.12,
    vatInCosts: 0.21,
  }),
  kind('Hoveniersbedrijf', '81300', [25_000, 90_000], none, [0.28, 0.3, 0.03, 0.21, 0.21], {
    customers: 9,
    invoicesPerMonth: 18,
    season: garden,
  }),
  kind('Adviesbureau', '70200', [15_000, 80_000], none, [0.08, 0.35, 0.05, 0.21, 0.21], {
    customers: 7,
    invoicesPerMonth: 9,
    season: holidays,
    unevenness: 0.1,
  }),
  kind('Schoonmaakbedrijf', '81210', [15_000, 70_000], none, [0.08, 0.5, 0.02, 0.21, 0.21], {
    customers: 10,
    invoicesPerMonth: 12,
  }),
  kind(
    'Taxibedrijf',
    '49320',
    [10_000, 35_000],
    { card: 0.4, cash: 0.1, provider: 0.4, providerName: 'Uber B.V.' },
    [0.2, 0.25, 0.02, 0.09, 0.21],
  ),
  kind('Tandartspraktijk', '86231', [20_000, 60_000], none, [0.16, 0.33, 0.08, 0, 0.21], {
    customers: 5,
    invoicesPerMonth: 20,
  }),
  kind('Ontwerpbureau', '74100', [9_000, 30_000], none, [0.06, 0.15, 0.05, 0, 0.21], {
    customers: 5,
    invoicesPerMonth: 7,
    season: holidays,
  }),
  kind('Yogastudio', '85519', [4_300, 9_000], web('Adyen N.V.'), [0.05, 0, 0.14, 0, 0], { season: holidays }),
  kind('Platenwinkel', '47630', [15_000, 60_000], web('SumUp Limited'), [0.5, 0.1, 0.08, 0.21, 0.21], {
    season: gifts,
  }),
]
