import { describe, expect, test } from 'vitest'
import type { CompanyRegister } from '../../company-register.ts'
import { startSite } from '../../testing/site.ts'
import { temporarySite } from '../../testing/temporary-folder.ts'
import { startTestServer } from '../../testing/test-server.ts'

const part = (name: string, html: string) => `<template data-part="${name}">${html}</template>`
/** As much of the built page as the answers need; that the real one has it, the browser tests show. */
const builtPage = `<!doctype html><h1>Zoek</h1><style>h1{color:red}</style><div data-slot="outcome"></div>
<div class="search-card" data-company-search="nl"><input id="company" name="phrase"/>
<p class="search-note" id="company-note" aria-live="polite"></p></div><div data-slot="found"></div>
${['no_match', 'bad_request', 'unavailable', 'alphanumeric', 'too_many_requests'].map((key) => part(`note-${key}`, `Noot ${key}.`)).join('')}
${part('found', '<ul>{companies}</ul>')}${part('company', '<li>{name} {kvkNumber} {address} <a href="?kvk={kvkNumber}">kijk</a></li>')}
${part('eligible', '<h2>{name} kan</h2><a href="/?phrase={kvkNumber}">begin</a>')}
${part('refused', '<h2>{name} niet</h2>{refusals}<dl>{kvkNumber} {legalForm} {mainActivity} {foundedOn} {city} {takenOn}</dl>')}
${part('refusal-SBI_CODE_INVALID', '<p>branche</p>')}${part('refusal-LEGAL_STRUCTURE_INVALID', '<p>rechtsvorm</p>')}
${part('refusal-ended', '<p>beëindigd {endedOn}</p>')}
${part('refusal-FOUNDATION_DATE_CHECK', '<p>jong</p>{eligibleFrom}')}${part('eligible-from', '<b>vanaf {date}</b>')}${part('unknown', 'Onbekend')}`

const SITE_DIR = temporarySite(['bedrijf-zoeken', 'en/bedrijf-zoeken'], builtPage)
const { sandbox, server } = await startSite({ environment: { SITE_DIR } })

