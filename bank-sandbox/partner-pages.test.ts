import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from './sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, callbackUrl: 'http://localhost:3111/api/callbacks' })
})
afterAll(() => sandbox.close())

test.each([
  ['boekhouder', 'Deze partner bestaat niet', '/?id=boekhouder&amp;utm_source=partner'],
  ['marktplein/en', 'This partner does not exist', '/en?id=marktplein&amp;utm_source=partner'],
])('CONT-1 the partner page %s says that it is made up and refers back', async (path, words, address) => {
  const page = await (await fetch(`${sandbox.origin}/partners/${path}`)).text()
  expect(page).toContain(words)
  expect(page).toContain(`href="http://localhost:3111${address}"`)
})

test('there is no other partner', async () => {
  for (const path of ['bank', 'boekhouder/de', 'constructor'])
    expect((await fetch(`${sandbox.origin}/partners/${path}`)).status, path).toBe(404)
})
