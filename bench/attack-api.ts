// Attacks a server with requests generated from the contract, in two to five sessions with valid, foreign and hostile
// values. No 500, each answer valid by its schema and free of other cases, cases and audit trail sound.
// Run: npx node bench/attack-api.ts [requests] [seed]
import startDatabaseServer from '#server/testing/database-server.ts'
import { runAttack } from './attack/run-attack.ts'
import { counted, isSmall, report, sizes, timed } from './report.ts'

const [requests, seed] = sizes([50_000, 400], [1, 1])

await report(async () => {
  const endDatabase = await startDatabaseServer()
  const startedAt = performance.now()
  try {
    const { byStatus, finished, offers, requests: made } = await runAttack({ requests, seed, isSwept: !isSmall })
    return [
      // A breach throws, with the sequence of its seed.
      counted('requests without a breach', made, { least: 1 }),
      ...[...byStatus].toSorted().map(([status, count]) => counted(`answers of ${status}`, count)),
      counted('times offers were shown', offers, isSmall ? {} : { least: 1 }),
      counted('journeys finished', finished),
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
