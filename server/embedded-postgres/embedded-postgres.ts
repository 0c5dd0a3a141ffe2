// Runs the PostgreSQL that comes with the packages as its own process, so that a program that is killed loses
// nothing: the next start finds the database still running, or recovers it. With DATABASE_URL set, none of this runs.
import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readyBinaries } from './binaries.ts'
import { initialiseCluster } from './cluster.ts'
import { markUse, postgresHome, postgresLogFile, sweepDrafts, unmarkUse, type PostgresHome } from './home.ts'
import { openSocketFolder, socketUrlOf } from './local-socket.ts'
import {
  endOrphanBackends,
  isAlive,
  isPostmasterOf,
  readPostmaster,
  removeMisleadingPidFile,
  stopPostmaster,
  type Postmaster,
} from './postmaster.ts'

/** Where to say what happens; a pino logger and the console both fit. */
type Log = { info(message: string): void; warn(message: string): void }

type EmbeddedPostgresOptions = {
  dataDir: string
  log: Log
  /** The port to listen on, without an alternative; absent: the one used last if it is free, else any free one. */
  port?: number
  /** Tests only: gives up durability for speed, and has their environment, which may move the clock. */
  unsafeFast?: boolean
}

export type EmbeddedPostgres = {
  /** A connection string with the password in it: never log it. */
  url: string
  /** The same by a local socket, which costs the server a third less per query; `url` where there is none. */
  socketUrl: string
  pid: number
  port: number
  /** True when a database left running by an earlier or a parallel process was taken over. */
  reused: boolean
  clusterFolder: string
  /** Stops the database, unless another living server process uses it. */
  stop(): Promise<void>
}

const startPatienceMs = 60_000
const startAttemptsMax = 60
const pauseBetweenAttemptsMs = 100

/**
 * Starts the database in `dataDir` (made when absent) or takes over a running one. Safe to call from several processes
 * at once. Throws an Error whose message gives the remedy.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const place = postgresHome(options.dataDir, (message) => options.log.warn(message))
  sweepDrafts(place.home)
  const binaries = readyBinaries(place.home, place.account, (message) => options.log.warn(message))
  if (!existsSync(join(place.cluster, 'PG_VERSION')))
    await initialiseCluster({ ...place, binaries, sync: options.unsafeFast !== true })
  checkOwner(place)
  markUse(place.root)
  const { postmaster, reused } = await findOrLaunch(place, binaries, options)
  rememberPort(place.root, postmaster.port)
  const password = readFileSync(join(place.root, 'password'), 'utf8').trim()
  const url = `postgres://vlot:${password}@127.0.0.1:${postmaster.port}/postgres`
  return {
    url,
    socketUrl: socketUrlOf(url, place.root),
    pid: postmaster.pid,
    port: postmaster.port,
    reused,
    clusterFolder: place.cluster,
    stop: () => stopUnlessShared(place),
  }
}

function checkOwner(place: PostgresHome): void {
  const owner = statSync(place.cluster).uid
  const runner = place.account.uid ?? process.getuid?.() ?? owner
  if (owner === runner) return
  throw new Error(
    `The database in ${place.cluster} belongs to another account (number ${owner}). Start Vlot as the account that ` +
      'started it before (or as root), or set DATA_DIR to a folder of your own.',
  )
}

async function stopUnlessShared(place: PostgresHome): Promise<void> {
  if (unmarkUse(place.root) > 0) return
  const running = readPostmaster(place.cluster)
  if (running) await stopPostmaster(place.cluster, running.pid)
}

/** Stops a database in `dataDir` that a killed server left running, unless a living server process uses it. */
export async function stopLeftPostgres(dataDir: string): Promise<void> {
  await stopUnlessShared(postgresHome(dataDir, () => {}))
}

type Found = { postmaster: Postmaster; reused: boolean }

/** PostgreSQL's own pid file is the lock: a process that loses the race to start finds the winner on its next try. */
async function findOrLaunch(place: PostgresHome, binaries: string, options: EmbeddedPostgresOptions): Promise<Found> {
  const deadline = Date.now() + startPatienceMs
  let complaint = 'it did not become ready'
  for (let attempt = 0; attempt < startAttemptsMax && Date.now() < deadline; attempt++) {
    const running = await waitWhileChanging(place.cluster, deadline)
    if (running) return { postmaster: running, reused: true }
    removeMisleadingPidFile(place.cluster)
    const launched = await launch(place, binaries, options, deadline)
    if (typeof launched === 'object') return { postmaster: launched, reused: false }
    complaint = launched
    if (/shared memory block/.test(complaint)) endOrphanBackends(place.cluster)
    await sleep(pauseBetweenAttemptsMs)
  }
  throw new Error(`The embedded database does not start (see ${join(place.root, 'postgres.log')}): ${complaint}`)
}

/** Waits while a postmaster starts up or shuts down; returns it once ready, or nothing when none runs. */
async function waitWhileChanging(cluster: string, deadline: number): Promise<Postmaster | undefined> {
  for (;;) {
    const running = readPostmaster(cluster)
    if (!running || running.state === 'ready' || Date.now() > deadline) return running
    await sleep(10)
  }
}

