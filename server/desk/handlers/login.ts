import type { deskLoginCalls } from '#contract/desk/login.ts'
import type { Context } from '../../context.ts'
import { appendAudit } from '../../store/audit.ts'
import { endDeskSessions, readPresentStaff } from '../../store/session/desk-sessions.ts'
import { clearDeskCookie } from '../desk-cookies.ts'
import { csrfTokenOf } from '../guard.ts'
import type { DeskHandlers } from '../handler.ts'
import { providerOf } from '../login/provider.ts'

/** The signed-in employee, colleagues, and signing out. Signing in is `server/desk/login/`. */
export const loginHandlers: DeskHandlers<typeof deskLoginCalls> = {
  readDeskSession: async ({ context, staff, session }) => ({
    staff,
    csrfToken: csrfTokenOf(session, context),
    endsAt: session.idle_expires_at.toISOString(),
  }),

  listStaff: async ({ context: { database, now } }) => ({ staff: await readPresentStaff(database, now()) }),

  async signOut({ context, staff, session, reply }) {
    const now = context.now()
    await context.database.transaction().execute(async (transaction) => {
      await endDeskSessions(transaction, { id: session.id }, now)
      await appendAudit(transaction, 'desk.signed-out', { at: now, caseId: null, by: staff })
    })
    clearDeskCookie('session', reply, context.settings)
    return { leadsTo: await logoutAddress(context) }
  },
}

/** An unreachable login does not prevent signing out here. */
async function logoutAddress({ settings, log }: Context): Promise<string | null> {
  if (settings.desk === null) return null
  try {
    return await providerOf(settings.desk).logoutAddress()
  } catch (error) {
    log.warn({ err: error }, 'The login of the desk cannot be reached')
    return null
  }
}
