// `npm run mutate -- lending/scorecard` (or `session`): changes code in many small ways and shows what no test notices; aim 85 %.
// `--tests=FOLDERS` runs only those tests, `--again` keeps the last findings, `--every=5` changes each fifth line.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { nodeBinary } from './node-binary.mjs'
import { Explained, inRepository, repository, runMain } from './paths.mjs'

const sessionCode = [
  'server/http/access-token.ts',
  'server/http/guard.ts',
  'server/http/session-cookie.ts',
  'server/routes/session/authentication.ts',
  'server/store/session/session.ts',
]
const sessionTests = [
  'server/http/access-token.test.ts',
  'server/http/guard.test.ts',
  'server/http/session-cookie.test.ts',
  'server/routes/session/authentication.test.ts',
  'server/routes/session/session-calls.test.ts',
  'server/store/session/session.test.ts',
]
const aimPercent = 85

/** What is changed and which tests are asked, for each path that was given. */
function plansFor(paths, askedTests, everyLines) {
  return paths.map((path) => {
    if (path === 'session') return { name: 'session', mutate: sessionCode, tests: sessionTests, processes: 1 }
    const files = path.split(',').map((one) => filesUnder(one, '.ts'))
    const mutate = [...linesOf(files, everyLines), '!lending/**/*.test.ts', '!lending/testing/**']
    const tests = askedTests.map((tested) => filesUnder(tested, '.test.ts'))
    const name = path.slice(0, 100).replaceAll(/[/,]/g, '-') + (everyLines > 1 ? `-every-${everyLines}` : '')
    return { name, mutate, tests, processes: 2 }
  })
}

function filesUnder(path, ending) {
  if (!/^lending(\/|$)/.test(path) || !existsSync(inRepository(path)))
    throw new Explained(`Name a folder or file of lending, or "session"; there is no "${path}".`)
  return path.endsWith('.ts') ? path : `${path.replace(/\/$/, '')}/**/*${ending}`
}

/** All lines of the files, or each so many'th of one file after another. */
function linesOf(files, everyLines) {
  if (everyLines === 1) return files
  let before = 0
  return files.flatMap(namesOf).flatMap((file) => {
    const count = readFileSync(inRepository(file), 'utf8').split('\n').length
    const lines = Array.from({ length: count }, (_, index) => index + 1)
    before += count
    return lines.filter((line) => (before + line) % everyLines === 0).map((line) => `${file}:${line}-${line}`)
  })
}

/** The files that a pattern of `filesUnder` means. */
function namesOf(pattern) {
  const [folder, ending] = pattern.split('/**/*')
  if (ending === undefined) return [pattern]
  const names = readdirSync(inRepository(folder), { recursive: true }).map((name) => join(folder, name))
  return names.filter((name) => name.endsWith(ending)).sort()
}

function settingsOf({ name, mutate, processes }, isAgain) {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'run/mutation.vitest.config.ts' },
    mutate,
    // The compiler of our version has no interface for programs; the files run as they are, so none is needed.
    tsconfigFile: 'none.json',
    ignorePatterns: ['.build', 'build', '.data', 'test-results', 'screenshots'],
    coverageAnalysis: 'perTest',
    concurrency: processes,
    timeoutMS: 20_000,
    incremental: true,
    incrementalFile: `.build/mutation/${name}.last-run.json`,
    force: !isAgain,
    thresholds: { high: 95, low: aimPercent, break: null },
    reporters: ['clear-text', 'json', 'progress-append-only'],
    clearTextReporter: { logTests: false, allowColor: false },
    jsonReporter: { fileName: `.build/mutation/${name}.json` },
    tempDirName: '.build/mutation/sandbox',
  }
}

await runMain(async () => {
  await ensureInstalled()
  const given = process.argv.slice(2)
  const paths = given.filter((word) => !word.startsWith('--'))
  const option = (name) => given.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1)
  const tests = (option('--tests') ?? 'lending').split(',')
  for (const plan of plansFor(
    paths.length > 0 ? paths : ['lending', 'session'],
    tests,
    Number(option('--every') ?? 1),
  )) {
    const settings = inRepository('.build', 'mutation', `${plan.name}.settings.json`)
    mkdirSync(dirname(settings), { recursive: true })
    writeFileSync(settings, JSON.stringify(settingsOf(plan, given.includes('--again')), null, 2))
    const program = inRepository('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
    const env = { ...process.env, MUTATION_TESTS: plan.tests.join(',') }
    const { status } = spawnSync(nodeBinary(), [program, 'run', settings], { stdio: 'inherit', cwd: repository, env })
    if (status !== 0) process.exitCode = 1
  }
})
