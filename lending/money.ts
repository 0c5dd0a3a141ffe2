import type { Language } from '#lending/language.ts'

/**
 * Money is an integer number of euro cents; no amount is a fraction of a cent. Rates are decimals (0.112 = 11.2 %). A
 * product of the two is rounded by `roundCents`, once, where the code says so.
 */
export type Cents = number
export const centsPerEuro = 100

/** A rate to a hundredth of a percent. */
export const roundRate = (rate: number): number => Math.round(rate * 10_000) / 10_000

/** Half a cent goes away from zero, as on a Dutch invoice, so that −0.5 and +0.5 are treated alike. */
export function roundCents(amount: number): Cents {
  const rounded = Math.sign(amount) * Math.round(Math.abs(amount))
  return rounded === 0 ? 0 : rounded
}

/**
 * Parses a typed amount as cents: dots removed, comma as decimal separator, 0 for anything that is no number (FMT-2).
 * More than two decimals are rounded; an amount beyond exact integers is 0 too.
 */
export function parseAmount(text: string): Cents {
  const plain = text.replaceAll('€', '').replace(/\s/g, '').replaceAll('.', '').replace(',', '.')
  if (!/^-?(\d+(\.\d*)?|\.\d+)$/.test(plain)) return 0
  const cents = roundCents(Number(plain) * 100)
  return Number.isSafeInteger(cents) ? cents : 0
}

type EuroFormat = { locale?: Language; decimals?: 0 | 2 }

/**
 * `€ 10.000` in Dutch (with a space that does not break), `€10,000` in English; without decimals unless asked
 * (FMT-4, VAL-1). Cents that are not shown are rounded half away from zero.
 */
export function formatEuros(cents: Cents, { locale = 'nl', decimals = 0 }: EuroFormat = {}): string {
  const shownCents = decimals === 2 ? Math.abs(cents) : Math.abs(roundCents(cents / 100)) * 100
  const sign = cents < 0 && shownCents > 0 ? '-' : ''
  const number =
    groupThousands(Math.floor(shownCents / 100), locale) + (decimals === 2 ? fraction(shownCents, locale) : '')
  return locale === 'nl' ? `€\u00a0${sign}${number}` : `${sign}€${number}`
}

/** With its cents, without a sign: a difference. */
export const formatDifference = (cents: Cents, locale: Language): string =>
  formatEuros(Math.abs(cents), { locale, decimals: 2 })

/** `11,20%` in Dutch, `11.20%` in English; two decimals by default (FMT-4). */
export function formatRate(
  rate: number,
  { locale = 'nl', decimals = 2 }: { locale?: Language; decimals?: number } = {},
): string {
  const text = (rate * 100).toFixed(decimals)
  return `${locale === 'nl' ? text.replace('.', ',') : text}%`
}

/** A share in percent, with a decimal where it is below a tenth. */
export const formatShare = (share: number, locale: Language): string =>
  formatRate(share, { locale, decimals: Math.abs(share) < 0.1 ? 1 : 0 })

export const formatDecimal = (number: number, locale: Language): string =>
  locale === 'nl' ? number.toFixed(2).replace('.', ',') : number.toFixed(2)

export const ofAHundred = (share: number): number => share * 100

function groupThousands(whole: number, locale: Language): string {
  return String(whole).replace(/\B(?=(?:\d{3}){1,5}$)/g, locale === 'nl' ? '.' : ',')
}

function fraction(cents: Cents, locale: Language): string {
  return (locale === 'nl' ? ',' : '.') + String(cents % 100).padStart(2, '0')
}
