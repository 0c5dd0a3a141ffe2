// Loaded into every Node of a run (`NODE_OPTIONS`): writes down which test file reaches which mutation, also by a program
// that the test starts.
import childProcess from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const log = process.env.SABOTAGE_REACHED
const known = new Set()

const testFile = () => globalThis.__vitest_worker__?.filepath ?? process.env.SABOTAGE_TEST_FILE

/** Between the tests, a worker loads modules. */
const isLoading = () => globalThis.__vitest_worker__ !== undefined && !globalThis.__vitest_worker__.current

function note(id) {
  const line = `${testFile() ?? ''}\t${id}\t${isLoading() ? 'load' : 'run'}\n`
  if (known.has(line)) return
  known.add(line)
  appendFileSync(log, line)
}

/** Hands the name of the test on to each program that it starts. */
const handingOn = {
  apply(start, self, given) {
    if (testFile()) process.env.SABOTAGE_TEST_FILE = testFile()
    return Reflect.apply(start, self, given)
  },
}

if (log) {
  for (const name of ['spawn', 'spawnSync', 'fork', 'execFile', 'execFileSync'])
    childProcess[name] = new Proxy(childProcess[name], handingOn)
  syncBuiltinESMExports()
  const reached = new Proxy(
    {},
    {
      set(_target, id) {
        note(id)
        return true
      },
    },
  )
  globalThis.__stryker__ = { mutantCoverage: { static: reached, perTest: {} } }
}
