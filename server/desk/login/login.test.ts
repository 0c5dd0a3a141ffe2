import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../../../bank-sandbox/sandbox.ts'
import type { Context } from '../../context.ts'
import { freePort } from '../../testing/free-port.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { deskVisitor, employees } from '../../testing/desk-staff.ts'
import { type LoginBrowser, newBrowser, signInAt, untilCallback } from '../../testing/login-browser.ts'
import { clockSetting, testNow } from '../../testing/test-clock.ts'

let sandbox: Sandbox
let server: TestServer
let desk = ''
beforeAll(async () => {
  const port = await freePort()
  desk = `http://localhost:${port}`
  sandbox = await startSandbox({ port: 0, smtpPort: 0, delays: false, today: clockSetting(), deskOrigin: desk })
  server = await startTestServer({
    sandbox,
    environment: { LOG_LEVEL: 'trace', DESK_PORT: String(port), DESK_OIDC_ISSUER: `${sandbox.origin}/login` },
  })
})
afterAll(async () => {
  await server?.stop()
  await sandbox?.close()
})

const cookieOf = (browser: LoginBrowser) => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const sessionOf = async (browser: LoginBrowser, context: Context = server.context) =>
  deskVisitor(context, { cookie: cookieOf(browser) })('readDeskSession')
/** The answer that this browser's sign-in page gets. */
const atTheDoor = async (browser: LoginBrowser): Promise<unknown> =>
  JSON.parse((await browser.visit(`${desk}/api/desk/login/signed-in`)).text)
const isSignedIn = async (browser: LoginBrowser) => (await sessionOf(browser)).status === 200

async function withClockAt(ms: number, work: () => Promise<void>): Promise<void> {
  const { now } = server.context
  server.context.now = () => testNow(ms)
  try {
    await work()
  } finally {
    server.context.now = now
  }
}

