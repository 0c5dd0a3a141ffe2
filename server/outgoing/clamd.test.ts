import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeClamd } from '../testing/fake-clamd.ts'
import { openClamd } from './clamd.ts'

let daemon: Awaited<ReturnType<typeof startFakeClamd>>
beforeAll(async () => {
  daemon = await startFakeClamd('X-TEST-SIGNATURE')
})
afterAll(() => daemon.close())

test('DESK-58 names what the scanner found, and null for nothing, also in ten megabytes', async () => {
  const { find } = openClamd(daemon.address)
  expect(await find(Buffer.from('all is well'))).toBeNull()
  expect(await find(new Uint8Array())).toBeNull()
  const large = Buffer.alloc(10_000_000, 'a')
  expect(await find(large)).toBeNull()
  large.write('X-TEST-SIGNATURE', 9_000_000)
  expect(await find(large)).toBe('Made-up.Signature')
})

test.each([
  ['an error of its own', 'INSTREAM size limit exceeded. ERROR\0'],
  ['half a line', 'stream: O'],
  ['nothing', ''],
])('DESK-58 %s is no answer', async (_what, answer) => {
  const server = createServer(
    (socket) =>
      void socket
        .on('error', () => undefined)
        .resume()
        .end(answer),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { find } = openClamd(`clamd://127.0.0.1:${(server.address() as { port: number }).port}`)
  await expect(find(Buffer.from('x'))).rejects.toThrow('document-scanner: unreachable')
  await new Promise((closed) => server.close(closed))
})
