import Fastify from 'fastify'
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerFailure } from './failure-answer.ts'
import { boundUnderWay } from './requests-under-way.ts'

const max = 3
const app = Fastify({ trustProxy: '127.0.0.1' })
boundUnderWay(app, max)
app.setErrorHandler(answerFailure)
app.get('/quick', async () => ({}))
app.post('/slow', async () => ({}))
app.post('/door', { onRequest: async (_request, reply) => reply.code(401).send({}) }, async () => ({}))
let port = 0
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  app.server.closeAllConnections()
  await app.close()
})

const [slow, other] = ['198.51.100.7', '203.0.113.7']
const body = '{"a":1}'

/** Sends a head and the first byte of its body; the rest waits. */
async function begin(path: string, address = slow): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  const lines = `host: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nx-forwarded-for: ${address}\r\n`
  await once(socket, 'connect')
  socket.write(`POST ${path} HTTP/1.1\r\n${lines}\r\n${body.slice(0, 1)}`)
  return socket
}

const statusOf = async (socket: Socket): Promise<number> => {
  const [answer] = (await once(socket, 'data')) as [Buffer]
  return Number(answer.toString('latin1').slice(9, 12))
}

async function quick(address: string) {
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/quick`, { headers: { 'x-forwarded-for': address } })
  return { status, connection: headers.get('connection'), retryAfter: headers.get('retry-after') }
}

const full = { status: 429, connection: 'close', retryAfter: '5' }

test('slow bodies of one address take no more connections than it may have, and nothing of another address', async () => {
  const held = [await begin('/slow'), await begin('/slow')]
  // Answered at the door, but what is still to come of it holds its connection all the same.
  const refused = await begin('/door')
  expect(await statusOf(refused)).toBe(401)
  await expect.poll(() => quick(slow), { timeout: 30_000 }).toEqual(full)
  const tooMany = await begin('/slow')
  expect(await statusOf(tooMany)).toBe(429)
  await once(tooMany.resume(), 'close')
  for (let turn = 0; turn < 2 * max; turn++) expect((await quick(other)).status).toBe(200)

  held[0]!.write(body.slice(1))
  expect(await statusOf(held[0]!)).toBe(200)
  await expect.poll(async () => (await quick(slow)).status, { timeout: 30_000 }).toBe(200)
  const again = await begin('/slow')
  await expect.poll(() => quick(slow), { timeout: 30_000 }).toEqual(full)
  refused.write(body.slice(1))
  await expect.poll(async () => (await quick(slow)).status, { timeout: 30_000 }).toBe(200)
  for (const socket of [held[1]!, again]) socket.destroy()
  for (let turn = 0; turn < 2 * max; turn++)
    await expect.poll(async () => (await quick(slow)).status, { timeout: 30_000 }).toBe(200)
  for (const socket of [held[0]!, refused]) socket.destroy()
})
