// Applicants on their way while processes are killed beneath them.
import { setTimeout as sleep } from 'node:timers/promises'
import { travel, type Journey } from './journeys.ts'

export type Kill = { what: string; kill: () => Promise<void> }
type Kills = { count: number; journeys: number }

/** Within this after the last start all journeys have to be over. */
export const finishedWithinMs = 60_000

/**
 * Starts journeys before each kill, so that every kill interrupts some. The first kills follow the list, the others are
 * random. `latestMs`: from the last start to the end of the last journey.
 */
export async function travelWhileKilling(
  origins: readonly string[],
  kills: readonly Kill[],
  { count, journeys: journeyCount }: Kills,
): Promise<{ journeys: Journey[]; done: Record<string, number>; latestMs: number }> {
  const travelling: Promise<Journey>[] = []
  const done: Record<string, number> = {}
  for (let number = 0; number < count; number++) {
    while (travelling.length < ((number + 1) * journeyCount) / count) {
      const journey = travel(origins, travelling.length)
      // Looked at below, when all are awaited.
      journey.catch(() => {})
      travelling.push(journey)
    }
    await sleep(200 + Math.random() * 1_500)
    const chosen = kills[number < kills.length ? number : Math.floor(Math.random() * kills.length)]
    if (!chosen) continue
    done[chosen.what] = (done[chosen.what] ?? 0) + 1
    await chosen.kill()
  }
  const lastStartAt = performance.now()
  const journeys = await Promise.all(travelling)
  const latestMs = Math.max(...journeys.map((journey) => journey.finishedAt)) - lastStartAt
  return { journeys, done, latestMs }
}
