import { beforeEach, describe, expect, test } from 'vitest'
import { accessTokens } from '../../http/access-token.ts'
import type { HandlerInput } from '../../http/handler.ts'
import { Refusal } from '../../refusal.ts'
import { mintLink } from '../../store/mail/mailed-links.ts'
import type { SessionRow } from '../../store/session/session.ts'
import { startSite } from '../../testing/site.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { authenticationRoutes } from './authentication.ts'
import { testNow } from '../../testing/test-clock.ts'

const kvkNumber = '00900001'
const minute = 60_000
const clock = { now: testNow() }
const { server } = await startSite()
server.context.now = () => clock.now
beforeEach(() => void (clock.now = testNow()))
const pass = (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms))

async function sessionOf(visitor: Visitor): Promise<SessionRow> {
  const sid = (JSON.parse(Buffer.from(visitor.token?.split('.')[1] ?? '', 'base64url').toString()) as { sid: string })
    .sid
  const { rows } = await server.context.pool.query<SessionRow>('select * from session where id = $1', [sid])
  return rows[0]!
}

describe('an anonymous token', () => {
  const partnerFrom = async (headers: Record<string, string>) => {
    const visitor = server.visitor()
    expect((await visitor.call('createAnonymousToken', { headers })).status).toBe(200)
    return (await sessionOf(visitor)).partner_id
  }

  test('AUTH-3 keeps the partner whose link led here, in small letters, and no text that is none', async () => {
    expect(await partnerFrom({ originated: 'Partner-7' })).toBe('partner-7')
    expect(await partnerFrom({ originated: 'a partner' })).toBeNull()
    expect(await partnerFrom({ originated: 'x'.repeat(41) })).toBeNull()
    expect(await partnerFrom({})).toBeNull()
  })

  test('is of a session that has no case', async () => {
    const visitor = server.visitor()
    await visitor.call('createAnonymousToken')
    expect(await sessionOf(visitor)).toMatchObject({ scope: 'visitor', case_id: null, reconsent_connection_id: null })
  })

  test('asked for again keeps the session, which lasts half an hour from then', async () => {
    const visitor = server.visitor()
    await visitor.call('createAnonymousToken')
    const first = await sessionOf(visitor)
    pass(20 * minute)
    await visitor.call('createAnonymousToken')
    const second = await sessionOf(visitor)
    expect(second.id).toBe(first.id)
    expect(second.idle_expires_at).toEqual(new Date(clock.now.getTime() + 30 * minute))
  })
})

describe('a session with a case', () => {
  test('AUTH-1 takes over the partner of the visit before it, unless it names its own', async () => {
    const visitor = server.visitor()
    await visitor.call('createAnonymousToken', { headers: { originated: 'from-header' } })
    await visitor.call('createSession', { request: {} })
    expect((await sessionOf(visitor)).partner_id).toBe('from-header')
    await visitor.call('createSession', { request: { partnerId: 'from-request' } })
    expect(await sessionOf(visitor)).toMatchObject({ partner_id: 'from-request', scope: 'applicant' })
    const fresh = server.visitor()
    await fresh.call('createSession', { request: { partnerId: null } })
    expect((await sessionOf(fresh)).partner_id).toBeNull()
  })

  test('ends the one that the browser had, and begins another case each time', async () => {
    const visitor = server.visitor()
    await visitor.call('createSession', { request: {} })
    const first = await sessionOf(visitor)
    const { token, cookie } = visitor
    await visitor.call('createSession', { request: {} })
    expect((await sessionOf(visitor)).case_id).not.toBe(first.case_id)
    Object.assign(visitor, { token, cookie })
    expect((await sessionOf(visitor)).ended_at).toEqual(clock.now)
    expect((await visitor.call('readApplication')).error).toBe('unauthorised')
  })

  test('every session that begins counts towards those of the day, and none begins past them', async () => {
    const { context } = server
    const counted: string[] = []
    const limiter = {
      count: (group: string) => {
        counted.push(group)
        return counted.length > 2 ? Promise.reject(new Refusal('too_many_requests')) : Promise.resolve()
      },
    }
    const tokens = accessTokens(context.settings.tokenKeys, context.now)
    const routes = authenticationRoutes({ tokens, limiter })
    const cookies: unknown[] = []
    const reply = { setCookie: (...all: unknown[]) => cookies.push(all) }
    const asked = { context, reply, request: {}, http: { headers: {}, cookies: {} } }
    await routes.createAnonymousToken(asked as unknown as HandlerInput<'createAnonymousToken'>)
    await routes.createSession(asked as unknown as HandlerInput<'createSession'>)
    const third = routes.createSession(asked as unknown as HandlerInput<'createSession'>)
    await expect(third).rejects.toThrow('too_many_requests')
    expect(counted).toEqual(['sessionsOfDay', 'sessionsOfDay', 'sessionsOfDay'])
    expect(cookies).toHaveLength(2)
  })
})

