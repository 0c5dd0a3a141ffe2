import type * as z from 'zod/mini'
import type { ErrorKey } from './errors.ts'
import { noQuery, nothing } from './values.ts'

/** One call as a value: everything that browser, server and mock need to agree on, at the site as at the desk. */
export type AnyCall<Key extends string = string> = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Relative to the prefix of its table; `{name}` marks a path parameter (API-1). */
  path: string
  /** How the body travels: `none`, `json`, or `multipart` (files in the fields named `files`). */
  body: 'none' | 'json' | 'multipart'
  request: z.ZodMiniType
  /** Query-string parameters; every value is text on the wire. */
  query: z.ZodMiniType
  /** `fileAnswer` for a file, which is sent as its bytes. */
  answer: z.ZodMiniType
  /** The HTTP status of success: 200 with a body, 202 and 204 without one. */
  status: 200 | 202 | 204
  /** The error keys this call can answer besides `commonErrorKeys`. */
  errors: readonly Key[]
}

/** All calls of one origin, by name, and where they are. */
export type CallTable = {
  readonly prefix: string
  readonly calls: Readonly<Record<string, AnyCall>>
  readonly errorKeys: readonly string[]
  /** The key by HTTP status, where the answer itself names none. */
  readonly keyOfStatus: (status: number) => ErrorKey
}

/** The names between braces in a path. */
type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never
export type ParamsOf<C extends AnyCall> = { [K in ParamName<C['path']>]: string }

/**
 * The callers of a call: `public` needs no token, `visitor` a session without a case, `applicant` one with a case;
 * `reconsent` and `status` are of mailed links (docs/security.md, "Mailed links"). Other scopes are refused.
 */
export type Scope = 'public' | 'visitor' | 'applicant' | 'reconsent' | 'status'

export type Call = AnyCall<ErrorKey> & { scopes: readonly Scope[] }

export const usualRead = {
  method: 'GET',
  body: 'none',
  request: nothing,
  query: noQuery,
  status: 200,
  errors: [],
} as const
export const usualChange = { method: 'POST', body: 'json', query: noQuery, status: 200, errors: [] } as const

/** Makes calls that are as usual where they say nothing else. */
export const callsLike =
  <Kind extends AnyCall>() =>
  <const Usual extends Partial<Kind>>(usual: Usual) =>
  <const C extends Omit<Kind, keyof Usual> & Partial<Kind>>(call: C): Omit<Usual, keyof C> & C => ({
    ...usual,
    ...call,
  })

const scopes = ['applicant'] as const

/** A call that changes nothing: no body, answers 200. By default for an applicant with a case. */
export const read = callsLike<Call>()({ ...usualRead, scopes })

/** A call that changes something: it sends JSON. */
export const change = callsLike<Call>()({ ...usualChange, scopes })
