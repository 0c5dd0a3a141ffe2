import cookiePlugin from '@fastify/cookie'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { readSettings, type Settings } from '../settings/settings.ts'
import { clearSessionCookie, readSessionCookie, sessionCookieName, setSessionCookie } from './session-cookie.ts'

const keys = { OPERATOR_KEY: Buffer.alloc(32).toString('base64'), TOKEN_KEY: Buffer.alloc(32).toString('base64') }
const settings = readSettings(keys)
const having = (change: Partial<Settings>): Settings => ({ ...settings, ...change })
const overHttps = having({ publicOrigin: 'https://vlot.example' })
const overHttp = having({ publicOrigin: 'http://vlot.example' })
const value = 'aZ09_-'.repeat(7) + 'a'

/** A server's handling of a cookie with these settings, over real headers. */
async function exchange(about: Settings, cookie: string) {
  const app = fastify()
  await app.register(cookiePlugin)
  app.get('/read', (request) => ({ read: readSessionCookie(request, about) }))
  app.get('/set', (_request, reply) => (setSessionCookie(reply, about, value), {}))
  app.get('/clear', (_request, reply) => (clearSessionCookie(reply, about), {}))
  const [read, set, clear] = [
    await app.inject({ url: '/read', headers: { cookie } }),
    await app.inject('/set'),
    await app.inject('/clear'),
  ]
  await app.close()
  return { read: (read.json() as { read: string | null }).read, set: set.cookies[0], clear: clear.cookies[0] }
}

describe('the name', () => {
  test('binds the cookie to the host over https and on localhost, and on no other plain address', () => {
    const secure = '__Host-vlot-session'
    expect(sessionCookieName(overHttps)).toBe(secure)
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect(sessionCookieName(having({ publicOrigin: `http://${host}` })), host).toBe(secure)
    expect(sessionCookieName(overHttp)).toBe('vlot-session')
    expect(sessionCookieName({ ...overHttps, secureCookies: false })).toBe('vlot-session')
  })
})

describe('set and cleared', () => {
  const attributes = { path: '/', httpOnly: true, sameSite: 'Strict' }

  test('it is out of reach of scripts and other sites, and lasts as long as a session can', async () => {
    const { set } = await exchange(overHttps, '')
    expect(set).toEqual({ name: '__Host-vlot-session', value, maxAge: 43_200, secure: true, ...attributes })
  })

  test('clearing has the same attributes, without which a browser would keep a __Host- cookie', async () => {
    const { clear } = await exchange(overHttps, '')
    expect(clear).toMatchObject({ name: '__Host-vlot-session', value: '', secure: true, ...attributes })
    expect(clear?.expires).toEqual(new Date(0))
  })

  test('over plain http it is not marked secure, or the browser would never send it', async () => {
    const { set, clear } = await exchange(overHttp, '')
    for (const cookie of [set, clear]) expect(cookie).toMatchObject({ name: 'vlot-session', ...attributes })
    expect([set?.secure, clear?.secure]).toEqual([undefined, undefined])
  })
})

describe('read', () => {
  const readOf = async (cookie: string, about = overHttps) => (await exchange(about, cookie)).read

  test('a value of 43 characters of base64url, under the name that fits the address', async () => {
    expect(await readOf(`__Host-vlot-session=${value}`)).toBe(value)
    expect(await readOf(`vlot-session=${value}`, overHttp)).toBe(value)
    expect(await readOf(`vlot-session=${value}`)).toBeNull()
    expect(await readOf(`__Host-vlot-session=${value}`, overHttp)).toBeNull()
    expect(await readOf('')).toBeNull()
  })

  test('none of two with one name, in whatever order, for which of them is ours nobody knows', async () => {
    const [ours, other] = [`__Host-vlot-session=${value}`, `__Host-vlot-session=${'b'.repeat(43)}`]
    const both = [`${ours}; ${other}`, `${other}; ${ours}`, `${ours};${ours}`, `${ours}; a=b;\t${other}`]
    for (const cookies of [...both, `${ours}; __Host-vlot-session`]) expect(await readOf(cookies), cookies).toBeNull()
    for (const beside of ['vlot-session', 'x__Host-vlot-session', '__host-vlot-session', '__Host-vlot-session2'])
      expect(await readOf(`${beside}=${value}; ${ours}; ${beside}=x`), beside).toBe(value)
  })

  test('nothing longer, shorter or of other characters reaches the database', async () => {
    for (const wrong of [value + 'a', value.slice(1), `${value.slice(1)}.`, `.${value.slice(1)}`, '', 'x']) {
      expect(await readOf(`__Host-vlot-session=${wrong}`), wrong).toBeNull()
    }
  })
})
