import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Applicant, connectBank, fillForm, newApplicant, until, untilCollected } from '../../testing/applicant.ts'
import { stopClockJobs } from '../../testing/clock-jobs.ts'
import { codeIn, linkIn, mailsTo, newestMail, type LinkParts } from '../../testing/mailbox.ts'
import { startSite } from '../../testing/site.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { testNow } from '../../testing/test-clock.ts'

const { sandbox, server } = await startSite({ environment: { LOG_LEVEL: 'info' } })
let applicant: Applicant
let connectionId: string
const kvkNumber = '00900014'
const email = 'Tess@lettergreep.example'
const clock = { shiftMs: 0 }

beforeAll(async () => {
  await stopClockJobs(server)
  server.context.now = () => testNow(clock.shiftMs)
  applicant = await newApplicant(server.origin)
  await fillForm(applicant, kvkNumber)
  connectionId = await connectBank(applicant, server.origin, 'KNAB', kvkNumber)
  await untilCollected(applicant, connectionId)
  await applicant.call('POST', 'vlot/v1/application/save', { email })
  await newestMail(sandbox, email)
})

const minute = 60_000
const day = 24 * 60 * minute
/** A day on, so that what one test had mailed does not count for the next. */
beforeEach(() => void (clock.shiftMs += day + minute))

async function freshLink(call: 'requestReconsentLink' | 'requestResumeLink'): Promise<LinkParts> {
  const before = mailsTo(sandbox, email).length
  const request = call === 'requestReconsentLink' ? { caseId: applicant.caseId, connectionId } : { kvkNumber, email }
  expect((await server.visitor().call(call, { request })).status).toBe(204)
  return linkIn(await newestMail(sandbox, email, before + 1))
}

const reconsent = (link: LinkParts, change: { kvk?: string; visitor?: Visitor; connectionId?: string | null } = {}) =>
  (change.visitor ?? server.visitor()).call('createResumeToken', {
    params: { caseId: link.caseId },
    request: {
      passphrase: change.kvk ?? kvkNumber,
      hash: link.hash,
      connectionId: change.connectionId === undefined ? link.connectionId : change.connectionId,
    },
  })

/** Until every link that was asked for is mailed, or is found to be none. */
const untilNoneWaits = () =>
  until(60_000, async () => {
    const states = await server.context.jobs.readState()
    const ofMail = states.filter(({ name }) => name === 'mail-link' || name === 'send-mail')
    return ofMail.every(({ waiting, active }) => waiting + active === 0) ? true : null
  })

const refused = [401, 'reconsent_kvk']
const result = ({ status, error }: { status: number; error: string | null }) => [status, error]
const claimsOf = (token: string | null) =>
  JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>