describe('signing in', () => {
  test.each(Object.entries(employees))(
    'DESK-8 DESK-19 %s is one of those whom one can pick',
    async (id, { name, role }) => {
      const browser = newBrowser()
      expect(await signInAt(browser, desk, id, '/zaak/VL-7K3M-9QXD')).toBe(`${desk}/zaak/VL-7K3M-9QXD`)
      expect((await sessionOf(browser)).answer.staff).toEqual({ id, name, role })
    },
  )

  test('DESK-8 the login is asked with PKCE, a state and a nonce, and knows none of the secrets behind them', async () => {
    const { location, headers } = await newBrowser().visit(`${desk}/api/desk/login`)
    const { origin, searchParams: asked } = new URL(location ?? '')
    expect(origin).toBe(sandbox.origin)
    expect(asked.get('code_challenge_method')).toBe('S256')
    for (const name of ['code_challenge', 'state', 'nonce']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/)
    const cookie = /vlot_desk_login=([\w-]{43});/.exec(headers.getSetCookie()[0] ?? '')?.[1]
    expect(cookie).toBeDefined()
    expect(location).not.toContain(cookie)
    expect(asked.get('redirect_uri')).toBe(`${desk}/api/desk/login/callback`)
  })

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/contact', 'werk', '/werk\r\nx: y'])(
    'DESK-8 asked to lead to %j it leads to the first page of the desk',
    async (to) => expect(await signInAt(newBrowser(), desk, 'reader-1', to)).toBe(`${desk}/`),
  )

  test('DESK-3 the cookies are the desk’s own, out of reach of scripts, and bound to the host', async () => {
    const browser = newBrowser()
    const begun = await browser.visit(`${desk}/api/desk/login`)
    expect(begun.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-vlot_desk_login=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ])
    const ended = await browser.visit(await untilCallback(browser, desk, 'senior-1'))
    const [, session] = ended.headers.getSetCookie()
    expect(session).toMatch(/^__Host-vlot_desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
    expect(browser.cookies.has('__Host-vlot_desk_login')).toBe(false)
  })

  test('DESK-15 it is on record under the employee’s id, with the role and nothing personal', async () => {
    await signInAt(newBrowser(), desk, 'assessor-2')
    const { rows } = await server.context.pool.query(
      `select action, detail from audit_entry where actor = 'staff:assessor-2' order by sequence desc limit 1`,
    )
    expect(rows).toEqual([{ action: 'desk.signed-in', detail: { role: 'assessor' } }])
  })

  test('DESK-16 nothing of it that opens anything, and no name, is in the log', async () => {
    const browser = newBrowser()
    const callback = new URL(await untilCallback(browser, desk, 'senior-1'))
    const secrets = [callback.searchParams.get('code'), callback.searchParams.get('state'), ...browser.cookies.values()]
    await browser.visit(callback.href)
    secrets.push(...browser.cookies.values())
    const log = server.logLines.join('\n')
    expect(log).toContain('/api/desk/login/callback')
    for (const secret of [...secrets, 'Sanne']) expect(log).not.toContain(secret)
  })

  test('DESK-7 DESK-89 DESK-94 the login confirms the role of who goes on working, up to twelve hours', async () => {
    const browser = newBrowser()
    await signInAt(browser, desk, 'assessor-2')
    for (let minutes = 29; minutes < 720; minutes += 29)
      await withClockAt(minutes * 60_000, async () =>
        expect([minutes, await isSignedIn(browser)]).toEqual([minutes, true]),
      )
    await withClockAt(721 * 60_000, async () => {
      expect(await isSignedIn(browser)).toBe(false)
      expect(await atTheDoor(browser)).toEqual({ isSignedIn: false, ended: 'over' })
    })
  })

  test('DESK-7 DESK-94 half an hour without use ends it, which the browser that had it hears, and no other', async () => {
    const [browser, stranger] = [newBrowser(), newBrowser()]
    await signInAt(browser, desk, 'assessor-2')
    stranger.cookies.set('__Host-vlot_desk', 'S'.repeat(43))
    const nobody = { isSignedIn: false, ended: null }
    await withClockAt(29 * 60_000, async () =>
      expect(await atTheDoor(browser)).toEqual({ isSignedIn: true, ended: null }),
    )
    await withClockAt(31 * 60_000, async () => {
      expect(await atTheDoor(browser)).toEqual({ isSignedIn: false, ended: 'idle' })
      for (const other of [stranger, newBrowser()]) expect(await atTheDoor(other)).toEqual(nobody)
    })
  })

  test('DESK-13 a second sign-in in a browser ends the first one', async () => {
    const browser = newBrowser()
    await signInAt(browser, desk, 'assessor-1')
    const first = cookieOf(browser)
    await signInAt(browser, desk, 'assessor-1').catch(async () => undefined)
    const again = await browser.follow(`${desk}/api/desk/login`)
    expect(again.address).toBe(`${desk}/`)
    expect((await deskVisitor(server.context, { cookie: first })('readDeskSession')).status).toBe(401)
    expect(await isSignedIn(browser)).toBe(true)
  })
})

