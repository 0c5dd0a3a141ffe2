// Takes the aggregator's callbacks and hands them on in another order: late, doubled, or never.
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from './chance.ts'

const heldForMs = 400
const lateByMs = 1_200
/** In a hundred. */
const lostShare = 20
const doubledShare = 30

type Held = { path: string; headers: IncomingHttpHeaders; body: string }
export type Shuffled = { origin: string; handedOn: () => Record<'taken' | 'lost' | 'doubled', number>; close(): void }

/** `target` is the address that callbacks are for; the path below the one they were sent to is kept. */
export async function openShuffle(target: () => string, chance: Chance): Promise<Shuffled> {
  const counts = { taken: 0, lost: 0, doubled: 0 }
  let held: Held[] = []
  let isWaiting = false
  const release = async () => {
    isWaiting = true
    await sleep(heldForMs)
    isWaiting = false
    const batch = held
    held = []
    while (batch.length > 0) {
      const [one] = batch.splice(chance(batch.length), 1)
      const fate = chance(100)
      if (fate < lostShare) counts.lost++
      else void deliver(target(), one!, chance(lateByMs))
      if (fate >= 100 - doubledShare) {
        counts.doubled++
        void deliver(target(), one!, chance(lateByMs))
      }
    }
  }
  const server = createServer(async (asked, answer) => {
    const pieces: Buffer[] = []
    for await (const piece of asked) pieces.push(piece as Buffer)
    held.push({ path: asked.url ?? '/', headers: asked.headers, body: Buffer.concat(pieces).toString('utf8') })
    counts.taken++
    if (!isWaiting) void release()
    answer.writeHead(204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('Nothing takes the callbacks.')
  return { origin: `http://127.0.0.1:${address.port}`, handedOn: () => counts, close: () => server.close() }
}

async function deliver(origin: string, { path, headers, body }: Held, afterMs: number): Promise<void> {
  await sleep(afterMs)
  const { host: _host, connection: _connection, 'content-length': _length, ...kept } = headers
  await fetch(origin + path, { method: 'POST', headers: kept as Record<string, string>, body }).catch(() => {
    // As lost as one that was never handed on.
  })
}
