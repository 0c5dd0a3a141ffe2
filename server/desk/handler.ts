import type { CallTable } from '#contract/call.ts'
import type { DeskRole } from '#lending/desk/roles.ts'
import type { HandlersOf } from '../http/handler.ts'
import type { DeskSession } from '../store/session/desk-sessions.ts'

/** The employee behind a call, from the desk's session. The audit trail has `staff:` and the id. */
export type Staff = { readonly id: string; readonly name: string; readonly role: DeskRole }

export type Employee = { session: DeskSession; staff: Staff }
export type DeskHandlers<Calls extends CallTable['calls']> = HandlersOf<Calls, Employee>
