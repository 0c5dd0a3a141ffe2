import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { afterEach, beforeEach } from 'vitest'
import { readSettings, SettingsError } from '../settings/settings.ts'
import { temporaryFolder, type TemporaryFolder } from './temporary-folder.ts'

export const newKey = () => randomBytes(32).toString('base64')
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
export const privatePem = String(privateKey.export({ type: 'pkcs8', format: 'pem' })).replaceAll('\n', '\\n')

/** The least that a site in production is given. */
export const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://vlot.example',
  BANK_API_URL: 'https://aggregator.example/api/v6',
  BANK_APP_ID: 'app',
  BANK_SECRET: 'secret',
  BANK_PRIVATE_KEY: privatePem,
  KVK_API_URL: 'https://register.example/api',
  KVK_API_KEY: 'key',
  SMTP_URL: 'smtps://mail.example',
  ERASURE_LOG: '/srv/vlot-erasures',
}

/** Reads settings with a new folder for their keys in each test. */
export function settingsOfTests() {
  let folder: TemporaryFolder
  beforeEach(() => {
    folder = temporaryFolder()
  })
  afterEach(() => folder.remove())
  const read = (environment: Record<string, string> = {}, now?: Date) =>
    readSettings({ DATA_DIR: folder.path, ...environment }, now)
  const problemsOf = (environment: Record<string, string>): readonly string[] => {
    try {
      read(environment)
      return []
    } catch (error) {
      if (error instanceof SettingsError) return error.problems
      throw error
    }
  }
  return { read, problemsOf, folder: () => folder.path }
}
