import * as z from 'zod/mini'
import { change } from './call.ts'
import { instant, kvkNumber, nothing, providerId } from './values.ts'

const tokenAndCase = z.object({ data: z.object({ token: z.string(), caseId: z.uuid() }) })

/** AUTH-1 to AUTH-4, API-3. These answers set the cookie of docs/security.md, "Sessions and tokens". */
export const authenticationCalls = {
  createAnonymousToken: change({
    path: 'dls-authentication/v3/authentication/pbl/anonymous-tokens',
    scopes: ['public'],
    body: 'none',
    request: nothing,
    answer: z.object({ token: z.string() }),
  }),
  createSession: change({
    path: 'dls-authentication/v3/sessions',
    scopes: ['public'],
    /** A malformed partner id is dropped and logged, not refused (STORE-5). */
    request: z.object({ partnerId: z.optional(z.nullable(z.string().check(z.maxLength(200)))) }),
    answer: tokenAndCase,
  }),
  createResumeToken: change({
    path: 'dls-authentication/v2/case/{caseId}/authentication/resume-tokens',
    scopes: ['public'],
    request: z.object({
      passphrase: kvkNumber,
      hash: z.string().check(z.maxLength(200)),
      connectionId: z.optional(z.nullable(providerId)),
    }),
    answer: z.object({ data: z.object({ token: z.string() }) }),
    errors: ['reconsent_kvk'],
  }),
  renewToken: change({
    path: 'vlot/v1/session/token',
    scopes: ['public'],
    body: 'none',
    request: nothing,
    answer: z.object({
      token: z.string(),
      caseId: z.nullable(z.uuid()),
      idleExpiresAt: instant,
      absoluteExpiresAt: instant,
    }),
  }),
  endSession: change({
    path: 'vlot/v1/session/end',
    scopes: ['public'],
    body: 'none',
    request: nothing,
    answer: nothing,
    status: 204,
  }),
}
