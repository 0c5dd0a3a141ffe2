import { describe, expect, test } from 'vitest'
import type { CompanyRegister } from '../../company-register.ts'
import { sourceRenderer, startSite } from '../../testing/site.ts'
import { startTestServer } from '../../testing/test-server.ts'

const RENDERER = await sourceRenderer()
const { sandbox, server } = await startSite({ environment: { RENDERER } })

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
      expect(byNumber.html).toContain('<p>KVK 00900001 · Molenstraat, &#x27;s-Hertogenbosch</p>')
      expect(byNumber.html).toContain(`<a href="${path}?kvk=00900001" class="action action-quiet">`)
      expect(byNumber.html).toContain('value="0090 0001"')
      const byName = await ask({ phrase: ' Bakkerij ' }, { path })
      expect(byName.html).toContain('<h3>Bakkerij De Korenaar</h3><p>KVK 00900001')
    }
  })

  test('it is protected as every page, kept by nobody, sets no cookie, and no script takes it over', async () => {
    const { headers, html } = await ask({ phrase: 'Bakkerij' })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toMatch(
      /style-src 'self' 'sha256-[^;]*; img-src.*form-action 'self'/,
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('set-cookie')).toBeNull()
    expect(html).not.toContain('data-company-search')
    expect(html).toContain('.found{')
  })

  test('what was typed comes back as text, never as HTML', async () => {
    const { html } = await ask({ phrase: `"><script>alert(1)</script>$&{name}` })
    expect(html).not.toContain('<script>')
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;{name}"')
  })

  test('what the register gives comes back as text as well', async () => {
    const evil = { id: '1', kvkNumber: '00900001', street: null, homeNumber: null, postalCode: null, city: '<b>' }
    const company = { ...evil, name: '<img src=x onerror=alert(1)>', pilotBank: false, newToTheBank: false }
    const { html } = await withRegister({ search: () => Promise.resolve([company]) }, () => ask({ phrase: 'xx' }))
    expect(html).not.toMatch(/<img src=x|<b>/)
    expect(html).toContain('<h3>&lt;img src=x onerror=alert(1)&gt;</h3><p>KVK 00900001 · &lt;b&gt;</p>')
  })

  test.each([
    ['nothing found', { phrase: 'Zzyzx Qwpo' }, 200, 'We vinden geen bedrijf'],
    ['too short', { phrase: ' B ' }, 400, 'Typ minstens 2 tekens'],
    ['nothing to look up', { phrase: '?!' }, 400, 'Gebruik alleen letters, cijfers en spaties.'],
    ['an unknown number', { kvk: '00900999' }, 200, 'We vinden geen bedrijf'],
    ['what is no number', { kvk: 'abc' }, 200, 'We vinden geen bedrijf'],
  ])(
    'VAL-3 %s is reported in words below the field, which keeps what was typed',
    async (_what, query, status, words) => {
      const answer = await ask(query as Record<string, string>)
      expect(answer.status).toBe(status)
      expect(answer.html).toContain(` id="company-note" data-problem="true" aria-live="polite">${words}`)
      const [field] = /<input id="company"[^>]*>/.exec(answer.html) ?? []
      expect(field).toContain(' aria-invalid="true"')
      expect(field).toContain(' autofocus=""')
      expect(field).toContain(` value="${Object.values(query)[0]?.trim()}"`)
    },
  )

  test('a register that is away, and a fault of the server, are reported in words with a status that says so', async () => {
    const away = await startTestServer({ environment: { RENDERER } })
    try {
      const answer = await ask({ phrase: 'bakkerij' }, { from: away })
      expect([answer.status, answer.html.includes('We kunnen nu niet in het Handelsregister kijken.')]).toEqual([
        503,
        true,
      ])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    } finally {
      await away.stop()
    }
    const fault = { search: () => Promise.reject(new Error('A bug')) }
    const answer = await withRegister(fault, () => ask({ phrase: 'bakkerij' }))
    expect([answer.status, answer.html.includes('We kunnen nu niet in het Handelsregister kijken.')]).toEqual([
      500,
      true,
    ])
    expect(server.logLines.some((line) => line.includes('A bug'))).toBe(true)
  })

  test('who asks too often reads on the page when to come back', async () => {
    const limited = await startTestServer({
      sandbox,
      environment: { RENDERER, RATE_LIMIT_FACTOR: '0.02' },
    })
    try {
      expect((await ask({ phrase: 'Bakkerij' }, { from: limited })).status).toBe(200)
      const answer = await ask({ phrase: 'Bakkerij' }, { from: limited })
      expect([answer.status, answer.html.includes('Je gaat wat snel voor ons.')]).toEqual([429, true])
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
    expect(answer.html).toContain('>Goed nieuws: Bakkerij De Korenaar B.V. kan aanvragen</h2>')
    expect(answer.html).toContain('<a href="/?phrase=00900001#zoek" class="action">Begin je aanvraag</a>')
    const { rows } = await server.context.pool.query<{ count: number }>('select count(*) from loan_case')
    expect(rows).toEqual([{ count: 0 }])
  })

  test('FLOW-3 a company that may not apply is shown each reason, with the extract and the day from which it may', async () => {
    const form = await ask({ kvk: '00900053' })
    expect(form.html).toContain('<h3>De rechtsvorm van je bedrijf</h3>')
    expect(form.html).not.toMatch(/Goed nieuws|kun je een aanvraag doen/)
    const young = await ask({ kvk: '00900005' })
    expect(young.html).toContain('We hebben Fietskoerier Snelwiel B.V. opgezocht in het Handelsregister.')
    expect(young.html).toContain('<strong>Vanaf 17 maart 2027 kun je een aanvraag doen.</strong>')
    expect(young.html).toContain('<dt>KVK-nummer</dt><dd>00900005</dd>')
    expect(young.html).toContain('<dt>Opgericht op</dt><dd>17-12-2025</dd>')
    expect(young.html).toContain('Bron: Handelsregister van KVK, opgehaald op 17 november 2026.')
  })

  test('FLOW-3 a company that has ended is shown since when, and nothing that could still change', async () => {
    const answer = await ask({ kvk: '00900054' })
    expect(answer.html).toContain('Volgens het Handelsregister is dit bedrijf beëindigd op 30 juni 2024.')
    expect(answer.html.match(/class="company-refusal"/g)).toHaveLength(1)
    const profile = await server.context.companyRegister.readProfile('00900054')
    const bare = profile && { ...profile, activities: [], foundedOn: null }
    const bareAnswer = await withRegister({ readProfile: () => Promise.resolve(bare) }, () => ask({ kvk: '00900054' }))
    expect(bareAnswer.html.match(/class="company-refusal"/g)).toHaveLength(1)
  })

  test('what the register does not know is said to be unknown', async () => {
    const profile = await server.context.companyRegister.readProfile('00900053')
    const bare = profile && { ...profile, activities: [], foundedOn: null, city: null }
    const answer = await withRegister({ readProfile: () => Promise.resolve(bare) }, () => ask({ kvk: '00900053' }))
    expect(answer.html.match(/<dd>Niet bekend<\/dd>/g)).toHaveLength(3)
  })

  test('a field that is given twice asks nothing', async () => {
    const twice = await server.visitor().fetch('/bedrijf-zoeken?phrase=a&phrase=b')
    expect(await twice.text()).toContain('data-company-search="nl"')
  })
})