describe('a re-consent link', () => {
  test('RECON-14 is 256 random bits in the fragment of a mail, of which the database keeps only the hash', async () => {
    const link = await freshLink('requestReconsentLink')
    expect(link).toMatchObject({ path: '/reconsent/NL', caseId: applicant.caseId, connectionId })
    expect(Buffer.from(link.hash, 'base64url')).toHaveLength(32)
    const dump = await server.context.pool.query(
      `select row_to_json(l)::text as text from mailed_link l union all select row_to_json(m)::text from mail m`,
    )
    // As text, and as PostgreSQL shows the bytes of the text or of the secret itself.
    const asHex = [Buffer.from(link.hash), Buffer.from(link.hash, 'base64url')].map((bytes) => bytes.toString('hex'))
    for (const shown of [link.hash, ...asHex]) expect(JSON.stringify(dump.rows)).not.toContain(shown)
    expect(server.logLines.join('')).not.toContain(link.hash)
  })

  test('RECON-14 begins a session of scope reconsent, once', async () => {
    const link = await freshLink('requestReconsentLink')
    const visitor = server.visitor()
    expect((await reconsent(link, { visitor })).status).toBe(200)
    expect(claimsOf(visitor.token)).toMatchObject({ scope: 'reconsent', sub: applicant.caseId })
    const seen = await visitor.call('fetchAccounts', { query: { caseId: applicant.caseId } })
    expect(seen.answer.data.connectionDetails[0]?.accounts[0]?.iban).toMatch(/^\*{15}\d{3}$/)
    expect(result(await reconsent(link))).toEqual(refused)
  })

  test('RECON-14 shown again by the browser that used it, it is that browser’s session, and nobody else’s', async () => {
    const link = await freshLink('requestReconsentLink')
    const visitor = server.visitor()
    await reconsent(link, { visitor })
    const { cookie } = visitor
    expect((await reconsent(link, { visitor })).status).toBe(200)
    expect(visitor.cookie).toBe(cookie)
    expect(result(await reconsent(link, { visitor, kvk: '00900001' }))).toEqual(refused)
    await visitor.call('endSession')
    Object.assign(visitor, { cookie })
    expect(result(await reconsent(link, { visitor }))).toEqual(refused)
  })

  test('RECON-14 is bound to its case, its connection and its purpose', async () => {
    const link = await freshLink('requestReconsentLink')
    expect(result(await reconsent({ ...link, caseId: crypto.randomUUID() }))).toEqual(refused)
    expect(result(await reconsent({ ...link, caseId: 'no-uuid' }))).toEqual(refused)
    expect(result(await reconsent(link, { connectionId: '1' }))).toEqual(refused)
    const request = { caseId: link.caseId, hash: link.hash, passphrase: kvkNumber }
    expect(result(await server.visitor().call('startResume', { request }))).toEqual(refused)
    expect((await reconsent(link, { connectionId: null })).status).toBe(200)
  })

  test('RECON-14 a link that is asked for ends no other, one that is used ends all, and none lives longer than 30 days', async () => {
    const links = [await freshLink('requestReconsentLink')]
    for (let asked = 2; asked <= 3; asked++) {
      clock.shiftMs += 16 * minute
      links.push(await freshLink('requestReconsentLink'))
    }
    const [oldest, used, newest] = links as [LinkParts, LinkParts, LinkParts]
    expect((await reconsent(used)).status).toBe(200)
    expect(result(await reconsent(oldest))).toEqual(refused)
    expect(result(await reconsent(newest))).toEqual(refused)
    clock.shiftMs += day
    const late = [await freshLink('requestReconsentLink')]
    clock.shiftMs += 16 * minute
    late.push(await freshLink('requestReconsentLink'))
    clock.shiftMs += 30 * day - 15 * minute
    expect(result(await reconsent(late[0]!))).toEqual(refused)
    expect((await reconsent(late[1]!)).status).toBe(200)
  })

  test('RECON-14 is dead after five wrong kvk numbers, and a new one is mailed on request', async () => {
    const link = await freshLink('requestReconsentLink')
    for (let wrong = 1; wrong <= 5; wrong++) {
      expect(result(await reconsent(link, { kvk: `0090000${wrong}` }))).toEqual(refused)
    }
    expect(result(await reconsent(link))).toEqual(refused)
    clock.shiftMs += 16 * minute
    expect((await reconsent(await freshLink('requestReconsentLink'))).status).toBe(200)
  })

  test('RECON-14 survives four wrong numbers and every GET of a mail scanner', async () => {
    const link = await freshLink('requestReconsentLink')
    const query = `hash=${link.hash}&caseId=${link.caseId}&connectionId=${connectionId}&kvk=${kvkNumber}`
    for (const path of [
      '/reconsent/NL',
      '/reconsent',
      `/api/dls-authentication/v2/case/${link.caseId}/authentication/resume-tokens`,
    ]) {
      await server.visitor().fetch(`${path}?${query}`)
      await server.visitor().fetch(`${path}?${query}`, { method: 'HEAD' })
    }
    for (let wrong = 1; wrong <= 4; wrong++) await reconsent(link, { kvk: `0090000${wrong}` })
    expect((await reconsent(link)).status).toBe(200)
    expect(server.logLines.join('')).not.toContain(link.hash)
  })
})

describe('asking for a link', () => {
  test('RECON-14 mails at most one in a quarter of an hour and three a day', async () => {
    const before = mailsTo(sandbox, email).length
    const request = { caseId: applicant.caseId, connectionId }
    const ask = () => server.visitor().call('requestReconsentLink', { request })
    for (let asked = 0; asked < 8; asked++) {
      await Promise.all([ask(), ask()])
      await untilNoneWaits()
      clock.shiftMs += 16 * minute
    }
    expect(mailsTo(sandbox, email)).toHaveLength(before + 3)
  })
})

