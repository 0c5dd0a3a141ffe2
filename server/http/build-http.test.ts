import { EventEmitter } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addresses } from '#web/addresses.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { temporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts'
import { bareHttp } from './bare-http.ts'
import { securityHeaders } from './response-headers.ts'
import { journeyPaths, linkedPaths } from './site-paths.ts'

const page = (title: string) =>
  `<!doctype html><html lang="nl"><head><title>${title}</title><style>b{color:red}</style></head>
<body>${title}<script>window.x = 1</script><script type="module" src="/assets/app-AbCdEf12.js"></script></body></html>`

/** As the build does it (site-build/pack.ts). */
function packBeside(path: string, text: string): void {
  writeFileSync(`${path}.br`, brotliCompressSync(text))
  writeFileSync(`${path}.gz`, gzipSync(text))
}

let folder: TemporaryFolder
let server: TestServer
beforeAll(async () => {
  folder = temporaryFolder()
  const site = {
    'index.html': page('Home'),
    'contact/index.html': page('Contact'),
    'en/index.html': page('Home in English'),
    'en/contact/index.html': page('Contact in English'),
    ...Object.fromEntries(
      [...journeyPaths, ...linkedPaths].flatMap((path) => [
        [`${path.slice(1)}/index.html`, page(path)],
        [`en${path}/index.html`, page(`en${path}`)],
      ]),
    ),
    '404/index.html': page('Niet gevonden'),
    'en/404/index.html': page('Not found'),
    'robots.txt': 'User-agent: *\n',
    'assets/app-AbCdEf12.js': `console.log(${JSON.stringify('x'.repeat(2_000))})\n`,
    'secret.key': 'not a kind of file that is served',
    '.vite/manifest.json': '{}',
  }
  for (const [name, text] of Object.entries(site)) {
    mkdirSync(join(folder.path, name, '..'), { recursive: true })
    writeFileSync(join(folder.path, name), text)
    if (text.length > 512) packBeside(join(folder.path, name), text)
  }
  server = await startTestServer({ environment: { SITE_DIR: folder.path } })
})
afterAll(async () => {
  await server.stop()
  folder.remove()
})

const get = (path: string, headers: Record<string, string> = {}) => server.visitor().fetch(path, { headers })

