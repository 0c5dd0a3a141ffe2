// The real server for a test file: a real database, real HTTP on a free port, and a visitor who speaks through it.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Context } from '../context.ts'
import { openLog } from '../log.ts'
import { allRoutes } from '../routes/all-routes.ts'
import { readSettings } from '../settings/settings.ts'
import type { SettingName } from '../settings/setting-table.ts'
import { startServer } from '../start-server.ts'
import { freePort } from './free-port.ts'
import { clockSetting } from './test-clock.ts'
import { startMigratedDatabase } from './test-database.ts'
import { newVisitor, type Visitor } from './visitor.ts'

export type TestServerOptions = {
  /** Settings that differ, as environment variables. */
  environment?: Partial<Record<SettingName, string>>
  /** A running sandbox, with the server's clock (in another process, the machine's). Without it, no outgoing calls. */
  sandbox?: { origin: string; smtpPort: number; callbackPublicKey?: string; clock?: { now(): Date } }
}

export type TestServer = {
  origin: string
  /** The server's own context; a test may set `now` to move the clock. */
  context: Context
  /** Everything logged so far, a JSON object a line. */
  logLines: string[]
  /** A new visitor: no cookie, no token. */
  visitor(): Visitor
  stop(): Promise<void>
}

/** Starts it with role `all` and rate limits off, unless the options say otherwise. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await startMigratedDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'vlot-server-'))
  const logLines: string[] = []
  const settings = readSettings({
    PORT: String(await freePort()),
    DESK_PORT: String(await freePort()),
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SITE_DIR: join(folder, 'site'),
    RENDERER: join(folder, 'render-page.js'),
    DESK_DIR: join(folder, 'desk'),
    OPERATOR_KEY: randomBytes(32).toString('base64'),
    TOKEN_KEY: randomBytes(32).toString('base64'),
    RATE_LIMIT_FACTOR: '0',
    CLOCK_TODAY: options.sandbox ? options.sandbox.clock?.now().toISOString() : clockSetting(),
    ...sandboxSettings(options.sandbox),
    ...options.environment,
  })
  const log = openLog(settings, { write: (line) => void logLines.push(line) })
  const running = await startServer(settings, log, allRoutes)
  return {
    origin: settings.publicOrigin,
    context: running.context,
    logLines,
    visitor: () => newVisitor(settings.publicOrigin),
    async stop() {
      await running.stop()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function sandboxSettings(sandbox: TestServerOptions['sandbox']): Partial<Record<SettingName, string>> {
  const origin = sandbox?.origin ?? 'http://127.0.0.1:9'
  return {
    BANK_API_URL: `${origin}/api/v6`,
    KVK_API_URL: `${origin}/kvk/api`,
    SMTP_URL: `smtp://127.0.0.1:${sandbox?.smtpPort ?? 9}`,
    ...(sandbox?.callbackPublicKey ? { BANK_CALLBACK_KEY: sandbox.callbackPublicKey } : {}),
  }
}
