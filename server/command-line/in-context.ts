import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pino } from 'pino'
import type { Context } from '../context.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import { closeContext, openContext } from '../open-context.ts'
import { readSettings, type Settings, SettingsError } from '../settings/settings.ts'
import { openEmbeddedRuntime } from '../store/database/runtime-role.ts'

/** A path that a person typed where npm was called, which runs its scripts elsewhere. */
export const named = (path: string): string => resolve(process.env['INIT_CWD'] ?? '', path)

type Place = Pick<Settings, 'dataDir' | 'databaseUrl' | 'migrationDatabaseUrl'>

type OpenDatabase = {
  /** Of the account that owns the tables, or the only one that is given. */
  ownerUrl: string
  /** Of the account that serves. */
  servingUrl(): Promise<string>
  close(): Promise<void>
}

export class NoDatabaseError extends Error {}

/** The database that the server uses; the embedded one is started unless it runs, and made if it may be. */
export async function openDatabase(settings: Place, mayMake = false): Promise<OpenDatabase> {
  const { dataDir, databaseUrl, migrationDatabaseUrl } = settings
  if (databaseUrl !== null)
    return { ownerUrl: migrationDatabaseUrl ?? databaseUrl, servingUrl: async () => databaseUrl, close: async () => {} }
  if (!mayMake && !existsSync(join(dataDir, 'postgres')) && !existsSync(join(dataDir, 'postgres-location.txt')))
    throw new NoDatabaseError(`There is no database in ${dataDir} yet; npm start makes it.`)
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: console.error } })
  return { ownerUrl: url, servingUrl: () => openEmbeddedRuntime(url), close: stop }
}

/** Does what a command does with the server's own context. */
export async function inContext(act: (context: Context) => Promise<number>): Promise<number> {
  const settings = readSettings(process.env)
  const { servingUrl, close } = await openDatabase(settings)
  try {
    const databaseUrl = await servingUrl()
    const context = await openContext(settings, { databaseUrl, ownerUrl: null }, pino({ level: 'silent' }))
    return await act(context).finally(() => closeContext(context))
  } finally {
    await close()
  }
}

/** Ends the process with what the command returns, or with 2 and the reasons why it could not. */
export async function runCommand(command: () => Promise<number>, could = 'look'): Promise<void> {
  try {
    process.exitCode = await command()
  } catch (error) {
    const problems = error instanceof SettingsError ? error.problems : [(error as Error).message]
    console.error(`It could not ${could}:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
    process.exitCode = 2
  }
}
