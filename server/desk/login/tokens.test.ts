import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginDeskSession, findDeskSession } from '../../store/session/desk-sessions.ts'
import { freePort, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { newBrowser } from '../../testing/login-browser.ts'
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
})
