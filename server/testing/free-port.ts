import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

const portTriesMax = 100
const portsOfWorker = 1_000
const given = new Set<number>()

/**
 * Needed before the server starts, since return addresses are compared with it; below 32768, where ephemeral ports
 * begin. Each test worker draws from a separate range, never the same port twice. The one `beside` it is free as well.
 */
export async function freePort(beside = 0): Promise<number> {
  const { TEST_PORTS_FROM = 20_000, VITEST_POOL_ID = 1 } = process.env
  const from = Number(TEST_PORTS_FROM) + Number(VITEST_POOL_ID) * portsOfWorker
  for (let tries = 0; tries < portTriesMax; tries++) {
    const port = randomInt(from, from + portsOfWorker)
    if (given.has(port) || !(await isFree(port)) || !(await isFree(port + beside)) || given.has(port)) continue
    given.add(port)
    return port
  }
  throw new Error('No port is free')
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const probe = createServer().on('error', () => settle(false))
    probe.listen(port, () => probe.close(() => settle(true)))
  })
}
