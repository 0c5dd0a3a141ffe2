import * as z from 'zod/mini'
import type { DeskRole } from '#lending/desk/roles.ts'
import type { DeskErrorKey } from './errors.ts'

/** One call of the desk as a value; what `Call` is for the site. Every call needs an employee who is signed in. */
export type DeskCall = {
  method: 'GET' | 'POST'
  /** Relative to `/api/desk/`; `{name}` marks a path parameter. */
  path: string
  /** Who may make it; every other role is refused with 403. */
  roles: readonly DeskRole[]
  /** How the body travels: `none`, `json`, or `multipart` (files in the fields named `files`). */
  body: 'none' | 'json' | 'multipart'
  request: z.ZodMiniType
  /** Query-string parameters; every value is text on the wire. */
  query: z.ZodMiniType
  /** `fileAnswer` for a file, which is sent as its bytes. */
  answer: z.ZodMiniType
  /** The HTTP status of success: 200 with a body, 202 and 204 without one. */
  status: 200 | 202 | 204
  /** The error keys that this call can answer besides the shared ones. */
  errors: readonly DeskErrorKey[]
}

export const deskCall = <const C extends DeskCall>(definition: C): C => definition

/** A file as it is kept. It is only ever sent as a download that runs nothing. */
export type DeskFile = {
  type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'text/csv'
  name: string
  bytes: Uint8Array
}
export const fileAnswer = z.custom<DeskFile>()
