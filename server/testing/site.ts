// The sandbox and the site of a test file: they run before its tests are collected, and stop after the last of them.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll } from 'vitest'
import type { RenderPage } from '#contract/page-data.ts'
import { startSandbox, type Sandbox } from '#bank-sandbox/sandbox.ts'
import { freePort } from './free-port.ts'
import { clockSetting } from './test-clock.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts'

/** For the setting `RENDERER`: pages from their sources. Loaded here, since a server that loads them is busy. */
export async function sourceRenderer(): Promise<string> {
  const program = join(import.meta.dirname, '..', '..', 'web', 'render-page.tsx')
  const { renderPage } = (await import(pathToFileURL(program).href)) as { renderPage: RenderPage }
  for (const path of ['/', '/contact', '/bedrijf-zoeken']) await renderPage(path, {})
  return program
}

type SiteOptions = Pick<TestServerOptions, 'environment'> & {
  /** The day that both have it be; without it that of all tests. */
  today?: string
  /** The bank calls the site, which has the key that calls are signed with, or asks the sandbox for it. */
  callbacks?: 'key known' | 'key asked for'
}

/** To be awaited at the top of a test file. The sandbox answers without delays. */
export async function startSite(options: SiteOptions = {}): Promise<{ sandbox: Sandbox; server: TestServer }> {
  const { today, callbacks } = options
  const port = callbacks ? await freePort() : null
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    delays: false,
    today: clockSetting(today),
    ...(port && { callbackUrl: `http://localhost:${port}/api/vlot/v1/callbacks/bank` }),
  })
  const environment = {
    ...(port && { PORT: String(port), HOST: 'localhost' }),
    ...options.environment,
  }
  try {
    const { origin, smtpPort, callbackPublicKey, clock } = sandbox
    const key = callbacks === 'key asked for' ? {} : { callbackPublicKey }
    const server = await startTestServer({ sandbox: { origin, smtpPort, clock, ...key }, environment })
    afterAll(async () => {
      await server.stop()
      await sandbox.close()
    })
    return { sandbox, server }
  } catch (error) {
    await sandbox.close()
    throw error
  }
}
