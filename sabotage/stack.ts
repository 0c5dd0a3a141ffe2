// The server and sandbox of a lane's browser tests. A defect of pages finds them loaded (keep-serving.ts); for one in
// their own code the test runner starts them, as `npm test` does.
import { startMigratedDatabase, startTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { importersOf, isBelow } from './importers.ts'
import { order } from './kept-program.ts'
import { type Lane, sourceFiles } from './lane.ts'

/** Ports of the lanes' sites: far from those of `npm start` and of `npm test`. */
export const portOf = (lane: Lane): number => Number(process.env['SABOTAGE_PORT'] ?? 6_100) + lane.number * 10

const keeper = 'sabotage/keep-serving.ts'
let importers: ReturnType<typeof importersOf> | undefined

/** Runs `work` with a stack on an empty database, or the database for one that the test runner starts, in `env`. */
export async function withStack<T>(lane: Lane, work: (env: Record<string, string>) => Promise<T>): Promise<T> {
  const isKept = lane.changed === null || (isOfPages(lane.changed) && !isLoadedBy(keeper, lane.changed))
  const database = await (isKept ? startMigratedDatabase() : startTestDatabase())
  const env = { DATABASE_URL: database.url }
  try {
    return isKept ? await withKept(lane, database, () => work({ ...env, E2E_RUNNING: '1' })) : await work(env)
  } finally {
    await database.stop()
  }
}

/** Where the server and the sandbox read nothing but what they load. */
const isOfPages = (file: string): boolean => /^(?:web|desk|mock-api|site-build|lending|contract)\//.test(file)

/** Whether a program that stays loaded would not see a change of the file. */
export function isLoadedBy(program: string, file: string): boolean {
  importers ??= importersOf(sourceFiles())
  return isBelow(file, program, importers)
}

async function withKept<T>(lane: Lane, { url }: TestDatabase, work: () => Promise<T>): Promise<T> {
  const port = portOf(lane)
  const ports = { PORT: String(port), SANDBOX_PORT: String(port + 1), DESK_PORT: String(port + 2) }
  await order(lane, keeper, ports, { databaseUrl: url })
  try {
    return await work()
  } finally {
    await order(lane, keeper, ports, {})
  }
}
