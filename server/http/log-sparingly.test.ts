import Fastify from 'fastify'
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { Refusal } from '../refusal.ts'
import { answerFailure, tooManyLoggedPerSecond } from './failure-answer.ts'
import { logSparingly } from './log-sparingly.ts'

test('so many a second are logged, and the next one says how many were not', () => {
  let nowMs = 10_000
  const sparing = logSparingly(2, () => nowMs)
  expect([1, 2, 3, 4, 5].map(() => sparing.next())).toEqual([0, 0, null, null, null])
  nowMs += 1_000
  expect([1, 2, 3].map(() => sparing.next())).toEqual([3, 0, null])
  nowMs += 5_000
  expect(sparing.next()).toBe(1)
})

function floodedApp() {
  const lines: string[] = []
  const stream = new Writable({ write: (line, _coding, done) => (lines.push(String(line)), done()) })
  const app = Fastify({ logger: { level: 'info', stream }, disableRequestLogging: true })
  app.setErrorHandler(answerFailure)
  app.get('/:key', ({ params }) => Promise.reject(new Refusal((params as { key: 'forbidden' }).key)))
  return { app, lines }
}

test('a flood that is turned away is answered each time and fills no log; what is refused otherwise is logged each time', async () => {
  const { app, lines } = floodedApp()
  const flood = 20 * tooManyLoggedPerSecond
  const beganMs = performance.now()
  for (let sent = 0; sent < flood; sent++) expect((await app.inject('/too_many_requests')).statusCode).toBe(429)
  const secondsTouched = Math.floor(performance.now() / 1_000) - Math.floor(beganMs / 1_000) + 1
  const logged = () => lines.filter((line) => line.includes('too_many_requests')).length
  expect(logged()).toBeGreaterThan(0)
  expect(logged()).toBeLessThanOrEqual(secondsTouched * tooManyLoggedPerSecond)
  for (let sent = 0; sent < flood; sent++) await app.inject('/forbidden')
  expect(lines.filter((line) => line.includes('"refused":"forbidden"'))).toHaveLength(flood)
  await app.close()
})

test('a flood on one server takes no line from another', async () => {
  const [flooded, quiet] = [floodedApp(), floodedApp()]
  for (let sent = 0; sent < 2 * tooManyLoggedPerSecond; sent++) await flooded.app.inject('/too_many_requests')
  await quiet.app.inject('/too_many_requests')
  expect(quiet.lines.filter((line) => line.includes('too_many_requests'))).toHaveLength(1)
  await Promise.all([flooded.app.close(), quiet.app.close()])
})
