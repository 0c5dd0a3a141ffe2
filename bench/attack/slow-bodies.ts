import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { apiPrefix, calls } from '#contract/calls.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import { percentile } from '../percentile.ts'

const asked = 40
/** An address of this machine that is not the quiet visitor's. */
const attacker = '127.0.0.2'
const { method, path } = calls.uploadStatements

/** Connections that each send a head and no body. Returns how a quiet visitor waits alone and beside them, in ms. */
export async function slowBodies(connections: number): Promise<{ aloneMs: number; besideMs: number }> {
  const server = await startTestServer({ environment: { LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1' } })
  const { origin } = server
  const { hostname: host, port } = new URL(origin)
  const aloneMs = await quietMs(origin)
  const head = `${method} ${apiPrefix}/${path} HTTP/1.1\r\nhost: ${host}\r\norigin: ${origin}\r\n`
  const body = 'content-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000\r\n\r\n--x\r\n'
  const sockets = Array.from({ length: connections }, () =>
    connect({ host, port: Number(port), localAddress: attacker }).on('error', () => undefined),
  )
  await Promise.all(sockets.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])))
  for (const socket of sockets) socket.write(head + body)
  await sleep(500)
  const besideMs = await quietMs(origin)
  for (const socket of sockets) socket.destroy()
  await server.stop()
  return { aloneMs, besideMs }
}

async function quietMs(origin: string): Promise<number> {
  const waitsMs: number[] = []
  for (let turn = 0; turn < asked; turn++) {
    const startedMs = performance.now()
    const { status } = await fetch(`${origin}${apiPrefix}/${calls.readLimits.path}`)
    if (status !== 200) throw new Error(`A quiet visitor was answered with ${status}`)
    waitsMs.push(performance.now() - startedMs)
  }
  return percentile(waitsMs, 0.5)
}
