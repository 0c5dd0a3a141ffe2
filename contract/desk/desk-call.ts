import * as z from 'zod/mini'
import type { DeskRole } from '#lending/desk/roles.ts'
import type { Whole } from '../call.ts'
import { noQuery, nothing } from '../values.ts'
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

const ofRead = { method: 'GET', body: 'none', request: nothing, query: noQuery, status: 200, errors: [] } as const
const ofChange = { method: 'POST', body: 'json', query: noQuery, status: 200, errors: [] } as const

type Given<Usual> = Omit<DeskCall, keyof Usual> & Partial<DeskCall>

/** A call that changes nothing: it has no body, and answers 200. */
export const deskRead = <const Call extends Given<typeof ofRead>>(call: Call): Whole<typeof ofRead, Call> => ({
  ...ofRead,
  ...call,
})

/** A call that changes something: it sends JSON. */
export const deskChange = <const Call extends Given<typeof ofChange>>(call: Call): Whole<typeof ofChange, Call> => ({
  ...ofChange,
  ...call,
})

/** A file as it is kept. It is only ever sent as a download that runs nothing. */
export type DeskFile = {
  type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'text/csv'
  name: string
  bytes: Uint8Array
}
export const fileAnswer = z.custom<DeskFile>()