/** Returns the ready postmaster, or PostgreSQL's own last words when it ended instead. */
async function launch(
  place: PostgresHome,
  binaries: string,
  options: EmbeddedPostgresOptions,
  deadline: number,
): Promise<Postmaster | string> {
  const port = options.port ?? (await choosePort(place.root))
  const logFile = postgresLogFile(place.root)
  const log = openSync(logFile, 'a', 0o600)
  const logStart = statSync(logFile).size
  // Detached: a Ctrl-C in the terminal must not stop the database before the server has drained.
  const child = spawn(
    join(binaries, 'postgres'),
    ['-D', place.cluster, ...settings(port, openSocketFolder(place), options.unsafeFast === true)],
    {
      ...place.account,
      cwd: '/',
      env: { ...(options.unsafeFast === true && process.env), PATH: process.env['PATH'] ?? '', LC_ALL: 'C' },
      stdio: ['ignore', log, log],
      detached: options.unsafeFast !== true,
    },
  )
  closeSync(log)
  child.unref()
  let ended: string | undefined
  child.on('error', (error) => (ended = error.message))
  child.on('exit', (code, signal) => (ended ??= lastWords(logFile, logStart) || `it ended with ${signal ?? code}`))
  while (ended === undefined && Date.now() < deadline) {
    const running = readPostmaster(place.cluster)
    if (running?.pid === child.pid && running?.state === 'ready') {
      child.removeAllListeners('exit')
      return running
    }
    await sleep(5)
  }
  return ended ?? 'it did not become ready in time'
}

function settings(port: number, socketFolder: string, unsafeFast: boolean): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    shared_buffers: unsafeFast ? '32MB' : '128MB',
    max_connections: '100',
    // Bounds the work of recovery after a kill.
    max_wal_size: '256MB',
    // A used file of the log is removed rather than used again, so that a key that was thrown away does not stay in it.
    wal_recycle: 'off',
    // PostgreSQL's own log must not repeat the values of a row.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    timezone: 'UTC',
    log_timezone: 'UTC',
    fsync: unsafeFast ? 'off' : 'on',
    synchronous_commit: unsafeFast ? 'off' : 'on',
    full_page_writes: unsafeFast ? 'off' : 'on',
  }
  return ['-p', String(port), ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** Empty where the log cannot be read: the report of an end must not fail. */
function lastWords(logFile: string, from: number): string {
  try {
    return readFileSync(logFile).subarray(from).toString('utf8').slice(-1_500).trim()
  } catch {
    return ''
  }
}

async function choosePort(root: string): Promise<number> {
  const last = existsSync(join(root, 'port')) ? Number(readFileSync(join(root, 'port'), 'utf8')) : 0
  return (last > 0 && (await freePort(last))) || (await freePort(0)) || 0
}

function rememberPort(root: string, port: number): void {
  writeFileSync(join(root, 'port'), String(port))
}

/** The port itself when it is free (0: any free one), else undefined. */
const freePort = (port: number): Promise<number | undefined> =>
  new Promise((settle) => {
    const probe = createServer()
    probe.on('error', () => settle(undefined))
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => settle(typeof address === 'object' && address ? address.port : undefined))
    })
  })

type SupervisedPostgres = {
  /** Both stay the same over restarts. Connection strings with the password in them: never log them. */
  url: string
  socketUrl: string
  /** Calls the listener after each restart, once the database accepts connections again. Returns how to stop that. */
  onRestart(listener: () => void): () => void
  /** Ends the supervision, and the database too unless another living server process uses it. */
  stop(): Promise<void>
}

const watchIntervalMs = 100

/**
 * As `startEmbeddedPostgres`, and keeps it running: when the postmaster dies it is started again on the same port, so
 * that connection pools heal by themselves. Several processes may supervise the same folder; one of them restarts it.
 */
export async function superviseEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<SupervisedPostgres> {
  let current = await startEmbeddedPostgres(options)
  const listeners = new Set<() => void>()
  let ending = false
  let restarting: Promise<void> | undefined

  const restart = async (): Promise<void> => {
    options.log.warn('The embedded database has ended unexpectedly; it is being started again.')
    for (let pauseMs = 100; !ending; pauseMs = Math.min(pauseMs * 2, 5_000)) {
      try {
        current = await startEmbeddedPostgres({ ...options, port: current.port })
        options.log.info('The embedded database runs again.')
        for (const listener of listeners) listener()
        return
      } catch (error) {
        options.log.warn(error instanceof Error ? error.message : String(error))
        await sleep(pauseMs)
      }
    }
  }
  const watch = setInterval(() => {
    if (ending || restarting || isRunning(current)) return
    restarting = restart().finally(() => (restarting = undefined))
  }, watchIntervalMs)
  return {
    url: current.url,
    socketUrl: current.socketUrl,
    onRestart(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async stop() {
      ending = true
      clearInterval(watch)
      await restarting
      await current.stop()
    },
  }
}

const isRunning = (database: EmbeddedPostgres): boolean =>
  isAlive(database.pid) && isPostmasterOf(database.clusterFolder, database.pid)
