import * as z from 'zod/mini'
import type { Lack } from '#lending/desk/authority.ts'
import { rights } from '#lending/desk/roles.ts'
import { isoDate, nothing } from '../values.ts'
import { deskRead, deskStep } from './desk-call.ts'
import { staffMember } from './login.ts'

const staffId = staffMember.shape.id
/** Both days are included. Without a stand-in everybody may take the work up. */
const leave = { staffId, fromDay: isoDate, untilDay: isoDate, standIn: z.nullable(staffId) }

export const deskTeamCalls = {
  /** Colleagues who signed in lately, their leave, and the days on which too few are there for a yes. */
  readTeam: deskRead({
    path: 'team',
    roles: rights.look,
    answer: z.object({
      today: isoDate,
      staff: z.array(staffMember),
      /** Not over, soonest first. */
      leaves: z.array(z.object({ id: z.uuid(), ...leave })),
      /** Of the coming four weeks. */
      shortages: z.array(
        z.object({ fromDay: isoDate, untilDay: isoDate, lack: z.enum(['people', 'authority'] satisfies Lack[]) }),
      ),
    }),
  }),
  /** One's own, or as a planner a colleague's. */
  setLeave: deskStep({
    path: 'leaves',
    roles: rights.work,
    request: z.object(leave),
    errors: ['leave_days', 'leave_overlaps', 'stand_in_unfit'],
  }),
  /** Removes it, also while it lasts: the employee is there again. */
  endLeave: deskStep({
    path: 'leaves/{id}/end',
    roles: rights.work,
    body: 'none',
    request: nothing,
    errors: ['changed_meanwhile'],
  }),
}
