import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DeskAnswerOf, DeskCallName, DeskParams, DeskQueryOf, DeskRequestOf } from '#contract/desk/calls.ts'
import type { DeskRole } from '#lending/desk/roles.ts'
import type { Context } from '../context.ts'
import type { HeldKey } from '../store/case/change-case.ts'
import type { DeskSession } from '../store/session/desk-sessions.ts'

/** The employee behind a call, as the guard read it from the desk's session. The audit trail names `staff:` and the id. */
export type Staff = { readonly id: string; readonly name: string; readonly role: DeskRole }

/** What a handler is given: everything already validated by the contract's schemas and the guard. */
type DeskAsked<Name extends DeskCallName> = {
  params: DeskParams<Name>
  query: DeskQueryOf<Name>
  body: DeskRequestOf<Name>
  session: DeskSession
  /** For a POST with an idempotency key. */
  heldKey: HeldKey | null
  http: FastifyRequest
  reply: FastifyReply
}

type DeskHandler<Name extends DeskCallName> = (
  context: Context,
  staff: Staff,
  asked: DeskAsked<Name>,
) => Promise<DeskAnswerOf<Name>>

/** A record over these names makes a missing call a compile error. */
export type DeskHandlers<Names extends DeskCallName> = { [Name in Names]: DeskHandler<Name> }

/** The actor of an employee in the audit trail. */
export const actorOf = ({ id }: Pick<Staff, 'id'>): string => `staff:${id}`
