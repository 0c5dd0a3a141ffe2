// Runs the real runner in a copy of the repository's skeleton, with small stand-ins for server and sandbox: what is
// tested here is what the runner does with them.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isFree } from '#server/testing/free-port.ts'

const repository = dirname(import.meta.dirname)
let folder = ''
let ports = { PORT: '', SANDBOX_PORT: '' }
const runners: ChildProcess[] = []

const program = (portName: string, name = portName) => `
  import { createServer } from 'node:http'
  import { writeFileSync } from 'node:fs'
  import { join } from 'node:path'
  if (process.env['CRASH']) throw new Error('asked to crash')
  if (process.env['STUBBORN']) process.on('SIGTERM', () => {})
  writeFileSync(join(process.env['DATA_DIR']!, '${name}.pid'), String(process.pid))
  writeFileSync(join(process.env['DATA_DIR']!, '${name}.json'), JSON.stringify(process.env))
  createServer((_request, answer) => answer.end('ok')).listen(Number(process.env['${portName}']), 'localhost')
`

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vlot-start-'))
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(repository, name), join(folder, name))
  cpSync(join(repository, 'run'), join(folder, 'run'), { recursive: true })
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
  for (const [room, portName] of [
    ['server', 'PORT'],
    ['bank-sandbox', 'SANDBOX_PORT'],
  ] as const) {
    mkdirSync(join(folder, room))
    writeFileSync(join(folder, room, 'main.ts'), program(portName))
  }
  const [site, sandbox] = await freePorts()
  ports = { PORT: String(site), SANDBOX_PORT: String(sandbox) }
})

