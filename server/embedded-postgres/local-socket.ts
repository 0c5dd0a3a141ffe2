// The local socket between the server and the embedded database, beside the port for every program.
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PostgresHome } from './home.ts'
import { isPostmasterOf } from './postmaster.ts'

/** PostgreSQL adds `/.s.PGSQL.65535`, and the path of a socket ends at 103 bytes on macOS, at 107 on Linux. */
const folderMaxBytes = 85

const folderBelow = (root: string): string => join(root, 'socket')

/** Makes the folder for the socket; '' where its path is too long, and on Windows: then there is only the port. */
export function openSocketFolder({ root, cluster, account }: Omit<PostgresHome, 'home'>): string {
  const folder = folderBelow(root)
  // A comma would end the name in the settings of PostgreSQL.
  if (process.platform === 'win32' || Buffer.byteLength(folder) > folderMaxBytes || /[,"]/.test(folder)) return ''
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid)
  removeMisleadingLocks(folder, cluster)
  return folder
}

/** PostgreSQL does not start while the number in a lock that a kill left behind belongs to any live process. */
function removeMisleadingLocks(folder: string, cluster: string): void {
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.lock'))) {
    const pid = Number(readFileSync(join(folder, name), 'utf8').split('\n')[0])
    if (!isPostmasterOf(cluster, pid)) rmSync(join(folder, name), { force: true })
  }
}

/** The same connection by the socket, where the running database has one: an earlier release may have started it. */
export function socketUrlOf(url: string, root: string): string {
  const address = new URL(url)
  const folder = folderBelow(root)
  if (!existsSync(join(folder, `.s.PGSQL.${address.port}`))) return url
  address.searchParams.set('host', folder)
  return address.href
}
