// The kinds of tests and checks, in the order in which they run: the quickest to show something wrong come first.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, constants, setPriority } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { ensureBuilt } from './build-web.mjs'
import { ensureChromium, ensureChromiumShell } from './chromium.mjs'
import { runDates } from './dates.mjs'
import { installDebianPackages, mayInstall } from './debian-packages.mjs'
import { ensureOtherBrowsers } from './other-browsers.mjs'
import { ensurePackagesApart } from './packages-apart.mjs'
import { inRepository, repository } from './paths.mjs'
import { tryAlertRules } from './promtool.mjs'

const patienceMs = 75 * 60_000
const packageProgram = (...parts) => inRepository('node_modules', ...parts)
const browserConfig = inRepository('e2e', 'playwright.config.ts')
/** Tests that speak to a server wait for a fifth of their time, which one worker more than there are cores fills. */
const realWorkers = availableParallelism() + 1
/** Benches with promised figures, the longest first: each must give all of them; speed needs a quiet machine. */
const promisedBenches = [
  ...['desk-case', 'start', 'time-to-offer', 'http-load'],
  ...['obligations', 'statements', 'analysis', 'yearly-cost'],
]
const nothing = { passed: 0, failed: 0, skipped: 0 }

/**
 * Stages follow one another. Each is a list of parts: a title, the group by which it is asked for, its lane, and
 * `run(node, write)` giving `{ passed, failed, skipped }`. Lanes run at the same time.
 */
export const stages = [
  [
    { lane: 'types', ...check('Types', [packageProgram('typescript', 'bin', 'tsc'), '-b']) },
    { lane: 'types', ...check('Lint', [packageProgram('oxlint', 'bin', 'oxlint'), '.']) },
    { lane: 'types', ...check('Formatting', [packageProgram('oxfmt', 'bin', 'oxfmt'), '--check', '.']) },
    { lane: 'types', title: 'Rules of the alerts', group: 'checks', run: tryAlertRules },
    { lane: 'pure', ...vitest('Tests of pure parts', 'pure') },
  ],
  [{ lane: 'real', ...vitest('Tests with a real database and real processes', 'real') }],
  // The kills mostly wait, so that the files take what they leave over.
  [
    { lane: 'durability', ...vitest('Processes and databases killed at random moments', 'durability') },
    { lane: 'hostile', title: 'Hostile statement files', group: 'hostile', run: runHostileFiles },
  ],
  [
    { lane: 'browser', title: 'Build of the site', group: 'browser', run: buildSite },
    { lane: 'browser', title: 'Weight of every page', group: 'browser', run: weighSite },
    { lane: 'browser', title: 'Benches at a small size', group: 'benches', run: runBenches },
    { lane: 'browser', title: 'Tests in the browser', group: 'browser', run: runBrowserTests },
  ],
  // By what the groups before it left behind, so it comes last.
  [
    {
      lane: 'conformance',
      title: 'Every requirement proven by a caught defect',
      group: 'conformance',
      run: runConformance,
    },
  ],
  [
    {
      lane: 'browsers',
      title: 'Journeys in Firefox and WebKit',
      group: 'browsers',
      isOnRequest: true,
      run: runOtherBrowsers,
    },
    {
      lane: 'release',
      title: 'The release in containers, in production, walked as a second lender',
      group: 'release',
      isOnRequest: true,
      run: (node, write) => runInContainers(node, write, 'main.ts'),
    },
    {
      lane: 'release',
      title: 'The release before and this one side by side, under load',
      group: 'upgrade',
      isOnRequest: true,
      run: (node, write) => runInContainers(node, write, 'upgrade.ts'),
    },
    {
      lane: 'dates',
      title: 'Other days and zones',
      group: 'dates',
      isOnRequest: true,
      run: (node, write) => runDates(write, (name, words, env) => runVitest(node, write, name, words, env)),
    },
  ],
]

function check(title, program) {
  const run = async (node, write) =>
    (await runProgram(node, write, program)) === 0 ? nothing : { ...nothing, failed: 1 }
  return { title, group: 'checks', run }
}

function vitest(title, project) {
  return {
    title,
    group: project,
    run: (node, write) => runVitest(node, write, project, ['--project', project, '--reporter=default']),
  }
}

async function runVitest(node, write, name, words, env = {}) {
  const report = freshReport(name)
  const workers = words.includes('real') ? [`--maxWorkers=${realWorkers}`] : []
  const reporter = ['--reporter=json', `--outputFile.json=${report}`]
  const program = [packageProgram('vitest', 'vitest.mjs'), 'run', ...words, ...workers, ...reporter]
  return countVitest(report, await runProgram(node, write, program, { env }))
}

