import type { Ask } from '../api/client.ts'
import { pageAt } from '../page-at.ts'
import { savePartner } from '../visitor/partner.ts'
import type { SessionStore } from '../visitor/storage.ts'
import { isLinkToken, isReconsentToken, requireUsableToken } from '../visitor/token.ts'

type Visit = { ask: Ask; session: SessionStore }

/**
 * AUTH-1, AUTH-2: a fresh session in cleared storage, so that no earlier case mixes in. Returns the case id; throws
 * `Invalid token received` for a malformed token.
 */
export async function startSession({ ask, session }: Visit): Promise<string> {
  const partnerId = session.read('partnerId')
  const isPartner = session.read('isPartner')
  session.clear()
  const { data } = await ask('createSession', { request: partnerId === null ? {} : { partnerId } })
  session.write('token', requireUsableToken(data.token))
  session.write('caseId', data.caseId)
  if (isPartner !== null) session.write('isPartner', isPartner)
  // A case begins at the first accepted step, so one that has no state yet is no failure.
  const state = await ask('readCaseState').catch(() => null)
  savePartner(session, partnerId ?? state?.origin ?? null)
  return data.caseId
}

/**
 * AUTH-3: an anonymous token before there is a case. A stored case's token stays: a reload continues (STATE-4). That of
 * a renewal opens nothing here, so it goes, and its case with it.
 */
export async function ensureAnonymousToken({ ask, session }: Visit): Promise<void> {
  if (isReconsentToken(session.read('token'))) session.remove('caseId')
  if (session.read('token') !== null && session.read('caseId') !== null) return
  const partnerId = session.read('partnerId')
  const headers: Record<string, string> = partnerId === null ? {} : { originated: partnerId }
  const { token } = await ask('createAnonymousToken', { headers })
  session.write('token', requireUsableToken(token))
}

/**
 * All tabs share the cookie's session: a tab without an application takes the one open in another
 * (docs/decisions/0024). Only our pages can ask for the token, so it still proves the sender of a call.
 */
export async function takeUpOpenCase({ ask, session }: Visit): Promise<void> {
  if (session.read('caseId') !== null) return
  const { token, caseId } = await ask('renewToken')
  if (caseId === null || isLinkToken(token)) return
  session.write('token', requireUsableToken(token))
  session.write('caseId', caseId)
}

/** AUTH-4: the case id where one is needed. */
export function requireCaseId(session: SessionStore): string {
  const caseId = session.read('caseId')
  if (caseId === null) throw new Error('Case ID not available')
  return caseId
}

const returnPages: readonly (string | null)[] = ['resume', 'unsubscribe', 'myApplication', 'handIn']

/** A mail's pages use no session: a tab's old one must not get in the way of the new (FLOW-11). */
export const isReturnPath = (pathname: string): boolean => returnPages.includes(pageAt(pathname))

/** AUTH-3, SESS-2: pages of re-consent have another kind of session. */
export const isReconsentPath = (pathname: string): boolean => /^\/reconsent(\/|$)/.test(pathname)