afterEach(async () => {
  for (const runner of runners.splice(0)) if (runner.exitCode === null) runner.kill('SIGKILL')
  for (const pid of livingChildren()) process.kill(pid, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/**
 * A port for the site with three free ones above it, and one for the sandbox with its mail port 25 above. Below the
 * system's own range, or another program might be given one before the runner begins.
 */
async function freePorts(): Promise<[number, number]> {
  for (let tries = 0; tries < 100; tries++) {
    const site = randomInt(20_000, 30_000)
    const sandbox = site + 4
    const free = await Promise.all([site, site + 1, site + 2, site + 3, sandbox, sandbox + 25].map(isFree))
    if (free.every(Boolean)) return [site, sandbox]
  }
  throw new Error('No ports are free')
}

type Runner = { child: ChildProcess; said: () => string; ended: Promise<number | null> }

function startRunner(environment: Record<string, string> = {}, flags: readonly string[] = []): Runner {
  const { DATABASE_URL: _database, npm_lifecycle_event: _event, ...inherited } = process.env
  const child = spawn(process.execPath, [join(folder, 'run', 'start.mjs'), ...flags], {
    cwd: folder,
    env: {
      ...inherited,
      ...ports,
      DATA_DIR: '',
      BANK_API_URL: '',
      KVK_API_URL: '',
      SMTP_URL: '',
      DESK_OIDC_ISSUER: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  runners.push(child)
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (words += chunk))
  return { child, said: () => words, ended: once(child, 'exit').then(([code]) => code) }
}

async function until(isTrue: () => boolean | Promise<boolean>, patienceMs = 45_000): Promise<void> {
  for (const deadline = performance.now() + patienceMs; performance.now() < deadline; await sleep(20))
    if (await isTrue()) return
  throw new Error('It did not come true in time.')
}

/** By the last thing that is said then: what is said at once need not come in at once. */
const isRunning = (runner: Runner) => until(() => /Vlot is running\.[^]*the data stays\./.test(runner.said()))
const pidOf = (name: string) => Number(readFileSync(join(folder, '.data', `${name}.pid`), 'utf8'))
const environmentOf = (name: string) => JSON.parse(readFileSync(join(folder, '.data', `${name}.json`), 'utf8'))
const answers = (port: string) =>
  fetch(`http://localhost:${port}/`).then(
    (answer) => answer.ok,
    () => false,
  )

/** The processes whose command line names our folder. */
function livingChildren(): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n')
  return rows
    .filter((row) => row.includes(`${folder}/`) && !row.includes('ps -eo'))
    .map((row) => Number.parseInt(row, 10))
}

describe('npm start', () => {
  test('starts sandbox and server, says where they are, and ends both on Ctrl-C', async () => {
    const runner = startRunner()
    await isRunning(runner)
    expect(runner.said()).toContain(`http://localhost:${ports.PORT}/`)
    expect(runner.said()).toContain(`http://localhost:${ports.SANDBOX_PORT}/`)
    expect(runner.said()).not.toContain('Installing')
    expect(await answers(ports.PORT)).toBe(true)
    expect(await answers(ports.SANDBOX_PORT)).toBe(true)
    runner.child.kill('SIGINT')
    expect(await runner.ended).toBe(0)
    expect(livingChildren()).toEqual([])
  })

  test('DESK-19 starts the desk on the port above, and says where it is and whom one can be', async () => {
    const runner = startRunner()
    await isRunning(runner)
    const origin = `http://localhost:${Number(ports.PORT) + 1}`
    expect(runner.said()).toMatch(new RegExp(`The desk of the lender’s employees +${origin}/\n`))
    expect(runner.said()).toMatch(/Desk: sign in as Noor or Daan \(assessors\), Sanne \(senior\), Mila \(compliance\)/)
    expect(environmentOf('PORT')).toMatchObject({ DESK_PORT: String(Number(ports.PORT) + 1), DESK_ORIGIN: origin })
    expect(environmentOf('SANDBOX_PORT')).toMatchObject({ SANDBOX_DESK_ORIGIN: origin })
  })

  test('DESK-19 gives the desk the next port where the sandbox has the one above, and one that is asked for', async () => {
    const sandbox = String(Number(ports.PORT) + 1)
    const beside = startRunner({ SANDBOX_PORT: sandbox })
    await isRunning(beside)
    expect(environmentOf('PORT')).toMatchObject({ DESK_PORT: String(Number(ports.PORT) + 2) })
    beside.child.kill('SIGTERM')
    await beside.ended
    const asked = startRunner({ DESK_PORT: String(Number(ports.PORT) + 3), DESK_OIDC_ISSUER: 'https://login.example' })
    await isRunning(asked)
    expect(asked.said()).toContain(`http://localhost:${Number(ports.PORT) + 3}/`)
    expect(asked.said()).not.toContain('sign in as')
    const inTheWay = startRunner({ DESK_PORT: ports.PORT })
    expect(await inTheWay.ended).toBe(1)
    await until(() => inTheWay.said().includes("in each other's way"))
  })

  test('gives server and sandbox the two halves of the same keys, and keeps them for the next start', async () => {
    const first = startRunner()
    await isRunning(first)
    const { BANK_CALLBACK_KEY, BANK_PRIVATE_KEY } = environmentOf('PORT')
    expect(BANK_CALLBACK_KEY).toMatch(/^-----BEGIN PUBLIC KEY/)
    expect(BANK_PRIVATE_KEY).toMatch(/^-----BEGIN PRIVATE KEY/)
    first.child.kill('SIGTERM')
    await first.ended
    const second = startRunner()
    await isRunning(second)
    expect(environmentOf('PORT')).toMatchObject({ BANK_CALLBACK_KEY, BANK_PRIVATE_KEY })
  })

  test('leaves the sandbox out when every upstream is a real one', async () => {
    const runner = startRunner({
      BANK_API_URL: 'https://bank.example/api',
      KVK_API_URL: 'https://register.example/api',
      SMTP_URL: 'smtp://mail.example:25',
      DESK_OIDC_ISSUER: 'https://login.example',
    })
    await isRunning(runner)
    expect(await answers(ports.SANDBOX_PORT)).toBe(false)
    expect(runner.said()).not.toContain('sandbox')
  })

  test('with --dev puts the site from its sources before the server, and ends all three', async () => {
    mkdirSync(join(folder, 'site-build'))
    writeFileSync(join(folder, 'site-build', 'dev.ts'), program('PORT', 'site'))
    const runner = startRunner({}, ['--dev'])
    await isRunning(runner)
    const [origin, serverPort] = [`http://localhost:${ports.PORT}`, String(Number(ports.PORT) + 1)]
    expect(runner.said()).toContain(`${origin}/`)
    expect(environmentOf('PORT')).toMatchObject({ PORT: serverPort, PUBLIC_ORIGIN: origin })
    expect(environmentOf('site')).toMatchObject({ PORT: ports.PORT, SERVER_ORIGIN: `http://localhost:${serverPort}` })
    runner.child.kill('SIGINT')
    expect(await runner.ended).toBe(0)
    expect(livingChildren()).toEqual([])
  })

  test('starts the server again when it is killed', async () => {
    const runner = startRunner()
    await isRunning(runner)
    const killed = pidOf('PORT')
    process.kill(killed, 'SIGKILL')
    await until(() => pidOf('PORT') !== killed && answers(ports.PORT))
    await until(() => runner.said().includes('The server has ended (SIGKILL); it is started again.'))
  })

  test('ends what it started even when it is killed itself', async () => {
    const runner = startRunner()
    await isRunning(runner)
    runner.child.kill('SIGKILL')
    await until(() => livingChildren().length === 0)
  })

  test('ends by force what does not end by itself, when asked twice', async () => {
    const runner = startRunner({ STUBBORN: 'yes' })
    await isRunning(runner)
    runner.child.kill('SIGINT')
    await until(() => runner.said().includes('Ending'))
    expect(await answers(ports.PORT)).toBe(true)
    runner.child.kill('SIGINT')
    expect(await runner.ended).toBe(0)
    expect(livingChildren()).toEqual([])
    expect(runner.said()).not.toContain('it is started again')
  })

  test('gives up on what cannot live, with its last words', async () => {
    const runner = startRunner({ CRASH: 'yes' })
    expect(await runner.ended).toBe(1)
    await until(() => runner.said().includes('ended 3 times at once'))
    await until(() => runner.said().includes('asked to crash'))
    expect(livingChildren()).toEqual([])
  })

  test('names the setting to change when a port is taken', async () => {
    const other = createServer().listen(Number(ports.SANDBOX_PORT))
    await once(other, 'listening')
    const runner = startRunner()
    expect(await runner.ended).toBe(1)
    await until(() => runner.said().includes(`Port ${ports.SANDBOX_PORT} is in use by another program.`))
    await until(() => runner.said().includes('SANDBOX_PORT='))
    expect(existsSync(join(folder, '.data'))).toBe(false)
    other.close()
  })

  test('refuses an invalid port, and a data folder that cannot be one', async () => {
    const noPort = startRunner({ PORT: '80000' })
    expect(await noPort.ended).toBe(1)
    await until(() => noPort.said().includes('PORT=80000 is not a port'))
    const noFolder = startRunner({ DATA_DIR: join(folder, 'package.json') })
    expect(await noFolder.ended).toBe(1)
    await until(() => noFolder.said().includes('Choose another with DATA_DIR'))
  })
})
