import { describe, expect, test, vi } from 'vitest'
import {
  afterAnswer,
  announcedSecondsLeft,
  endsOfRenewal,
  laterEnds,
  noteRenewal,
  sessionEnd,
  type SessionEnd,
  shareSessionEnd,
  warningAt,
} from './session-end.ts'

const minute = 60_000
const now = Date.parse('2026-11-21T12:00:00Z')
const ends = { idleEndsAt: now + 30 * minute, absoluteEndsAt: now + 12 * 60 * minute }
const known: SessionEnd = { ends, offsetMs: 0 }
const used = { isPublic: false, isOk: true, serverTime: null }

describe('when the session ends', () => {
  test('a call of the session keeps it alive, short of the absolute end', () => {
    const later = now + 20 * minute
    expect(afterAnswer(known, used, later).ends?.idleEndsAt).toBe(later + 29 * minute)
    const late = ends.absoluteEndsAt - 5 * minute
    expect(afterAnswer(known, used, late).ends?.idleEndsAt).toBe(ends.absoluteEndsAt)
  })

  test('a refused call, a public one and one before anything is known keep nothing alive', () => {
    const later = now + 20 * minute
    expect(afterAnswer(known, { ...used, isOk: false }, later).ends).toEqual(ends)
    expect(afterAnswer(known, { ...used, isPublic: true }, later).ends).toEqual(ends)
    expect(afterAnswer({ ends: null, offsetMs: 0 }, used, later).ends).toBeNull()
  })

  test('a call never makes the session shorter than it is', () => {
    expect(afterAnswer(known, used, now).ends?.idleEndsAt).toBe(ends.idleEndsAt)
  })

  test('a machine whose clock is wrong by an hour still warns in time', () => {
    const wrongNow = now + 60 * minute
    const { offsetMs, ends: kept } = afterAnswer(known, { ...used, serverTime: now }, wrongNow)
    expect(offsetMs).toBe(-60 * minute)
    expect(kept).toEqual(ends)
    expect(warningAt(kept, wrongNow + offsetMs)).toEqual({ kind: 'none' })
  })

  test('a renewal gives both ends', () => {
    const idleExpiresAt = new Date(ends.idleEndsAt).toISOString()
    const absoluteExpiresAt = new Date(ends.absoluteEndsAt).toISOString()
    expect(endsOfRenewal({ idleExpiresAt, absoluteExpiresAt })).toEqual(ends)
  })

  test('of two tabs the one that used the session last is right', () => {
    const other = { ...ends, idleEndsAt: ends.idleEndsAt + minute }
    expect(laterEnds(ends, other)).toEqual(other)
    expect(laterEnds(other, ends)).toEqual(other)
    expect(laterEnds(null, ends)).toEqual(ends)
  })
})

describe('the warning', () => {
  test('comes two minutes before an idle end and not a moment earlier', () => {
    expect(warningAt(ends, ends.idleEndsAt - 2 * minute - 1)).toEqual({ kind: 'none' })
    expect(warningAt(ends, ends.idleEndsAt - 2 * minute)).toEqual({ kind: 'idle', endsAt: ends.idleEndsAt })
  })

  test('says ten minutes before that the absolute end cannot be extended, also where the session is idle by then', () => {
    const last = { idleEndsAt: ends.absoluteEndsAt, absoluteEndsAt: ends.absoluteEndsAt }
    const shortly = ends.absoluteEndsAt - minute
    expect(warningAt(last, shortly)).toEqual({ kind: 'absolute', endsAt: ends.absoluteEndsAt })
    expect(warningAt(last, ends.absoluteEndsAt - 10 * minute - 1)).toEqual({ kind: 'none' })
    expect(warningAt(last, ends.absoluteEndsAt - 10 * minute)).toMatchObject({ kind: 'absolute' })
  })

  test('is over at the earlier of both ends, and unknown ends warn of nothing', () => {
    expect(warningAt(ends, ends.idleEndsAt)).toEqual({ kind: 'over', endsAt: ends.idleEndsAt })
    expect(warningAt(null, now)).toEqual({ kind: 'none' })
  })

  test('is read out at two minutes, one minute, thirty and ten seconds', () => {
    const spoken = [120_000, 119_000, 61_000, 60_000, 31_000, 30_000, 10_000, 1_000].map(announcedSecondsLeft)
    expect(spoken).toEqual([120, 120, 120, 60, 60, 30, 10, 10])
  })
})

test('tabs inform each other when the session ends, and nonsense is ignored', async () => {
  const otherTab = new BroadcastChannel('vlot-session')
  const heard = vi.fn()
  otherTab.addEventListener('message', ({ data }: MessageEvent) => heard(data))
  const stop = shareSessionEnd()
  const [idleExpiresAt, absoluteExpiresAt] = [ends.idleEndsAt, ends.absoluteEndsAt].map((at) =>
    new Date(at).toISOString(),
  )
  noteRenewal({
    token: 't',
    caseId: null,
    idleExpiresAt: idleExpiresAt ?? '',
    absoluteExpiresAt: absoluteExpiresAt ?? '',
  })
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith(ends))

  for (const nonsense of [null, 'ends', {}, { idleEndsAt: 'soon', absoluteEndsAt: 1 }, { idleEndsAt: NaN }])
    otherTab.postMessage(nonsense)
  otherTab.postMessage({ idleEndsAt: ends.idleEndsAt + 5 * minute, absoluteEndsAt: ends.absoluteEndsAt })
  await vi.waitFor(() => expect(sessionEnd.getState().ends?.idleEndsAt).toBe(ends.idleEndsAt + 5 * minute))
  // Received messages are not sent again, or two tabs would never stop.
  expect(heard).toHaveBeenCalledOnce()
  stop()
  otherTab.close()
})