describe('a sign-in that does not fit', () => {
  const failed = (why: string, to = '/') => `${desk}${to}?login=${why}`

  test('DESK-10 comes back once: the same address again lets nobody in', async () => {
    const browser = newBrowser()
    const callback = await untilCallback(browser, desk, 'senior-1')
    const kept = new Map(browser.cookies)
    await browser.visit(callback)
    const replaying = newBrowser()
    for (const [name, value] of kept) replaying.cookies.set(name, value)
    expect((await replaying.visit(callback)).location).toBe(failed('state'))
    expect(await isSignedIn(replaying)).toBe(false)
  })

  test('DESK-10 comes back in the browser that began it, to no other', async () => {
    const callback = await untilCallback(newBrowser(), desk, 'senior-1')
    const stranger = newBrowser()
    expect((await stranger.visit(callback)).location).toBe(failed('state'))
    await stranger.visit(`${desk}/api/desk/login`)
    expect((await stranger.visit(callback)).location).toBe(failed('state'))
    expect(await isSignedIn(stranger)).toBe(false)
  })

  test.each([
    ['without a state', (address: URL) => address.searchParams.delete('state')],
    ['with an empty state', (address: URL) => address.searchParams.set('state', '')],
    ['with another state', (address: URL) => address.searchParams.set('state', 'A'.repeat(43))],
    ['with nothing at all', (address: URL) => (address.search = '')],
  ])('DESK-10 %s is refused, and not to be repaired', async (_how, change) => {
    const browser = newBrowser()
    const good = await untilCallback(browser, desk, 'senior-1')
    const bad = new URL(good)
    change(bad)
    const kept = new Map(browser.cookies)
    expect((await browser.visit(bad.href)).location).toBe(failed('state'))
    for (const [name, value] of kept) browser.cookies.set(name, value)
    expect((await browser.visit(good)).location).toBe(failed('state'))
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('DESK-10 comes back within ten minutes', async () => {
    const [slow, quick] = [newBrowser(), newBrowser()]
    const callbacks = [await untilCallback(slow, desk, 'reader-1'), await untilCallback(quick, desk, 'reader-1')]
    await withClockAt(9 * 60_000 + 50_000, async () => {
      expect((await quick.visit(callbacks[1] ?? '')).location).toBe(`${desk}/`)
    })
    await withClockAt(10 * 60_000 + 10_000, async () => {
      expect((await slow.visit(callbacks[0] ?? '')).location).toBe(failed('state'))
    })
  })

  test('DESK-10 DESK-11 with a code that was never given, or was refused at the login, lets nobody in', async () => {
    for (const change of [(url: URL) => url.searchParams.set('code', 'x'), refusedAtLogin]) {
      const browser = newBrowser()
      const callback = new URL(await untilCallback(browser, desk, 'senior-1', '/cijfers'))
      change(callback)
      expect((await browser.visit(callback.href)).location).toBe(failed('provider', '/cijfers'))
      expect(await isSignedIn(browser)).toBe(false)
    }
  })

  function refusedAtLogin(url: URL): void {
    url.searchParams.delete('code')
    url.searchParams.set('error', 'access_denied')
  }

  test('DESK-9 who has no role in the table gets in nowhere, and reads why', async () => {
    const { desk: settings } = server.context.settings
    if (!settings) throw new Error('no desk')
    const table = settings.login.roles
    settings.login.roles = new Map([['Board', 'senior']])
    try {
      const browser = newBrowser()
      expect(await signInAt(browser, desk, 'senior-1')).toBe(failed('role'))
      expect([...browser.cookies.keys()].filter((name) => name.includes('vlot_desk'))).toEqual([])
      expect(await isSignedIn(browser)).toBe(false)
    } finally {
      settings.login.roles = table
    }
  })
})

describe('the login ends a session', () => {
  test('DESK-12 DESK-13 DESK-94 signing out leads to the end at the login, which ends the desk’s sessions of that sign-in', async () => {
    const browser = newBrowser()
    await signInAt(browser, desk, 'compliance-1')
    const leftOpen = new Map(browser.cookies)
    const elsewhere = newBrowser()
    await signInAt(elsewhere, desk, 'compliance-1')
    const { answer } = await sessionOf(browser)
    const ask = deskVisitor(server.context, {
      cookie: cookieOf(browser),
      origin: desk,
      'x-desk-token': answer.csrfToken,
    })
    const { leadsTo } = (await ask('signOut')).answer
    expect(leadsTo).toMatch(new RegExp(`^${sandbox.origin}/login/`))
    for (const [name, value] of leftOpen) browser.cookies.set(name, value)
    expect(await isSignedIn(browser)).toBe(false)
    expect(await atTheDoor(browser)).toEqual({ isSignedIn: false, ended: null })
    await signInAgain(browser)
    expect(await isSignedIn(browser)).toBe(true)
    expect(await endAtLogin(browser, leadsTo ?? '')).toBe(`${desk}/`)
    expect(await isSignedIn(browser)).toBe(false)
    expect(await atTheDoor(browser)).toEqual({ isSignedIn: false, ended: 'login' })
    expect(await isSignedIn(elsewhere)).toBe(true)
  })

  /** Without picking: the login still knows who it is. */
  async function signInAgain(browser: LoginBrowser): Promise<void> {
    const { address } = await browser.follow(`${desk}/api/desk/login`)
    expect(address).toBe(`${desk}/`)
  }

  async function endAtLogin(browser: LoginBrowser, address: string): Promise<string | null> {
    const page = await browser.visit(address)
    const action = /<form[^>]*action="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const body = new URLSearchParams({ xsrf, logout: 'yes' })
    return (await browser.visit(new URL(action, address).href, { method: 'POST', body })).location
  }
})
