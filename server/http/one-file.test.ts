import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { readingLimits } from '../uploads/reading-limits.ts'
import { answerFailure } from './failure-answer.ts'
import { fileBytesMax } from '#contract/file-limits.ts'
import { withOneFile } from './one-file.ts'

const megabyte = 1024 * 1024

test('documents that are sent at once hold no more memory than statements may, and give it back', async () => {
  let answerAll = () => {}
  const open = new Promise<void>((settle) => (answerAll = settle))
  const app = Fastify()
  app.setErrorHandler(answerFailure)
  await app.register(multipart, { limits: { fileSize: fileBytesMax } })
  let reading = 0
  app.post('/', async (request) =>
    withOneFile(request, async (bytes) => {
      reading++
      await open
      return { bytes: bytes.length }
    }),
  )
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const send = async () => {
    const form = new FormData()
    form.append('files', new Blob([new Uint8Array(9 * megabyte)]), 'a.pdf')
    const answer = await fetch(origin, { method: 'POST', body: form })
    return { status: answer.status, body: (await answer.json()) as unknown }
  }
  try {
    const fitting = Math.floor(readingLimits.bytesHeldOfAddress / (9 * megabyte))
    const held = Array.from({ length: fitting }, send)
    await expect.poll(() => reading, { timeout: 60_000 }).toBe(fitting)
    expect(await send()).toMatchObject({ status: 503, body: { error: 'unavailable' } })
    answerAll()
    expect(await Promise.all(held)).toEqual(held.map(() => ({ status: 200, body: { bytes: 9 * megabyte } })))
    expect((await send()).status).toBe(200)
  } finally {
    await app.close()
  }
})

test('CORE-3 a body that stops coming is ended, and holds nothing any more', async () => {
  const app = Fastify()
  app.setErrorHandler(answerFailure)
  await app.register(multipart, { limits: { fileSize: fileBytesMax } })
  let taken = 0
  app.post('/', (request) => withOneFile(request, async () => void taken++))
  await app.listen({ host: '127.0.0.1', port: 0 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 9000\r\n\r\n',
    )
    socket.write('--b\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF')
    // Time for the server to begin with it; that time passes for sockets, but not for the limit.
    await sleep(300)
    const closed = once(socket, 'close')
    await vi.advanceTimersByTimeAsync(readingLimits.progressMs - 1)
    expect(socket.destroyed).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await closed
    expect(taken).toBe(0)
  } finally {
    vi.useRealTimers()
    await app.close()
  }
})
