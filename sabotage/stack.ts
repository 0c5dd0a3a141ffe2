// The server and sandbox of a lane's browser tests. A defect of pages alone finds them loaded (keep-serving.ts); one of what they
// run themselves has them started by the test runner, as `npm test` does.
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { startMigratedDatabase, startTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { importersOf, isBelow } from './importers.ts'
import { type Lane, laneEnvironment, sourceFiles } from './lane.ts'

/** Ports of the lanes' sites: far from those of `npm start` and of `npm test`. */
export const portOf = (lane: Lane): number => Number(process.env['SABOTAGE_PORT'] ?? 6_100) + lane.number * 10

const keeper = 'sabotage/keep-serving.ts'
const kept = new Map<number, ChildProcess>()
let importers: ReturnType<typeof importersOf> | undefined

/** Runs `work` with a stack on an empty database, or with the database for one that the test runner starts, as `env` names it. */
export async function withStack<T>(lane: Lane, work: (env: Record<string, string>) => Promise<T>): Promise<T> {
  const isKept = !lane.changed.some(isServed)
  const database = await (isKept ? startMigratedDatabase() : startTestDatabase())
  const env = { DATABASE_URL: database.url }
  try {
    return isKept ? await withKept(lane, database, () => work({ ...env, E2E_RUNNING: '1' })) : await work(env)
  } finally {
    await database.stop()
  }
}

/** Whether the server or the sandbox runs it, or may read it. */
function isServed(file: string): boolean {
  importers ??= importersOf(sourceFiles())
  return !/^(?:web|desk|mock-api|site-build|lending|contract)\//.test(file) || isBelow(file, keeper, importers)
}

async function withKept<T>(lane: Lane, { url }: TestDatabase, work: () => Promise<T>): Promise<T> {
  const child = kept.get(lane.number) ?? openKept(lane)
  await order(lane, child, { databaseUrl: url })
  try {
    return await work()
  } finally {
    await order(lane, child, {})
  }
}

function openKept(lane: Lane): ChildProcess {
  const port = portOf(lane)
  const ports = { PORT: String(port), SANDBOX_PORT: String(port + 1), DESK_PORT: String(port + 2) }
  const child = fork(join(lane.folder, keeper), { cwd: lane.folder, env: laneEnvironment(ports) })
  child.unref()
  child.channel?.unref()
  kept.set(lane.number, child)
  return child
}

/** One that could not do it is given up: the next defect finds another. */
async function order(lane: Lane, child: ChildProcess, what: { databaseUrl?: string }): Promise<void> {
  child.channel?.ref()
  const fault = await new Promise<string | null>((settle) => {
    child.once('message', (answer: { fault: string | null }) => settle(answer.fault))
    child.once('exit', () => settle('The server ended.'))
    child.send(what)
  })
  child.removeAllListeners()
  child.channel?.unref()
  if (fault === null) return
  kept.delete(lane.number)
  child.kill('SIGKILL')
  throw new StackFault(fault)
}

/** The server or the sandbox does not start. */
export class StackFault extends Error {}
