import { addresses, type Language } from '../addresses.ts'

const overviews = [addresses.reconsent, addresses.reconsentDutch, addresses.reconsentEnglish] as const

/** What the overview hands to the waiting page (RECON-9). */
export type ConsentVisit = { returnPage: string; bankName: string; connectionId: string }

/** What the waiting page hands back. */
export type ConsentOutcome =
  { kind: 'renewed'; bankName: string } | { kind: 'failed'; connectionId: string; errorKey: string }

/** With which the same-tab way through the bank comes back to the overview (`bank-window/report-return.ts`). */
export const returnFragments = { renewed: '#vernieuwd', failed: '#niet-vernieuwd' } as const

/** The overview at an address; null for every other address, another origin above all. */
export const overviewAt = (address: unknown): string | null => overviews.find((one) => one === address) ?? null

export const overviewIn = (language: Language): string =>
  language === 'en' ? addresses.reconsentEnglish : addresses.reconsentDutch

export const getConsentIn = (language: Language): string =>
  language === 'en' ? addresses.getConsentEnglish : addresses.getConsentDutch

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** The visit in a navigation state; null for a visitor who came by address. It leads back to an overview only. */
export function readConsentVisit(state: unknown, language: Language): ConsentVisit | null {
  const { returnPage, bankName, connectionId } = (state ?? {}) as Record<string, unknown>
  const id = text(connectionId)
  if (id === null) return null
  return {
    returnPage: overviewAt(returnPage) ?? overviewIn(language),
    bankName: text(bankName) ?? '',
    connectionId: id,
  }
}

/** The outcome in a navigation state; null when the overview was not entered from the waiting page. */
export function readConsentOutcome(state: unknown): ConsentOutcome | null {
  const { kind, bankName, connectionId, errorKey } = (state ?? {}) as Record<string, unknown>
  if (kind === 'renewed') return { kind, bankName: text(bankName) ?? '' }
  const id = text(connectionId)
  const key = text(errorKey)
  return kind === 'failed' && id !== null && key !== null ? { kind, connectionId: id, errorKey: key } : null
}
