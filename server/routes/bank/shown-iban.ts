import type { Session } from '../../http/handler.ts'

/** FMT-1: hides all but the last three characters from a session that only renews a consent, before they are sent. */
export const shownIban = (session: Session | null, iban: string): string =>
  session?.scope === 'applicant' ? iban : '*'.repeat(Math.max(0, iban.length - 3)) + iban.slice(-3)
