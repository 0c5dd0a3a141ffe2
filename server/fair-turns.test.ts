import { describe, expect, test } from 'vitest'
import { makeTurns, type EndTurn } from './fair-turns.ts'

const staying = new AbortController().signal
const limits = { atOnce: 1, waiting: 100, waitingOfSession: 50 }

/** Lets everything that waits for nothing but other promises go on. */
const settle = () => new Promise((resume) => setImmediate(resume))

describe('turns to read files', () => {
  test('CORE-3 a newcomer is next after forty files of others who used the reader before', async () => {
    const turns = makeTurns(limits, () => 0)
    const order: string[] = []
    const take = async (session: string) => {
      const end = await turns.take(session, staying)
      order.push(session)
      await settle()
      end?.(1_000)
    }
    const flood = Array.from({ length: 40 }, (_, file) => take(`flood ${file % 4}`))
    await settle()
    await Promise.all([...flood, take('honest')])
    expect(order).toHaveLength(41)
    // The one being read, and at most one of each other session that has not been read yet.
    expect(order.indexOf('honest')).toBeLessThanOrEqual(5)
  })

  test('a session never has two at once, also when a slot is free', async () => {
    const turns = makeTurns({ ...limits, atOnce: 2 })
    const first = await turns.take('a', staying)
    let second: EndTurn | null = null
    void turns.take('a', staying).then((end) => (second = end))
    const other = await turns.take('b', staying)
    expect(second).toBeNull()
    other?.(0)
    await settle()
    expect(second).toBeNull()
    first?.(0)
    await settle()
    expect(second).not.toBeNull()
  })

  test.each([
    [1_000, ['late', 'early']],
    [300_000, ['early', 'late']],
  ])('what a session used is forgotten in time, and not at once: after %i ms', async (laterMs, turnsTaken) => {
    let nowMs = 0
    const turns = makeTurns(limits, () => nowMs)
    const order: string[] = []
    const line = (session: string) => turns.take(session, staying).then((end) => (order.push(session), end?.(0)))
    ;(await turns.take('early', staying))?.(60_000)
    nowMs = laterMs
    ;(await turns.take('late', staying))?.(1_000)
    const held = await turns.take('other', staying)
    const both = [line('late'), line('early')]
    held?.(0)
    await Promise.all(both)
    expect(order).toEqual(turnsTaken)
  })

  test('turns away what is too much of one session, and of all', async () => {
    const turns = makeTurns({ atOnce: 1, waiting: 3, waitingOfSession: 2 })
    const held = await turns.take('a', staying)
    const waiting = [turns.take('b', staying), turns.take('b', staying)]
    expect(await turns.take('b', staying)).toBeNull()
    waiting.push(turns.take('c', staying))
    expect(await turns.take('d', staying)).toBeNull()
    held?.(0)
    for (const turn of waiting) (await turn)?.(0)
    expect(turns.waiting).toBe(0)
  })

  test('in a full line who used most gives way, so that a few can not fill it for everybody', async () => {
    const turns = makeTurns({ atOnce: 1, waiting: 2, waitingOfSession: 2 }, () => 0)
    ;(await turns.take('flood', staying))?.(60_000)
    const held = await turns.take('a', staying)
    const flood = [turns.take('flood'), turns.take('flood')]
    const honest = [turns.take('b'), turns.take('c')]
    expect(await Promise.all(flood)).toEqual([null, null])
    expect(await turns.take('flood')).toBeNull()
    held?.(0)
    for (const turn of honest) (await turn)!(0)
  })

  test('who used little counts alike: among them it is first come, first served', async () => {
    const turns = makeTurns({ ...limits, evenBelowMs: 500 }, () => 0)
    for (const [session, usedMs] of Object.entries({ some: 499, most: 501 })) (await turns.take(session))?.(usedMs)
    const held = await turns.take('held')
    const order: string[] = []
    const line = ['most', 'some', 'none'].map((session) =>
      turns.take(session).then((end) => (order.push(session), end?.(0))),
    )
    held?.(0)
    await Promise.all(line)
    expect(order).toEqual(['some', 'none', 'most'])
  })

  test('somebody who leaves leaves the line, and one who has left gets no turn', async () => {
    const turns = makeTurns(limits)
    const leaving = new AbortController()
    const held = await turns.take('a', staying)
    const left = turns.take('b', leaving.signal)
    expect(turns.waiting).toBe(1)
    leaving.abort()
    expect(await left).toBeNull()
    expect(turns.waiting).toBe(0)
    held?.(0)
    expect(await turns.take('b', leaving.signal)).toBeNull()
  })

  test('a turn ended twice frees one slot', async () => {
    const turns = makeTurns(limits)
    const first = await turns.take('a', staying)
    first?.(0)
    const second = await turns.take('a', staying)
    first?.(0)
    let third: EndTurn | null = null
    void turns.take('a', staying).then((end) => (third = end))
    await settle()
    expect([second === null, third]).toEqual([false, null])
  })
})
