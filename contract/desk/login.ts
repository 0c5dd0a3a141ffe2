import * as z from 'zod/mini'
import { deskRoles } from '#lending/desk/roles.ts'
import { instant, noQuery, nothing } from '../values.ts'
import { deskCall } from './desk-call.ts'

export const staffMember = z.object({ id: z.string(), name: z.string(), role: z.enum(deskRoles) })

/** Who is signed in at the desk. Signing in itself is a visit to `loginPath` (desk/addresses.ts), not a call. */
export const deskLoginCalls = {
  readDeskSession: deskCall({
    method: 'GET',
    path: 'session',
    roles: deskRoles,
    body: 'none',
    request: nothing,
    query: noQuery,
    answer: z.object({
      staff: staffMember,
      /** Goes with every write in the header `x-desk-token`. */
      csrfToken: z.string(),
      endsAt: instant,
    }),
    status: 200,
    errors: [],
  }),
  /** Everybody who has ever signed in, for handing work over. */
  listStaff: deskCall({
    method: 'GET',
    path: 'staff',
    roles: deskRoles,
    body: 'none',
    request: nothing,
    query: noQuery,
    answer: z.object({ staff: z.array(staffMember) }),
    status: 200,
    errors: [],
  }),
  signOut: deskCall({
    method: 'POST',
    path: 'sign-out',
    roles: deskRoles,
    body: 'none',
    request: nothing,
    query: noQuery,
    /** Where the provider ends its own session too; null where it has no such page. */
    answer: z.object({ leadsTo: z.nullable(z.string()) }),
    status: 200,
    errors: [],
  }),
}
