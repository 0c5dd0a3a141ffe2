import Fastify from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { answerFailure } from './failure-answer.ts'
import { lastingPressure, refuseUnderPressure } from './pressure.ts'

describe('lastingPressure', () => {
  test('one long pause is no overload, and three looks of it are, until it can breathe again', () => {
    let nowMs = 0
    const pressure = lastingPressure(1_500, () => nowMs)
    expect(pressure.lasts()).toBe(false)
    nowMs = 1_400
    expect(pressure.lasts()).toBe(false)
    nowMs = 1_500
    expect(pressure.lasts()).toBe(true)
    pressure.breathe()
    expect(pressure.lasts()).toBe(false)
  })

  test('two pauses with nobody asking in between are two', () => {
    let nowMs = 0
    const pressure = lastingPressure(1_500, () => nowMs)
    pressure.lasts()
    nowMs = 60_000
    expect(pressure.lasts()).toBe(false)
  })
})

describe('a server whose event loop is blocked again and again', () => {
  const block = (ms: number) => {
    const untilMs = performance.now() + ms
    while (performance.now() < untilMs);
  }

  test('refuses with 503 and when to come back, says that it lives, and takes calls again afterwards', async () => {
    const app = Fastify()
    app.setErrorHandler(answerFailure)
    await refuseUnderPressure(app, { lookEveryMs: 100, lateMs: 60 })
    for (const path of ['/work', '/livez']) app.get(path, async () => ({ done: true }))
    await app.ready()
    try {
      const statuses: number[] = []
      for (let blocks = 0; blocks < 8; blocks++) {
        block(250)
        await sleep(1)
        const { statusCode, headers, body } = await app.inject('/work')
        statuses.push(statusCode)
        if (statusCode === 503) {
          expect(headers['retry-after']).toBe('5')
          expect(JSON.parse(body)).toMatchObject({ error: 'unavailable' })
        }
      }
      expect(statuses[0]).toBe(200)
      expect(statuses.at(-1)).toBe(503)
      expect((await app.inject('/livez')).statusCode).toBe(200)
      const workStatus = async () => (await app.inject('/work')).statusCode
      await expect.poll(workStatus, { timeout: 30_000 }).toBe(200)
    } finally {
      await app.close()
    }
  })
})
