import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lenderFileText } from '#contract/lender/lender-file.ts'
import { demonstrationFile } from '../../settings/lender-folder.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { freePort } from '../../testing/free-port.ts'
import { sourceRenderer, startSite } from '../../testing/site.ts'

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
const folder = temporaryFolder()
afterAll(folder.remove)
writeFileSync(join(folder.path, 'lender.json'), lenderFileText({ ...demonstrationFile, advisers: [], proof }))
const port = await freePort()
const { server } = await startSite({
  environment: {
    RENDERER,
    LENDER_DIR: folder.path,
    HOST: 'localhost',
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    PORT: String(port),
  },
})
const pageAt = async (path: string) => (await server.visitor().fetch(path)).text()

test('ROUTE-1 home shows what others say of the lender, in the language of the page, as text', async () => {
  const dutch = await pageAt('/')
  expect(dutch).toContain(
    '<h3>4,8 van 5</h3><p>&lt;b&gt;212&lt;/b&gt; beoordelingen</p><p><a href="https://reviews.example/vlot"',
  )
  expect(dutch).toContain('<li><h3>Klachten</h3><p>Bij de commissie</p></li></ul>')
  const english = await pageAt('/en')
  expect(english).toContain(
    '<h3>4.8 out of 5</h3><p>212 reviews</p><p><a href="https://reviews.example/vlot" rel="noopener">Read them</a>',
  )
})
