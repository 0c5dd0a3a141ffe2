import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginDeskSession, findDeskSession } from '../../store/session/desk-sessions.ts'
import { freePort } from '../../testing/free-port.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { newBrowser } from '../../testing/login-browser.ts'
import { deskVisitor } from '../../testing/desk-staff.ts'
import { tracesInTables } from '../../testing/readable-traces.ts'
import { type OddLogin, type OddToken, openOddLogin } from '../../testing/odd-login.ts'

const client = { id: 'vlot-desk', secret: 'a-secret-of-at-least-thirty-two-bytes' }
let login: OddLogin
let server: TestServer
let desk = ''
beforeAll(async () => {
  login = await openOddLogin(client.id, client.secret)
  const port = await freePort()
  desk = `http://localhost:${port}`
  const environment = {
    LOG_LEVEL: 'silent',
    DESK_PORT: String(port),
    DESK_OIDC_ISSUER: login.issuer,
    DESK_OIDC_CLIENT_SECRET: client.secret,
  }
  server = await startTestServer({ environment })
})
afterAll(async () => {
  await server?.stop()
  await login?.close()
})

/** Where a sign-in leads for which the login gives this token, and whether it began a session. */
async function signInWith(next: OddToken): Promise<{ location: string | null; isIn: boolean }> {
  login.next = next
  const browser = newBrowser()
  const { location: asked } = await browser.visit(`${desk}/api/desk/login`)
  const { location } = await browser.visit(login.answerTo(asked ?? ''))
  return { location, isIn: browser.cookies.has('__Host-vlot_desk') }
}

const soon = () => Math.floor(Date.now() / 1000)

