import type { ShownOffer } from '#contract/desk/money.ts'
import type { Language } from '#lending/language.ts'
import { formatEuros, formatRate } from '#lending/money.ts'
import type { Reason } from '#lending/decision/reason.ts'
import { reasonText } from '#lending/decision/reason-text.ts'
import { formatDate } from '#ui/format.ts'
import { caseTexts } from './text.ts'

export const euros = (cents: number, locale: Language): string => formatEuros(cents, { locale })
export const percent = (rate: number, locale: Language): string => formatRate(rate / 100, { locale })

/** `1,19`. Null is what no figure is known of. */
export function ratio(value: number | null, language: Language): string {
  const shown = value === null ? caseTexts[language].engine.missing : value.toFixed(2)
  return language === 'nl' ? shown.replace('.', ',') : shown
}

type ShownReason = { code: string; figures: Readonly<Record<string, string | number>> }

/** A figure that is not known is not sent, and reads as unknown here. */
export const reasonWords = ({ code, figures }: ShownReason, language: Language): string =>
  reasonText({ ageDays: null, ...figures, code } as unknown as Reason, language)

/** The owner of a company signs for it too, so it is said wherever an offer is judged. */
export const isGuaranteed = ({ securities }: Pick<ShownOffer, 'securities'>): boolean =>
  securities === 'personal_guarantee'

export function offerLine(offer: ShownOffer, language: Language): string {
  const text = caseTexts[language].applicant
  const line = text.offer(euros(offer.amountCents, language), offer.termMonths, percent(offer.clientRate, language))
  return `${line}${isGuaranteed(offer) ? text.guaranteed : ''}`
}

const time = new Intl.DateTimeFormat('nl', { timeZone: 'Europe/Amsterdam', hour: '2-digit', minute: '2-digit' })

/** `23-11-2026 15:04`, as it is in the Netherlands. */
export const moment = (at: string): string => `${formatDate(at)} ${time.format(new Date(at))}`
