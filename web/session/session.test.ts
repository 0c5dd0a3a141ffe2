import { describe, expect, test, vi } from 'vitest'
import type { Ask } from '../api/client.ts'
import { memorySession, memoryStorage, tokenEndingAt } from '../testing/memory-session.ts'
import { allowsAnalytics, hasChosenCookies, isTesterAsked, keepCookie, readCookie } from '../visitor/cookies.ts'
import { isPartnerSource, partnerIdOf, saveReferrer, utmHeaderOf, utmOf, withUtm } from '../visitor/partner.ts'
import { ensureAnonymousToken, isReconsentPath, isReturnPath, requireCaseId, startSession } from './start-session.ts'
import { areCookiesBlocked, createSessionStore, rememberVisitor, storageOr } from '../visitor/storage.ts'
import { expiryOfToken, requireUsableToken } from '../visitor/token.ts'

const caseId = '6f1c2a5e-8f43-4a53-9a80-0c1d2e3f4a5b'
const search = (text: string) => new URLSearchParams(text)

/** A server that answers by call name, and records its calls. */
function server(answers: Record<string, unknown>) {
  const ask = vi.fn(async (name: string, _input?: { request?: unknown; headers?: unknown }) => {
    if (!(name in answers)) throw new Error(`${name} refused`)
    return answers[name]
  })
  return { ask: ask as unknown as Ask, asked: ask }
}

describe('session start', () => {
  test('AUTH-1 STORE-1 clears the storage but the height of the bar, sends the partner id, and stores token and case id', async () => {
    const { session, storage } = memorySession()
    session.write('correlationId', 'old')
    session.write('partnerId', 'acme')
    const { ask, asked } = server({ createSession: { data: { token: 't', caseId } }, readCaseState: { origin: null } })
    session.write('navigationBarHeight', '72px')
    await expect(startSession({ ask, session })).resolves.toBe(caseId)
    expect(asked).toHaveBeenNthCalledWith(1, 'createSession', { request: { partnerId: 'acme' } })
    expect(Object.fromEntries(storage.values)).toEqual({
      jwtToken: 't',
      caseId,
      partnerId: 'acme',
      navigationBarHeight: '72px',
    })
  })

  test('a case that has no state yet starts all the same', async () => {
    const { session } = memorySession()
    const { ask } = server({ createSession: { data: { token: 't', caseId } } })
    await expect(startSession({ ask, session })).resolves.toBe(caseId)
  })

  test('AUTH-3 an anonymous token is fetched, but never over a session with a case', async () => {
    const fresh = memorySession()
    const first = server({ createAnonymousToken: { token: 'anonymous' } })
    fresh.session.write('partnerId', 'acme')
    await ensureAnonymousToken({ ask: first.ask, session: fresh.session })
    expect(fresh.session.read('token')).toBe('anonymous')
    expect(first.asked).toHaveBeenCalledWith('createAnonymousToken', { headers: { originated: 'acme' } })

    fresh.session.write('token', 'mine')
    fresh.session.write('caseId', caseId)
    const second = server({})
    await ensureAnonymousToken({ ask: second.ask, session: fresh.session })
    expect(second.asked).not.toHaveBeenCalled()
    expect(fresh.session.read('token')).toBe('mine')
  })

  test('AUTH-3 FLOW-3 a token of a renewal and its case make way for an anonymous token', async () => {
    const { session, storage } = memorySession()
    session.write('token', `a.${btoa(JSON.stringify({ scope: 'reconsent', sub: caseId }))}.c`)
    session.write('caseId', caseId)
    const { ask } = server({ createAnonymousToken: { token: 'anonymous' } })
    await ensureAnonymousToken({ ask, session })
    expect(Object.fromEntries(storage.values)).toEqual({ jwtToken: 'anonymous' })
  })

  test('AUTH-4 no case id where one is needed', () => {
    expect(() => requireCaseId(memorySession().session)).toThrow(/^Case ID not available$/)
  })

  test('AUTH-3 SESS-2 re-consent paths are distinguished from their neighbours', () => {
    expect(['/reconsent', '/reconsent/NL', '/reconsent/get-consent/EN'].every(isReconsentPath)).toBe(true)
    expect(['/', '/reconsenting', '/en/contact'].some(isReconsentPath)).toBe(false)
  })

  test('AUTH-3 pages that a mail leads to ask for no token, in either language, and others do', () => {
    const dutch = ['/verder-gaan', '/afmelden', '/mijn-aanvraag']
    for (const path of [...dutch, '/en/verder-gaan', '/en/afmelden', '/en/my-application'])
      expect([path, isReturnPath(path)]).toEqual([path, true])
    expect(['/', '/jouw-aanvraag', '/en/contact', '/reconsent'].some(isReturnPath)).toBe(false)
  })

  test('the expiry of a token is read, and a text that is no token has none', () => {
    expect(expiryOfToken(tokenEndingAt(1_800_000_000_000))).toBe(1_800_000_000_000)
    expect(['', 'a.b.c', 'a.bnVsbA.c', 'opaque'].map(expiryOfToken)).toEqual([null, null, null, null])
    expect(requireUsableToken('abc')).toBe('abc')
  })

  test.each(['', ' ', 'null', 'undefined', null])('AUTH-1 the token %j is refused, and the log has why', (token) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    expect(() => requireUsableToken(token)).toThrow('Invalid token received')
    expect(logged).toHaveBeenCalledExactlyOnceWith('Invalid token received')
    logged.mockRestore()
  })
})

