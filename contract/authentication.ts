import * as z from 'zod/mini'
import { call } from './call.ts'
import { instant, kvkNumber, noQuery, nothing, providerId } from './values.ts'

const tokenAndCase = z.object({ data: z.object({ token: z.string(), caseId: z.uuid() }) })

/** Sessions (AUTH-1 to AUTH-4, API-3). The cookie that carries the authority is set with these answers (security.md). */
export const authenticationCalls = {
  createAnonymousToken: call({
    method: 'POST',
    path: 'dls-authentication/v3/authentication/pbl/anonymous-tokens',
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
    scopes: ['public'],
    body: 'none',
    request: nothing,
    query: noQuery,
    answer: nothing,
    status: 204,
    errors: [],
  }),
}
