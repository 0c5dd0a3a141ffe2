/** Ends a turn; `usedMs` counts against the session when the next turn is given. */
export type EndTurn = (usedMs: number) => void

type Limits = { atOnce: number; waiting: number; waitingOfSession: number }
type Waiting = { session: string; begin: () => void }

/** What a session used counts half after this long. */
const halvedAfterMs = 30_000

/**
 * Shares a few slots fairly between sessions: a session has one at a time, and a free one goes to the session that used
 * least lately, so that a flood from a few sessions delays others by one turn at most.
 */
export function makeTurns({ atOnce, waiting: waitingMax, waitingOfSession }: Limits, nowMs = () => performance.now()) {
  const running = new Set<string>()
  const line: Waiting[] = []
  const used = usedLately(nowMs)

  const beginNext = (): void => {
    if (running.size >= atOnce) return
    const able = line.filter(({ session }) => !running.has(session))
    const next = able.toSorted((one, other) => used.of(one.session) - used.of(other.session))[0]
    if (!next) return
    line.splice(line.indexOf(next), 1)
    running.add(next.session)
    next.begin()
    beginNext()
  }

  const endOf = (session: string): EndTurn => {
    let isOver = false
    return (usedMs) => {
      if (isOver) return
      isOver = true
      running.delete(session)
      used.add(session, usedMs)
      beginNext()
    }
  }

  return {
    /** Null when too many wait, or when `gone` is aborted before the turn comes. */
    async take(session: string, gone: AbortSignal): Promise<EndTurn | null> {
      const ofSession = line.filter((one) => one.session === session).length
      if (gone.aborted || line.length >= waitingMax || ofSession >= waitingOfSession) return null
      const { promise, resolve } = Promise.withResolvers<EndTurn | null>()
      const place = { session, begin: () => resolve(endOf(session)) }
      const leaveLine = () => {
        const index = line.indexOf(place)
        if (index >= 0) line.splice(index, 1)
        resolve(null)
      }
      line.push(place)
      gone.addEventListener('abort', leaveLine, { once: true })
      beginNext()
      return promise.finally(() => gone.removeEventListener('abort', leaveLine))
    },
    get waiting(): number {
      return line.length
    },
  }
}

function usedLately(nowMs: () => number) {
  const sessions = new Map<string, { ms: number; atMs: number }>()
  const of = (session: string): number => {
    const entry = sessions.get(session)
    return entry ? entry.ms * 0.5 ** ((nowMs() - entry.atMs) / halvedAfterMs) : 0
  }
  return {
    of,
    add(session: string, ms: number): void {
      sessions.set(session, { ms: of(session) + ms, atMs: nowMs() })
      for (const [other] of sessions) if (of(other) < 1) sessions.delete(other)
    },
  }
}
