import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { createServer } from 'node:net'

const portTriesMax = 100
const portsOfWorker = 1_000
const given = new Set<number>()

/**
 * Below 32768, where ephemeral ports begin; return addresses are compared with it, so it is known before the server is.
 * A test worker has its own range, and no process draws the port of one that lives. The one `beside` it is free too.
 */
export async function freePort(beside = 0): Promise<number> {
  const { TEST_PORTS_FROM = 20_000, VITEST_POOL_ID = 1 } = process.env
  const from = Number(TEST_PORTS_FROM) + Number(VITEST_POOL_ID) * portsOfWorker
  for (let tries = 0; tries < portTriesMax; tries++) {
    const port = randomInt(from, from + portsOfWorker)
    if (given.has(port) || !(await isFree(port)) || !(await isFree(port + beside)) || given.has(port)) continue
    given.add(port)
    if ((await isHeld(port)) && (beside === 0 || (await isHeld(port + beside)))) return port
  }
  throw new Error('No port is free')
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const probe = createServer().on('error', () => settle(false))
    probe.listen(port, () => probe.close(() => settle(true)))
  })
}

/** By its number in UDP, which nothing here uses and the system gives back with the process. */
const isHeld = (port: number): Promise<boolean> =>
  new Promise((settle) => {
    const holder = createSocket('udp4').on('error', () => settle(false))
    holder.bind({ port, address: '127.0.0.1', exclusive: true }, () => settle(true))
    holder.unref()
  })
