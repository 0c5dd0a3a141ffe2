import type { Context } from '../../context.ts'
import type { DeskSettings } from '../../settings/desk-settings.ts'
import { appendAudit } from '../../store/audit.ts'
import {
  confirmRole,
  type DeskSession,
  endDeskSessions,
  keepRefreshToken,
  takeRoleQuestion,
} from '../../store/session/desk-sessions.ts'
import type { EndedBy } from '../../store/schema/desk-tables.ts'
import { providerOf } from './provider.ts'
import { describedBy } from './role-claim.ts'
import { changeRows } from '../../store/database/rows.ts'

const askEveryMs = 5 * 60_000

/**
 * The session with the employee's current role, asked for every five minutes of use (decision 0035). Null without a
 * role. A login that does not answer changes nothing, until the last answer is an hour old.
 */
export async function withRoleOfNow(
  context: Context,
  desk: DeskSettings,
  cookie: string,
  session: DeskSession,
): Promise<DeskSession | null> {
  const { database, settings, log } = context
  const now = context.now()
  if (now.getTime() - session.role_asked_at.getTime() < askEveryMs) return session
  const asked = await takeRoleQuestion(database, settings.operatorKeys, cookie, session, now)
  if (!asked?.refreshToken) return session
  const answer = await providerOf(desk)
    .askAgain(asked.refreshToken)
    .catch((error: Error) => error)
  if (answer instanceof Error) {
    log.warn({ err: answer }, 'The login of the desk did not say which role an employee has now')
    return session
  }
  const { id, staff_id: staffId } = session
  if (answer === null) return endByLogin(context, { id }, 'login')
  const who = answer.claims.sub === staffId ? describedBy(answer.claims, desk.login) : null
  if (who === null) return endWithoutRole(context, staffId)
  await database.transaction().execute(async (transaction) => {
    await confirmRole(transaction, session, who, now)
    if (answer.refreshToken) await keepRefreshToken(transaction, settings.operatorKeys, cookie, answer.refreshToken)
    if (who.role === session.role) return
    const fact = { at: now, caseId: null, by: { id: staffId } }
    await appendAudit(transaction, 'desk.role-changed', fact, { from: session.role, to: who.role })
  })
  return { ...session, ...who }
}

/** The login gives the employee no role: they get no work, and are no second person. */
export async function endWithoutRole(context: Context, staffId: string): Promise<null> {
  await changeRows(context.database, 'desk_staff', { id: staffId }, { role: 'reader' })
  return endByLogin(context, { staffId }, 'role')
}

/** Ends sessions because the login says so. */
export async function endByLogin(
  context: Context,
  which: Parameters<typeof endDeskSessions>[1],
  endedBy: EndedBy,
): Promise<null> {
  const now = context.now()
  await context.database.transaction().execute(async (transaction) => {
    for (const id of await endDeskSessions(transaction, which, now, endedBy)) {
      await appendAudit(transaction, 'desk.signed-out', { at: now, caseId: null, by: { id } }, { by: 'login' })
    }
  })
  return null
}
