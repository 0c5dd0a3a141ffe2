import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { World } from './world.ts'
import type { FaultName } from './faults.ts'

// Faults of the wire: they strike calls of the aggregator and the register before or after they were answered.

const STATUS_FAULTS: readonly [FaultName, number][] = [
  ['status-500', 500],
  ['status-502', 502],
  ['status-503', 503],
  ['status-429', 429],
]
const HOLD_MS = 120_000
const SLOW_MS = 20_000
const REFUSE_MS = 2_000
const SLOW_PIECES = 20

export function transportFaults(app: FastifyInstance, world: World): void {
  const strike = (name: FaultName, request: FastifyRequest) => {
    if (!/^\/(api|kvk)\//.test(request.url)) return undefined
    const connectionId = /\/connections\/(\d+)/.exec(request.url)?.[1] ?? /connection_id=(\d+)/.exec(request.url)?.[1]
    return world.faults.strike(name, { path: request.url, method: request.method, connectionId })
  }

  app.addHook('onRequest', async (request, reply) => {
    const refused = strike('connection-refused', request)
    if (refused) {
      refuseConnections(app, refused.durationMs ?? REFUSE_MS)
      reply.hijack()
      request.raw.socket.resetAndDestroy()
      return
    }
    if (strike('connection-reset', request)) {
      reply.hijack()
      request.raw.socket.resetAndDestroy()
      return
    }
    const held = strike('connect-timeout', request)
    if (held) {
      reply.hijack()
      return holdConnection(request.raw.socket, held.durationMs ?? HOLD_MS)
    }
    for (const [name, status] of STATUS_FAULTS) {
      const fault = strike(name, request)
      if (!fault) continue
      if (status === 429 || status === 503) void reply.header('retry-after', fault.retryAfterSeconds ?? 1)
      const error = { class: status === 429 ? 'TooManyRequests' : 'InternalServerError', message: `Fault ${name}` }
      return reply.status(status).type('application/json').send(JSON.stringify({ error }))
    }
    if (strike('html-instead-of-json', request)) {
      return reply
        .status(200)
        .type('text/html; charset=utf-8')
        .send('<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>')
    }
  })

  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < 2) return payload
    if (strike('truncated-json', request)) {
      void reply.removeHeader('content-length')
      return payload.slice(0, Math.floor(payload.length / 2))
    }
    const slow = strike('slow-body', request)
    if (!slow) return payload
    void reply.removeHeader('content-length')
    return Readable.from(inPieces(payload, slow.durationMs ?? SLOW_MS))
  })
}

/** The nearest a server can come to a connection that is never made: not one byte of an answer. */
function holdConnection(socket: Socket, durationMs: number): void {
  const timer = setTimeout(() => socket.destroy(), durationMs)
  socket.once('close', () => clearTimeout(timer))
}

async function* inPieces(payload: string, durationMs: number): AsyncGenerator<string> {
  const size = Math.ceil(payload.length / SLOW_PIECES)
  for (let start = 0; start < payload.length; start += size) {
    await pause(durationMs / SLOW_PIECES, undefined, { ref: false })
    yield payload.slice(start, start + size)
  }
}

/** Stops listening for a while, so that connecting itself fails; then listens on the same port again. */
function refuseConnections(app: FastifyInstance, durationMs: number): void {
  const address = app.server.address()
  if (address === null || typeof address === 'string') return
  app.server.close()
  app.server.closeIdleConnections()
  const timer = setTimeout(() => app.server.listen(address.port, address.address), durationMs)
  // Closing the sandbox while it refuses must not bring the port back.
  app.server.once('sandbox-closing', () => clearTimeout(timer))
}
