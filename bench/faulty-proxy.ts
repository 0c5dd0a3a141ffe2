// Stands between the server and what it depends on, and fails as networks do.
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { connect, createServer as createTcpServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * `cut`: nothing connects, and what was connected ends. `delay`: every piece comes late. `stall`: nothing moves until the fault
 * is over. `truncate`: an answer ends after its first bytes. `duplicate`: a request arrives twice (HTTP only).
 */
export type FaultKind = 'cut' | 'delay' | 'stall' | 'truncate' | 'duplicate'

export type FaultyProxy = { port: number; set(fault: FaultKind | null): void; close(): Promise<void> }

const delayMs = 1_500
const keptBytes = 200
const lookEveryMs = 50

class Weather {
  fault: FaultKind | null = null

  /** Resolves when a piece may go on; null when it never does. */
  async pass<T>(piece: T): Promise<T | null> {
    if (this.fault === 'delay') await sleep(delayMs)
    while (this.fault === 'stall') await sleep(lookEveryMs)
    return this.fault === 'cut' ? null : piece
  }
}

/** For what does not speak HTTP: the database and the mail server. */
export async function openTcpProxy(host: string, port: number): Promise<FaultyProxy> {
  const weather = new Weather()
  const open = new Set<Socket>()
  const server = createTcpServer((near) => {
    if (weather.fault === 'cut') return void near.destroy()
    const far = connect(port, host)
    const end = () => {
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        open.delete(socket)
        end()
      })
    }
    void pump(near, far, weather, end)
    void pump(far, near, weather, end)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: portOf(server),
    set(fault) {
      weather.fault = fault
      if (fault === 'cut') for (const socket of open) socket.destroy()
    },
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

async function pump(from: Socket, to: Socket, weather: Weather, end: () => void): Promise<void> {
  try {
    for await (const piece of from) {
      const passed = await weather.pass(piece as Buffer)
      if (passed === null) return end()
      if (weather.fault === 'truncate') {
        to.write(passed.subarray(0, keptBytes))
        return end()
      }
      to.write(passed)
    }
    end()
  } catch {
    end()
  }
}

/** For the aggregator and the register. Requests and answers are small enough to be held whole. */
export async function openHttpProxy(origin: string): Promise<FaultyProxy> {
  const weather = new Weather()
  const server = createServer((asked, answer) => {
    pass(origin, weather, asked, answer).catch(() => answer.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: portOf(server),
    set(fault) {
      weather.fault = fault
      if (fault === 'cut') server.closeAllConnections()
    },
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function pass(origin: string, weather: Weather, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const body = await wholeOf(asked)
  if ((await weather.pass(true)) === null) return void answer.destroy()
  if (weather.fault === 'duplicate') await ask(origin, asked, body)
  const { status, headers, bytes } = await ask(origin, asked, body)
  if ((await weather.pass(true)) === null) return void answer.destroy()
  const { 'transfer-encoding': _chunks, connection: _connection, ...kept } = headers
  answer.writeHead(status, { ...kept, 'content-length': bytes.length })
  if (weather.fault !== 'truncate') return void answer.end(bytes)
  answer.write(bytes.subarray(0, Math.min(keptBytes, bytes.length - 1)), () => answer.destroy())
}

type Answered = { status: number; headers: IncomingMessage['headers']; bytes: Buffer }

async function ask(origin: string, { url, method, headers }: IncomingMessage, body: Buffer): Promise<Answered> {
  const { host: _host, connection: _connection, ...kept } = headers
  const sent = request(new URL(url ?? '/', origin), { method, headers: kept, agent: false })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: answer.statusCode ?? 502, headers: answer.headers, bytes: await wholeOf(answer) }
}

async function wholeOf(stream: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

function portOf(server: Server | ReturnType<typeof createTcpServer>): number {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The proxy does not listen.')
  return address.port
}
