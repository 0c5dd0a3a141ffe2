import type { Context } from '../context.ts'
import { verifyPage, type Walked } from '../store/audit.ts'
import { anchorAudit, NotedEntryGone } from '../store/audit-anchor.ts'
import { noteOperation } from '../store/operation-notes.ts'

const everyMs = 10_000
/** The result is written down this often where it stays the same. */
const notedEveryMs = 5 * 60_000

/**
 * Notes every ten seconds where the audit trail ends, in DATA_DIR and the log, and checks the next thousand entries,
 * again and again from the first. Returns a function that ends it.
 */
export function keepNotesOfAudit(context: Context): () => void {
  let isNoting = false
  const check = auditCheck(context)
  const timer = setInterval(() => {
    if (isNoting) return
    isNoting = true
    void check().finally(() => (isNoting = false))
  }, everyMs)
  return () => clearInterval(timer)
}

/** Each call is a step. A breach is reported until a walk over the whole trail has found none. */
export function auditCheck(context: Context): () => Promise<void> {
  let walked: Walked | null = null
  let breachSeen: string | null = null
  let noted: { fault: string | null; atMs: number } | null = null
  return async () => {
    const { database, now, log } = context
    const endIsWell = await noteEndOfAudit(context)
    try {
      const { last, breach, isEnd } = await verifyPage(database, walked)
      walked = isEnd ? null : last
      if (breach !== null) breachSeen = `entry ${breach.sequence} is ${breach.what}`
      else if (isEnd) breachSeen = null
      const fault = breachSeen ?? (endIsWell ? null : 'the end that was noted is gone')
      const at = now()
      if (noted?.fault === fault && at.getTime() - noted.atMs < notedEveryMs) return
      if (fault !== null) log.error({ fault }, 'The audit trail does not verify')
      await noteOperation(database, 'audit', { at, fault })
      noted = { fault, atMs: at.getTime() }
    } catch (error) {
      log.error({ reason: (error as Error).message }, 'The audit trail could not be checked')
    }
  }
}

/** False where the trail no longer has what was noted of it. */
export async function noteEndOfAudit({ database, settings, now, log }: Context): Promise<boolean> {
  try {
    const anchor = await anchorAudit(database, settings, now())
    if (anchor) log.info({ sequence: anchor.sequence, hash: anchor.hash }, 'The audit trail was anchored')
    return true
  } catch (error) {
    log.error({ reason: (error as Error).message }, 'The audit trail could not be anchored')
    return !(error instanceof NotedEntryGone)
  }
}
