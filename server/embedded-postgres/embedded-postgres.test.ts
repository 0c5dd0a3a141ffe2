import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startEmbeddedPostgres, stopLeftPostgres, superviseEmbeddedPostgres } from './embedded-postgres.ts'
import { endOrphanBackends, readPostmaster } from './postmaster.ts'

const repository = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const log = { info: () => {}, warn: () => {} }
const isRoot = process.getuid?.() === 0
const nobody = 65534
let dataDir = ''
const children: ChildProcess[] = []

beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'vlot-embedded-')), 'data')
  chmodSync(dirname(dataDir), 0o755)
})
afterEach(async () => {
  // Waited for: a dying process still counts as a user of the database, which would then be left running.
  for (const child of children.splice(0)) await killAndWait(child)
  if (existsSync(dataDir)) await stopLeftPostgres(dataDir)
  rmSync(dirname(dataDir), { recursive: true, force: true })
})

/** A live process of the account: PostgreSQL minds neither those that it descends from nor those of others. */
function strangerOf(account: { uid: number; gid: number }): number {
  const child = spawn('sleep', ['600'], { ...(isRoot ? account : {}), stdio: 'ignore' })
  children.push(child)
  return child.pid!
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

type Started = { url: string; pid: number; port: number; reused: boolean }

/** Starts the database from its own process, which then stays until it is killed. */
async function startElsewhere(options: { uid?: number } = {}): Promise<{ child: ChildProcess; started: Started }> {
  const program = `
    const { startEmbeddedPostgres } = await import('#server/embedded-postgres/embedded-postgres.ts')
    const quiet = { info() {}, warn() {} }
    const { url, pid, port, reused } = await startEmbeddedPostgres({ dataDir: process.argv[1], log: quiet })
    console.log(JSON.stringify({ url, pid, port, reused }))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, dataDir], {
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let complaint = ''
  child.stderr?.on('data', (chunk) => (complaint += chunk))
  const line = await Promise.race([
    once(child.stdout!, 'data').then(([chunk]) => String(chunk)),
    once(child, 'close').then(() => Promise.reject(new Error(`it ended: ${complaint}`))),
  ])
  return { child, started: JSON.parse(line) }
}

async function killAndWait(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('the embedded database', () => {
  test('asks for the password, keeps it from others, and writes each commit to the disk', async () => {
    const database = await startEmbeddedPostgres({ dataDir, log })
    expect(await query(database.url, 'show fsync')).toEqual([{ fsync: 'on' }])
    expect(statSync(join(dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600)
    const stranger = new URL(database.url)
    stranger.password = 'guessed'
    await expect(query(stranger.href, 'select 1')).rejects.toThrow(/password authentication failed/)
    await database.stop()
    expect(readPostmaster(database.clusterFolder)).toBeUndefined()
  })

  test('keeps its rows, its password and its port over a stop', async () => {
    const first = await startEmbeddedPostgres({ dataDir, log })
    await query(first.url, 'create table note as select 42 as number')
    await first.stop()
    const second = await startEmbeddedPostgres({ dataDir, log })
    expect(second.url).toBe(first.url)
    expect(await query(second.url, 'select number from note')).toEqual([{ number: 42 }])
  })

  test('is taken over when the process that started it was killed', async () => {
    const { child, started } = await startElsewhere()
    await query(started.url, 'create table note as select 42 as number')
    await killAndWait(child)
    const taken = await startEmbeddedPostgres({ dataDir, log })
    expect(taken).toMatchObject({ url: started.url, pid: started.pid, reused: true })
    expect(await query(taken.url, 'select number from note')).toEqual([{ number: 42 }])
    await taken.stop()
    expect(readPostmaster(taken.clusterFolder)).toBeUndefined()
  })

  test('is one and the same for six processes that start at once on an empty folder', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => startElsewhere()))
    expect(new Set(all.map(({ started }) => started.pid)).size).toBe(1)
    expect(new Set(all.map(({ started }) => started.url)).size).toBe(1)
    expect(all.filter(({ started }) => !started.reused)).toHaveLength(1)
    for (const { started } of all) expect(await query(started.url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres-draft'))).toEqual([])
  })

  test('is asked by a socket that only its own account can open, and by its port', async () => {
    const { url, socketUrl } = await startEmbeddedPostgres({ dataDir, log })
    const from = async (address: string) => (await query(address, 'select host(inet_client_addr()) as host'))[0]
    expect([await from(socketUrl), await from(url)]).toEqual([{ host: null }, { host: '127.0.0.1' }])
    expect(statSync(join(dataDir, 'postgres', 'socket')).mode & 0o777).toBe(0o700)
  })

  test('is asked by its port alone where the path is too long for a socket', async () => {
    dataDir = join(dirname(dataDir), 'a'.repeat(80))
    const { url, socketUrl } = await startEmbeddedPostgres({ dataDir, log })
    expect(socketUrl).toBe(url)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('starts in spite of a lock of its socket whose number now belongs to a stranger', async () => {
    const first = await startEmbeddedPostgres({ dataDir, log })
    await first.stop()
    const { uid, gid } = statSync(first.clusterFolder)
    const lock = join(dataDir, 'postgres', 'socket', `.s.PGSQL.${first.port}.lock`)
    writeFileSync(lock, `${strangerOf({ uid, gid })}\n${first.clusterFolder}\n1\n${first.port}\n`)
    chownSync(lock, uid, gid)
    const second = await startEmbeddedPostgres({ dataDir, log })
    expect(await query(second.socketUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('is left running by a stop while another process uses it', async () => {
    const { child, started } = await startElsewhere()
    const mine = await startEmbeddedPostgres({ dataDir, log })
    await mine.stop()
    expect(await query(started.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await killAndWait(child)
    await stopLeftPostgres(dataDir)
    expect(readPostmaster(mine.clusterFolder)).toBeUndefined()
  })

  test('starts in spite of a pid file whose number now belongs to a stranger', async () => {
    const first = await startEmbeddedPostgres({ dataDir, log })
    await first.stop()
    const { uid, gid } = statSync(first.clusterFolder)
    const pidFile = join(first.clusterFolder, 'postmaster.pid')
    writeFileSync(
      pidFile,
      `${strangerOf({ uid, gid })}\n${first.clusterFolder}\n1\n${first.port}\n\n127.0.0.1\n\nready\n`,
    )
    chownSync(pidFile, uid, gid)
    const second = await startEmbeddedPostgres({ dataDir, log })
    expect(second.reused).toBe(false)
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('sweeps away what a killed first start left half-made', async () => {
    const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
    await once(gone, 'exit')
    mkdirSync(join(dataDir, `postgres-draft-${gone.pid}`, 'cluster'), { recursive: true })
    await startEmbeddedPostgres({ dataDir, log })
    expect(readdirSync(dataDir)).toEqual(['postgres'])
  })
})

describe('a supervised embedded database', () => {
  for (const [what, andBackends, way] of [
    ['its postmaster', false, 'url'],
    ['its postmaster and all backends', true, 'socketUrl'],
  ] as const) {
    test(`comes back by itself at the same ${way} when ${what} is killed, with all that was committed`, async () => {
      const database = await superviseEmbeddedPostgres({ dataDir, log })
      const pool = new pg.Pool({ connectionString: database[way], max: 3 })
      pool.on('error', () => {})
      await pool.query('create table note (number int primary key)')
      let restarts = 0
      database.onRestart(() => restarts++)
      for (let round = 1; round <= 3; round++) {
        await pool.query('insert into note values ($1)', [round])
        const cluster = join(dataDir, 'postgres', 'cluster')
        process.kill(readPostmaster(cluster)!.pid, 'SIGKILL')
        if (andBackends) endOrphanBackends(cluster)
        const rows = await askUntilAnswered(pool, 'select count(*)::int as count from note')
        expect(rows).toEqual([{ count: round }])
        while (restarts < round) await sleep(10)
      }
      await pool.end()
      await database.stop()
      expect(readPostmaster(join(dataDir, 'postgres', 'cluster'))).toBeUndefined()
    })
  }
})

test('a backend that is too busy to notice the death of its postmaster does not hold up the restart', async () => {
  const database = await superviseEmbeddedPostgres({ dataDir, log })
  const busy = new pg.Client(database.url)
  busy.on('error', () => {})
  await busy.connect()
  const answer = busy.query('select count(*) from generate_series(1, 10000000000)').catch((error) => error)
  const busyCount = `select count(*)::int as count from pg_stat_activity
    where state = 'active' and query like '%generate_series%' and pid <> pg_backend_pid()`
  while ((await query(database.url, busyCount))[0]?.['count'] !== 1) await sleep(20)
  process.kill(readPostmaster(join(dataDir, 'postgres', 'cluster'))!.pid, 'SIGKILL')
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  pool.on('error', () => {})
  expect(await askUntilAnswered(pool, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await answer).toBeInstanceOf(Error)
  await pool.end()
  await database.stop()
})

/** It takes a moment; how long a machine that does other work as well needs for it is no test. */
const patienceMs = 40_000

async function askUntilAnswered(pool: pg.Pool, text: string): Promise<unknown[]> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    try {
      return (await pool.query(text)).rows
    } catch (error) {
      if (performance.now() > deadline) throw error
      await sleep(20)
    }
  }
}

describe.runIf(isRoot)('started as root', () => {
  test('runs as an account with fewer rights', async () => {
    const database = await startEmbeddedPostgres({ dataDir, log })
    expect(statSync(`/proc/${database.pid}`).uid).not.toBe(0)
  })

  test('also serves an ordinary account, and afterwards root, in the same folder', async () => {
    mkdirSync(dataDir)
    chownSync(dataDir, nobody, nobody)
    const { child, started } = await startElsewhere({ uid: nobody })
    expect(statSync(`/proc/${started.pid}`).uid).toBe(nobody)
    await query(started.url, 'create table note as select 42 as number')
    await killAndWait(child)
    await stopLeftPostgres(dataDir)
    const asRoot = await startEmbeddedPostgres({ dataDir, log })
    expect(statSync(`/proc/${asRoot.pid}`).uid).toBe(nobody)
    expect(await query(asRoot.url, 'select number from note')).toEqual([{ number: 42 }])
  })

  test('reports an ordinary account that the folder is not its own', async () => {
    const database = await startEmbeddedPostgres({ dataDir, log })
    await database.stop()
    await expect(startElsewhere({ uid: nobody })).rejects.toThrow(/cannot be written. Set DATA_DIR/)
  })

  test('moves the database out of a home that is closed to other accounts, and says where it is', async () => {
    chmodSync(dirname(dataDir), 0o700)
    const result: string[] = []
    const database = await startEmbeddedPostgres({
      dataDir,
      log: { info: () => {}, warn: (text) => result.push(text) },
    })
    const moved = readFileSync(join(dataDir, 'postgres-location.txt'), 'utf8').trim()
    try {
      expect(result.join()).toContain(dirname(moved))
      expect(database.clusterFolder).toBe(join(moved, 'cluster'))
      expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
      await database.stop()
    } finally {
      for (const place of [dirname(moved), dataDir]) rmSync(place, { recursive: true, force: true })
    }
  })
})
