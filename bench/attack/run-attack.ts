import fc from 'fast-check'
import { startSandbox } from '#bank-sandbox/sandbox.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import { sequences } from './generate.ts'
import { checkInvariants } from './invariants.ts'
import { noCounts, play, sweep, type Counts } from './world.ts'

const today = '2026-11-21'
const burstsMax = 60

/** `isSwept`: before the sequences, every field of every call gets every hostile value. */
type Plan = { requests: number; seed: number; isSwept: boolean }

/**
 * Plays sequences until so many requests were made. The same seed plays the same sequences. Throws with the sequence and its
 * seed when an answer or a case is not as it must be.
 */
export async function runAttack({ requests, seed, isSwept }: Plan): Promise<Counts> {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, delays: false, today })
  const server = await startTestServer({ sandbox, environment: { LOG_LEVEL: 'silent', CLOCK_TODAY: today } })
  const counts = noCounts()
  try {
    const world = { origin: server.origin, today, counts }
    if (isSwept) await sweep(world, seed)
    for (let round = 0; counts.requests < requests; round++) {
      const property = fc.asyncProperty(sequences(burstsMax), async (sequence) => {
        if (counts.requests >= requests) return
        await play(world, sequence)
        await checkInvariants(server.context)
      })
      await fc.assert(property, { seed: seed + round, numRuns: 20, endOnFailure: true })
    }
    return counts
  } finally {
    await server.stop()
    await sandbox.close()
  }
}
