import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import type { AnyCall, CallTable, ParamsOf, Scope } from '#contract/call.ts'
import type { CallName, Calls } from '#contract/calls.ts'
import type { Context } from '../context.ts'
import type { HeldKey } from '../store/case/change-case.ts'

/** The input of a handler: `Caller` as the guard knows them, everything else validated by the contract's schemas. */
export type HandlerInputOf<C extends AnyCall, Caller> = Caller & {
  params: ParamsOf<C>
  query: z.output<C['query']>
  request: z.output<C['request']>
  /** For a POST with an idempotency key. */
  heldKey: HeldKey | null
  context: Context
  http: FastifyRequest
  reply: FastifyReply
}

/** A record over these calls makes a missing one a compile error. A stream is the text of a very large answer. */
export type HandlersOf<Calls extends CallTable['calls'], Caller> = {
  [Name in keyof Calls]: (
    asked: HandlerInputOf<Calls[Name], Caller>,
  ) => Promise<z.output<Calls[Name]['answer']> | Readable>
}

/** The session behind a request, as the guard read it from cookie and token. `caseId` is only ever taken from here. */
export type Session = {
  id: string
  scope: Exclude<Scope, 'public'>
  caseId: string | null
  partnerId: string | null
  /** For the re-consent scope: the one connection the link was made for. */
  reconsentConnectionId: string | null
  /** The address that it rests on; null for one that no link began. */
  addressId: string | null
}

/** The caller of the site; the session is null only for calls whose scopes include `public`. */
export type Visitor = { session: Session | null }
export type HandlerInput<Name extends CallName> = HandlerInputOf<Calls[Name], Visitor>
export type Handlers<Names extends CallName> = Pick<HandlersOf<Calls, Visitor>, Names>
export type Handler<Name extends CallName> = Handlers<CallName>[Name]
