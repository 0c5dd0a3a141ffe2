import Fastify, { type FastifyInstance } from 'fastify'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Settings } from '../settings.ts'
import { temporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { pagePolicy } from './response-headers.ts'
import { serveSite } from './site.ts'
import { testerFiles } from './site-files.ts'

let folder: TemporaryFolder
let app: FastifyInstance
beforeEach(() => {
  folder = temporaryFolder()
  for (const path of testerFiles) writeFileSync(join(folder.path, path), '1')
  writeFileSync(join(folder.path, 'index.html'), '<title>Home</title>')
})
afterEach(async () => {
  await app.close()
  folder.remove()
})

async function siteWith(testerMode: boolean): Promise<FastifyInstance> {
  app = Fastify()
  const unlimited: Pick<RateLimiter, 'count'> = { count: async () => undefined }
  await serveSite(app, { siteDir: folder.path, testerMode } as Settings, unlimited as RateLimiter)
  return app
}

test('TEST-1 where tester mode is off its files are not there, and the rest of the site is', async () => {
  const site = await siteWith(false)
  for (const path of testerFiles) expect((await site.inject(path)).statusCode, path).toBe(404)
  expect((await site.inject('/tester%2Dfiles.json')).statusCode).toBe(404)
  expect((await site.inject('/')).statusCode).toBe(200)
})

test('TEST-1 the worker may ask our own origin and nothing else, and is asked for again each time', async () => {
  const site = await siteWith(true)
  const worker = await site.inject('/tester-worker.js')
  expect(worker.statusCode).toBe(200)
  expect(worker.headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
  expect(worker.headers['cache-control']).toBe('no-cache')
})

test('a page may start workers of our own origin alone', () => {
  expect(pagePolicy('<title>Page</title>').split('; ')).toContain("worker-src 'self'")
})
