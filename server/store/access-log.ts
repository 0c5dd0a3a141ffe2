import type { Database } from './schema.ts'
import { insertNew } from './database/rows.ts'

/** One line for a call of a session in this time; a page that polls would fill the log with the same line. */
const windowMs = 10 * 60_000
/** How long a case is kept follows from its last use, in days; an hour is exact enough. */
const usedToMs = 60 * 60_000
/** A bound on the remembered lines; beyond it they are written again, without effect. */
const rememberedMax = 20_000
const remembered = new Set<string>()

type Access = { sessionId: string; caseId: string; scope: string; call: string; at: Date }

/**
 * The security log (CORE-8): access to parts of a case, with ids and names of calls. Apart from the audit trail, which
 * is for effects and is never pruned; this is stored for a year.
 */
export async function noteAccess(database: Database, access: Access): Promise<void> {
  const windowAt = windowOf(access.at)
  const line = `${access.sessionId}/${access.call}/${windowAt.getTime()}`
  if (remembered.has(line)) return
  await insertNew(database, 'access_log', {
    session_id: access.sessionId,
    call: access.call,
    window_at: windowAt,
    case_id: access.caseId,
    scope: access.scope,
  })
  await noteUse(database, access)
  remember(line)
}

/** Once per window and case, for any call. */
async function noteUse(database: Database, { caseId, at }: Access): Promise<void> {
  const line = `${caseId}/${windowOf(at).getTime()}`
  if (remembered.has(line)) return
  await database
    .updateTable('loan_case')
    .set({ used_at: at })
    .where('id', '=', caseId)
    .where('used_at', '<', new Date(at.getTime() - usedToMs))
    .execute()
  remember(line)
}

const windowOf = (at: Date): Date => new Date(Math.floor(at.getTime() / windowMs) * windowMs)

function remember(line: string): void {
  if (remembered.size >= rememberedMax) remembered.clear()
  remembered.add(line)
}
