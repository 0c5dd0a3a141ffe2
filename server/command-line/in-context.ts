import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Context } from '../context.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import { closeContext, openContext } from '../open-context.ts'
import { readSettings, type Settings, SettingsError } from '../settings/settings.ts'
import { openEmbeddedRuntime } from '../store/database/runtime-role.ts'

/** The database that the server uses, for a command; the embedded one is started unless it runs already. */
async function openDatabase(settings: Settings): Promise<{ databaseUrl: string; close(): Promise<void> }> {
  if (settings.databaseUrl !== null) return { databaseUrl: settings.databaseUrl, close: async () => {} }
  const { dataDir } = settings
  if (!existsSync(join(dataDir, 'postgres')) && !existsSync(join(dataDir, 'postgres-location.txt')))
    throw new Error(`There is no database in ${dataDir} yet; npm start makes it.`)
  const embedded = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: console.error } })
  return { databaseUrl: await openEmbeddedRuntime(embedded.url), close: () => embedded.stop() }
}

/** Does what a command does with the server's own context. */
export async function inContext(act: (context: Context) => Promise<number>): Promise<number> {
  const settings = readSettings(process.env)
  const { databaseUrl, close } = await openDatabase(settings)
  try {
    const context = await openContext(settings, { databaseUrl, ownerUrl: null }, pino({ level: 'silent' }))
    return await act(context).finally(() => closeContext(context))
  } finally {
    await close()
  }
}

/** Ends the process with what the command returns, or with 2 and the reasons why it could not look. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command()
  } catch (error) {
    const problems = error instanceof SettingsError ? error.problems : [(error as Error).message]
    console.error(`It could not look:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
    process.exitCode = 2
  }
}
