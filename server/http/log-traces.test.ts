import { describe, expect, test } from 'vitest'
import { fillForm, newApplicant } from '../testing/applicant.ts'
import { startSite } from '../testing/site.ts'

/** A name that nothing else holds: whatever goes wrong with a request that carries it, no log may repeat it. */
const canary = 'Zwartkopkanarie'

const { server } = await startSite({ environment: { LOG_LEVEL: 'trace' } })

const logged = () => server.logLines.join('')

async function send(path: string, init: RequestInit): Promise<number> {
  const headers = { origin: server.origin, 'content-type': 'application/json', ...init.headers }
  const answer = await fetch(`${server.origin}/api/${path}`, { ...init, headers })
  await answer.text()
  return answer.status
}

const form = 'dls-contact-details/v1/contact-form'
const valid = { name: canary, email: `${canary}@voliere.example`, subject: canary, message: canary }

describe('a request that names a person', () => {
  test.each([
    ['is no JSON', `{"name": "${canary}"`],
    ['is JSON of another shape', JSON.stringify([canary])],
    ['has a field too much', JSON.stringify({ ...valid, [canary]: canary })],
    ['has a field too long', JSON.stringify({ ...valid, subject: canary.repeat(50) })],
    ['has another type', JSON.stringify({ ...valid, email: { address: canary } })],
    ['would reach into prototypes', `{"__proto__": {"name": "${canary}"}}`],
    ['is too big', JSON.stringify({ ...valid, message: canary.repeat(10_000) })],
  ])('CORE-8 and %s is not repeated in a log', async (_what, body) => {
    expect(await send(form, { method: 'POST', body })).toBeLessThan(500)
    expect(logged()).not.toContain(canary)
  })

  test('CORE-8 in its address, its headers or its cookie is not repeated in a log', async () => {
    expect(await send(`dls-company-search/v1/company/search?query=${canary}`, {})).toBeLessThan(500)
    expect(await send(`${canary}/unknown?hash=${canary}`, {})).toBe(404)
    const headers = { 'x-utm': `utm_source=${canary}`, originated: canary, cookie: `name=${canary}`, referer: canary }
    expect(await send('dls-pbl-api/v3/case-state', { headers: { ...headers, authorization: canary } })).toBe(401)
    expect(await send('dls-pbl-api/v3/case-state', { headers: { 'x-correlation-id': canary } })).toBe(401)
    expect((await fetch(`${server.origin}/${canary}?name=${canary}`)).status).toBe(404)
    expect(logged()).not.toContain(canary)
  })

  test('CORE-8 in a file is not repeated in a log, whatever is wrong with the file', async () => {
    const applicant = await newApplicant(server.origin)
    await fillForm(applicant, '00900003')
    const bytes = Buffer.from(`<?xml version="1.0"?><Document><${canary}>${canary}</Document>`)
    const { body } = await applicant.upload([{ name: `${canary}.xml`, bytes }])
    expect(body.files[0].accepted).toBe(false)
    expect(logged()).not.toContain(canary)
  })

  test('CORE-8 and meets a fault of the database or the mail server is not repeated in a log', async () => {
    const { smtpUrl } = server.context.settings.mail
    server.context.settings.mail.smtpUrl = 'smtp://127.0.0.1:9'
    expect(await send(form, { method: 'POST', body: JSON.stringify(valid) })).toBe(204)
    await server.context.pool.query('alter table contact_request add constraint never check (kind is null) not valid')
    expect(await send(form, { method: 'POST', body: JSON.stringify(valid) })).toBe(500)
    await server.context.pool.query('alter table contact_request drop constraint never')
    await expect.poll(logged, { timeout: 60_000, interval: 100 }).toContain('did not take a mail')
    server.context.settings.mail.smtpUrl = smtpUrl
    expect(logged()).toContain('never')
    expect(logged()).not.toContain(canary)
  })
})
