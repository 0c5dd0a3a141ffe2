// Below DATA_DIR/postgres: `cluster` (data folder), `password` (random, readable by our account only), `port` (the
// last, reused on restart), `socket/` (local-socket.ts) and `users/` (one mark per server process).
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { canEnter, postgresAccount, type PostgresAccount } from './account.ts'
import { isAlive } from './postmaster.ts'

export type PostgresHome = { home: string; root: string; cluster: string; account: PostgresAccount }

const rotateLogAtBytes = 10_000_000

/**
 * Finds or makes the folder of the database. As root below a closed folder PostgreSQL's account could not reach it:
 * then it is below /var/lib/vlot, and DATA_DIR/postgres-location.txt has the path.
 */
export function postgresHome(dataDir: string, report: (message: string) => void): PostgresHome {
  const wanted = resolve(dataDir)
  makeWritable(wanted)
  const account = postgresAccount(join(wanted, 'postgres', 'cluster'))
  if (account.uid !== undefined) chmodSync(wanted, statSync(wanted).mode | 0o011)
  const home = canEnter(wanted, account) ? wanted : moveOut(wanted, report)
  const root = join(home, 'postgres')
  return { home, root, cluster: join(root, 'cluster'), account: postgresAccount(join(root, 'cluster')) }
}

function makeWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(join(folder, `.writable-${process.pid}`), '')
    rmSync(join(folder, `.writable-${process.pid}`))
  } catch (error) {
    throw new Error(`The data folder ${folder} cannot be written. Set DATA_DIR to a folder of your own.`, {
      cause: error,
    })
  }
}

function moveOut(wanted: string, report: (message: string) => void): string {
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 16)
  const home = `/var/lib/vlot/${name}`
  mkdirSync(home, { recursive: true, mode: 0o711 })
  writeFileSync(join(wanted, 'postgres-location.txt'), `${join(home, 'postgres')}\n`)
  report(`PostgreSQL does not run as root, and other accounts cannot enter ${wanted}: the database is in ${home}.`)
  return home
}

/** The log of PostgreSQL, with one older file kept. Returns its path. */
export function postgresLogFile(root: string): string {
  const file = join(root, 'postgres.log')
  const stats = statSync(file, { throwIfNoEntry: false })
  if (stats && stats.size > rotateLogAtBytes) renameSync(file, `${file}.1`)
  return file
}

/** Removes half-made clusters that killed starts left behind. */
export function sweepDrafts(home: string): void {
  for (const name of readdirSync(home)) {
    const owner = Number(/^postgres-draft-(\d+)$/.exec(name)?.[1])
    if (owner && owner !== process.pid && !isAlive(owner)) rmSync(join(home, name), { recursive: true, force: true })
  }
}

/** Marks the database as used by this process, so that another one's `stop` leaves it running. */
export function markUse(root: string): void {
  mkdirSync(join(root, 'users'), { recursive: true })
  writeFileSync(join(root, 'users', String(process.pid)), processStart(process.pid))
}

/** Takes our mark away, clears marks of dead processes, and returns how many living users remain. */
export function unmarkUse(root: string): number {
  const folder = join(root, 'users')
  rmSync(join(folder, String(process.pid)), { force: true })
  if (!existsSync(folder)) return 0
  const living = readdirSync(folder).filter((name) => isSameProcess(Number(name), join(folder, name)))
  for (const name of readdirSync(folder)) if (!living.includes(name)) rmSync(join(folder, name), { force: true })
  return living.length
}

function isSameProcess(pid: number, mark: string): boolean {
  try {
    return isAlive(pid) && readFileSync(mark, 'utf8') === processStart(pid)
  } catch {
    return false
  }
}

/** The kernel's start time of a process (clock ticks since boot), which distinguishes a reused number; '' elsewhere. */
function processStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
