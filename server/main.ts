import './settings/this-lender.ts'
import type { Logger } from 'pino'
import { openLog, redactText } from './log.ts'
import { allRoutes } from './routes/all-routes.ts'
import { readSettings, SettingsError, type Settings } from './settings/settings.ts'
import { startServer, type RunningServer } from './start-server.ts'

/** Longer than any request or job step may take to wind down; then the process ends as it is. */
const stopPatienceMs = 20_000
const parentLookEveryMs = 1_000

/** One program, five roles (settings/setting-table.ts, ROLE). Exit codes: 0 stopped, 1 failure, 2 bad settings. */
async function main(): Promise<void> {
  const settings = readOrExplain()
  if (!settings) return void (process.exitCode = 2)
  const log = openLog(settings)
  const starting = Promise.withResolvers<RunningServer | null>()
  const end = makeEnd(starting.promise, log)
  process.on('SIGTERM', () => void end(0))
  process.on('SIGINT', () => void end(0))
  process.on('unhandledRejection', (reason) => {
    log.fatal({ err: reason }, 'A promise failed and nobody looked at it')
    void end(1)
  })
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'An error was caught nowhere')
    void end(1)
  })
  endWithParent(settings.parentPid, () => void end(0))
  const running = await start(settings, log)
  starting.resolve(running)
  if (running === null) return void end(1)
  if (settings.role === 'migrate') return void end(0)
  log.info({ role: settings.role, address: running.address, desk: running.deskAddress, pid: process.pid }, 'ready')
}

async function start(settings: Settings, log: Logger): Promise<RunningServer | null> {
  try {
    return await startServer(settings, log, allRoutes)
  } catch (error) {
    log.debug({ err: error }, 'The server did not start')
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`The server does not start: ${redactText(reason)}\n`)
    return null
  }
}

function readOrExplain(): Settings | null {
  try {
    return readSettings(process.env)
  } catch (error) {
    const problems = error instanceof SettingsError ? error.problems : [redactText(String(error))]
    process.stderr.write(`The server does not start:\n${problems.map((problem) => `- ${problem}`).join('\n')}\n`)
    return null
  }
}

/**
 * The first reason to end counts, and one stop is enough: Ctrl-C in a terminal reaches us twice, from the terminal and
 * from the runner. Asked while still starting, it waits for that, so that nothing is left half started.
 */
function makeEnd(starting: Promise<RunningServer | null>, log: Logger) {
  let isEnding = false
  return async (code: number): Promise<void> => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), stopPatienceMs).unref()
    try {
      await (await starting)?.stop()
      log.info('stopped')
      process.exit(code)
    } catch (error) {
      log.error({ err: error }, 'The server did not stop cleanly')
      process.exit(1)
    }
  }
}

/** When `npm start` is gone, even by force, we stop ourselves. */
function endWithParent(parentPid: number | null, end: () => void): void {
  if (parentPid === null) return
  setInterval(() => {
    try {
      process.kill(parentPid, 0)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') end()
    }
  }, parentLookEveryMs).unref()
}

await main()
