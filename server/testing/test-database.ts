// A real, empty PostgreSQL database for a test file, in well under a second.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../store/embedded-postgres.ts'
import { postgresAccount } from '../store/postgres-account.ts'
import { installedPostgres, readyBinaries } from '../store/postgres-binaries.ts'
import { initialiseCluster } from '../store/postgres-cluster.ts'
import { isAlive, readPostmaster } from '../store/postmaster.ts'

export type TestDatabase = {
  /** Connection string of an empty database that nobody else uses. */
  url: string
  /** Drops the database; the last stop of a process also ends and removes its database server. */
  stop(): Promise<void>
}

const quietLog = { info: () => {}, warn: (message: string) => console.warn(message) }

type Server = { url: string; end(): Promise<void> }

let server: Promise<Server> | undefined
let databasesOpen = 0

/**
 * Gives a fresh database. Without TEST_DATABASE_URL each test process starts one server of its own, from a copy of a
 * cluster that was initialised once on this machine, with durability off: a test that is about durability uses
 * `startEmbeddedPostgres` itself. With TEST_DATABASE_URL the databases are made on that server, whose account must be
 * allowed to create databases.
 */
export async function startTestDatabase(): Promise<TestDatabase> {
  databasesOpen++
  server ??= startServer()
  const { url: serverUrl, end } = await server
  const name = `vlot_test_${process.pid}_${randomBytes(4).toString('hex')}`
  await administer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async stop() {
      await administer(serverUrl, `drop database if exists ${name} with (force)`)
      databasesOpen--
      if (databasesOpen > 0) return
      server = undefined
      await end()
    },
  }
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function startServer(): Promise<Server> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, end: async () => {} }
  sweepOfKilledTests()
  const template = await templateCluster()
  const folder = mkdtempSync(join(tmpdir(), `vlot-test-${process.pid}-`))
  // `cp -a` keeps the owner, which PostgreSQL insists on.
  execFileSync('cp', ['-a', template, join(folder, 'postgres')], { timeout: 60_000 })
  const database = await startEmbeddedPostgres({ dataDir: folder, log: quietLog, unsafeFast: true })
  const killAtExit = () => endAtOnce(database, folder)
  process.on('exit', killAtExit)
  const end = async () => {
    process.off('exit', killAtExit)
    endAtOnce(database, folder)
  }
  return { url: database.url, end }
}

function endAtOnce(database: EmbeddedPostgres, folder: string): void {
  killPostmaster(database.clusterFolder)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 })
}

function killPostmaster(clusterFolder: string): void {
  const running = readPostmaster(clusterFolder)
  try {
    if (running) process.kill(running.pid, 'SIGQUIT')
    const deadline = Date.now() + 10_000
    while (running && readPostmaster(clusterFolder) && Date.now() < deadline) pauseBriefly()
  } catch {
    // It ended by itself in between.
  }
}

/** Blocks for 5 ms: an exit handler cannot await. */
const pauseBriefly = (): string => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)

/** Initialised once for a version and an account, then only copied. */
async function templateCluster(): Promise<string> {
  const home = join(tmpdir(), `vlot-test-template-${installedPostgres().version}-${process.getuid?.() ?? 0}`)
  const root = join(home, 'postgres')
  if (!existsSync(join(root, 'cluster', 'PG_VERSION'))) {
    mkdirSync(home, { recursive: true, mode: 0o711 })
    const account = postgresAccount(join(root, 'cluster'))
    const binaries = readyBinaries(home, account, console.warn)
    await initialiseCluster({ home, root, binaries, account, sync: false })
  }
  return root
}

/** A test process that was killed leaves its server running; the next one ends it. */
function sweepOfKilledTests(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = Number(/^vlot-test-(\d+)-/.exec(name)?.[1])
    if (!owner || isAlive(owner)) continue
    killPostmaster(join(tmpdir(), name, 'postgres', 'cluster'))
    rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}
