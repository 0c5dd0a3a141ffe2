// Makes a new database cluster with initdb.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { syncFolder } from '../sync-folder.ts'
import type { PostgresAccount } from './account.ts'

const initdbPatienceMs = 120_000

type ClusterPlan = { home: string; root: string; binaries: string; account: PostgresAccount; sync: boolean }

/**
 * Makes cluster and password together in a draft folder and renames it into place: a kill at any moment leaves either
 * nothing or the whole, and of several starts at once one wins and the others use what it made.
 */
export async function initialiseCluster(plan: ClusterPlan): Promise<void> {
  const draft = join(plan.home, `postgres-draft-${process.pid}`)
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(join(draft, 'cluster'), { recursive: true })
  chmodSync(draft, 0o711)
  const password = randomBytes(24).toString('base64url')
  const passwordForInitdb = join(draft, 'password-for-initdb')
  writeFileSync(join(draft, 'password'), password, { mode: 0o600, flush: true })
  writeFileSync(passwordForInitdb, password, { mode: 0o600 })
  for (const place of [join(draft, 'cluster'), passwordForInitdb]) giveTo(place, plan.account)
  await runInitdb(plan, join(draft, 'cluster'), passwordForInitdb)
  rmSync(passwordForInitdb)
  syncFolder(draft)
  putInPlace(draft, plan.root)
  syncFolder(plan.home)
}

function giveTo(place: string, account: PostgresAccount): void {
  if (account.uid !== undefined && account.gid !== undefined) chownSync(place, account.uid, account.gid)
}

function putInPlace(draft: string, root: string): void {
  try {
    renameSync(draft, root)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(join(root, 'cluster', 'PG_VERSION'))) throw error
  }
}

async function runInitdb(plan: ClusterPlan, cluster: string, passwordFile: string): Promise<void> {
  // The builtin provider sorts by code point and knows upper and lower case of all letters, alike on every machine.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const login = ['--username=vlot', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const options = ['-D', cluster, ...locale, ...login, '--no-instructions', ...(plan.sync ? [] : ['--no-sync'])]
  const child = spawn(join(plan.binaries, 'initdb'), options, {
    ...plan.account,
    cwd: '/',
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: initdbPatienceMs,
  })
  let complaint = ''
  child.stderr.on('data', (chunk) => (complaint = (complaint + chunk).slice(-4_000)))
  const outcome = await new Promise<string | undefined>((settle) => {
    child.on('error', (error) => settle(error.message))
    child.on('close', (code) => settle(code === 0 ? undefined : complaint || `initdb ended with code ${code}`))
  })
  if (outcome === undefined) return
  rmSync(join(cluster, '..'), { recursive: true, force: true })
  throw new Error(`The database could not be set up: ${outcome.trim()}${adviceOn(outcome)}`)
}

function adviceOn(complaint: string): string {
  if (/could not look up effective user/.test(complaint))
    return ' This account has a number but no name; run as a named account, or set DATABASE_URL.'
  if (/No space left/.test(complaint)) return ' Free some space (at least 200 MB), or set DATA_DIR to another disk.'
  return ''
}
