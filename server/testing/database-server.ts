// One PostgreSQL for all tests of a run, as a copy of a cluster that was initialised once on this machine.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import { postgresAccount } from '../embedded-postgres/account.ts'
import { installedPostgres, readyBinaries } from '../embedded-postgres/binaries.ts'
import { initialiseCluster } from '../embedded-postgres/cluster.ts'
import { isAlive, readPostmaster } from '../embedded-postgres/postmaster.ts'

const quietLog = { info: () => {}, warn: (message: string) => console.warn(message) }

/**
 * Vitest calls it once, before the first worker. Durability is off: tests of that use `startEmbeddedPostgres`.
 * TEST_DATABASE_URL names another server, with an account that may create databases.
 */
export default async function startDatabaseServer(): Promise<(() => void) | undefined> {
  if (process.env['TEST_DATABASE_URL']) return undefined
  sweepOfKilledTests()
  const template = await templateCluster()
  const folder = mkdtempSync(join(tmpdir(), `vlot-test-${process.pid}-`))
  // `cp -a` keeps the owner, which PostgreSQL insists on.
  execFileSync('cp', ['-a', template, join(folder, 'postgres')], { timeout: 60_000 })
  const server = await startEmbeddedPostgres({ dataDir: folder, log: quietLog, unsafeFast: true })
  // Workers inherit it.
  process.env['TEST_DATABASE_URL'] = server.url
  const killAtExit = () => endAtOnce(server, folder)
  process.on('exit', killAtExit)
  return () => {
    process.off('exit', killAtExit)
    delete process.env['TEST_DATABASE_URL']
    endAtOnce(server, folder)
  }
}

function endAtOnce(server: EmbeddedPostgres, folder: string): void {
  killPostmaster(server.clusterFolder)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 })
}

function killPostmaster(clusterFolder: string): void {
  const running = readPostmaster(clusterFolder)
  try {
    if (running) process.kill(running.pid, 'SIGQUIT')
    const deadline = performance.now() + 10_000
    while (running && readPostmaster(clusterFolder) && performance.now() < deadline) pauseBriefly()
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

/** A test run that was killed leaves its server running; the next one ends it. */
function sweepOfKilledTests(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = Number(/^vlot-test-(\d+)-/.exec(name)?.[1])
    if (!owner || isAlive(owner)) continue
    killPostmaster(join(tmpdir(), name, 'postgres', 'cluster'))
    rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}