/** Sends bytes as they are and returns what comes back. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((settle, fail) => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () => socket.write(bytes))
    const parts: Buffer[] = []
    socket.on('data', (part) => parts.push(part))
    socket.on('close', () => settle(Buffer.concat(parts).toString()))
    socket.on('error', fail)
  })
}

test('a connection opened ahead, as browsers do, does not hold up a stop', async () => {
  const stopping = await startTestServer()
  const socket = connect(Number(new URL(stopping.origin).port), '127.0.0.1')
  const closed = new Promise((settle) => void socket.once('close', settle))
  await new Promise((settle) => void socket.once('connect', settle))
  await stopping.visitor().fetch('/livez')
  const started = performance.now()
  await stopping.stop()
  await closed
  expect(performance.now() - started).toBeLessThan(20_000)
})

test('a kept-alive connection does not hold up a stop: unused, just answered, or with an answer under way', async () => {
  const agent = new Agent({ keepAlive: true })
  const ask = (origin: string, path: string) =>
    new Promise<string | undefined>((settle, fail) => {
      const asked = request(origin + path, { agent }, (answer) => {
        answer.resume().once('end', () => settle(answer.headers.connection))
      })
      asked.once('error', fail).end()
    })
  const app = await bareHttp(server.context)
  const arrived = Promise.withResolvers<void>()
  app.get('/at-once', async () => 'answered')
  app.get('/slow', async () => {
    arrived.resolve()
    await new Promise((answered) => setTimeout(answered, 300))
    return 'answered'
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const slow = ask(origin, '/slow')
  await arrived.promise
  await Promise.all([ask(origin, '/at-once'), ask(origin, '/at-once')])
  const started = performance.now()
  await app.close()
  // Node closes a connection kept alive after thirty seconds.
  expect(performance.now() - started).toBeLessThan(2_000)
  expect(await slow).toBe('close')
  agent.destroy()
})

test('an answer has no more listeners than Node takes for a leak, with every limit on', async () => {
  const limited = await startTestServer({ environment: { SITE_DIR: folder.path, RATE_LIMIT_FACTOR: '1' } })
  const warnings: string[] = []
  const hear = ({ message }: Error) => void warnings.push(message)
  // Two below Node's own ten: how many there are at once differs a little by the moment.
  EventEmitter.defaultMaxListeners = 8
  process.on('warning', hear)
  for (const path of ['/', '/assets/app-AbCdEf12.js', '/nope', '/api/openapi.json', '/api/vlot/v1/limits'])
    await (await limited.visitor().fetch(path)).text()
  await limited.stop()
  process.off('warning', hear)
  EventEmitter.defaultMaxListeners = 10
  expect(warnings).toEqual([])
})

describe('the headers of security.md', () => {
  const kinds: [string, string, number][] = [
    ['an answer', '/api/vlot/v1/limits', 200],
    ['a refusal', '/api/vlot/v1/quote?amount=1&termMonths=12', 400],
    ['an unauthorised call', '/api/vlot/v1/application', 401],
    ['an unknown call', '/api/nope', 404],
    ['a page', '/contact', 200],
    ['an unknown page', '/nope', 404],
    ['a file', '/assets/app-AbCdEf12.js', 200],
    ['a malformed address', '/%E0%A4%A', 400],
    ['the document', '/api/openapi.json', 200],
    ['a health check', '/livez', 200],
  ]

  test.each(kinds)('stand on %s', async (_kind, path, status) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    const { 'content-security-policy': _policy, ...fixed } = securityHeaders
    for (const [name, value] of Object.entries(fixed)) expect(response.headers.get(name), name).toBe(value)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'/)
    expect(policy).not.toContain('unsafe')
    expect(response.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers.get('x-powered-by')).toBeNull()
    if (path.startsWith('/api/')) expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('RECON-13 a journey page alone differs, in what its popups may be', async () => {
    const opening = { ...securityHeaders, 'cross-origin-opener-policy': 'same-origin-allow-popups' }
    const { headers } = await get('/get-offers')
    for (const [name, value] of Object.entries(opening))
      if (name !== 'content-security-policy') expect(headers.get(name), name).toBe(value)
    const leaving = await get('/redirection')
    expect(leaving.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
    const returning = await get('/transaction-success')
    expect(returning.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })

  test('stand even on what could not be read as HTTP', async () => {
    const answer = await sendRaw('GET / HTTP/1.1\r\nbroken header\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400/)
    for (const name of Object.keys(securityHeaders)) expect(answer).toContain(`${name}: `)
    expect(answer).toContain('"error":"bad_request"')
  })

  test('a page runs its own inline scripts and styles by their hashes and nothing else', async () => {
    const policy = (await get('/contact')).headers.get('content-security-policy') ?? ''
    expect(policy.match(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/g)).toHaveLength(1)
    expect(policy.match(/style-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/g)).toHaveLength(1)
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default vlot-tester")
  })

  test('a header that is too large is refused in the same shape', async () => {
    const answer = await sendRaw(`GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 431/)
    expect(answer).toContain('content-security-policy')
  })
})

describe('correlation ids', () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e'

  test('API-4 one that is a UUID is kept and returned', async () => {
    expect((await get('/api/vlot/v1/limits', { 'x-correlation-id': id })).headers.get('x-correlation-id')).toBe(id)
  })

  test('anything else is replaced, and the body of a refusal carries the same one', async () => {
    const response = await get('/api/vlot/v1/application', { 'x-correlation-id': `${id}" level="fatal` })
    const result = response.headers.get('x-correlation-id')
    expect(result).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
    expect(result).not.toBe(id)
    expect(await response.json()).toEqual({ error: 'unauthorised', correlationId: result })
  })
})

describe('the site', () => {
  test('pages are served under their plain addresses, unknown ones as 404 with a page', async () => {
    const titles = async (path: string) => {
      const response = await get(path)
      return [response.status, /<title>([^<]+)/.exec(await response.text())?.[1]]
    }
    expect(await titles('/')).toEqual([200, 'Home'])
    expect(await titles('/contact')).toEqual([200, 'Contact'])
    expect(await titles('/contact/')).toEqual([200, 'Contact'])
    expect(await titles('/contact?utm_source=x')).toEqual([200, 'Contact'])
    expect(await titles('/nope')).toEqual([404, 'Niet gevonden'])
    expect(await titles('/en/nope')).toEqual([404, 'Not found'])
    expect(await titles('/contact/index.html')).toEqual([404, 'Niet gevonden'])
  })

  test('every page of the journey that the server knows is one of the site’s', () => {
    expect(Object.values<string>(addresses)).toEqual(expect.arrayContaining([...journeyPaths, ...linkedPaths]))
  })

  const led = async (path: string, init: RequestInit = {}) => {
    const response = await server.visitor().fetch(path, { redirect: 'manual', ...init })
    return [response.status, response.headers.get('location')]
  }

  test.each([
    ['/Contact', '/contact'],
    ['/CONTACT/', '/contact'],
    ['/%43ontact', '/contact'],
    ['/Contact?utm_source=Nieuws&x=%C3%89&Y=a+b', '/contact?utm_source=Nieuws&x=%C3%89&Y=a+b'],
    ['/EN', '/en'],
    ['/En/Contact?active=2', '/en/contact?active=2'],
    ['/Get-Offers', '/get-offers'],
    ['/EN/Jouw-Aanvraag?goal=growth', '/en/jouw-aanvraag?goal=growth'],
  ])('a page written with capitals, %s, leads for good to its own address %s', async (path, address) => {
    expect(await led(path)).toEqual([301, address])
    expect(await led(path, { method: 'HEAD' })).toEqual([301, address])
    expect((await get(address)).status).toBe(200)
  })

  test.each([
    ['an unknown page', '/Nope'],
    ['a file', '/Robots.txt'],
    ['an asset', '/Assets/app-AbCdEf12.js'],
    ['a file with its hash in other letters', '/assets/app-abcdef12.js'],
    ['the file of a page', '/Contact/index.html'],
    ['a call', '/api/vlot/v1/Limits'],
    ['the API itself', '/API/docs'],
  ])('ROUTE-19 %s stays not found in capitals', async (_what, path) => {
    expect(await led(path)).toEqual([404, null])
  })

  test('ROUTE-16 a page that a mailed link or a bank leads to is found as it was written, or not at all', async () => {
    const own = ['/verder-gaan', '/en/verder-gaan', '/afmelden', '/en/afmelden', '/reconsent', '/reconsent/NL']
    for (const path of [...own, '/redirection', '/transaction-success', '/reconsent/get-consent/EN']) {
      expect(await led(`${path}?hash=aB&token=Cd`), path).toEqual([200, null])
      const other = path.replace(/[a-z]/, (letter) => letter.toUpperCase())
      expect(await led(`${other}?hash=aB&token=Cd`), other).toEqual([404, null])
    }
    expect(await led('/reconsent/nl?hash=aB')).toEqual([404, null])
  })

  test('only who asks for a page is led on, and never to another site', async () => {
    expect(await led('/Contact', { method: 'POST' })).toEqual([404, null])
    const answered = async (path: string) => {
      const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
      return /^location: .*$/m.exec(answer)?.[0] ?? answer.slice(0, 'HTTP/1.1 404'.length)
    }
    expect(await answered('//example.com/Contact')).toBe('location: /contact')
    expect(await answered('http://example.com/Contact')).toBe('location: /contact')
    expect(await answered('/.//example.com/Contact')).toBe('HTTP/1.1 404')
    for (const path of ['/%2Fexample.com/Contact', '/%5Cexample.com/Contact', '/Contact%0D%0Alocation:x']) {
      expect(await led(path), path).toEqual([404, null])
    }
  })

  test('where a page was led to is not kept, since a query may hold what is nobody else’s business', async () => {
    const response = await server.visitor().fetch('/Contact?phrase=De+Kroon', { redirect: 'manual' })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('nothing outside the built site can be reached', async () => {
    for (const path of [
      '/secret.key',
      '/.vite/manifest.json',
      '/assets/app-AbCdEf12.js.br',
      '/..%2f..%2fetc/passwd',
      '/assets/..%2fsecret.key',
      '/%2e%2e/package.json',
    ]) {
      expect((await get(path)).status, path).toBe(404)
    }
    expect(await sendRaw('GET /../../etc/passwd HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toMatch(/ 404 /)
  })

  test('files with a hash in their name are kept for ever, pages are asked for again', async () => {
    expect((await get('/assets/app-AbCdEf12.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    // The first is sent as it was built, the second completed by the server.
    for (const path of ['/verder-gaan', '/contact']) {
      const first = await get(path)
      expect(first.headers.get('cache-control')).toBe('no-cache')
      // As a browser asks; `fetch` with its own tag would say no-cache, which asks for the whole page.
      const held = { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
      const again = await get(path, held)
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
  })

  test('an unknown page is shown in full however often it is asked for, and a HEAD reports as much as a GET', async () => {
    const missing = await get('/nope')
    expect([missing.headers.get('etag'), missing.headers.get('last-modified')]).toEqual([null, null])
    const since = { 'if-modified-since': 'Fri, 31 Dec 2100 00:00:00 GMT' }
    const again = await get('/nope', since)
    expect([again.status, await again.text()]).toEqual([404, page('Niet gevonden')])
    const head = await server.visitor().fetch('/verder-gaan', { method: 'HEAD' })
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(page('/verder-gaan'))))
  })

  test('what is large is packed as the client can unpack it', async () => {
    const coded = async (accept: string) =>
      (await get('/assets/app-AbCdEf12.js', { 'accept-encoding': accept })).headers.get('content-encoding')
    expect(await coded('gzip, br')).toBe('br')
    expect(await coded('gzip')).toBe('gzip')
    expect(await coded('br;q=0, gzip')).toBe('gzip')
    expect(await coded('identity')).toBeNull()
    const packed = await get('/assets/app-AbCdEf12.js', { 'accept-encoding': 'br' })
    expect(await packed.text()).toContain('xxx')
    expect(packed.headers.get('content-type')).toMatch(/javascript; charset=utf-8$/)
    expect(packed.headers.get('vary')).toBe('accept-encoding')
    expect((await get('/contact', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull()
  })

  test('a POST to a page is an unknown call', async () => {
    const response = await server.visitor().fetch('/cookies', { method: 'POST' })
    expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([404, 'not_found'])
  })
})

describe('logs', () => {
  test('hold no address, query, cookie or token of a request, and cannot be forged by one', async () => {
    server.context.log.level = 'debug'
    const before = server.logLines.length
    const secret = 'b9c1f5a2-1111-4222-8333-444455556666'
    await get(`/api/dls-pbl-api/v3/fetch-accounts?caseId=${secret}&hash=${secret}&kvk=69599084`, {
      cookie: `__Host-vlot-session=${secret}`,
      authorization: `Bearer ${secret}`,
      'x-correlation-id': secret.replaceAll('-', '%0a{"level":"fatal"}'),
    })
    await get(`/reconsent?hash=${secret}%0a%7B"level":"fatal"%7D`)
    const linesSince = () => server.logLines.slice(before)
    // A request is logged once its answer is out.
    await expect.poll(() => linesSince().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2)
    server.context.log.level = 'info'
    const lines = linesSince()
    expect(lines.join('')).not.toContain('b9c1f5a2')
    expect(lines.join('')).not.toContain('69599084')
    for (const line of lines) {
      expect(line.trimEnd()).not.toContain('\n')
      expect((JSON.parse(line) as { level: string }).level).not.toBe('fatal')
    }
  })
})
