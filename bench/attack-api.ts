// Attacks a server with requests generated from the contract, in two to five sessions with their own, each other's and hostile values.
// No 500, every answer valid by its schema and free of other cases, and cases and audit trail as they must be.
// Run: npx node bench/attack-api.ts [requests] [seed]
import startDatabaseServer from '#server/testing/database-server.ts'
import { runAttack } from './attack/run-attack.ts'

const requests = Number(process.argv[2] ?? 50_000) || 50_000
const seed = Number(process.argv[3] ?? 1) || 1

const endDatabase = await startDatabaseServer()
try {
  const startedAt = performance.now()
  const { byStatus, finished, offers, ...counts } = await runAttack({ requests, seed, isSwept: true })
  const seconds = (performance.now() - startedAt) / 1_000
  console.log(`${counts.requests} requests in ${seconds.toFixed(0)} s with seed ${seed}: 0 breaches`)
  console.log(
    `answers: ${[...byStatus]
      .toSorted()
      .map(([status, count]) => `${count} of ${status}`)
      .join(', ')}`,
  )
  console.log(`${offers} times offers were shown, ${finished} journeys were finished`)
} catch (error) {
  // The sequence itself is long; the same seed plays it again.
  const { cause, message } = error as Error
  console.error(`seed ${seed}: ${cause instanceof Error ? cause.message : message}`)
  process.exitCode = 1
} finally {
  endDatabase?.()
}
