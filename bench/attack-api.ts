// Attacks a server: requests generated from the contract, in two to five sessions, of valid, foreign and hostile values
// (no 500, each answer valid and free of other cases, cases and trail sound), cases that change owner, slow bodies.
// Run: npx node bench/attack-api.ts [requests] [seed]
import startDatabaseServer from '#server/testing/database-server.ts'
import { runAttack } from './attack/run-attack.ts'
import { slowBodies } from './attack/slow-bodies.ts'
import { counted, isSmall, report, sizes, timed } from './report.ts'

const [requests, seed] = sizes([50_000, 400], [1, 1])

await report(async () => {
  const endDatabase = await startDatabaseServer()
  const startedAt = performance.now()
  try {
    const plan = { requests, seed, isSwept: !isSmall, owners: isSmall ? 1 : 20 }
    const { byStatus, finished, offers, longestMs, afterOwner, requests: made } = await runAttack(plan)
    const { aloneMs, besideMs } = await slowBodies(isSmall ? 50 : 600)
    return [
      // A breach throws, with the sequence of its seed.
      counted('requests without a breach', made, { least: 1 }),
      ...[...byStatus].toSorted().map(([status, count]) => counted(`answers of ${status}`, count)),
      counted('times offers were shown', offers, isSmall ? {} : { least: 1 }),
      counted('journeys finished', finished),
      timed('the longest answer', longestMs, 'ms', { most: 5_000 }),
      counted('calls of strangers after the owner, all refused', afterOwner, { least: 1 }),
      timed('a quiet visitor alone', aloneMs, 'ms'),
      timed('the same beside slow bodies, times', besideMs / aloneMs, '', { most: 3 }),
      timed('all of it', (performance.now() - startedAt) / 1_000, 's'),
    ]
  } catch (error) {
    // The sequence itself is long; the same seed plays it again.
    const { cause, message } = error as Error
    throw new Error(`seed ${seed}: ${cause instanceof Error ? cause.message : message}`, { cause: error })
  } finally {
    endDatabase?.()
  }
})
