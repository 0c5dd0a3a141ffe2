// The kinds of tests and checks, in the order in which they run: the quickest to tell something wrong come first.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { ensureBuilt } from './build-web.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureOtherBrowsers } from './other-browsers.mjs'
import { inRepository, repository } from './paths.mjs'

const patienceMs = 75 * 60_000
const packageProgram = (...parts) => inRepository('node_modules', ...parts)
const browserConfig = inRepository('e2e', 'playwright.config.ts')
const nothing = { passed: 0, failed: 0, skipped: 0 }

/** Each part: its title, the group by which it is asked for, and `run(node)` giving `{ passed, failed, skipped }`. */
export const parts = [
  check('Types', [packageProgram('typescript', 'bin', 'tsc'), '-b']),
  check('Lint', [packageProgram('oxlint', 'bin', 'oxlint'), '.']),
  check('Formatting', [packageProgram('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level=warn', '.']),
  vitest('Tests of pure parts', 'pure'),
  { title: 'A minute of hostile statement files', group: 'hostile', run: runHostileFiles },
  vitest('Tests with a real database and real processes', 'real'),
  vitest('Processes and databases killed at random moments', 'durability'),
  { title: 'Build of the site', group: 'browser', run: buildSite },
  { title: 'Weight of every page', group: 'browser', run: weighSite },
  { title: 'Tests in the browser', group: 'browser', run: runBrowserTests },
  // By what the groups before it left behind, so it comes last.
  { title: 'Every requirement proven', group: 'conformance', run: runConformance },
  { title: 'Journeys in Firefox and WebKit', group: 'browsers', isOnRequest: true, run: runOtherBrowsers },
]

function check(title, program) {
  const run = async (node) => ((await runProgram(node, program)) === 0 ? nothing : { ...nothing, failed: 1 })
  return { title, group: 'checks', run }
}

function vitest(title, project) {
  return {
    title,
    group: project,
    run: async (node) => {
      const report = freshReport(project)
      const program = [packageProgram('vitest', 'vitest.mjs'), 'run', '--project', project]
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const code = await runProgram(node, [...program, ...reporters])
      return countVitest(report, code)
    },
  }
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

/** Counts as one test; the whole million for each parser is the bench's own default. */
async function runHostileFiles(node) {
  const program = [inRepository('bench', 'fuzz-statements.ts'), '100000000', '60', '1', '--no-bombs']
  return (await runProgram(node, program)) === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 }
}

async function buildSite(node) {
  const built = await ensureBuilt(node)
  console.log(built ? 'Built.' : 'Nothing has changed since the last build.')
  return nothing
}

/** Counts as one test: no page may weigh more than its budget. */
async function weighSite(node) {
  const code = await runProgram(node, [inRepository('bench', 'site-weight.ts')])
  return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 }
}

async function runBrowserTests(node) {
  if (!existsSync(browserConfig)) {
    console.log('There are no browser tests.')
    return nothing
  }
  const report = freshReport('browser')
  const program = [packageProgram('@playwright', 'test', 'cli.js'), 'test', '--config', browserConfig]
  const workers = process.env.E2E_WORKERS || '2'
  const env = { CHROMIUM: ensureChromium(), E2E_WORKERS: workers, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const code = await runProgram(node, [...program, '--reporter=list,json'], env)
  const stats = readReport(report)?.stats
  if (!stats) return { ...nothing, failed: 1 }
  const { expected, unexpected, flaky } = stats
  const failed = unexpected + flaky
  return { passed: expected, failed: code === 0 ? failed : Math.max(failed, 1), skipped: stats.skipped }
}

/** Firefox and WebKit are no part of the default run: their packages are fetched, and the journeys take some minutes. */
async function runOtherBrowsers(node) {
  ensureOtherBrowsers()
  await ensureBuilt(node)
  const report = freshReport('browsers')
  const code = await runProgram(node, [inRepository('e2e', 'browsers', 'main.ts')], { BROWSERS_REPORT: report })
  const counted = readReport(report)
  if (!counted) return { ...nothing, failed: 1 }
  return { ...nothing, ...counted, failed: code === 0 ? counted.failed : Math.max(counted.failed, 1) }
}

/** Counts as one test. */
async function runConformance(node) {
  const program = [inRepository('run', 'conformance.mjs'), '--owed']
  return (await runProgram(node, program)) === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 }
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

/** Runs a program of the packages with our Node, which its own children find first as well; resolves to its code. */
function runProgram(node, program, env = {}) {
  const path = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`
  const child = spawn(node, program, {
    cwd: repository,
    env: { ...process.env, ...env, PATH: path },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: patienceMs,
  })
  return new Promise((settle) => {
    child.on('error', (error) => {
      console.error(error.message)
      settle(1)
    })
    child.on('close', (code) => settle(code ?? 1))
  })
}