describe('an id token', () => {
  test('DESK-11 that is the login’s, for the desk and for this sign-in, lets its employee in', async () => {
    expect(await signInWith({})).toEqual({ location: `${desk}/`, isIn: true })
  })

  test.each<[string, () => OddToken]>([
    ['signed with another key', () => ({ signedBy: 'another' })],
    ['not signed at all', () => ({ signedBy: 'none' })],
    ['signed with the client’s secret', () => ({ signedBy: 'secret' })],
    ['for another audience', () => ({ claims: { aud: 'another-client' } })],
    ['of another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
    ['of another sign-in', () => ({ claims: { nonce: 'A'.repeat(43) } })],
    ['without a nonce', () => ({ claims: { nonce: undefined } })],
    ['over', () => ({ claims: { exp: soon() - 600, iat: soon() - 900 } })],
    ['without a subject', () => ({ claims: { sub: undefined } })],
  ])('DESK-11 that is %s lets nobody in', async (_what, token) => {
    expect(await signInWith(token())).toEqual({ location: `${desk}/?login=provider`, isIn: false })
  })

  test.each([
    ['a role that nobody knows', ['king']],
    ['no role', []],
    ['no claim', undefined],
    ['two roles that differ', ['senior', 'reader']],
    ['a role in capitals', ['SENIOR']],
    ['something that is no text', [{ toString: 'senior' }]],
  ])('DESK-9 with %s lets nobody in', async (_what, roles) => {
    expect(await signInWith({ claims: { roles } })).toEqual({ location: `${desk}/?login=role`, isIn: false })
  })

  test.each([
    ['one role as a text', 'senior'],
    ['groups of which one is a role', ['staff', 'senior', 'lunch']],
  ])('DESK-9 with %s lets its employee in', async (_what, roles) => {
    expect((await signInWith({ claims: { roles } })).isIn).toBe(true)
  })
})

describe('a role, asked for again during a session', () => {
  const minutes = (count: number) => count * 60_000

  /** A page of the desk at which `odd-N` signed in as senior, and the time that passes there. */
  async function signedIn(sub: string, refreshToken: string | null = 'first') {
    login.next = { claims: { sub }, ...(refreshToken === null ? {} : { refreshToken }) }
    login.askedWith = []
    const browser = newBrowser()
    const { location: asked } = await browser.visit(`${desk}/api/desk/login`)
    await browser.visit(login.answerTo(asked ?? ''))
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { now } = server.context
    const began = now().getTime()
    return async (afterMs: number) => {
      server.context.now = () => new Date(began + afterMs)
      try {
        const response = await deskVisitor(server.context, { cookie })('readDeskSession')
        if (response.status === 200) return response.answer.staff.role
        const { ended } = JSON.parse((await browser.visit(`${desk}/api/desk/login/signed-in`)).text)
        return `${response.status} ${ended}`
      } finally {
        server.context.now = now
      }
    }
  }

  const trailOf = async (sub: string) => {
    const { rows } = await server.context.pool.query(
      'select action, detail from audit_entry where actor = $1 order by sequence desc limit 1',
      [`staff:${sub}`],
    )
    return rows[0]
  }

  test('DESK-89 that became another one counts after five minutes, with the newest refresh token, and is on record', async () => {
    const roleAfter = await signedIn('odd-6')
    login.again = { claims: { sub: 'odd-6', roles: ['reader'] }, refreshToken: 'second' }
    expect(await roleAfter(minutes(4))).toBe('senior')
    expect(await Promise.all([1, 2, 3].map(() => roleAfter(minutes(6))))).toContain('reader')
    expect(await roleAfter(minutes(7))).toBe('reader')
    expect(await roleAfter(minutes(12))).toBe('reader')
    expect(login.askedWith).toEqual(['first', 'second'])
    const changed = { action: 'desk.role-changed', detail: { from: 'senior', to: 'reader' } }
    expect(await trailOf('odd-6')).toEqual(changed)
  })

  test.each<[string, OddLogin['again'], left: string, ended: string]>([
    ['is none any more', { claims: { sub: 'odd-7', roles: [] } }, 'reader', 'role'],
    ['is two now', { claims: { sub: 'odd-7', roles: ['senior', 'reader'] } }, 'reader', 'role'],
    ['cannot be said, as the account is closed', 'over', 'senior', 'login'],
    ['is said of somebody else', { claims: { sub: 'odd-8' } }, 'reader', 'role'],
  ])('DESK-89 DESK-94 that %s ends the session after five minutes, on record', async (_what, again, left, ended) => {
    const roleAfter = await signedIn('odd-7')
    login.again = again
    expect(await roleAfter(minutes(6))).toBe(`401 ${ended}`)
    expect(await roleAfter(minutes(1))).toBe(`401 ${ended}`)
    expect(await trailOf('odd-7')).toEqual({ action: 'desk.signed-out', detail: { by: 'login' } })
    // Without a role they get no work, and are no second person.
    const { rows } = await server.context.pool.query(`select role from desk_staff where id = 'odd-7'`)
    expect(rows).toEqual([{ role: left }])
  })

  test.each([
    ['none any more', []],
    ['two now', ['senior', 'reader']],
  ])(
    'DESK-89 DESK-94 that is %s at the next sign-in lets nobody in and ends the sessions elsewhere',
    async (_what, roles) => {
      const [roleAfter, roleOfOther] = [await signedIn('odd-12'), await signedIn('odd-13')]
      expect(await signInWith({ claims: { sub: 'odd-12', roles } })).toEqual({
        location: `${desk}/?login=role`,
        isIn: false,
      })
      expect(await roleAfter(minutes(1))).toBe('401 role')
      expect(await trailOf('odd-12')).toEqual({ action: 'desk.signed-out', detail: { by: 'login' } })
      expect(await roleOfOther(minutes(1))).toBe('senior')
      const { rows } = await server.context.pool.query(
        `select id, role from desk_staff where id in ('odd-12', 'odd-13') order by id`,
      )
      expect(rows).toEqual([
        { id: 'odd-12', role: 'reader' },
        { id: 'odd-13', role: 'senior' },
      ])
    },
  )

  test('DESK-89 that is another one at the next sign-in counts in the sessions elsewhere too', async () => {
    const roleAfter = await signedIn('odd-14')
    expect((await signInWith({ claims: { sub: 'odd-14', roles: ['reader'] } })).isIn).toBe(true)
    expect(await roleAfter(minutes(1))).toBe('reader')
  })

  test.each<[string, OddLogin['again']]>([
    ['out of reach', 'broken'],
    ['answering with a forged token', { claims: { sub: 'odd-9' }, signedBy: 'another' }],
  ])('DESK-89 DESK-94 with the login %s is believed for an hour', async (_what, again) => {
    const roleAfter = await signedIn('odd-9')
    login.again = again
    for (const passed of [6, 31, 59]) expect(await roleAfter(minutes(passed))).toBe('senior')
    expect(await roleAfter(minutes(61))).toBe('401 unconfirmed')
  })

  test('DESK-89 of a login that gives no refresh token is believed for an hour', async () => {
    const roleAfter = await signedIn('odd-10', null)
    expect(await roleAfter(minutes(29))).toBe('senior')
    expect(await roleAfter(minutes(58))).toBe('senior')
    expect(await roleAfter(minutes(61))).toBe('401 unconfirmed')
    expect(login.askedWith).toEqual([])
  })

  test('DESK-89 no copy of the database asks in an employee’s place: the refresh token is nowhere in it', async () => {
    await signedIn('odd-11', 'a-refresh-token-that-is-kept')
    expect(await tracesInTables(server.context.pool, ['a-refresh-token-that-is-kept'])).toEqual([])
    const { rows } = await server.context.pool.query(
      `select count(sealed_refresh)::int as kept from desk_session where staff_id = 'odd-11'`,
    )
    expect(rows).toEqual([{ kept: 1 }])
  })
})

describe('a cookie planted before the sign-in', () => {
  const planted = 'P'.repeat(43)

  test('DESK-90 is no session, and the sign-in gives another one', async () => {
    login.next = {}
    const browser = newBrowser()
    browser.cookies.set('__Host-vlot_desk', planted)
    const { location: asked } = await browser.visit(`${desk}/api/desk/login`)
    await browser.visit(login.answerTo(asked ?? ''))
    const own = browser.cookies.get('__Host-vlot_desk') ?? ''
    expect(own).toMatch(/^[\w-]{43}$/)
    expect(own).not.toBe(planted)
    const ask = (cookie: string) => deskVisitor(server.context, { cookie })('readDeskSession')
    expect((await ask(`__Host-vlot_desk=${own}`)).status).toBe(200)
    expect((await ask(`__Host-vlot_desk=${planted}`)).status).toBe(401)
  })

  test('DESK-90 of a sign-in that the attacker began is replaced when the employee begins one', async () => {
    login.next = {}
    const [attacker, victim] = [newBrowser(), newBrowser()]
    await attacker.visit(`${desk}/api/desk/login`)
    const begun = attacker.cookies.get('__Host-vlot_desk_login') ?? ''
    victim.cookies.set('__Host-vlot_desk_login', begun)
    const { location: asked } = await victim.visit(`${desk}/api/desk/login`)
    expect(victim.cookies.get('__Host-vlot_desk_login')).not.toBe(begun)
    const callback = login.answerTo(asked ?? '')
    // The attacker has neither the state of the new one nor its cookie.
    expect((await attacker.visit(callback)).location).toBe(`${desk}/?login=state`)
    expect(attacker.cookies.has('__Host-vlot_desk')).toBe(false)
    expect((await victim.visit(callback)).location).toBe(`${desk}/`)
  })
})

describe('a logout token', () => {
  const event = { 'http://schemas.openid.net/event/backchannel-logout': {} }
  const good = { events: event, sid: 'sid-1', jti: 'j' }

  async function session(staffId: string, providerSessionId: string | null): Promise<() => Promise<boolean>> {
    const { database, pool, now } = server.context
    const who = { staffId, name: staffId, role: 'assessor', providerSessionId } as const
    const cookie = await beginDeskSession(database, who, now())
    return async () => (await findDeskSession(pool, cookie, now())) !== null
  }

  async function send(token: string | null): Promise<number> {
    const body = new URLSearchParams(token === null ? {} : { logout_token: token })
    const response = await fetch(`${desk}/api/desk/login/back-channel`, { method: 'POST', body })
    await response.text()
    return response.status
  }

  test('DESK-12 with a sid ends that session and no other of the employee', async () => {
    const [one, other] = [await session('odd-1', 'sid-1'), await session('odd-1', 'sid-2')]
    expect(await send(await login.token(good))).toBe(200)
    expect([await one(), await other()]).toEqual([false, true])
  })

  test('DESK-12 with a sid ends what the employee began without one, which may be that session', async () => {
    const sessions = [await session('odd-4', null), await session('odd-5', null)]
    expect(await send(await login.token({ ...good, sid: 'sid-9', sub: 'odd-4' }))).toBe(200)
    expect(await Promise.all(sessions.map((isAlive) => isAlive()))).toEqual([false, true])
  })

  test('DESK-12 with a sub alone ends all sessions of the employee, and nobody else’s', async () => {
    const sessions = [await session('odd-2', 'sid-3'), await session('odd-2', null), await session('odd-3', 'sid-4')]
    expect(await send(await login.token({ events: event, sub: 'odd-2', jti: 'k' }))).toBe(200)
    expect(await Promise.all(sessions.map((isAlive) => isAlive()))).toEqual([false, false, true])
  })

  test.each<[string, () => Promise<string | null>]>([
    ['none', async () => null],
    ['empty', async () => ''],
    ['no token', async () => 'x.y.z'],
    ['not signed', () => login.token(good, 'none')],
    ['signed with another key', () => login.token(good, 'another')],
    ['signed with the client’s secret', () => login.token(good, 'secret')],
    ['for another audience', () => login.token({ ...good, aud: 'another-client' })],
    ['of another issuer', () => login.token({ ...good, iss: 'https://evil.example' })],
    ['an id token', () => login.token({ sid: 'sid-5', nonce: 'n' })],
    ['one with a nonce', () => login.token({ ...good, sid: 'sid-5', nonce: 'n' })],
    ['of another event', () => login.token({ ...good, sid: 'sid-5', events: { other: {} } })],
    ['old', () => login.token({ ...good, sid: 'sid-5', iat: soon() - 3_600, exp: soon() + 60 })],
    ['about nobody', () => login.token({ events: event, sub: undefined, jti: 'l' })],
  ])('DESK-12 that is %s ends nothing', async (_what, token) => {
    const isAlive = await session('odd-1', 'sid-5')
    expect(await send(await token())).toBe(400)
    expect(await isAlive()).toBe(true)
  })

  test('DESK-12 that is forged has the login asked for its keys once, however many there are', async () => {
    expect(await send(await login.token({ ...good, sid: 'sid-6' }))).toBe(200)
    const before = login.keysAsked
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    for (let key = 0; key < 20; key++)
      expect(await send(`${part({ alg: 'ES256', kid: `forged ${key}` })}.${part(good)}.AAAA`)).toBe(400)
    expect(login.keysAsked - before).toBeLessThanOrEqual(1)
  })
})
