import { InMemoryProvider, type Provider } from '@openfeature/server-sdk'
import { OpenFeature } from '@openfeature/web-sdk'
import { OFREPWebProvider } from '@openfeature/ofrep-web-provider'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { flagDefaults } from '#contract/flags.ts'
import { answerFailure } from './failure-answer.ts'
import { rateLimits } from './rate-limits.ts'
import { temporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { openFlags } from '../flags/open-flags.ts'
import { serveOfrep } from './serve-ofrep.ts'

const all = '/ofrep/v1/evaluate/flags'
const repositoryFile = readFileSync(join(import.meta.dirname, '../flags/flags.json'), 'utf8')

type Evaluation = { key: string; value?: unknown; reason?: string; variant?: string; errorCode?: string }

describe('OFREP on the running server', () => {
  let folder: TemporaryFolder
  let file: string
  let server: TestServer
  beforeAll(async () => {
    folder = temporaryFolder()
    file = join(folder.path, 'flags.json')
    writeFileSync(file, repositoryFile)
    server = await startTestServer({ environment: { FLAGS_FILE: file, RATE_LIMIT_FACTOR: '1' } })
  })
  afterAll(async () => {
    await server.stop()
    folder.remove()
  })

  const post = (path: string, body?: string, headers: Record<string, string> = {}) =>
    server.visitor().fetch(path, { method: 'POST', headers, ...(body === undefined ? {} : { body }) })

  test('BANNER-1 BANNER-2 ANA-2 all flags are answered at once, before the fallback of the site', async () => {
    const response = await post(all, '{"context":{"targetingKey":"a"}}', { 'content-type': 'application/json' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    const { flags } = (await response.json()) as { flags: Evaluation[] }
    expect(flags).toEqual(
      Object.entries(flagDefaults).map(([key, value]) => ({ key, value, reason: 'STATIC', variant: 'off' })),
    )
  })

  test('an unchanged answer is a 304 to who holds its tag', async () => {
    const first = await post(all)
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\w-]{22}"$/)
    for (const held of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await post(all, '{}', { 'if-none-match': held })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect(again.headers.get('etag')).toBe(tag)
    }
    expect((await post(all, '{}', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('one flag is answered with key, value, reason and variant, and an unknown one with FLAG_NOT_FOUND', async () => {
    const one = await post(`${all}/busy-banner`)
    expect([one.status, await one.json()]).toEqual([
      200,
      { key: 'busy-banner', value: { treatment: 'off' }, reason: 'STATIC', variant: 'off' },
    ])
    for (const key of ['no-such-flag', 'toString']) {
      const none = await post(`${all}/${key}`)
      expect([none.status, await none.json()]).toEqual([
        404,
        { key, errorCode: 'FLAG_NOT_FOUND', errorDetails: 'There is no such flag.' },
      ])
    }
  })

  test.each([
    ['is not JSON', '{'],
    ['is a list', '[]'],
    ['has a context that is a text', '{"context":"a"}'],
  ])('a body that %s is an invalid context', async (_what, body) => {
    for (const path of [all, `${all}/busy-banner`]) {
      const response = await post(path, body)
      expect([response.status, ((await response.json()) as Evaluation).errorCode]).toEqual([400, 'INVALID_CONTEXT'])
    }
  })

  test('a body larger than any context is refused', async () => {
    expect((await post(all, JSON.stringify({ context: { a: 'x'.repeat(5_000) } }))).status).toBe(413)
  })

  test('a changed file changes the answer and its tag without a new start', async () => {
    const before = (await post(all)).headers.get('etag')
    writeFileSync(file, repositoryFile.replaceAll('"defaultVariant": "off"', '"defaultVariant": "on"'))
    await expect
      .poll(async () => ((await (await post(`${all}/busy-banner`)).json()) as Evaluation).variant, { timeout: 30_000 })
      .toBe('on')
    expect((await post(all)).headers.get('etag')).not.toBe(before)
    writeFileSync(file, 'broken')
    const isReported = async () =>
      (await post(all)).ok && server.logLines.some((line) => line.includes('The flag file cannot be used'))
    await expect.poll(isReported, { timeout: 30_000 }).toBe(true)
    expect(((await (await post(`${all}/busy-banner`)).json()) as Evaluation).variant).toBe('on')
  })

  test('the OpenFeature client of others understands it', async () => {
    const provider = new OFREPWebProvider({ baseUrl: server.origin, cacheMode: 'disabled' })
    await OpenFeature.setProviderAndWait('test', provider)
    const details = OpenFeature.getClient('test').getObjectDetails('maintenance-banner', { treatment: 'none' })
    expect(details).toMatchObject({ value: { treatment: 'on' }, variant: 'on', reason: 'STATIC' })
    expect(OpenFeature.getClient('test').getBooleanValue('analytics-step-shift', false)).toBe(true)
    await OpenFeature.clearProviders()
  })

  test('one who asks without end has to wait', async () => {
    let refused: Response | undefined
    for (let asked = 0; asked <= rateLimits.flags.perAddress && refused === undefined; asked++) {
      const response = await post(all, '{', {})
      if (response.status === 429) refused = response
    }
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('another provider behind the same address', () => {
  const apps: FastifyInstance[] = []
  afterEach(async () => {
    await Promise.all(apps.splice(0).map((app) => app.close()))
  })

  async function served(provider: Provider): Promise<FastifyInstance> {
    const app = Fastify()
    apps.push(app)
    app.setErrorHandler(answerFailure)
    serveOfrep(app, await openFlags('unused', pino({ level: 'silent' }), provider), { count: async () => {} })
    return app
  }

  test('its decision for a context is what is answered', async () => {
    const provider = new InMemoryProvider({
      'analytics-step-shift': {
        variants: { on: true, off: false },
        defaultVariant: 'off',
        disabled: false,
        contextEvaluator: (context) => (context.targetingKey === 'tester' ? 'on' : 'off'),
      },
    })
    const app = await served(provider)
    const ask = async (payload: object) =>
      (await app.inject({ method: 'POST', url: `${all}/analytics-step-shift`, payload })).json<Evaluation>().value
    expect(await ask({ context: { targetingKey: 'tester' } })).toBe(true)
    expect(await ask({ context: { targetingKey: 'other' } })).toBe(false)
    const bulk = (await app.inject({ method: 'POST', url: all })).json<{ flags: Evaluation[] }>()
    const unknownHere = (key: string) => (key === 'analytics-step-shift' ? undefined : 'FLAG_NOT_FOUND')
    expect(bulk.flags.map(({ errorCode }) => errorCode)).toEqual(Object.keys(flagDefaults).map(unknownHere))
  })

  test('a provider that fails costs its flags, not the server', async () => {
    const failing = new InMemoryProvider({})
    failing.resolveBooleanEvaluation = () => Promise.reject(new Error('The flag service is away.'))
    const response = await (await served(failing)).inject({ method: 'POST', url: `${all}/analytics-step-shift` })
    expect([response.statusCode, response.json<Evaluation>().errorCode]).toEqual([500, 'GENERAL'])
  })
})
