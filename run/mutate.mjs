// `npm run mutate -- lending/scorecard`: changes the code of a folder or file in many small ways and tells which changes no
// test notices. `npm run mutate -- session` does so with the server's session code, on a real database; without a path
// both are done, which takes hours. The share of changes that was noticed is the score; the aim is 85 %.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { nodeBinary } from './node-binary.mjs'
import { Explained, inRepository, repository, runMain } from './paths.mjs'

const sessionCode = [
  'server/http/access-token.ts',
  'server/http/guard.ts',
  'server/http/session-cookie.ts',
  'server/routes/authentication.ts',
  'server/store/session.ts',
]
const sessionTests = ['server/routes/authentication.test.ts']
const aimPercent = 85

/** What is changed and which tests are asked, for each path that was given. */
function plansFor(paths) {
  return paths.map((path) => {
    if (path === 'session') return { name: 'session', mutate: sessionCode, tests: sessionTests, processes: 1 }
    if (!/^lending(\/|$)/.test(path) || !existsSync(inRepository(path)))
      throw new Explained(`Name a folder or file of lending, or "session"; there is no "${path}".`)
    const files = path.endsWith('.ts') ? path : `${path.replace(/\/$/, '')}/**/*.ts`
    const mutate = [files, '!lending/**/*.test.ts', '!lending/testing/**', '!**/own-samples.ts']
    return { name: path.replaceAll('/', '-'), mutate, tests: ['lending/**/*.test.ts'], processes: 2 }
  })
}

function settingsOf({ name, mutate, processes }) {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'mutation.vitest.config.ts' },
    mutate,
    // The compiler of our version has no interface for programs; the files run as they are, so none is needed.
    tsconfigFile: 'none.json',
    ignorePatterns: ['build', '.data', 'test-results', 'screenshots'],
    coverageAnalysis: 'perTest',
    concurrency: processes,
    timeoutMS: 20_000,
    thresholds: { high: 95, low: aimPercent, break: null },
    reporters: ['clear-text', 'json'],
    clearTextReporter: { logTests: false, allowColor: false },
    jsonReporter: { fileName: `.build/mutation/${name}.json` },
    tempDirName: '.build/mutation/sandbox',
  }
}

await runMain(async () => {
  await ensureInstalled()
  const paths = process.argv.slice(2)
  for (const plan of plansFor(paths.length > 0 ? paths : ['lending', 'session'])) {
    const settings = inRepository('.build', 'mutation', `${plan.name}.settings.json`)
    mkdirSync(dirname(settings), { recursive: true })
    writeFileSync(settings, JSON.stringify(settingsOf(plan), null, 2))
    const program = inRepository('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
    const env = { ...process.env, MUTATION_TESTS: plan.tests.join(',') }
    const { status } = spawnSync(nodeBinary(), [program, 'run', settings], { stdio: 'inherit', cwd: repository, env })
    if (status !== 0) process.exitCode = 1
  }
})
