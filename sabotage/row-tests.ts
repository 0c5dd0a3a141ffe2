// The tests of one row in a lane, cheapest group first, until one fails.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Lane, repository, runInLane } from './lane.ts'
// @ts-expect-error -- plain scripts, which the commands of the repository share
import { provingGroups } from '../run/conformance.mjs'
// @ts-expect-error -- as above
import { requirementRows } from '../run/requirement-rows.mjs'
// @ts-expect-error -- as above
import { resultsIn } from '../run/test-results.mjs'

export type Group = 'pure' | 'real' | 'durability' | 'browser'
export type RowTest = { group: Group; file: string; title: string; outcome: 'passed' | 'failed' | 'skipped' }
type Row = { id: string; asks: string; surface: 'browser' | 'http' | 'pure' }

export const rows: readonly Row[] = requirementRows
const patienceMs = { build: 5 * 60_000, tests: 10 * 60_000 }
/** Ports of the lanes' sites: far from those of `npm start` and of `npm test`. */
const portOf = (lane: Lane): number => Number(process.env['SABOTAGE_PORT'] ?? 6_100) + lane.number * 10

const groupFiles: Record<Group, RegExp> = {
  pure: /^(?:(?:lending|contract|web|mock-api)\/.*|[^/]+)\.test\.tsx?$/,
  real: /^(?:run|server|bank-sandbox)\/.*\.test\.ts$/,
  durability: /^e2e\/durability\/.*\.test\.ts$/,
  browser: /^e2e\/.*\.e2e\.ts$/,
}

/** Matches the id where it stands for itself: NAV-3 is not in NAV-33. */
export const idPattern = (row: string): string => `(?<![\\w-])${row}(?!\\d)`

export function groupsOf(row: string): readonly Group[] {
  const found = rows.find(({ id }) => id === row)
  if (!found) throw new Error(`There is no row ${row}.`)
  return provingGroups[found.surface]
}

/** The test files that name the row, by group. */
export function filesOf(row: string, files: readonly string[]): Partial<Record<Group, string[]>> {
  const pattern = new RegExp(idPattern(row))
  const named = (group: Group) =>
    files.filter((file) => groupFiles[group].test(file) && pattern.test(readFileSync(join(repository, file), 'utf8')))
  const entries = groupsOf(row).map((group) => [group, named(group)] as const)
  return Object.fromEntries(entries.filter(([, found]) => found.length > 0))
}

/** Something but a test went wrong: the site was not built, or no test ran. */
export class NothingShown extends Error {}

/** The tests of the row that ran, up to the first that failed. */
export async function runRow(lane: Lane, row: string, files: readonly string[]): Promise<RowTest[]> {
  const tests: RowTest[] = []
  for (const [group, own] of Object.entries(filesOf(row, files)) as [Group, string[]][]) {
    const ran = await runGroup(lane, group, own, idPattern(row))
    tests.push(...ran.filter(({ title }) => new RegExp(idPattern(row)).test(title)))
    if (tests.some(({ outcome }) => outcome === 'failed')) break
  }
  return tests
}

/** Runs the tests of these files whose titles match; throws `NothingShown` when none of them came to an outcome. */
export async function runGroup(
  lane: Lane,
  group: Group,
  files: string[],
  pattern: string,
  { isEndedByFailure = true } = {},
): Promise<RowTest[]> {
  const report = join(lane.folder, '.build', 'reports', `${group}.json`)
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  if (group === 'browser') await build(lane)
  const run = group === 'browser' ? playwright : vitest
  const ended = await run(lane, { group, files, pattern, report, isEndedByFailure })
  const tests: RowTest[] = existsSync(report) ? resultsIn(group, JSON.parse(readFileSync(report, 'utf8'))) : []
  const ran = tests
    .filter(({ outcome }) => outcome !== 'skipped')
    .map((test) => ({ ...test, file: inTree(lane, test) }))
  if (ran.length === 0)
    throw new NothingShown(`No test of ${group} ran (code ${ended.code}).\n${ended.output.slice(-2_000)}`)
  return ran
}

async function build(lane: Lane): Promise<void> {
  const script = `const { ensureBuilt } = await import('./run/build-web.mjs'); await ensureBuilt(process.execPath)`
  const ended = await runInLane(lane, ['--input-type=module', '-e', script], { patienceMs: patienceMs.build })
  if (ended.code !== 0) throw new NothingShown(`The site could not be built.\n${ended.output.slice(-2_000)}`)
}

const inTree = (lane: Lane, { file }: RowTest): string => relative(lane.folder, file).replace(/^.*?(?=e2e\/)/, '')

type Asked = { group: Group; files: string[]; pattern: string; report: string; isEndedByFailure: boolean }

function playwright(lane: Lane, { files, pattern, report, isEndedByFailure }: Asked) {
  const port = portOf(lane)
  const program = [join(lane.folder, 'node_modules', '@playwright', 'test', 'cli.js'), 'test']
  const chosen = ['--config', join('e2e', 'playwright.config.ts'), '--reporter=json', '-g', pattern, ...files]
  const env = {
    E2E_PORT: String(port),
    E2E_SANDBOX_PORT: String(port + 1),
    E2E_WORKERS: '1',
    // A missing thing is waited for in vain: shorter than in `npm test`, and held against the tree without a defect.
    E2E_PATIENCE: 'short',
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  }
  const ending = isEndedByFailure ? ['-x'] : []
  return runInLane(lane, [...program, ...chosen, ...ending], { env, patienceMs: patienceMs.tests })
}

function vitest(lane: Lane, { group, files, pattern, report, isEndedByFailure }: Asked) {
  const program = [join(lane.folder, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', group]
  const chosen = ['--reporter=json', `--outputFile.json=${report}`, '-t', pattern, ...files]
  const ending = isEndedByFailure ? ['--bail=1'] : []
  return runInLane(lane, [...program, ...chosen, ...ending], { patienceMs: patienceMs.tests })
}
