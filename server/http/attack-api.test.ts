import { expect, test } from 'vitest'
import { runAttack } from '../../bench/attack/run-attack.ts'

/** The short form of `bench/attack-api.ts`, always the same requests. */
const requests = 600

test('CORE-7 CORE-8 ERR-1 generated requests of several sessions at once get no 500 and nothing of each other', async () => {
  const { byStatus, ...counts } = await runAttack({ requests, seed: 7, isSwept: false })
  expect(counts.requests).toBeGreaterThanOrEqual(requests)
  // The attack got somewhere: calls were taken, refused for their form, and refused for their moment.
  for (const status of [200, 204, 400, 401, 404, 409])
    expect(byStatus.get(status) ?? 0, String(status)).toBeGreaterThan(5)
}, 360_000)
