import { createStore } from 'zustand/vanilla'
import type { AnswerOf } from '#contract/calls.ts'
import { openTabChannel } from './tab-channel.ts'

/** When the session ends, in milliseconds since 1970 by the server's clock. */
type SessionEnds = { idleEndsAt: number; absoluteEndsAt: number }

/** `offsetMs`: the server's clock minus this machine's, which may be wrong by any amount. */
export type SessionEnd = { ends: SessionEnds | null; offsetMs: number }

/** The client's facts of an answer; `serverTime` is its `Date` header. */
export type SeenAnswer = { isPublic: boolean; isOk: boolean; serverTime: number | null }

export type SessionWarning =
  | { kind: 'none' }
  /** `idle` can be extended, `absolute` cannot; `over` is past. */
  | { kind: 'idle' | 'absolute' | 'over'; endsAt: number }

const minute = 60_000

/** How long before its end a session is warned of. */
const warnBeforeMs = { idle: 2 * minute, absolute: 10 * minute } as const

/** Half an hour without a call ends a session (docs/security.md, "Sessions and tokens"); noted to the minute. */
const idleLengthMs = 29 * minute

/** Every call that a session made keeps it alive for another while, up to its absolute end. */
export function afterAnswer(state: SessionEnd, answer: SeenAnswer, now: number): SessionEnd {
  const offsetMs = answer.serverTime === null ? state.offsetMs : answer.serverTime - now
  const { ends } = state
  if (ends === null || answer.isPublic || !answer.isOk) return { ...state, offsetMs }
  const kept = Math.min(now + offsetMs + idleLengthMs, ends.absoluteEndsAt)
  return { offsetMs, ends: { ...ends, idleEndsAt: Math.max(ends.idleEndsAt, kept) } }
}

export const endsOfRenewal = (
  renewed: Pick<AnswerOf<'renewToken'>, 'idleExpiresAt' | 'absoluteExpiresAt'>,
): SessionEnds => ({
  idleEndsAt: Date.parse(renewed.idleExpiresAt),
  absoluteEndsAt: Date.parse(renewed.absoluteExpiresAt),
})

/** Merges the report of another tab: the session is the cookie's, so the later end is right. */
export const laterEnds = (own: SessionEnds | null, other: SessionEnds): SessionEnds => ({
  idleEndsAt: Math.max(own?.idleEndsAt ?? 0, other.idleEndsAt),
  absoluteEndsAt: Math.max(own?.absoluteEndsAt ?? 0, other.absoluteEndsAt),
})

export function warningAt(ends: SessionEnds | null, now: number): SessionWarning {
  if (ends === null) return { kind: 'none' }
  const { idleEndsAt, absoluteEndsAt } = ends
  const endsAt = Math.min(idleEndsAt, absoluteEndsAt)
  if (endsAt <= now) return { kind: 'over', endsAt }
  if (absoluteEndsAt - now <= warnBeforeMs.absolute) return { kind: 'absolute', endsAt: absoluteEndsAt }
  return idleEndsAt - now <= warnBeforeMs.idle ? { kind: 'idle', endsAt: idleEndsAt } : { kind: 'none' }
}

/** The values at which the time that is left is read out: often enough to act on, seldom enough to think. */
const announcedSeconds = [10, 30, 60, 120]

/** The coarse time left, in seconds, for screen readers; the display has every second. */
export function announcedSecondsLeft(leftMs: number): number {
  const seconds = Math.ceil(leftMs / 1000)
  return announcedSeconds.find((step) => seconds <= step) ?? Math.ceil(seconds / 60) * 60
}

/** Without React, since the small scripts make calls too. */
export const sessionEnd = createStore<SessionEnd>()(() => ({ ends: null, offsetMs: 0 }))

/** The time by the server's clock. */
export const serverNow = (): number => Date.now() + sessionEnd.getState().offsetMs

export const noteAnswer = (answer: SeenAnswer): void =>
  sessionEnd.setState((state) => afterAnswer(state, answer, Date.now()), true)

export const noteRenewal = (renewed: AnswerOf<'renewToken'>): void =>
  sessionEnd.setState({ ends: endsOfRenewal(renewed) })

const channelName = 'vlot-session'
/** Small gains are not worth a message. */
const postFromMs = 20_000

/** Keeps the tabs of one browser agreed on when their session ends. Answers how to stop. */
export function shareSessionEnd(): () => void {
  const channel = openTabChannel(channelName)
  let result = 0
  const post = ({ ends }: SessionEnd) => {
    if (ends === null || ends.idleEndsAt - result < postFromMs) return
    result = ends.idleEndsAt
    channel.postMessage(ends)
  }
  const listen = ({ data }: MessageEvent<unknown>) => {
    const other = readEnds(data)
    if (other === null) return
    result = Math.max(result, other.idleEndsAt)
    sessionEnd.setState(({ ends }) => ({ ends: laterEnds(ends, other) }))
  }
  channel.addEventListener('message', listen)
  const stop = sessionEnd.subscribe(post)
  post(sessionEnd.getState())
  return () => (stop(), channel.close())
}

function readEnds(data: unknown): SessionEnds | null {
  const { idleEndsAt, absoluteEndsAt } = (data ?? {}) as Record<string, unknown>
  const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
  return isTime(idleEndsAt) && isTime(absoluteEndsAt) ? { idleEndsAt, absoluteEndsAt } : null
}