test('answers bear the time that sessions are counted by', async () => {
  const { headers } = await server.visitor().fetch('/api/vlot/v1/limits')
  expect(headers.get('date')).toBe(clock.now.toUTCString())
})

describe('renewing', () => {
  test('says of which case, and when the session ends with and without use', async () => {
    const visitor = server.visitor()
    const { caseId } = (await visitor.call('createSession', { request: {} })).answer.data
    const began = clock.now.getTime()
    pass(25 * minute)
    const { answer } = await visitor.call('renewToken')
    expect(answer).toEqual({
      token: visitor.token,
      caseId,
      idleExpiresAt: new Date(began + 55 * minute).toISOString(),
      absoluteExpiresAt: new Date(began + 12 * 60 * minute).toISOString(),
    })
    pass(29 * minute)
    expect((await visitor.call('renewToken')).status).toBe(200)
  })

  test('without a cookie there is nothing to renew', async () => {
    const result = await server.visitor().call('renewToken')
    expect([result.status, result.error]).toEqual([401, 'unauthorised'])
  })
})

describe('ending', () => {
  const ended = async (caseId: string | null) =>
    (
      await server.context.pool.query(
        `select actor, action, detail, at from audit_entry where action = 'session.ended' and ($1::text is null or case_id::text = $1)`,
        [caseId],
      )
    ).rows as unknown[]

  test('CORE-8 is written down with the case it ends, once', async () => {
    const visitor = server.visitor()
    const caseId = await visitor.begin(kvkNumber)
    const { id } = await sessionOf(visitor)
    const { cookie } = visitor
    expect((await visitor.call('endSession')).status).toBe(204)
    visitor.cookie = cookie
    expect((await visitor.call('endSession')).status).toBe(204)
    const fact = { actor: 'applicant', action: 'session.ended', detail: { sessionId: id }, at: clock.now }
    expect(await ended(caseId)).toEqual([fact])
  })

  test('leaves no entry where there was no case, or no session at all', async () => {
    const before = (await ended(null)).length
    const visitor = server.visitor()
    await visitor.call('createAnonymousToken')
    const { cookie } = visitor
    expect((await visitor.call('endSession')).status).toBe(204)
    expect((await server.visitor().call('endSession')).status).toBe(204)
    expect((await ended(null)).length).toBe(before)
    visitor.cookie = cookie
    expect((await visitor.call('renewToken')).error).toBe('unauthorised')
  })
})

describe('a mailed link', () => {
  async function mailed(connectionId: string | null = '1') {
    const caseId = await server.visitor().begin(kvkNumber)
    const link = { caseId, purpose: 'reconsent', connectionId, cause: 'request', addressId: null } as const
    const { database, now } = server.context
    const hash = await database.transaction().execute((transaction) => mintLink(transaction, link, now()))
    return { caseId, hash, connectionId }
  }
  type Mailed = Awaited<ReturnType<typeof mailed>>
  const open = async (visitor: Visitor, { caseId, hash, connectionId }: Mailed, passphrase = kvkNumber) => {
    const request = { passphrase, hash, ...(connectionId === null ? {} : { connectionId }) }
    const result = await visitor.call('createResumeToken', { params: { caseId }, request })
    return result.error ?? 'opened'
  }

  test('RECON-14 begins a session that may renew its one connection, in place of the one before', async () => {
    const link = await mailed()
    const visitor = server.visitor()
    await visitor.call('createAnonymousToken', { headers: { originated: 'partner' } })
    const before = { token: visitor.token, cookie: visitor.cookie }
    expect(await open(visitor, link)).toBe('opened')
    expect(await sessionOf(visitor)).toMatchObject({
      scope: 'reconsent',
      case_id: link.caseId,
      partner_id: null,
      reconsent_connection_id: '1',
    })
    expect((await visitor.call('renewToken')).answer.caseId).toBe(link.caseId)
    Object.assign(visitor, before)
    expect((await visitor.call('renewToken')).error).toBe('unauthorised')
  })

  test('RECON-14 of no connection begins a session for none', async () => {
    const visitor = server.visitor()
    expect(await open(visitor, await mailed(null))).toBe('opened')
    expect((await sessionOf(visitor)).reconsent_connection_id).toBeNull()
  })

  test('RECON-14 used by a session of another scope is no second key for it', async () => {
    const link = await mailed()
    const visitor = server.visitor()
    await open(visitor, link)
    const { id } = await sessionOf(visitor)
    await server.context.pool.query(`update session set scope = 'applicant' where id = $1`, [id])
    expect(await open(visitor, link)).toBe('reconsent_kvk')
  })
})
