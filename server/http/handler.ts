import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type { AnswerOf, CallName, Params, QueryOf, RequestOf } from '#contract/calls.ts'
import type { Context } from '../context.ts'
import type { HeldKey } from '../store/case/change-case.ts'

/** The session behind a request, as the guard read it from cookie and token. `caseId` is only ever taken from here. */
export type Session = {
  id: string
  scope: 'visitor' | 'applicant' | 'reconsent'
  caseId: string | null
  partnerId: string | null
  /** For the re-consent scope: the one connection the link was made for. */
  reconsentConnectionId: string | null
}

/** What a handler is given: everything already validated by the contract's schemas and the guard. */
export type HandlerInput<Name extends CallName> = {
  params: Params<Name>
  query: QueryOf<Name>
  request: RequestOf<Name>
  /** Null only for calls whose scopes include `public`. */
  session: Session | null
  /** For a POST with an idempotency key. */
  heldKey: HeldKey | null
  context: Context
  http: FastifyRequest
  reply: FastifyReply
}

/** A stream is the text of the answer, for one that is too large to be made whole. */
export type Handler<Name extends CallName> = (asked: HandlerInput<Name>) => Promise<AnswerOf<Name> | Readable>
/** A record over these names makes a missing call a compile error. */
export type Handlers<Names extends CallName> = { [Name in Names]: Handler<Name> }