describe('going on later', () => {
  const start = (link: LinkParts, passphrase = kvkNumber) =>
    server.visitor().call('startResume', { request: { caseId: link.caseId, hash: link.hash, passphrase } })

  async function codeFor(link: LinkParts): Promise<string> {
    const before = mailsTo(sandbox, email).length
    expect((await start(link)).answer.data.codeSentTo).toBe('T•••@lettergreep.example')
    return codeIn(await newestMail(sandbox, email, before + 1))
  }

  test('FLOW-11 link, kvk number and mailed code together bring the application back, on any device', async () => {
    const link = await freshLink('requestResumeLink')
    expect(link.path).toBe('/verder-gaan')
    const code = await codeFor(link)
    const visitor = server.visitor()
    const confirmed = await visitor.call('confirmResume', { request: { caseId: link.caseId, hash: link.hash, code } })
    expect(confirmed.answer.data.caseId).toBe(applicant.caseId)
    const seen = await visitor.call('readApplication')
    expect(seen.answer).toMatchObject({ kvkNumber, loanAmount: 25_000, consentGiven: true })
    const again = await server
      .visitor()
      .call('confirmResume', { request: { caseId: link.caseId, hash: link.hash, code } })
    expect(result(again)).toEqual([401, 'resume_code'])
    expect(result(await start(link))).toEqual(refused)
  })

  test('FLOW-11 the session that the browser had ends when the link begins another', async () => {
    const link = await freshLink('requestResumeLink')
    const code = await codeFor(link)
    const visitor = server.visitor()
    await visitor.call('createSession', { request: {} })
    const old = { cookie: visitor.cookie, token: visitor.token }
    await visitor.call('confirmResume', { request: { caseId: link.caseId, hash: link.hash, code } })
    expect(visitor.cookie).not.toBe(old.cookie)
    const left = Object.assign(server.visitor(), old)
    expect((await left.call('renewToken')).status).toBe(401)
  })

  test('FLOW-11 a code lives ten minutes and dies at the fifth wrong try; a new one can be mailed', async () => {
    const link = await freshLink('requestResumeLink')
    const confirm = (code: string) =>
      server.visitor().call('confirmResume', { request: { caseId: link.caseId, hash: link.hash, code } })
    const late = await codeFor(link)
    clock.shiftMs += 10 * minute + 1_000
    expect(result(await confirm(late))).toEqual([401, 'resume_code'])
    const code = await codeFor(link)
    const other = (by: number) => String((Number(code) + by) % 100_000_000).padStart(8, '0')
    for (let wrong = 1; wrong <= 5; wrong++) expect((await confirm(other(wrong))).status).toBe(401)
    expect((await confirm(code)).status).toBe(401)
    const last = await codeFor(link)
    clock.shiftMs += 10 * minute - 5_000
    expect((await confirm(last)).status).toBe(200)
  })

  test('FLOW-11 a link mails five codes at most, and dies of five wrong kvk numbers', async () => {
    const link = await freshLink('requestResumeLink')
    for (let code = 1; code <= 5; code++) await codeFor(link)
    expect(result(await start(link))).toEqual(refused)
    clock.shiftMs += 16 * minute
    const other = await freshLink('requestResumeLink')
    for (let wrong = 1; wrong <= 5; wrong++) expect(result(await start(other, `0090000${wrong}`))).toEqual(refused)
    expect(result(await start(other))).toEqual(refused)
  })

  test('FLOW-11 the address is found with its company only, whatever its capitals', async () => {
    const before = mailsTo(sandbox, email).length
    const ask = (request: { kvkNumber: string; email: string }) =>
      server.visitor().call('requestResumeLink', { request })
    expect((await ask({ kvkNumber: '00900001', email })).status).toBe(204)
    expect((await ask({ kvkNumber, email: 'other@lettergreep.example' })).status).toBe(204)
    expect((await ask({ kvkNumber, email: email.toUpperCase() })).status).toBe(204)
    await newestMail(sandbox, email, before + 1)
    expect(mailsTo(sandbox, email)).toHaveLength(before + 1)
  })

  test('FLOW-11 the address is sealed in the database, and in the mails that wait there', async () => {
    const dump = await server.context.pool.query(
      `select row_to_json(c)::text as text from case_contact c union all select row_to_json(m)::text from mail m`,
    )
    expect(JSON.stringify(dump.rows).toLowerCase()).not.toContain('lettergreep')
  })

  test('FLOW-11 an application that has not begun has nothing to save, and nobody fills an inbox with it', async () => {
    const visitor = server.visitor()
    await visitor.call('createSession', { request: {} })
    const save = () => visitor.call('saveForLater', { request: { email: 'bakker@korenaar.example' } })
    expect(result(await save())).toEqual([409, 'step_not_reached'])
    await visitor.call('checkEligibility', { request: { kvkNumber: '00900001' }, headers: { 'x-language': 'en' } })
    for (let saved = 0; saved < 5; saved++) expect((await save()).status).toBe(204)
    expect(result(await save())).toEqual([429, 'too_many_requests'])
    // Another address changes nothing: what is counted is the application's own day.
    clock.shiftMs += 10 * minute
    const elsewhere = await visitor.call('saveForLater', { request: { email: 'baas@korenaar.example' } })
    expect(result(elsewhere)).toEqual([429, 'too_many_requests'])
    const mail = await newestMail(sandbox, 'bakker@korenaar.example', 5)
    expect([mail.subject, linkIn(mail).path]).toEqual(['Continue your application to Vlot', '/en/verder-gaan'])
  })
})
