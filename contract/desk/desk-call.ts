import * as z from 'zod/mini'
import { backReasons } from '#lending/desk/desk-reasons.ts'
import type { DeskRole } from '#lending/desk/roles.ts'
import { type AnyCall, callsLike, usualChange, usualRead } from '../call.ts'
import { longText, nothing } from '../values.ts'
import type { DeskErrorKey } from './errors.ts'

/** A call of the desk, by a signed-in employee; a role that it does not list gets 403. */
export type DeskCall = AnyCall<DeskErrorKey> & { roles: readonly DeskRole[] }

/** A call that changes nothing: it has no body, and answers 200. */
export const deskRead = callsLike<DeskCall>()(usualRead)

/** A call that changes something: it sends JSON. */
export const deskChange = callsLike<DeskCall>()(usualChange)

/** A change that answers nothing but that it was made. */
export const deskStep = callsLike<DeskCall>()({ ...usualChange, answer: nothing, status: 204 })

/** Why a proposal goes back to who made it; a colleague says so, and who takes their own back does not. */
export const sentBack = z.nullable(z.object({ reason: z.enum(backReasons), words: z.nullable(longText) }))

/** A file as it is kept. It is only ever sent as a download that runs nothing. */
export type DeskFile = {
  type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'text/csv' | 'application/xml' | 'application/json'
  name: string
  bytes: Uint8Array
}
export const fileAnswer = z.custom<DeskFile>()
