import type { authenticationCalls } from '#contract/authentication.ts'
import type { CallName } from '#contract/calls.ts'
import { partnerIdPattern } from '#contract/referrer.ts'
import { companyOf } from '../companies.ts'
import { refuseByEffect } from '../effects.ts'
import { type MockHandlers, MockRefusal } from '../handler.ts'
import { beginSession, signToken } from '../tokens.ts'
import { effectOf } from '../tester-inputs.ts'

const idleMs = 30 * 60_000
const absoluteMs = 12 * 60 * 60_000

/** STORE-5: drops an invalid partner id. */
function partnerOf(given: string | null | undefined): string | null {
  const partner = given?.toLowerCase() ?? ''
  return partnerIdPattern.test(partner) ? partner : null
}

/** Sessions: AUTH-1 to AUTH-4. The state holds the one session of this browser, as the cookie does on the server. */
export const authenticationHandlers: MockHandlers<keyof typeof authenticationCalls & CallName> = {
  createAnonymousToken(asked) {
    const { state, headers, now } = asked
    const partnerId = partnerOf(headers.get('originated'))
    const known = state.session && signToken(state.session, 'visitor', now)
    return { token: known ?? beginSession(asked, { scope: 'visitor', caseId: null, partnerId }) }
  },

  createSession(asked) {
    const partnerId = partnerOf(asked.request.partnerId) ?? asked.state.session?.partnerId ?? null
    const caseId = asked.newId()
    return { data: { token: beginSession(asked, { scope: 'applicant', caseId, partnerId }), caseId } }
  },

  /** Besides the numbers of the tester's table only the company's own number is right, as on the server. */
  createResumeToken(asked) {
    const { request, params, state, today } = asked
    const effect = effectOf('reconsent', request.passphrase)
    refuseByEffect(effect, state)
    const loanCase = state.cases[params.caseId]
    const isRight = loanCase && (effect !== null || loanCase.company.kvkNumber === request.passphrase)
    if (!isRight || effect === 'wrong_kvk_number') throw new MockRefusal('reconsent_kvk')
    // A number of the table is a company, so that later calls know the typed number.
    if (effect !== null) loanCase.company = companyOf(request.passphrase, today) ?? loanCase.company
    return { data: { token: beginSession(asked, { scope: 'reconsent', caseId: params.caseId, partnerId: null }) } }
  },

  renewToken({ state, now }) {
    const { session } = state
    if (!session) throw new MockRefusal('unauthorised')
    const after = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()
    return {
      token: signToken(session, session.scope, now),
      caseId: session.caseId,
      idleExpiresAt: after(idleMs),
      absoluteExpiresAt: after(absoluteMs),
    }
  },

  endSession({ state }) {
    state.session = null
    return null
  },
}