describe('what the browser keeps', () => {
  test('STORE-1 the partner id is lowercased and the first one stays', () => {
    const { session } = memorySession()
    saveReferrer(session, search('id=ACME'))
    saveReferrer(session, search('id=other'))
    expect(session.read('partnerId')).toBe('acme')
  })

  test('STORE-5 a malformed partner id is dropped and logged, and nothing is logged where there is none', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { session } = memorySession()
    for (const id of ['<script>', 'a'.repeat(41), 'a b']) saveReferrer(session, search(`id=${encodeURIComponent(id)}`))
    expect(session.read('partnerId')).toBeNull()
    expect(warn).toHaveBeenCalledTimes(3)
    expect(partnerIdOf(search('id=a b'))).toBeNull()
    expect(partnerIdOf(search('utm_source=x'))).toBeNull()
    expect(warn).toHaveBeenCalledTimes(3)
    warn.mockRestore()
  })

  test('STORE-1 where the browser denies its storage, as with cookies blocked, a page keeps its values by itself', () => {
    const denied = createSessionStore(
      storageOr(() => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }),
    )
    denied.write('token', 't')
    expect(denied.read('token')).toBe('t')
    denied.remove('token')
    expect(denied.read('token')).toBeNull()
    denied.write('caseId', caseId)
    denied.clear()
    expect(denied.read('caseId')).toBeNull()
    const storage = memoryStorage()
    createSessionStore(storageOr(() => storage)).write('caseId', caseId)
    expect(storage.getItem('caseId')).toBe(caseId)
  })

  test('AUTH-1 a browser that blocks cookies is known before a session is asked for: some say so, others deny the storage', () => {
    const storage = memoryStorage()
    const blockedBy = (cookieEnabled: boolean, isDenied: boolean) => {
      vi.stubGlobal('navigator', { cookieEnabled })
      Object.defineProperty(globalThis, 'sessionStorage', {
        configurable: true,
        get: () => {
          if (isDenied) throw new DOMException('Access is denied for this document.', 'SecurityError')
          return storage
        },
      })
      return areCookiesBlocked()
    }
    try {
      expect([blockedBy(true, false), blockedBy(false, false), blockedBy(true, true)]).toEqual([false, true, true])
    } finally {
      vi.unstubAllGlobals()
      Reflect.deleteProperty(globalThis, 'sessionStorage')
    }
  })

  test('STORE-2 the user id is made once', () => {
    const storage = memoryStorage()
    expect(rememberVisitor(storage, () => 'one')).toEqual({ userId: 'one', isFirstVisit: true })
    expect(rememberVisitor(storage, () => 'two')).toEqual({ userId: 'one', isFirstVisit: false })
  })

  test.each([
    ['http:', 'a browser', true],
    ['http:', 'WebKit', false],
    ['https:', 'a browser', true],
  ])('STORE-3 COOK-3 cookies are Lax on path /, and Secure: over %s in %s %s', (protocol, _browser, takesSecure) => {
    const kept = new Map<string, string>()
    vi.stubGlobal('location', { protocol })
    vi.stubGlobal('document', {
      get cookie() {
        return [...kept.values()].map((text) => text.split(';')[0]).join('; ')
      },
      set cookie(text: string) {
        if (takesSecure || !text.endsWith('Secure')) kept.set(text.split('=')[0] ?? '', text)
      },
    })
    try {
      for (const name of ['cookie_consent', 'cookie_preferences', 'tester'] as const) keepCookie(name, 'true')
    } finally {
      vi.unstubAllGlobals()
    }
    const end = takesSecure ? '; Secure' : ''
    expect([...kept.values()]).toEqual([
      `cookie_consent=true; Max-Age=15724800; Path=/; SameSite=Lax${end}`,
      `cookie_preferences=true; Max-Age=15724800; Path=/; SameSite=Lax${end}`,
      `tester=true; Max-Age=86400; Path=/; SameSite=Lax${end}`,
    ])
  })

  test('COOK-1 only cookie_consent=true is a choice, and only the analytics choice allows analytics', () => {
    expect(hasChosenCookies('a=b; cookie_consent=false')).toBe(false)
    expect(hasChosenCookies('a=b; cookie_consent=true')).toBe(true)
    expect(allowsAnalytics('cookie_consent=true; cookie_preferences=necessary')).toBe(false)
    expect(allowsAnalytics('cookie_consent=true; cookie_preferences=analytics')).toBe(true)
    expect(allowsAnalytics('cookie_preferences=analytics')).toBe(false)
    expect(readCookie('xcookie_consent=true', 'cookie_consent')).toBeNull()
  })

  test('TEST-1 tester mode is asked for by query parameter or cookie', () => {
    expect(isTesterAsked(search('tester'), '')).toBe(true)
    expect(isTesterAsked(search(''), 'tester=true')).toBe(true)
    expect(isTesterAsked(search(''), '')).toBe(false)
  })
})

