import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { extendSession } from '../api/api.ts'
import { serverNow, sessionEnd, shareSessionEnd, type SessionWarning, warningAt } from '../visitor/session-end.ts'

const minute = 60_000
const tickMs = { calm: 5_000, counting: 1_000 } as const
/** A visitor who types or clicks is present, and is not asked. */
const quietExtension = { whenLeftMs: 10 * minute, activeWithinMs: 5 * minute, notWithinMs: minute } as const
const signsOfLife = ['keydown', 'pointerdown', 'input'] as const

/** When the visitor last did something, by this machine's clock. */
function useLastActivity() {
  const lastAt = useRef(0)
  useEffect(() => {
    const stop = new AbortController()
    const note = () => (lastAt.current = Date.now())
    note()
    for (const sign of signsOfLife) document.addEventListener(sign, note, { signal: stop.signal, passive: true })
    return () => stop.abort()
  }, [])
  return lastAt
}

/**
 * Watches the end of the session in every tab. Returns the warning and the time left. An active visitor is extended
 * silently; at the end the server is asked once, and its 401 opens the modal (SESS-2).
 */
export function useSessionWatch(): { warning: SessionWarning; leftMs: number } {
  const ends = useStore(sessionEnd, (state) => state.ends)
  const [now, setNow] = useState(serverNow)
  const lastActivity = useLastActivity()
  const lastTry = useRef(0)
  const warning = warningAt(ends, now)
  const isCounting = warning.kind !== 'none'

  useEffect(() => shareSessionEnd(), [])
  useEffect(() => {
    // The first time shows when the session ends. No network is no reason to warn.
    void extendSession().catch(() => undefined)
  }, [])
  useEffect(() => {
    const look = () => setNow(serverNow())
    look()
    const timer = setInterval(look, isCounting ? tickMs.counting : tickMs.calm)
    // A machine that slept has missed its ticks.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isCounting, ends])
  useEffect(() => {
    if (ends === null || Date.now() - lastTry.current < quietExtension.notWithinMs) return
    const isActive = Date.now() - lastActivity.current < quietExtension.activeWithinMs
    const mayExtend = ends.idleEndsAt < ends.absoluteEndsAt && ends.idleEndsAt - now < quietExtension.whenLeftMs
    if (warning.kind === 'over' || (warning.kind === 'none' && isActive && mayExtend)) {
      lastTry.current = Date.now()
      void extendSession().catch(() => undefined)
    }
  }, [now, ends, warning.kind, lastActivity])

  return { warning, leftMs: warning.kind === 'none' ? 0 : Math.max(0, warning.endsAt - now) }
}
