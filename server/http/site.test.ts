import Fastify, { type FastifyInstance } from 'fastify'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Settings } from '../settings/settings.ts'
import { temporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { pagePolicy } from './response-headers.ts'
import { openerPolicyOf, serveSite } from './site.ts'
import { testerFiles } from './site-files.ts'
import { addresses, addressOf, type PageName } from '#web/addresses.ts'
import { kindOfPage } from '#web/pages.ts'

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
  await serveSite(
    app,
    { siteDir: folder.path, pagesDir: folder.path, testerMode } as Settings,
    unlimited as RateLimiter,
  )
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

test('of a page or file no part is sent: who asks for many, or all of it a thousand times, gets it whole and once', async () => {
  writeFileSync(join(folder.path, 'a.js'), 'let a = 1')
  const site = await siteWith(false)
  const thousand = Array.from({ length: 1_000 }, (_, from) => `${from % 3}-`).join()
  for (const path of ['/', '/a.js', '/no-page']) {
    const whole = await site.inject(path)
    for (const range of ['0-1', '-1', '0-99999999999999999999', '999999-', '5-2', thousand]) {
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await site.inject({ method, url: path, headers: { range: `bytes=${range}` } })
        expect([range, answer.statusCode, answer.headers['content-range']]).toEqual([
          range,
          whole.statusCode,
          undefined,
        ])
        expect(answer.headers['content-length']).toBe(whole.headers['content-length'])
        if (method === 'GET') expect(answer.body).toBe(whole.body)
      }
    }
  }
})

test('a page may start workers of our own origin alone', () => {
  expect(pagePolicy('<title>Page</title>').split('; ')).toContain("worker-src 'self'")
})

describe('RECON-13 the policy that lets a tab close the bank’s page, and lets no other page be reached', () => {
  test.each((Object.keys(addresses) as PageName[]).map((page) => [page, kindOfPage(page)]))('%s', (page, kind) => {
    const expected = page === 'redirection' ? 'unsafe-none' : kind === 'journey' ? 'same-origin-allow-popups' : null
    for (const language of ['nl', 'en'] as const) {
      expect(openerPolicyOf(addressOf(page, language))).toBe(expected)
      expect(openerPolicyOf(`${addressOf(page, language)}/`)).toBe(expected)
    }
  })

  test.each(['/404', '/assets/app-AbCdEf12.js', '/api/vlot/v1/limits', '/redirection/x', '/REDIRECTION'])(
    'not %s',
    (path) => expect(openerPolicyOf(path)).toBeNull(),
  )
})
