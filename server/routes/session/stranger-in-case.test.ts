import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { stopClockJobs } from '../../testing/clock-jobs.ts'
import { codeIn, linkIn, mailsTo, mailWith, newestMail, type LinkParts } from '../../testing/mailbox.ts'
import { startSite } from '../../testing/site.ts'
import type { Visitor } from '../../testing/visitor.ts'

const kvkNumber = '00900001'
const minute = 60_000
const browsers = {
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1',
}

const clock = { now: new Date('2026-11-21T13:05:00Z') }
const { sandbox, server } = await startSite({ today: '2026-11-21', environment: { LOG_LEVEL: 'silent' } })
await stopClockJobs(server)
server.context.now = () => clock.now

const pass = (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms))
const freshAddress = () => `eigenaar-${randomInt(1e9)}@bedrijf.example`

type OpenedCase = { visitor: Visitor; caseId: string }

/** Begins an application and leaves an address with it, whosever that is. */
async function begin(email: string, browser: keyof typeof browsers = 'windows'): Promise<OpenedCase> {
  const visitor = server.visitor()
  const { caseId } = (await visitor.call('createSession', { request: {} })).answer.data
  const before = mailsTo(sandbox, email).length
  const headers = { 'user-agent': browsers[browser] }
  await visitor.call('checkEligibility', { request: { kvkNumber }, headers })
  expect((await visitor.call('saveForLater', { request: { email } })).status).toBe(204)
  // Or it would be counted as the next one.
  await newestMail(sandbox, email, before + 1)
  return { visitor, caseId }
}

/** The owner of the mailbox asks for a link on the site and opens what comes. */
async function askForLink(email: string): Promise<LinkParts> {
  const before = mailsTo(sandbox, email).length
  expect((await server.visitor().call('requestResumeLink', { request: { kvkNumber, email } })).status).toBe(204)
  return linkIn(await newestMail(sandbox, email, before + 1))
}

async function codeFor({ caseId, hash }: LinkParts, email: string): Promise<string> {
  const before = mailsTo(sandbox, email).length
  await server.visitor().call('startResume', { request: { caseId, hash, passphrase: kvkNumber } })
  return codeIn(await newestMail(sandbox, email, before + 1))
}

async function prove(link: LinkParts, email: string): Promise<Visitor> {
  const owner = server.visitor()
  const { caseId, hash } = link
  const result = await owner.call('confirmResume', { request: { caseId, hash, code: await codeFor(link, email) } })
  expect(result.status).toBe(200)
  return owner
}

const reads = async ({ visitor }: Pick<OpenedCase, 'visitor'>) => (await visitor.call('readApplication')).status

describe('a stranger who left the owner’s address', () => {
  test('FLOW-11 loses the application the moment its owner confirms the code, and the owner keeps it', async () => {
    const email = freshAddress()
    await begin(email, 'iphone')
    pass(minute)
    const stranger = await begin(email)
    const link = await askForLink(email)
    // No address is proven yet, so the newest is mailed: the question is who may read it afterwards.
    expect(link.caseId).toBe(stranger.caseId)
    expect(await reads(stranger)).toBe(200)
    const owner = await prove(link, email)
    expect(await reads(stranger)).toBe(401)
    expect((await stranger.visitor.call('renewToken')).status).toBe(401)
    expect((await stranger.visitor.call('saveForLater', { request: { email: freshAddress() } })).status).toBe(401)
    expect(await reads({ visitor: owner })).toBe(200)
  })

  test('FLOW-11 does not come before the application whose address was proven, however late it was begun', async () => {
    const email = freshAddress()
    const own = await begin(email, 'iphone')
    await prove(await askForLink(email), email)
    pass(16 * minute)
    const stranger = await begin(email)
    expect((await askForLink(email)).caseId).toBe(own.caseId)
    expect(stranger.caseId).not.toBe(own.caseId)
  })

  test('FLOW-12 another address is a claim until it is proven: the proven one stays, and its owner is told of the change', async () => {
    const email = freshAddress()
    const first = await begin(email)
    const owner = await prove(await askForLink(email), email)
    expect((await owner.call('saveForLater', { request: { email } })).status).toBe(204)
    const other = freshAddress()
    expect((await owner.call('saveForLater', { request: { email: other } })).status).toBe(204)
    expect(await addressesOf(first.caseId)).toEqual([
      { isProven: true, isEnded: false },
      { isProven: false, isEnded: false },
    ])
    await prove(linkIn(await newestMail(sandbox, other)), other)
    expect(await reads({ visitor: owner })).toBe(401)
    expect(await addressesOf(first.caseId)).toEqual([
      { isProven: true, isEnded: true },
      { isProven: true, isEnded: false },
    ])
    await mailWith(sandbox, email, 'Het mailadres van je aanvraag is gewijzigd')
  })

  test('FLOW-11 cannot end the link in the owner’s mailbox by asking for others', async () => {
    const email = freshAddress()
    const { caseId } = await begin(email, 'iphone')
    const saved = linkIn(await newestMail(sandbox, email, 1))
    for (let asked = 1; asked <= 3; asked++) {
      pass(16 * minute)
      await askForLink(email)
    }
    expect(saved.caseId).toBe(caseId)
    expect(await reads({ visitor: await prove(saved, email) })).toBe(200)
  })

  test('FLOW-11 two links confirmed at the same moment begin one session, and the other link ends', async () => {
    const email = freshAddress()
    await begin(email)
    const first = linkIn(await newestMail(sandbox, email, 1))
    const second = await askForLink(email)
    const tries = [
      { ...first, code: await codeFor(first, email) },
      { ...second, code: await codeFor(second, email) },
    ]
    const result = await Promise.all(
      tries.map(({ caseId, hash, code }) =>
        server.visitor().call('confirmResume', { request: { caseId, hash, code } }),
      ),
    )
    expect(result.map(({ status }) => status).sort()).toEqual([200, 401])
  })
})

describe('the mail to the owner', () => {
  test('FLOW-11 says when the application was begun and on what device, with the link and with the code', async () => {
    clock.now = new Date('2026-11-21T13:05:00Z')
    const email = freshAddress()
    await begin(email, 'iphone')
    pass(16 * minute)
    const link = await askForLink(email)
    const linkMail = await newestMail(sandbox, email)
    await codeFor(link, email)
    const codeMail = await newestMail(sandbox, email)
    const sentence = 'Deze aanvraag is begonnen op 21 november 2026 om 14:05, op een iPhone. Was jij dat niet?'
    for (const { text, html } of [linkMail, codeMail]) {
      expect(text).toContain(sentence)
      expect(html).toContain(sentence)
    }
    expect(codeMail.text).toContain('Gebruik je de code, dan kan alleen jij nog bij de aanvraag.')
  })
})

async function addressesOf(caseId: string): Promise<unknown[]> {
  const { rows } = await server.context.pool.query(
    `select proven_at is not null as "isProven", ended_at is not null as "isEnded" from case_contact where case_id = $1
      order by saved_at`,
    [caseId],
  )
  return rows
}
