import type { Pair } from '#lending/by-language.ts'

/** A bin reaches up to and without `below`; the last one has none. */
type Bin = { readonly bin: string; readonly below: number; readonly logOdds: number }

export type Characteristic = {
  readonly says: Pair
  /**
   * Money and time move by the cent and the day, so their points run from bin to bin in small steps: no euro may cost a
   * grade. What is counted in whole numbers has steps by nature.
   */
  readonly isGradual?: boolean
  readonly bins: readonly Bin[]
  /** The unknown costs as much as a poor value, never less: silence must not pay. */
  readonly missingLogOdds: number
}

const worstOf = (bins: readonly Bin[]): number => Math.min(...bins.map(({ logOdds }) => logOdds))

/** An unknown value takes the worst bin where a row says nothing else. */
const rowOf =
  (isGradual: boolean) =>
  (nl: string, en: string, bins: readonly Bin[], missingLogOdds = worstOf(bins)): Characteristic => ({
    says: [nl, en],
    ...(isGradual && { isGradual }),
    bins,
    missingLogOdds,
  })
const gradual = rowOf(true)
const stepped = rowOf(false)

/**
 * The one table of weights, expert-set in the order that practice agrees on until outcomes exist. A bin is a change in
 * log odds against its row's neutral bin; what is unknown takes the worst bin, so silence never pays.
 */
export const points = {
  'company-age-months': stepped('Leeftijd in maanden', 'Age in months', [
    { bin: 'under 24', below: 24, logOdds: -0.35 },
    { bin: '24 to 48', below: 48, logOdds: -0.1 },
    { bin: '48 to 120', below: 120, logOdds: 0 },
    { bin: '120 or more', below: Infinity, logOdds: 0.25 },
  ]),
  'turnover-change': gradual('Omzet vergeleken met een jaar eerder', 'Turnover against a year earlier', [
    { bin: 'under 0.60', below: 0.6, logOdds: -0.7 },
    { bin: '0.60 to 0.85', below: 0.85, logOdds: -0.35 },
    { bin: '0.85 or more', below: Infinity, logOdds: 0 },
  ]),
  'turnover-variation': gradual('Schommeling van de omzet', 'Variation of turnover', [
    { bin: 'under 0.20', below: 0.2, logOdds: 0.2 },
    { bin: '0.20 to 0.45', below: 0.45, logOdds: 0 },
    { bin: '0.45 to 0.80', below: 0.8, logOdds: -0.25 },
    { bin: '0.80 or more', below: Infinity, logOdds: -0.5 },
  ]),
  'days-below-zero-share': gradual('Dagen onder nul', 'Days below zero', [
    { bin: 'none', below: 1e-9, logOdds: 0 },
    { bin: 'under 5 %', below: 0.05, logOdds: -0.2 },
    { bin: '5 to 25 %', below: 0.25, logOdds: -0.5 },
    { bin: '25 % or more', below: Infinity, logOdds: -0.9 },
  ]),
  'buffer-days': gradual('Buffer in dagen', 'Buffer in days', [
    { bin: 'under 5', below: 5, logOdds: -0.6 },
    { bin: '5 to 15', below: 15, logOdds: -0.2 },
    { bin: '15 to 40', below: 40, logOdds: 0 },
    { bin: '40 or more', below: Infinity, logOdds: 0.35 },
  ]),
  'lowest-balance-months': gradual('Laagste saldo in maanden', 'Lowest balance in months', [
    { bin: 'below zero', below: 0, logOdds: -0.3 },
    { bin: '0 to 0.1', below: 0.1, logOdds: -0.15 },
    { bin: '0.1 to 0.5', below: 0.5, logOdds: 0 },
    { bin: '0.5 or more', below: Infinity, logOdds: 0.2 },
  ]),
  'returned-direct-debits': stepped(
    'Teruggeboekte incasso’s',
    'Returned direct debits',
    [
      { bin: 'none', below: 1, logOdds: 0.2 },
      { bin: '1 or 2', below: 3, logOdds: 0 },
      { bin: '3 to 5', below: 6, logOdds: -0.5 },
      { bin: '6 or more', below: Infinity, logOdds: -1 },
    ],
    0,
  ),
  'customer-return-share': gradual('Teruggeboekt door klanten', 'Returned by customers', [
    { bin: 'under 2 %', below: 0.02, logOdds: 0 },
    { bin: '2 to 8 %', below: 0.08, logOdds: -0.2 },
    { bin: '8 % or more', below: Infinity, logOdds: -0.5 },
  ]),
  margin: gradual('Marge', 'Margin', [
    { bin: 'under 0', below: 0, logOdds: -0.9 },
    { bin: '0 to 5 %', below: 0.05, logOdds: -0.35 },
    { bin: '5 to 15 %', below: 0.15, logOdds: 0 },
    { bin: '15 % or more', below: Infinity, logOdds: 0.3 },
  ]),
  'tax-quarters-paid': stepped('Kwartalen belasting betaald', 'Quarters of tax paid', [
    { bin: 'under half', below: 0.5, logOdds: -0.3 },
    { bin: 'half or more', below: 1, logOdds: -0.15 },
    { bin: 'all', below: Infinity, logOdds: 0 },
  ]),
  'largest-customer-share': gradual('Grootste klant', 'Largest customer', [
    { bin: 'under 15 %', below: 0.15, logOdds: 0.15 },
    { bin: '15 to 40 %', below: 0.4, logOdds: 0 },
    { bin: '40 to 70 %', below: 0.7, logOdds: -0.2 },
    { bin: '70 % or more', below: Infinity, logOdds: -0.45 },
  ]),
  'instalment-share': gradual('Aflossing als deel van de omzet', 'Instalments as a share of turnover', [
    { bin: 'none', below: 1e-9, logOdds: 0.15 },
    { bin: 'under 5 %', below: 0.05, logOdds: 0 },
    { bin: '5 to 12 %', below: 0.12, logOdds: -0.25 },
    { bin: '12 % or more', below: Infinity, logOdds: -0.5 },
  ]),
  'asked-burden': gradual('Hoe zwaar het gevraagde bedrag is', 'Burden of the amount asked for', [
    { bin: 'under 0.35', below: 0.35, logOdds: 0.15 },
    { bin: '0.35 to 0.70', below: 0.7, logOdds: 0 },
    { bin: '0.70 or more', below: Infinity, logOdds: -0.15 },
  ]),
  'cash-share': gradual('Contant geld', 'Cash', [
    { bin: 'under 25 %', below: 0.25, logOdds: 0 },
    { bin: '25 to 60 %', below: 0.6, logOdds: -0.15 },
    { bin: '60 % or more', below: Infinity, logOdds: -0.35 },
  ]),
  'gambling-share': gradual('Kansspelen als deel van de omzet', 'Gambling as a share of turnover', [
    { bin: 'under 0.2 %', below: 0.002, logOdds: 0 },
    { bin: '0.2 to 1 %', below: 0.01, logOdds: -0.35 },
    { bin: '1 % or more', below: Infinity, logOdds: -0.9 },
  ]),
} as const satisfies Readonly<Record<string, Characteristic>>

export type CharacteristicName = keyof typeof points
export type Points = Readonly<Record<CharacteristicName, Characteristic>>
export const characteristicNames = Object.keys(points) as CharacteristicName[]
