import type { Context } from '../context.ts'
import { anchorAudit } from '../store/audit-anchor.ts'

const everyMs = 10_000

/** Notes every ten seconds where the audit trail ends, in DATA_DIR and the log. Returns a function that ends it. */
export function keepNotesOfAudit(context: Context): () => void {
  let isNoting = false
  const timer = setInterval(() => {
    if (isNoting) return
    isNoting = true
    void noteEndOfAudit(context).finally(() => (isNoting = false))
  }, everyMs)
  return () => clearInterval(timer)
}

export async function noteEndOfAudit({ database, settings, now, log }: Context): Promise<void> {
  try {
    const anchor = await anchorAudit(database, settings, now())
    if (anchor) log.info({ sequence: anchor.sequence, hash: anchor.hash }, 'The audit trail was anchored')
  } catch (error) {
    log.error({ reason: (error as Error).message }, 'The audit trail could not be anchored')
  }
}