function countVitest(report, code) {
  const result = readReport(report)
  if (!result) return { ...nothing, failed: 1 }
  const filesThatDidNotLoad = result.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  ).length
  const failed = result.numFailedTests + filesThatDidNotLoad
  const skipped = result.numPendingTests + (result.numTodoTests ?? 0)
  return { passed: result.numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1), skipped }
}

/** Counts as one test. A fixed set of files that fits beside the kills; the bench itself takes a million. */
async function runHostileFiles(node, write) {
  const program = [inRepository('bench', 'fuzz-statements.ts'), '36000', '0', '1', '--no-bombs']
  const isGood = (await runProgram(node, write, program, { isPatient: true })) === 0
  return isGood ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 }
}

async function buildSite(node, write) {
  const built = await ensureBuilt(node)
  write(built ? 'Built.\n' : 'Nothing has changed since the last build.\n')
  return nothing
}

/** Counts as one test: no page may weigh more than its budget. */
async function weighSite(node, write) {
  const code = await runProgram(node, write, [inRepository('bench', 'site-weight.ts')])
  return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 }
}

/** Counts each bench as one test. Two at a time, since they mostly start programs and wait for them. */
async function runBenches(node, write) {
  await ensureBuilt(node)
  ensurePackagesApart('bench', 'peers')
  const waiting = [...promisedBenches]
  const codes = []
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      let said = ''
      codes.push(await runProgram(node, (text) => (said += text), [inRepository('bench', `${name}.ts`), '--small']))
      write(`\n${name}\n${said}`)
    }
  }
  await Promise.all([work(), work()])
  const failed = codes.filter((code) => code !== 0).length
  return { ...nothing, passed: codes.length - failed, failed }
}

async function runBrowserTests(node, write) {
  if (!existsSync(browserConfig)) {
    write('There are no browser tests.\n')
    return nothing
  }
  ensurePackagesApart('e2e', 'observatory')
  const report = freshReport('browser')
  const program = [packageProgram('@playwright', 'test', 'cli.js'), 'test', '--config', browserConfig]
  const workers = process.env.E2E_WORKERS || '2'
  const browsers = { CHROMIUM: ensureChromium(), CHROMIUM_SHELL: ensureChromiumShell() }
  const env = { ...browsers, E2E_WORKERS: workers, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const code = await runProgram(node, write, [...program, '--reporter=list,json'], { env })
  const stats = readReport(report)?.stats
  if (!stats) return { ...nothing, failed: 1 }
  const { expected, unexpected, flaky } = stats
  const failed = unexpected + flaky
  return { passed: expected, failed: code === 0 ? failed : Math.max(failed, 1), skipped: stats.skipped }
}

/** Firefox and WebKit are not in the default run: their packages are fetched, and the journeys take minutes. */
async function runOtherBrowsers(node, write) {
  ensureOtherBrowsers()
  await ensureBuilt(node)
  const report = freshReport('browsers')
  const code = await runProgram(node, write, [inRepository('e2e', 'browsers', 'main.ts')], {
    env: { BROWSERS_REPORT: report },
  })
  const counted = readReport(report)
  if (!counted) return { ...nothing, failed: 1 }
  return { ...nothing, ...counted, failed: code === 0 ? counted.failed : Math.max(counted.failed, 1) }
}

/** Counts as one test. */
async function runInContainers(node, write, program) {
  const wanted = [
    'podman',
    'buildah',
    'runc',
    'netavark',
    'aardvark-dns',
    'catatonit',
    'mmdebstrap',
    'caddy',
    'openssl',
  ]
  if (mayInstall()) installDebianPackages(wanted)
  if ((await runProgram(process.execPath, write, [inRepository('run', 'release.mjs')])) !== 0)
    return { ...nothing, failed: 1 }
  const env = { CHROMIUM: ensureChromium(), CHROMIUM_SHELL: ensureChromiumShell() }
  const code = await runProgram(node, write, [inRepository('e2e', 'release', program)], { env })
  return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 }
}

/** Counts as one test. */
async function runConformance(node, write) {
  const program = [inRepository('run', 'conformance.mjs'), '--owed']
  return (await runProgram(node, write, program)) === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 }
}

function freshReport(name) {
  const report = inRepository('.build', 'test-reports', `${name}.json`)
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  return report
}

function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return undefined
  }
}

/** Runs a program with our Node first in its path; resolves to its exit code. A patient one has low priority. */
function runProgram(node, write, program, { env = {}, isPatient = false } = {}) {
  const path = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(node, program, {
    cwd: repository,
    env: { ...colour, ...process.env, ...env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: patienceMs,
  })
  if (isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', write)
  return new Promise((settle) => {
    child.on('error', (error) => {
      write(`${error.message}\n`)
      settle(1)
    })
    child.on('close', (code) => settle(code ?? 1))
  })
}
