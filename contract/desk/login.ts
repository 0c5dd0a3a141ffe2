import * as z from 'zod/mini'
import { deskRoles } from '#lending/desk/roles.ts'
import { instant, nothing } from '../values.ts'
import { deskChange, deskRead } from './desk-call.ts'

export const staffMember = z.object({ id: z.string(), name: z.string(), role: z.enum(deskRoles) })

/** The signed-in employee. Signing in is a visit to `loginPath` (desk/addresses.ts), not a call. */
export const deskLoginCalls = {
  readDeskSession: deskRead({
    path: 'session',
    roles: deskRoles,
    answer: z.object({
      staff: staffMember,
      /** Goes with every write in the header `x-desk-token`. */
      csrfToken: z.string(),
      endsAt: instant,
    }),
  }),
  /** Everybody who has ever signed in, for handing work over. */
  listStaff: deskRead({
    path: 'staff',
    roles: deskRoles,
    answer: z.object({ staff: z.array(staffMember) }),
  }),
  signOut: deskChange({
    path: 'sign-out',
    roles: deskRoles,
    body: 'none',
    request: nothing,
    /** Where the provider ends its own session too; null where it has no such page. */
    answer: z.object({ leadsTo: z.nullable(z.string()) }),
  }),
}
