/** Ends a turn; `usedMs` counts against the session when the next turn is given. */
export type EndTurn = (usedMs: number) => void

type Limits = {
  atOnce: number
  waiting: number
  waitingOfSession: number
  /** Sessions that lately used less than this count as equal: among them it is first come, first served. */
  evenBelowMs?: number
}
type Waiting = { session: string; begin: () => void; leave: () => void }

/** The half-life of a session's use. */
const halvedAfterMs = 30_000

/**
 * Shares a few slots fairly between sessions, or cases: each has one at a time, and a free one goes to who used least
 * lately, so that a flood from a few delays others by one turn at most.
 */
export function makeTurns(limits: Limits, nowMs = () => performance.now()) {
  const { atOnce, waiting: waitingMax, waitingOfSession, evenBelowMs = 0 } = limits
  const running = new Set<string>()
  const line: Waiting[] = []
  const used = usedLately(nowMs)
  const counted = ({ session }: Pick<Waiting, 'session'>) => Math.max(evenBelowMs, used.of(session))

  const beginNext = (): void => {
    if (running.size >= atOnce) return
    const able = line.filter(({ session }) => !running.has(session))
    const next = able.toSorted((one, other) => counted(one) - counted(other))[0]
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

  /** In a line that is full, who used most gives way to who used less, or a few could fill it for everybody. */
  const hasRoomFor = (session: string): boolean => {
    if (line.filter((one) => one.session === session).length >= waitingOfSession) return false
    if (line.length < waitingMax) return true
    const most = line.toSorted((one, other) => counted(other) - counted(one))[0]
    if (!most || counted(most) <= counted({ session })) return false
    most.leave()
    return true
  }

  return {
    /** Null when too many wait, or when `gone` is aborted before the turn comes. */
    async take(session: string, gone?: AbortSignal): Promise<EndTurn | null> {
      if (gone?.aborted || !hasRoomFor(session)) return null
      const { promise, resolve } = Promise.withResolvers<EndTurn | null>()
      const leave = () => {
        const index = line.indexOf(place)
        if (index >= 0) line.splice(index, 1)
        resolve(null)
      }
      const place = { session, begin: () => resolve(endOf(session)), leave }
      line.push(place)
      gone?.addEventListener('abort', leave, { once: true })
      beginNext()
      return promise.finally(() => gone?.removeEventListener('abort', leave))
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
