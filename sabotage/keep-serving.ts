// A lane's process with the server and sandbox of its browser tests, as e2e/support/stack.mjs has them. For each defect
// both restart on an empty database, while loaded sources and packages stay.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '#bank-sandbox/sandbox.ts'
import { settingsFrom } from '#bank-sandbox/settings.ts'
import { openLog } from '#server/log.ts'
import { allRoutes } from '#server/routes/all-routes.ts'
import { readSettings } from '#server/settings/settings.ts'
import { startServer } from '#server/start-server.ts'
import { obeyOrders } from './kept-program.ts'
import { dayOfStacks, flagsFileOf, folderFileOf } from '../e2e/support/stacks.ts'
// @ts-expect-error -- plain scripts, which the commands of the repository share
import { childEnvironment, readPorts } from '../run/local-settings.mjs'
// @ts-expect-error -- as above
import { inRepository } from '../run/paths.mjs'

type Stack = { stop(): Promise<void> }

const folder = mkdtempSync(join(tmpdir(), 'vlot-e2e-'))
const sitePort = Number(process.env['PORT'])
const flagsFile = flagsFileOf(sitePort)
const forTests = { DATA_DIR: folder, SANDBOX_DELAYS: 'off', RATE_LIMIT_FACTOR: '0', TESTER_MODE: 'on', ...dayOfStacks }
Object.assign(process.env, forTests, { FLAGS_FILE: flagsFile })
writeFileSync(folderFileOf(sitePort), folder)

async function start(databaseUrl: string): Promise<Stack> {
  copyFileSync(inRepository('server', 'flags', 'flags.json'), flagsFile)
  const env = { ...childEnvironment(readPorts()), DATABASE_URL: databaseUrl, PARENT_PID: undefined, LOG_LEVEL: 'fatal' }
  rmSync(join(folder, 'sandbox'), { recursive: true, force: true })
  const sandbox = await startSandbox(settingsFrom(env))
  const settings = readSettings(env)
  const server = await startServer(settings, openLog(settings), allRoutes)
  return {
    async stop() {
      await server.stop()
      await sandbox.close()
    },
  }
}

let running: Promise<Stack> | undefined
async function stop(): Promise<void> {
  await (await running)?.stop()
  running = undefined
}

async function obey(order: { databaseUrl?: string }): Promise<void> {
  await stop()
  if (order.databaseUrl === undefined) return
  running = start(order.databaseUrl)
  await running
}

obeyOrders(obey, () => {
  for (const path of [folder, flagsFile, folderFileOf(sitePort)]) rmSync(path, { recursive: true, force: true })
})
