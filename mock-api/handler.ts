import type { ErrorKey } from '#contract/errors.ts'
import type { AnswerOf, CallName, Params, QueryOf, RequestOf } from '#contract/calls.ts'
import type { IsoDate } from '#lending/days.ts'
import type { MockSession, MockState } from './mock-state.ts'

/** The input of a handler: the checked parts of the call, its caller, and the state, which it may change. */
export type HandlerInput<Name extends CallName> = {
  request: RequestOf<Name>
  query: QueryOf<Name>
  params: Params<Name>
  headers: Headers
  files: readonly File[]
  /** Where our pages live, e.g. `https://vlot.example`. */
  origin: string
  state: MockState
  session: MockSession | null
  now: Date
  /** The day it is in the Netherlands. */
  today: IsoDate
  newId: () => string
}

export type MockHandler<Name extends CallName> = (asked: HandlerInput<Name>) => AnswerOf<Name> | Promise<AnswerOf<Name>>
export type MockHandlers<Names extends CallName> = { readonly [Name in Names]: MockHandler<Name> }

/** An expected no, answered with its error key as the server answers it. */
export class MockRefusal extends Error {
  readonly key: ErrorKey
  readonly fields: readonly string[]

  constructor(key: ErrorKey, fields: readonly string[] = []) {
    super(key)
    this.name = 'MockRefusal'
    this.key = key
    this.fields = fields
  }
}

/** An answer that never comes: the browser's own time-out ends the wait. */
export class NoAnswer extends Error {}
