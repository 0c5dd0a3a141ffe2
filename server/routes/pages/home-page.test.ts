import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '#bank-sandbox/sandbox.ts'
import { sourceRenderer } from '../../testing/site.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { clockSetting } from '../../testing/test-clock.ts'

const proof = [
  {
    title: { nl: '4,8 van 5', en: '4.8 out of 5' },
    body: { nl: '<b>212</b> beoordelingen', en: '212 reviews' },
    address: 'https://reviews.example/vlot',
    link: { nl: 'Lees ze', en: 'Read them' },
  },
  { title: { nl: 'Klachten', en: 'Complaints' }, body: { nl: 'Bij de commissie', en: 'At the board' } },
]

const RENDERER = await sourceRenderer()
let sandbox: Sandbox
beforeAll(
  async () => void (sandbox = await startSandbox({ port: 0, smtpPort: 0, delays: false, today: clockSetting() })),
)
afterAll(() => sandbox?.close())

async function homeWith(PROOF: string, path: string): Promise<string> {
  const server = await startTestServer({ sandbox, environment: { RENDERER, PROOF } })
  try {
    const response = await server.visitor().fetch(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    return await response.text()
  } finally {
    await server.stop()
  }
}

test('ROUTE-1 home shows what others say of the lender, in the language of the page, as text', async () => {
  const dutch = await homeWith(JSON.stringify(proof), '/')
  expect(dutch).toContain(
    '<h3>4,8 van 5</h3><p>&lt;b&gt;212&lt;/b&gt; beoordelingen</p><p><a href="https://reviews.example/vlot"',
  )
  expect(dutch).toContain('<li><h3>Klachten</h3><p>Bij de commissie</p></li></ul>')
  const english = await homeWith(JSON.stringify(proof), '/en')
  expect(english).toContain(
    '<h3>4.8 out of 5</h3><p>212 reviews</p><p><a href="https://reviews.example/vlot" rel="noopener">Read them</a>',
  )
  expect(await homeWith('', '/')).not.toContain('proof-title')
})
