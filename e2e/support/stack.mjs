// Starts the real server and the sandbox on a fresh data folder, for the browser tests; removes all on SIGTERM.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepRunning } from '../../run/child.mjs'
import { stopLeftDatabase } from '../../run/database-left.mjs'
import { childEnvironment, readPorts } from '../../run/local-settings.mjs'
import { inRepository } from '../../run/paths.mjs'
import { dayOfStacks, flagsFileOf, folderFileOf } from './stacks.ts'

const folder = mkdtempSync(join(tmpdir(), 'vlot-e2e-'))
const serverEndPatienceMs = 15_000
const sandboxEndPatienceMs = 3_000

// Waiting times and rate limits of the outside world are tested elsewhere; here they would only make a test slow.
Object.assign(process.env, {
  DATA_DIR: folder,
  SANDBOX_DELAYS: 'off',
  RATE_LIMIT_FACTOR: '0',
  TESTER_MODE: 'on',
  ...dayOfStacks,
})

// The tests switch flags in a copy, which they find by the port.
process.env.FLAGS_FILE = flagsFileOf(Number(process.env.PORT))
copyFileSync(inRepository('server', 'flags', 'flags.json'), process.env.FLAGS_FILE)

const folderFile = folderFileOf(Number(process.env.PORT))
writeFileSync(folderFile, folder)

const node = process.execPath
const env = childEnvironment(readPorts())
const keep = (name, program) =>
  keepRunning({
    name,
    node,
    program: [program],
    env,
    logFile: join(folder, 'logs', `${name}.log`),
    onRestart: (message) => console.warn(message),
    onGiveUp: (reason) => {
      console.error(`${reason}\n${children[name].lastWords()}`)
      void end(1)
    },
  })
const children = {}
children.sandbox = keep('sandbox', inRepository('bank-sandbox', 'main.ts'))
children.server = keep('server', inRepository('server', 'main.ts'))

let isEnding = false
async function end(code) {
  if (isEnding) return
  isEnding = true
  await children.server.stop(serverEndPatienceMs)
  stopLeftDatabase(node)
  await children.sandbox.stop(sandboxEndPatienceMs)
  rmSync(folder, { recursive: true, force: true })
  rmSync(process.env.FLAGS_FILE, { force: true })
  rmSync(folderFile, { force: true })
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0))
// A runner that was killed cannot say so.
const runner = Number(process.env.RUNNER_PID)
if (runner > 0) setInterval(() => isGone(runner) && void end(0), 500).unref()

function isGone(pid) {
  try {
    return !process.kill(pid, 0)
  } catch {
    return true
  }
}
