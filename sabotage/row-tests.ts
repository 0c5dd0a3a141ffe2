// The tests of one row in a lane, cheapest group first, until one fails.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Lane, repository, runInLane } from './lane.ts'
import { OrderFailed, order } from './kept-program.ts'
import { isLoadedBy, portOf, withStack } from './stack.ts'
// @ts-expect-error -- plain scripts, which the commands of the repository share
import { provingGroups } from '../run/conformance.mjs'
// @ts-expect-error -- as above
import { requirementRows } from '../run/requirement-rows.mjs'
// @ts-expect-error -- as above
import { resultsIn } from '../run/test-results.mjs'

export type Group = 'pure' | 'real' | 'durability' | 'browser'
export type RowTest = {
  group: Group
  file: string
  title: string
  outcome: 'passed' | 'failed' | 'skipped'
  ms: number
}
type Row = { id: string; asks: string; surface: 'browser' | 'http' | 'engine' | 'pure' }

export const rows: readonly Row[] = requirementRows
const builder = 'sabotage/keep-building.ts'
const patienceMs = { build: 5 * 60_000, tests: 10 * 60_000 }
const groupFiles: Record<Group, RegExp> = {
  pure: /^(?:(?:lending|contract|ui|web|desk|mock-api)\/.*|[^/]+)\.test\.tsx?$/,
  real: /^(?:run|server|bank-sandbox)\/.*\.test\.ts$/,
  durability: /^e2e\/durability\/.*\.test\.ts$/,
  browser: /^e2e\/.*\.e2e\.ts$/,
}

/** Matches the id as a whole: NAV-3 is not in NAV-33. */
export const idPattern = (row: string): string => `(?<![\\w-])${row}(?!\\d)`

/** Whether a title carries the id of the row. */
export const names = (title: string, row: string): boolean => new RegExp(idPattern(row)).test(title)

function groupsOf(row: string): readonly Group[] {
  const found = rows.find(({ id }) => id === row)
  if (!found) throw new Error(`There is no row ${row}.`)
  return provingGroups[found.surface]
}

const testFilesOf = (group: Group, files: readonly string[]): string[] =>
  files.filter((file) => groupFiles[group].test(file))

/** The text of a test file and of the tables beside it, which may hold its titles. */
function titlesIn(file: string): string {
  const text = readFileSync(join(repository, file), 'utf8')
  const beside = [...text.matchAll(/from '\.\/([\w-]+-table\.ts)'/g)].map(([, name]) => join(dirname(file), name!))
  return [text, ...beside.map((table) => readFileSync(join(repository, table), 'utf8'))].join('\n')
}

/** The test files that name the row, by group. */
function filesOf(row: string, files: readonly string[]): Partial<Record<Group, string[]>> {
  const pattern = new RegExp(idPattern(row))
  const named = (group: Group) => testFilesOf(group, files).filter((file) => pattern.test(titlesIn(file)))
  const entries = groupsOf(row).map((group) => [group, named(group)] as const)
  return Object.fromEntries(entries.filter(([, found]) => found.length > 0))
}

/** Something but a test went wrong: the site was not built, or no test ran. */
export class NothingShown extends Error {}

/** The tests of the row that ran, up to the first that failed. */
export async function runRow(lane: Lane, row: string, files: readonly string[]): Promise<RowTest[]> {
  const tests: RowTest[] = []
  for (const [group, own] of Object.entries(filesOf(row, files)) as [Group, string[]][]) {
    const ran = await runGroup(lane, group, own, { pattern: idPattern(row) })
    tests.push(...ran.filter(({ title }) => names(title, row)))
    if (tests.some(({ outcome }) => outcome === 'failed')) break
  }
  return tests
}

/** `pattern` is of the titles. */
type Way = { pattern: string; isEndedByFailure?: boolean }

/** Runs the tests of these files; throws `NothingShown` when none of them came to an outcome. */
export async function runGroup(lane: Lane, group: Group, files: readonly string[], way: Way): Promise<RowTest[]> {
  const report = join(lane.folder, '.build', 'reports', `${group}.json`)
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  if (group === 'browser') await buildSite(lane)
  const { program, env } = group === 'browser' ? playwright(lane, report, way) : vitest(lane, group, report, way)
  const run = (stackEnv: Record<string, string>) =>
    runInLane(lane, [...program, ...files], { env: { ...env, ...stackEnv }, patienceMs: patienceMs.tests })
  const ended = group === 'browser' ? await withStack(lane, run).catch(ifStackFails) : await run({})
  const tests: RowTest[] = existsSync(report) ? resultsIn(group, JSON.parse(readFileSync(report, 'utf8'))) : []
  const ran = tests
    .filter(({ outcome }) => outcome !== 'skipped')
    .map((test) => ({ ...test, file: inTree(lane, test) }))
  if (ran.length > 0) return ran
  throw new NothingShown(`No test of ${group} ran (code ${ended.code}).\n${ended.output.slice(-2_000)}`)
}

function ifStackFails(error: unknown): never {
  throw error instanceof OrderFailed ? new NothingShown(error.message) : error
}

/** In the process that stays loaded, unless that runs a changed file itself. */
async function buildSite(lane: Lane): Promise<void> {
  const isKept = lane.changed === null || !isLoadedBy(builder, lane.changed)
  try {
    if (isKept) await order(lane, builder, { SITE_PACK: 'off', NODE_ENV: 'production' }, {})
    else await buildApart(lane)
  } catch (error) {
    if (!(error instanceof OrderFailed)) throw error
    throw new NothingShown(`The site could not be built.\n${error.message.slice(-2_000)}`)
  }
}

async function buildApart(lane: Lane): Promise<void> {
  const script = `const { ensureBuilt } = await import('./run/build-web.mjs'); await ensureBuilt(process.execPath)`
  const ended = await runInLane(lane, ['--input-type=module', '-e', script], {
    env: { SITE_PACK: 'off' },
    patienceMs: patienceMs.build,
  })
  if (ended.code !== 0) throw new OrderFailed(ended.output)
}

const inTree = (lane: Lane, { file }: RowTest): string => relative(lane.folder, file).replace(/^.*?(?=e2e\/)/, '')

/** Matches a test's own title, without those of the groups around it and the device it ran on. */
export const leafPattern = (title: string): string =>
  (title.split(' › ').at(-1) ?? '').replace(/ \[\w+\]$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function playwright(lane: Lane, report: string, { pattern, isEndedByFailure = true }: Way) {
  const port = portOf(lane)
  const cli = join(lane.folder, 'node_modules', '@playwright', 'test', 'cli.js')
  const chosen = ['--config', join('e2e', 'playwright.config.ts'), '--reporter=json', '-g', pattern]
  const env = {
    E2E_PORT: String(port),
    E2E_SANDBOX_PORT: String(port + 1),
    E2E_WORKERS: '1',
    // A missing thing is waited for in vain: shorter than in `npm test`, and held against the tree without a defect.
    E2E_PATIENCE: 'short',
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  }
  return { program: [cli, 'test', ...chosen, ...(isEndedByFailure ? ['-x'] : [])], env }
}

function vitest(lane: Lane, group: Group, report: string, { pattern, isEndedByFailure = true }: Way) {
  const program = [join(lane.folder, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', group]
  const chosen = ['--reporter=json', `--outputFile.json=${report}`, '-t', pattern]
  return { program: [...program, ...chosen, ...(isEndedByFailure ? ['--bail=1'] : [])], env: {} }
}
