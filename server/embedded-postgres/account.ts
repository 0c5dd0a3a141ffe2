// Which account of the operating system runs the database, and which folders it can enter.
import { execFileSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The account for child processes; empty means "as we are ourselves". Spreads into spawn options. */
export type PostgresAccount = { uid?: number; gid?: number }

const isRoot = (): boolean => process.getuid?.() === 0

const numberOf = (flag: '-u' | '-g', user: string): number =>
  Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'], timeout: 5_000 }))

/**
 * PostgreSQL refuses to run as root, and initdb needs a named account. So root steps down: to the owner of an existing
 * cluster, else to `postgres`, else to `nobody`.
 */
export function postgresAccount(clusterFolder: string): PostgresAccount {
  if (!isRoot()) return {}
  const existing = statSync(clusterFolder, { throwIfNoEntry: false })
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid }
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: numberOf('-u', user), gid: numberOf('-g', user) }
    } catch {
      // This account does not exist here: try the next.
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and this system has neither an account "postgres" nor "nobody" to run it as. ' +
      'Run Vlot as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  )
}

/** True when the account may pass through the folder and every folder above it (permission bits only, no ACLs). */
export function canEnter(folder: string, account: PostgresAccount): boolean {
  if (account.uid === undefined) return isAccessible(folder)
  for (let at = folder; ; at = dirname(at)) {
    const stats = statSync(at, { throwIfNoEntry: false })
    if (stats && !mayTraverse(stats, account)) return false
    if (dirname(at) === at) return true
  }
}

function mayTraverse(stats: { mode: number; uid: number; gid: number }, account: PostgresAccount): boolean {
  if (stats.uid === account.uid) return (stats.mode & 0o100) !== 0
  if (stats.gid === account.gid) return (stats.mode & 0o010) !== 0
  return (stats.mode & 0o001) !== 0
}

function isAccessible(folder: string): boolean {
  try {
    accessSync(folder, constants.X_OK)
    return true
  } catch {
    return false
  }
}
