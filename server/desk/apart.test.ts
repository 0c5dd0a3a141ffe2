import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { deskCalls } from '#contract/desk/calls.ts'
import { deskPages } from '#contract/desk/addresses.ts'
import { deskCookieName } from './desk-cookies.ts'
import { employeeAt, type EmployeeId } from '../testing/desk-staff.ts'
import { temporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts'
import { rateLimits } from '../http/rate-limits.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let folder: TemporaryFolder
let server: TestServer
let desk = ''

const page = (name: string) => `<!doctype html><title>${name}</title><script src="/assets/${name}.js"></script>`
function build(name: string, paths: readonly string[]): string {
  const built = join(folder.path, name)
  for (const path of paths) {
    mkdirSync(join(built, path), { recursive: true })
    writeFileSync(join(built, path, 'index.html'), page(name))
  }
  mkdirSync(join(built, 'assets'), { recursive: true })
  writeFileSync(join(built, 'assets', `${name}-Abcdef12.js`), `"${name}"`)
  return built
}

beforeAll(async () => {
  folder = temporaryFolder()
  const environment = {
    LOG_LEVEL: 'silent',
    SITE_DIR: build('site', ['', 'contact', 'mijn-aanvraag']),
    DESK_DIR: build('desk', ['']),
  } as const
  server = await startTestServer({ environment })
  desk = server.context.settings.desk?.origin ?? ''
})
afterAll(async () => {
  await server?.stop()
  folder?.remove()
})

async function look(address: string, method = 'GET'): Promise<{ status: number; text: string; headers: Headers }> {
  const response = await fetch(address, { method, redirect: 'manual' })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

const fill = (path: string) => path.replace(/:\w+|\{\w+\}/g, 'VL-7K3M-9QXD')

describe('the site and the desk', () => {
  test('DESK-1 are two origins, each with its own page', async () => {
    expect(desk).not.toBe(server.origin)
    expect((await look(`${server.origin}/`)).text).toContain('<title>site')
    expect((await look(`${desk}/`)).text).toContain('<title>desk')
  })

  test('DESK-1 nothing of the desk is on the site’s origin', async () => {
    const pages = Object.values(deskPages).flatMap((path) => [fill(path), `/en${fill(path)}`])
    for (const path of ['/desk', '/desk/', '/kantoor', '/werkplek', '/build/desk', '/desk/index.html', ...pages]) {
      expect([path, (await look(server.origin + path)).status]).toEqual([path, 404])
    }
    for (const { method, path } of Object.values(deskCalls)) {
      const address = `/api/desk/${fill(path)}`
      expect([address, (await look(server.origin + address, method)).status]).toEqual([address, 404])
    }
    for (const path of ['/api/desk', '/api/desk/login', '/api/desk/login/callback?state=x&code=y']) {
      expect([path, (await look(server.origin + path)).status]).toEqual([path, 404])
    }
    expect((await look(`${server.origin}/api/desk/login/back-channel`, 'POST')).status).toBe(404)
    expect((await look(`${server.origin}/assets/desk-Abcdef12.js`)).status).toBe(404)
    expect((await look(`${server.origin}/api/openapi.json`)).text).not.toContain('/api/desk')
  })

  test('DESK-2 nothing of the site is on the desk’s origin', async () => {
    const paths = ['/contact', '/en/contact', '/mijn-aanvraag', '/bedrijf-zoeken', '/api/docs', '/api/openapi.json']
    for (const path of [
      ...paths,
      '/ofrep/v1/evaluate/flags',
      '/metrics',
      '/assets/site-Abcdef12.js',
      '/tester-worker.js',
    ]) {
      expect([path, (await look(desk + path)).status]).toEqual([path, 404])
    }
    for (const { method, path } of Object.values(calls)) {
      const address = `/api/${fill(path)}`
      expect([address, (await look(desk + address, method)).status]).toEqual([address, 404])
    }
    expect((await look(`${desk}/api/vlot/v1/callbacks/bank/notify`, 'POST')).status).toBe(404)
  })

  test('DESK-16 every address of the desk has its page, with a policy that runs files of the desk alone', async () => {
    for (const path of [
      '/',
      '/en',
      ...Object.values(deskPages),
      ...Object.values(deskPages).map((one) => `/en${one}`),
    ]) {
      const { status, text, headers } = await look(desk + fill(path))
      expect([path, status]).toEqual([path, 200])
      expect(text).toContain('<title>desk')
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self';.*trusted-types default$/)
    }
    for (const path of ['/zaak', '/zaak/a/b', '/zaak/..%2f..%2fetc', '/werk/x/y', '/index.html', '/WERK']) {
      expect([path, (await look(desk + path)).status]).toEqual([path, 404])
    }
  })

  test('DESK-16 what is answered at the desk carries the same headers as on the site', async () => {
    const names = [
      'strict-transport-security',
      'x-frame-options',
      'x-content-type-options',
      'referrer-policy',
      'cross-origin-opener-policy',
      'cross-origin-embedder-policy',
      'cross-origin-resource-policy',
      'permissions-policy',
    ]
    const site = await look(`${server.origin}/livez`)
    for (const name of names) expect([name, site.headers.get(name)]).not.toEqual([name, null])
    for (const path of ['/', '/livez', '/nothing', '/api/desk/session', '/api/desk/nothing']) {
      const { headers } = await look(desk + path)
      for (const name of names) expect([path, name, headers.get(name)]).toEqual([path, name, site.headers.get(name)])
      expect(headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/)
    }
    expect((await look(`${desk}/api/desk/session`)).headers.get('cache-control')).toBe('no-store')
    expect((await look(`${desk}/assets/desk-Abcdef12.js`)).headers.get('cache-control')).toContain('immutable')
  })

  test('DESK-16 a page that asks without end, and a crowd at the login, are asked to come back later', async () => {
    const limited = await startTestServer({ environment: { LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '0.05' } })
    try {
      const origin = limited.context.settings.desk?.origin
      const login = `${origin}/api/desk/login/callback`
      const statuses = [await look(login), await look(login), await look(login), await look(login)]
      expect(statuses.map(({ status }) => status)).toEqual([302, 302, 302, 429])
      expect(statuses.at(-1)?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
      const ask = await employeeAt(limited.context, 'reader-1')
      const other = await employeeAt(limited.context, 'senior-1')
      for (let asked = 0; asked < 30; asked++) expect((await ask('readDeskSession')).status).toBe(200)
      expect((await ask('readDeskSession')).status).toBe(429)
      expect((await other('readDeskSession')).status).toBe(200)
    } finally {
      await limited.stop()
    }
  })

  test('DESK-91 who looks for one account number after the other is stopped, in a second session too, and on record', async () => {
    expect(rateLimits.deskSearch).toMatchObject({ perSession: 120, windowSeconds: 60 * 60, isShared: true })
    const limited = await startTestServer({ environment: { LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '0.05' } })
    try {
      const { context } = limited
      const find = async (id: EmployeeId, number: number) => {
        const ask = await employeeAt(context, id)
        const result = await ask('findCases', { request: { text: `NL02ABNA${1_000_000_000 + number}` } })
        return result.error ?? result.status
      }
      const tried = []
      for (let number = 0; number < 8; number++) tried.push(await find('assessor-1', number))
      expect(tried).toEqual([...Array<number>(6).fill(200), ...Array<string>(2).fill('searched_too_often')])
      expect(await find('assessor-2', 1)).toBe(200)
      const { rows } = await context.pool.query(
        `select actor, count(*)::int from audit_entry where action = 'desk.search-stopped' group by actor`,
      )
      expect(rows).toEqual([{ actor: 'staff:assessor-1', count: 1 }])
    } finally {
      await limited.stop()
    }
  })

  test('DESK-3 where a browser keeps no Secure cookies on http, the name has no prefix that asks for them', () => {
    const { settings } = server.context
    expect(deskCookieName('session', settings)).toBe('__Host-vlot_desk')
    expect(deskCookieName('session', { ...settings, secureCookies: false })).toBe('vlot_desk')
  })

  test('DESK-1 a process is the desk alone, or the site alone, where it is asked to be', async () => {
    const alone = await startTestServer({ environment: { LOG_LEVEL: 'silent', ROLE: 'desk' } })
    const site = await startTestServer({ environment: { LOG_LEVEL: 'silent', ROLE: 'http' } })
    try {
      expect((await look(`${alone.context.settings.desk?.origin}/livez`)).status).toBe(200)
      await expect(fetch(`${alone.origin}/livez`)).rejects.toThrow('fetch failed')
      expect((await look(`${site.origin}/livez`)).status).toBe(200)
      expect(site.context.settings.desk).toBeNull()
    } finally {
      await alone.stop()
      await site.stop()
    }
  })
})