describe('what an address may say', () => {
  test('STORE-5 only utm_ parameters with a value go along', () => {
    const utm = utmOf(search('utm_source=news&utm_medium=&utm_campaign=%20&utm_evil=1&gclid=2'))
    expect(utm).toEqual({ utm_source: 'news' })
    const all = 'utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e'
    expect(utmHeaderOf(utmOf(search(all)))).toBe(all)
    expect(withUtm('/contact', utmOf(search(all)))).toBe(`/contact?${all}`)
    expect(withUtm('/contact#bel', utm)).toBe('/contact?utm_source=news#bel')
    expect(withUtm('/contact?utm_source=own', utm)).toBe('/contact?utm_source=own')
    expect(withUtm('/contact', {})).toBe('/contact')
    expect(utmHeaderOf({})).toBeNull()
    expect(utmHeaderOf({ utm_source: 'a b', utm_campaign: 'x\r\ny' })).toBe('utm_source=a+b&utm_campaign=x%0D%0Ay')
  })

  test('STORE-5 a partner source sets the partner flag', () => {
    const { session } = memorySession()
    saveReferrer(session, search('utm_source=newsletter'))
    expect(session.read('isPartner')).toBeNull()
    saveReferrer(session, search('utm_source=partner-boekhouder'))
    expect(session.read('isPartner')).toBe('true')
    expect(isPartnerSource({ utm_medium: 'Partner' })).toBe(true)
    expect(isPartnerSource({ utm_source: 'partnership' })).toBe(false)
  })
})
