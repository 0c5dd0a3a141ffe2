import type * as z from 'zod/mini'
import { analysisCalls } from './analysis.ts'
import { applicationCalls } from './application.ts'
import { authenticationCalls } from './authentication.ts'
import { bankDataCalls } from './bank-data.ts'
import type { CallTable, ParamsOf } from './call.ts'
import { contactCalls } from './contact.ts'
import { type ErrorKey, errorKeys } from './errors.ts'
import { followUpCalls } from './follow-up.ts'
import { handInCalls } from './hand-in.ts'
import { offerCalls } from './offers.ts'
import { privacyCalls } from './privacy.ts'
import { returnCalls } from './return.ts'

/** Every call there is (API-1, API-2, API-8, API-9). Server, client and mock are records over these names. */
export const calls = {
  ...authenticationCalls,
  ...applicationCalls,
  ...bankDataCalls,
  ...offerCalls,
  ...analysisCalls,
  ...followUpCalls,
  ...contactCalls,
  ...privacyCalls,
  ...returnCalls,
  ...handInCalls,
}

export type Calls = typeof calls
export type CallName = keyof Calls
export type Params<Name extends CallName> = ParamsOf<Calls[Name]>
export type RequestOf<Name extends CallName> = z.output<Calls[Name]['request']>
export type QueryOf<Name extends CallName> = z.output<Calls[Name]['query']>
export type AnswerOf<Name extends CallName> = z.output<Calls[Name]['answer']>

/** Where all calls live on our own origin. */
export const apiPrefix = '/api'

const keysByStatus: Readonly<Record<number, ErrorKey>> = { 400: 'bad_request', 413: 'file.too_big', 500: 'generic' }

/** ERR-1: the key by HTTP status, where the answer itself names no better one. */
const keyOfStatus = (status: number): ErrorKey => keysByStatus[status] ?? 'generic'

export const siteTable = { prefix: apiPrefix, calls, errorKeys, keyOfStatus } as const satisfies CallTable

/** Header names of API-4. */
export const headers = {
  clientKey: 'x-client-key',
  correlationId: 'x-correlation-id',
  idempotencyKey: 'idempotency-key',
  /** The language of the page that calls, `nl` or `en`: mails are written in it. */
  language: 'x-language',
  /** The secret of a mailed link, where the body has files only. */
  mailedLink: 'x-link',
  originated: 'originated',
  utm: 'x-utm',
} as const

/** A version and routing tag that ships in the page; it grants nothing (docs/security.md, "Sessions and tokens"). */
export const clientKey = 'vlot-web-1'
