import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { writeRelease } from '../run/release.mjs'
import { startTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { temporaryFolder, type TemporaryFolder } from './testing/temporary-folder.ts'
import { freePort } from './testing/free-port.ts'

const repository = dirname(import.meta.dirname)
let database: TestDatabase
let folder: TemporaryFolder
const running = new Set<ChildProcess>()
beforeAll(async () => {
  database = await startTestDatabase()
  folder = temporaryFolder()
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
})
afterAll(async () => {
  await database.stop()
  folder.remove()
})

type Program = { child: ChildProcess; output: () => string; ended: Promise<number | null> }

/** The server as its own process, as production runs it. */
function start(environment: Record<string, string>, cwd = repository): Program {
  const child = spawn(process.execPath, [join(cwd, 'server', 'main.ts')], {
    cwd,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: folder.path,
      DESK_PORT: '0',
      ...environment,
    },
  })
  running.add(child)
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (output += part.toString()))
  const ended = new Promise<number | null>((settle) => {
    child.on('close', (code) => {
      running.delete(child)
      settle(code)
    })
  })
  return { child, output: () => output, ended }
}

async function untilReady(program: Program): Promise<void> {
  for (let look = 0; look < 500; look++) {
    if (program.output().includes('"msg":"ready"')) return
    await sleep(50)
  }
  throw new Error(`Not ready: ${program.output()}`)
}

type Locked = { packages: Record<string, { dev?: boolean; optional?: boolean }> }

/** The packages of `npm ci --omit=dev --omit=optional`. */
function linkPackages(release: string): void {
  const { packages } = JSON.parse(readFileSync(join(release, 'package-lock.json'), 'utf8')) as Locked
  for (const [path, { dev, optional }] of Object.entries(packages)) {
    if (dev || optional || !/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path)) continue
    mkdirSync(dirname(join(release, path)), { recursive: true })
    symlinkSync(join(repository, path), join(release, path))
  }
}

describe('the program', () => {
  test('with bad settings it says all that is wrong and ends with 2', async () => {
    const program = start({ PORT: 'x', ROLE: 'king' })
    expect(await program.ended).toBe(2)
    expect(program.output()).toContain('- PORT must be a whole number')
    expect(program.output()).toContain('- ROLE must be one of')
  })

  test('without its database it says so, without the password, and ends with 1', async () => {
    const program = start({ DATABASE_URL: `postgres://vlot:hunter2@127.0.0.1:${await freePort()}/vlot` })
    expect(await program.ended).toBe(1)
    expect(program.output()).toContain('The server does not start: ')
    expect(program.output()).toContain('ECONNREFUSED')
    expect(program.output()).not.toContain('hunter2')
  })

  test('in the role migrate it brings the database up to date and ends with 0', async () => {
    const program = start({ DATABASE_URL: database.url, ROLE: 'migrate' })
    expect(await program.ended).toBe(0)
    expect(program.output()).toContain('0001-start')
  })

  test('asked to stop, it finishes and ends with 0; asked twice, too', async () => {
    const port = await freePort()
    const program = start({ DATABASE_URL: database.url, PORT: String(port) })
    await untilReady(program)
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200)
    program.child.kill('SIGINT')
    program.child.kill('SIGTERM')
    expect(await program.ended).toBe(0)
    expect(program.output()).toContain('"msg":"stopped"')
  })

  test('a release serves the site with the packages of production alone', async () => {
    const release = join(folder.path, 'release')
    writeRelease(release)
    const { components } = JSON.parse(readFileSync(join(release, 'sbom.json'), 'utf8')) as {
      components: { name: string }[]
    }
    const names = components.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'zod']))
    expect(names).not.toContain('vitest')
    linkPackages(release)
    mkdirSync(join(release, 'build', 'client'), { recursive: true })
    writeFileSync(join(release, 'build', 'client', 'index.html'), '<!doctype html><title>Zakelijk lenen</title>')
    const port = await freePort()
    const program = start({ DATABASE_URL: database.url, PORT: `${port}`, NODE_PRESERVE_SYMLINKS: '1' }, release)
    await untilReady(program)
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toContain('<title>Zakelijk lenen</title>')
    program.child.kill('SIGTERM')
    expect(await program.ended).toBe(0)
  })

  test('on a port that is taken it says so and ends with 1', async () => {
    const port = String(await freePort())
    const first = start({ DATABASE_URL: database.url, PORT: port })
    await untilReady(first)
    const second = start({ DATABASE_URL: database.url, PORT: port })
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain('EADDRINUSE')
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
  })

  test('a worker has no pages, and ends when the process that started it is gone', async () => {
    const parent = spawn('sleep', ['60'])
    running.add(parent)
    const environment = { DATABASE_URL: database.url, ROLE: 'worker', PARENT_PID: String(parent.pid) }
    const program = start(environment)
    await untilReady(program)
    expect(program.output()).toContain('"address":null')
    parent.kill('SIGKILL')
    expect(await program.ended).toBe(0)
  })
})
