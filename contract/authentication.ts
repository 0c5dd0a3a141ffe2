import * as z from 'zod/mini'
import { call } from './call.ts'
import { instant, kvkNumber, noQuery, nothing, providerId } from './values.ts'

const tokenAndCase = z.object({ data: z.object({ token: z.string(), caseId: z.uuid() }) })

/** Sessions (AUTH-1 to AUTH-4, API-3). The cookie that carries the authority is set beside these answers (security.md). */
export const authenticationCalls = {
  createAnonymousToken: call({
    method: 'POST',
    path: 'dls-authentication/v3/authentication/pbl/anonymous-tokens',
    summary: 'An anonymous token; it carries no case.',
    scopes: ['public'],
    body: 'none',
    request: nothing,
    query: noQuery,
    answer: z.object({ token: z.string() }),
    status: 200,
    errors: [],
  }),
  createSession: call({
    method: 'POST',
    path: 'dls-authentication/v3/sessions',
    summary: 'A session with a reserved case id; the case itself begins at the first accepted step.',
    scopes: ['public'],
    body: 'json',
    /** What is no partner id is dropped and logged, not refused (STORE-5). */
    request: z.object({ partnerId: z.optional(z.nullable(z.string().check(z.maxLength(200)))) }),
    query: noQuery,
    answer: tokenAndCase,
    status: 200,
    errors: [],
  }),
  createResumeToken: call({
    method: 'POST',
    path: 'dls-authentication/v2/case/{caseId}/authentication/resume-tokens',
    summary: 'A re-consent session from a mailed link; every failure is the same 401.',
    scopes: ['public'],
    body: 'json',
    request: z.object({
      passphrase: kvkNumber,
      hash: z.string().check(z.maxLength(200)),
      connectionId: z.optional(z.nullable(providerId)),
    }),
    query: noQuery,
    answer: z.object({ data: z.object({ token: z.string() }) }),
    status: 200,
    errors: ['reconsent_kvk'],
  }),
  renewToken: call({
    method: 'POST',
    path: 'vlot/v1/session/token',
    summary: 'A fresh token for the session of the cookie; also extends an idle session.',
    scopes: ['public'],
    body: 'none',
    request: nothing,
    query: noQuery,
    answer: z.object({
      token: z.string(),
      caseId: z.nullable(z.uuid()),
      idleExpiresAt: instant,
      absoluteExpiresAt: instant,
    }),
    status: 200,
    errors: [],
  }),
  endSession: call({
    method: 'POST',
    path: 'vlot/v1/session/end',
    summary: 'Ends the session of the cookie at once.',
    scopes: ['public'],
    body: 'none',
    request: nothing,
    query: noQuery,
    answer: nothing,
    status: 204,
    errors: [],
  }),
}
