import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Settings } from '../settings/settings.ts'
import { temporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts'
import { readBankLogos, serveBankLogos } from './bank-logos.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { securityHeaders } from './response-headers.ts'

let folder: TemporaryFolder
let app: FastifyInstance
beforeEach(() => {
  folder = temporaryFolder()
  app = Fastify()
})
afterEach(async () => {
  await app.close()
  folder.remove()
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><script>alert(1)</script></svg>'
const png = readFileSync(new URL('../../web/public/icon-192.png', import.meta.url))
const put = (name: string, content: string | Buffer) => writeFileSync(join(folder.path, name), content)

function serve(bankLogosDir: string | null): void {
  const unlimited: Pick<RateLimiter, 'count'> = { count: async () => undefined }
  serveBankLogos(app, { bankLogosDir } as Settings, unlimited as RateLimiter)
}

test('FLOW-6 RECON-7 the logos of the lender are listed and sent by their kind, and nothing else of the folder is', async () => {
  put('rabobank.svg', svg)
  put('ing.png', png)
  put('triodos.webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 '))
  put('bunq.svg', svg)
  put('notes.svg', svg)
  serve(folder.path)
  expect((await app.inject('/bank-logos.json')).json()).toEqual({
    RABOBANK: '/bank-logos/rabobank.svg',
    ING: '/bank-logos/ing.png',
    TRIODOS: '/bank-logos/triodos.webp',
  })
  for (const [name, type] of [
    ['rabobank.svg', 'image/svg+xml'],
    ['ing.png', 'image/png'],
    ['triodos.webp', 'image/webp'],
  ] as const) {
    const answer = await app.inject(`/bank-logos/${name}`)
    expect([answer.statusCode, answer.headers['content-type']], name).toEqual([200, type])
    expect(answer.rawPayload, name).toEqual(readFileSync(join(folder.path, name)))
  }
  for (const path of ['bunq.svg', 'notes.svg', 'rabobank.png', 'RABOBANK.svg', '..%2Fnotes.svg', '']) {
    expect((await app.inject(`/bank-logos/${path}`)).statusCode, path).toBe(404)
  }
})

test('FLOW-6 a logo that is opened as a page runs no script and has no origin', async () => {
  put('rabobank.svg', svg)
  serve(folder.path)
  const { headers } = await app.inject('/bank-logos/rabobank.svg')
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('sandbox')
  // The server sends this one with everything (response-headers.ts).
  expect(securityHeaders['x-content-type-options']).toBe('nosniff')
})

test('FLOW-6 without a folder there is no logo, and a wrong file stops the start', async () => {
  serve(null)
  expect((await app.inject('/bank-logos.json')).statusCode).toBe(404)
  put('asn.png', svg)
  expect(() => readBankLogos(folder.path)).toThrow('not an image of the kind')
  put('asn.png', Buffer.concat([png, Buffer.alloc(200 * 1024)]))
  expect(() => readBankLogos(folder.path)).toThrow('larger than 200 KB')
})