async function ask(query: Record<string, string>, { from = server, path = '/bedrijf-zoeken' } = {}) {
  const response = await from.visitor().fetch(`${path}?${new URLSearchParams(query)}`)
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** With a register that answers as a test says. */
async function withRegister<Result>(register: Partial<CompanyRegister>, act: () => Promise<Result>): Promise<Result> {
  const { companyRegister } = server.context
  server.context.companyRegister = { ...companyRegister, ...register }
  return act().finally(() => (server.context.companyRegister = companyRegister))
}

describe('the company search without JavaScript', () => {
  test('FLOW-3 finds companies by name and by number, each with the link that checks it', async () => {
    for (const path of ['/bedrijf-zoeken', '/en/bedrijf-zoeken']) {
      const byNumber = await ask({ phrase: '0090 0001' }, { path })
      expect([byNumber.status, byNumber.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      expect(byNumber.html).toContain('<li>Bakkerij De Korenaar 00900001 · Molenstraat, &#39;s-Hertogenbosch <a')
      expect(byNumber.html).toContain('<a href="?kvk=00900001">')
      expect(byNumber.html).toContain('value="0090 0001"')
      const byName = await ask({ phrase: ' Bakkerij ' }, { path })
      expect(byName.html).toContain('<li>Bakkerij De Korenaar 00900001')
    }
  })

  test('it is protected as every page, kept by nobody, sets no cookie, and shows nothing of its parts', async () => {
    const { headers, html } = await ask({ phrase: 'Bakkerij' })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toMatch(
      /style-src 'self' 'sha256-[^;]*; img-src.*form-action 'self'/,
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('set-cookie')).toBeNull()
    expect(html).not.toMatch(/<template|data-company-search|\{\w+\}/)
  })

  test('what was typed comes back as text, never as HTML', async () => {
    const { html } = await ask({ phrase: `"><script>alert(1)</script>$&{name}` })
    expect(html).not.toContain('<script>')
    expect(html).toContain('value="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;$&#38;{name}"')
  })

  test('what the register gives comes back as text as well', async () => {
    const evil = { id: '1', kvkNumber: '00900001', street: null, homeNumber: null, postalCode: null, city: '<b>' }
    const company = { ...evil, name: '<img src=x onerror=alert(1)>', pilotBank: false, newToTheBank: false }
    const { html } = await withRegister({ search: () => Promise.resolve([company]) }, () => ask({ phrase: 'xx' }))
    expect(html).not.toMatch(/<img|<b>/)
    expect(html).toContain('&#60;img src=x onerror=alert(1)&#62; 00900001 · &#60;b&#62;')
  })

  test.each([
    ['nothing found', { phrase: 'Zzyzx Qwpo' }, 200, 'no_match'],
    ['too short', { phrase: ' B ' }, 400, 'bad_request'],
    ['nothing to look up', { phrase: '?!' }, 400, 'alphanumeric'],
    ['an unknown number', { kvk: '00900999' }, 200, 'no_match'],
    ['what is no number', { kvk: 'abc' }, 200, 'no_match'],
  ])('VAL-3 %s is reported in words below the field, which keeps what was typed', async (_what, query, status, key) => {
    const answer = await ask(query as Record<string, string>)
    expect(answer.status).toBe(status)
    expect(answer.html).toContain(` id="company-note" aria-live="polite">Noot ${key}.</p>`)
    expect(answer.html).toContain(`aria-invalid="true" autofocus="" value="${Object.values(query)[0]?.trim()}"`)
  })

  test('a register that is away, and a fault of the server, are reported in words with a status that says so', async () => {
    const away = await startTestServer({ environment: { SITE_DIR } })
    try {
      const answer = await ask({ phrase: 'bakkerij' }, { from: away })
      expect([answer.status, answer.html.includes('Noot unavailable.')]).toEqual([503, true])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    } finally {
      await away.stop()
    }
    const fault = { search: () => Promise.reject(new Error('A bug')) }
    const answer = await withRegister(fault, () => ask({ phrase: 'bakkerij' }))
    expect([answer.status, answer.html.includes('Noot unavailable.')]).toEqual([500, true])
    expect(server.logLines.some((line) => line.includes('A bug'))).toBe(true)
  })

  test('who asks too often reads on the page when to come back', async () => {
    const limited = await startTestServer({
      sandbox,
      environment: { SITE_DIR, RATE_LIMIT_FACTOR: '0.02' },
    })
    try {
      expect((await ask({ phrase: 'Bakkerij' }, { from: limited })).status).toBe(200)
      const answer = await ask({ phrase: 'Bakkerij' }, { from: limited })
      expect([answer.status, answer.html.includes('Noot too_many_requests.')]).toEqual([429, true])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await ask({ kvk: '00900001' }, { from: limited })).status).toBe(200)
      expect((await ask({ kvk: '00900001' }, { from: limited })).status).toBe(429)
    } finally {
      await limited.stop()
    }
  })

  test('FLOW-3 a company that may apply is shown the way on, and nothing is begun or stored', async () => {
    const answer = await ask({ kvk: '0090 0001' })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
    expect(answer.html).toContain('<h2>Bakkerij De Korenaar B.V. kan</h2><a href="/?phrase=00900001">')
    const { rows } = await server.context.pool.query<{ count: number }>('select count(*) from loan_case')
    expect(rows).toEqual([{ count: 0 }])
  })

  test('FLOW-3 a company that may not apply is shown each reason, with the extract and the day from which it may', async () => {
    const foundation = await ask({ kvk: '00900053' })
    expect(foundation.html).toContain('<p>rechtsvorm</p>')
    expect(foundation.html).not.toMatch(/kan<\/h2>|vanaf/)
    const young = await ask({ kvk: '00900005' })
    expect(young.html).toMatch(
      /Fietskoerier Snelwiel B\.V\. niet<\/h2><p>jong<\/p><b>vanaf \d{1,2} [a-z]+ \d{4}<\/b><dl>00900005 /,
    )
    expect(young.html).toMatch(/\d\d-\d\d-\d{4} \w+ \d{1,2} [a-z]+ \d{4}<\/dl>/)
  })

  test('FLOW-3 a company that has ended is shown since when, and nothing that could still change', async () => {
    const answer = await ask({ kvk: '00900054' })
    expect(answer.html).toContain('<h2>Drukkerij Laatste Vel B.V. niet</h2><p>beëindigd 30 juni 2024</p><dl>')
    const profile = await server.context.companyRegister.readProfile('00900054')
    const bare = profile && { ...profile, activities: [], foundedOn: null }
    const bareAnswer = await withRegister({ readProfile: () => Promise.resolve(bare) }, () => ask({ kvk: '00900054' }))
    expect(bareAnswer.html).toContain('niet</h2><p>beëindigd 30 juni 2024</p><dl>')
  })

  test('what the register does not know is said to be unknown', async () => {
    const profile = await server.context.companyRegister.readProfile('00900053')
    const bare = profile && { ...profile, activities: [], foundedOn: null, city: null }
    const answer = await withRegister({ readProfile: () => Promise.resolve(bare) }, () => ask({ kvk: '00900053' }))
    expect(answer.html).toMatch(/Onbekend Onbekend Onbekend \d{1,2} [a-z]+ \d{4}<\/dl>/)
  })

  test('without a question the built page is sent as it is', async () => {
    const plain = await ask({ utm_source: 'x' })
    expect([plain.status, plain.html]).toEqual([200, builtPage])
    const twice = await server.visitor().fetch('/bedrijf-zoeken?phrase=a&phrase=b')
    expect(await twice.text()).toBe(builtPage)
  })
})
