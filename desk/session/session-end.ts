import type { SessionEnd } from '#contract/desk/addresses.ts'
import { kept } from '../drafts.ts'

/** Ends unknown to the server once the cookie is gone: a sign-out by the employee, here or in another tab. */
export type ShownEnd = SessionEnd | 'self' | 'other-tab'

type Known = {
  /** By the cookie. */
  ended: SessionEnd | null
  isOwn: boolean
  /** When the session that this page knew would have ended; null where it knew none. */
  lastEndsAt: string | null
  now: number
}

/** Why the session here ended; null for a first visit. */
export function shownEndOf({ ended, isOwn, lastEndsAt, now }: Known): ShownEnd | null {
  if (ended !== null) return ended
  if (isOwn) return 'self'
  if (lastEndsAt === null) return null
  return Date.parse(lastEndsAt) <= now ? 'over' : 'other-tab'
}

/** Kept in the tab, over the visit to the login that a sign-out ends with. No address says it, so no stranger can. */
const key = 'vlot-desk-left'

export const noteOwnSignOut = (): void => kept(() => sessionStorage.setItem(key, '1'))
export const forgetOwnSignOut = (): void => kept(() => sessionStorage.removeItem(key))
export const wasOwnSignOut = (): boolean => kept(() => sessionStorage.getItem(key) !== null) ?? false
